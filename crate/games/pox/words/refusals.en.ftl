### Pox: why something may not be done, in English. The engine says these sentences too, so they are made of text, numbers
### and plurals alone.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
