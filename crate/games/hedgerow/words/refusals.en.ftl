### Hedgerow: why something may not be done, in English. The engine says these sentences too, so they are made of text, numbers
### and plurals alone.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-its-turn = It is another piece’s turn.
refusal-gone = That piece is no longer on the board.
refusal-occupied = Another piece is in the way.
refusal-off-board = It would not be wholly on the board.
refusal-too-far = That is too far: it reaches { $reach }, and this is { $is } away.
refusal-hedge = A hedge is in the way.
refusal-not-enemy = Only pieces of another side are struck.
refusal-not-beside = They do not share an edge.
refusal-hedge-between = A hedge is between them.
