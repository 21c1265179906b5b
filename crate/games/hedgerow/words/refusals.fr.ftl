### Bocage : pourquoi une chose ne se fait pas, en français. Le moteur dit aussi ces phrases : rien que du texte, des nombres et des
### pluriels.

refusal-game-over = La partie est finie.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-its-turn = C’est le tour d’une autre pièce.
refusal-gone = Cette pièce n’est plus sur le plateau.
refusal-occupied = Une autre pièce barre le passage.
refusal-off-board = Elle ne serait pas entièrement sur le plateau.
refusal-too-far = C’est trop loin : la portée est de { $reach }, et c’est à { $is }.
refusal-hedge = Une haie barre le passage.
refusal-not-enemy = On ne frappe que les pièces d’un autre camp.
refusal-not-beside = Elles ne partagent aucune arête.
refusal-hedge-between = Une haie les sépare.
