### Skirmish : pourquoi une chose ne se fait pas, en français.

refusal-not-yours = Cette unité n’est pas à vous.
refusal-not-enemy = La cible doit être un ennemi.
refusal-not-ally = La cible doit être de votre camp.
refusal-gone = Cette unité est hors de combat.
refusal-too-far =
    { $reach ->
        [one] Trop loin : la portée est de { $reach } case, la cible est à { $is }.
       *[other] Trop loin : la portée est de { $reach } cases, la cible est à { $is }.
    }
refusal-off-lines = L’Allonge couvre les cases adjacentes et celles situées à deux cases exactement sur la même ligne ou colonne.
refusal-no-sight = Aucune ligne de vue jusqu’à la cible.
refusal-no-route = Une créature ne peut pas rejoindre la cible avec { $mp } PM.
refusal-not-enough-ap = Il faut { $needs } PA ; l’unité en a { $has }.
refusal-not-enough-mp = Il faut { $needs } PM ; l’unité en a { $has }.
refusal-used = Cette unité l’a déjà fait ce tour-ci.
refusal-occupied = Une autre unité occupe cette case.
refusal-blocked = Aucune unité ne peut entrer sur cette case.
refusal-not-deploy-square = Placez vos unités sur vos propres cases de déploiement.
refusal-not-in-hand = Cette carte n’est pas dans votre main.
refusal-captain-only = Seul le capitaine peut jouer cette carte.
refusal-same-card = Un exemplaire de cette carte s’y trouve déjà.
    .card = Un exemplaire de cette carte s’y trouve déjà : { $card }.
refusal-no-status = Il n’y a aucune carte d’état à retirer.
refusal-wrong-range = Cette carte ne renforce pas les attaques de cette portée.
refusal-not-this-phase = Ce n’est pas possible à ce stade de la partie.
refusal-decide-first = Une autre décision doit être prise d’abord.
refusal-not-offered = Cette réponse n’est pas proposée.
refusal-not-reachable = Aucun chemin n’y mène.
refusal-no-attack = Cette unité n’a pas cette attaque ou cette capacité.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-game-over = La partie est finie.
refusal-already-deployed = Cette unité est déjà placée.
refusal-bonus-is-forced = Un bonus va où les règles le placent ; il n’y a rien à choisir.
refusal-same-square = L’unité est déjà sur cette case.
refusal-nothing-to-choose = Il n’y a rien à décider pour l’instant.
refusal-off-board = Cette case est hors du plateau.
