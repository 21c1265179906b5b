### Pox : pourquoi quelque chose ne peut pas se faire, en français.

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
