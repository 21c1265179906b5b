### Yardstick : pourquoi une chose ne se fait pas, en français.

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-yours = Vous n’agissez qu’avec vos propres unités.
refusal-gone = Cette unité n’est plus sur le plateau.
refusal-occupied = Quelqu’un se tient là.
refusal-off-board = Cette case est hors du plateau.
refusal-too-far = C’est trop loin : la portée est de { $reach }, et c’est à { $is }.
refusal-no-diagonal = Un colosse ne marche pas en diagonale.
refusal-not-enemy = On ne frappe que des ennemis.
