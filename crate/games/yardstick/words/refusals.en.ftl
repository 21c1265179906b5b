### Yardstick: why something may not be done, in English. The engine says these sentences too, so they are made of text, numbers
### and plurals alone.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-yours = You can only act with your own units.
refusal-gone = That unit is no longer on the board.
refusal-occupied = Somebody stands there.
refusal-off-board = That square is off the board.
refusal-too-far = That is too far: it reaches { $reach }, and this is { $is } away.
refusal-no-diagonal = A brute does not step diagonally.
refusal-not-enemy = Only enemies are struck.
