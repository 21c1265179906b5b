### La table : plateau, main, dés, probabilités, journal, fil du temps. Pour tous les jeux.

table-board = Plateau
table-keys = Les flèches déplacent, Entrée choisit, Échap revient. N : prochaine unité qui peut agir. T : prochaine cible. H : que faire ici. M : cases proposées. W : cette case. L : journal. Dans les panneaux, haut et bas vont d’une entrée à l’autre, gauche et droite d’un terme à l’autre.
table-place-keys = Gauche et droite parcourent les lieux et leurs unités ; haut et bas vont de lieu en lieu ; Contrôle avec gauche et droite saute les unités. Entrée choisit, Échap reprend. N : prochaine unité qui peut agir. T : prochaine cible. H : ce qu’on peut faire ici. M : lieux proposés. W : ce point. L : journal.
table-place-units = { $count ->
        [0] personne
       *[other] { $own } à vous, { $others } { $others ->
            [one] autre
           *[other] autres
        }
    }
table-place-cards = { $count } { $count ->
        [one] carte posée
       *[other] cartes posées
    } là
table-place-held = { $seat ->
        [you] contrôlé par vous
       *[other] contrôlé par { $player }, { $whose }
    }
table-place-taken = pris par { $player }
table-place-free = contrôlé par personne
table-place-none = Dans aucun lieu
table-place-here = Sur place
table-own = à vous
table-foe = ennemi
table-neutral = neutre
table-captain = capitaine
table-size = { $columns } cases sur { $rows }
table-edge-top = { $edge } en haut
table-edge-right = { $edge } à droite
table-edge-bottom = { $edge } en bas
table-edge-left = { $edge } à gauche
table-ready = peut agir
table-number = { $value } { $stat }
table-odds-here = Les résultats possibles d’une attaque ou d’une carte s’affichent ici avant la confirmation.
table-of = { $value } { $stat } sur { $max }
table-card-counters = { $card }, { $counters } { $counters ->
        [one] marqueur
       *[other] marqueurs
    }
table-becomes = { $stat } : désormais { $value }
table-without = perd { $what }
table-form = redevient ensuite { $what }
table-owned = { $seat ->
        [you] votre carte
        [bot] carte du bot
       *[other] carte de { $player }
    }
table-until = { $when ->
        [turn-end] jusqu’à la fin du tour
       *[other] jusqu’à son prochain tour
    }
    .player = { $seat ->
            [you] { $when ->
                [of-turn-start] jusqu’au début de votre prochain tour
                [of-turn-end] jusqu’à la fin de votre prochain tour
               *[of-turn] pendant votre prochain tour
            }
            [bot] { $when ->
                [of-turn-start] jusqu’au début du prochain tour du bot
                [of-turn-end] jusqu’à la fin du prochain tour du bot
               *[of-turn] pendant le prochain tour du bot
            }
           *[other] { $when ->
                [of-turn-start] jusqu’au début du prochain tour de { $player }
                [of-turn-end] jusqu’à la fin du prochain tour de { $player }
               *[of-turn] pendant le prochain tour de { $player }
            }
        }
table-mark-selected = choisi
table-mark-reach = peut être choisi
table-mark-reach-cost = à portée pour { $cost }
table-mark-foe = peut être pris pour cible
table-mark-friend = peut être choisi
table-mark-actor = peut le faire
table-mark-asked = la question porte sur cette unité
table-mark-danger = risque d’être vaincu
table-mark-doomed = sera vaincu
table-mark-after = puis { $value } { $stat }
table-mark-goal = une unité arrive ici
table-mark-step = étape { $n } d’une unité
table-mark-barred = refusé
table-mark-hit = touche
table-mark-crit = critique
table-mark-block = parade
table-mark-none = rien

table-round = Manche { $round }, { $phase }
table-your-turn = Choisissez une unité ou une carte.
    .units = Choisissez une unité.
table-left = { $units ->
        [0] { $cards ->
            [0] Il ne reste rien à faire.
            [one] Il reste une carte.
           *[other] Il reste { $cards } cartes.
        }
        [one] { $cards ->
            [0] Il reste une unité.
            [one] Il reste une unité et une carte.
           *[other] Il reste une unité et { $cards } cartes.
        }
       *[other] { $cards ->
            [0] Il reste { $units } unités.
            [one] Il reste { $units } unités et une carte.
           *[other] Il reste { $units } unités et { $cards } cartes.
        }
    }
table-wait = Rien à décider ici.
table-busy = Un instant
table-won = { $seat ->
        [you] Vous gagnez
        [bot] Le bot gagne
       *[other] Victoire : { $player }
    }
table-drawn = Égalité
table-path = Choix en cours
table-next = { $what ->
        [none] Choisissez la suite.
       *[other] Choisissez { $what }.
    }
table-next-piece = une unité
table-next-target = une cible
table-next-cell = une case
table-next-card = une carte
table-next-attack = une attaque
table-next-ability = une capacité
table-next-button = une action
table-next-answer = une réponse
table-next-player = un joueur
table-next-zone = un lieu
table-next-place = un lieu
table-card-read = { $card } : ce que dit la carte
table-card-text = Texte
table-more-ways = { $count ->
        [one] Une autre façon
       *[other] { $count } autres façons
    }
table-asides = Aussi possible
table-declined = { $what } :
table-confirm-ask = Encore une fois pour confirmer.
table-cancel = Annuler
table-reserve = Pas encore sur le plateau
table-place = Placer le reste pour moi
table-choose = Choisir { $what }
table-menu = Comment ?

table-tab-unit = Unité
table-tab-hand = Main
table-tab-log = Journal
table-tab-question = Choix
table-tab-tray = Hasard

table-idle = Ne peut rien faire maintenant.
table-zones = En général, même sans pouvoir agir maintenant :
table-inspect-nothing = Choisissez une unité ou un lieu du plateau pour voir ce que c’est et ce qui s’y joue.
table-defence = Défense
table-dice = { $n } { $n ->
        [one] dé
       *[other] dés
    }
table-defence-dice = { $dice } { $n ->
        [one] dé
       *[other] dés
    }
table-defence-against = { $what } contre { $against }
table-traits = Traits
table-immune = Immunité : { $status }
table-cards-in-front = Devant elle
table-used = utilisé

table-hand = { $seat ->
        [you] Votre main
        [bot] Main du bot
       *[other] Main de { $player }
    } ({ $count })
table-hand-hidden = Vous ne pouvez pas voir ces cartes.
table-hand-empty = Aucune carte.
table-why-not = pourquoi ?
table-piles-more = { $seat ->
        [you] Toutes vos piles
        [bot] Toutes les piles du bot
       *[other] Toutes les piles : { $player }
    }
table-piles-shared = Pour tous
table-foretold = Si c’était son tour
table-turns = Ordre des tours
table-turn-now = maintenant
table-turn-again = au prochain passage
table-turn-drew = { $who } : { $what }
table-turn-tie = { $card } à l’égalité
table-turn-left = { $count ->
        [0] plus de tour
        [one] 1 tour restant
       *[other] { $count } tours restants
    }
table-turn-past = plus de tour
table-stages = Étapes de l’action
table-stage-answers = { $seat ->
        [you] Vous pouvez répondre
       *[other] { $player } peut répondre
    }
table-deck-odds = Reste dans la pioche, et chances de la prochaine carte
table-deck-rank = Rang
table-deck-left = Reste
table-deck-next = Prochaine carte
table-suit-spades = { $rank } de pique
table-suit-hearts = { $rank } de cœur
table-suit-diamonds = { $rank } de carreau
table-suit-clubs = { $rank } de trèfle
table-pile-hand = Main
table-pile-draw = Pioche
table-pile-discard = Défausse
table-past = Jusqu’ici

table-draws = Cartes piochées
table-dice-tray = Dés
table-dice-none = Les dés du prochain jet seront ici.
table-dice-attack = Attaque
table-dice-defence = Défense
table-dice-table = Jet
table-dice-kept = gardé
table-dice-dropped = écarté
table-dice-bonus = { $bonus } bonus
table-dice-became = { $natural } devenu { $adjusted }

table-certain = Résultat : { $what }
table-odds = Probabilités : { $what }
table-odds-wait = Chaque cas est compté…
table-odds-outcome = Issue
table-odds-share = Chance
table-odds-fraction = Exactement
table-odds-nothing = Sans effet
table-odds-unless = Si personne n’y répond.
table-odds-choose = Vous choisirez encore comment.
table-odds-rest = { $n ->
        [one] une issue plus rare
       *[other] { $n } issues plus rares
    }
table-odds-steps = Pas à pas, d’après ce que vous voyez :
table-odds-always = Dans tous les cas : { $what }
table-change-becomes = { $who } : { $stat } { $from } → { $to }
table-change-number = { $who } { $by } { $stat }
table-change-gone = { $who } : unité vaincue
table-change-new = { $who } arrive : { $what }
table-change-new-of = { $seat ->
        [you] { $who } (à vous) arrive : { $what }
        [bot] { $who } (au bot) arrive : { $what }
       *[other] { $who } ({ $player }) arrive : { $what }
    }
table-change-is = { $who } devient { $what }
table-change-owner = { $seat ->
        [you] { $who } passe sous votre contrôle
        [bot] { $who } passe sous le contrôle du bot
       *[other] { $who } : contrôle à { $player }
    }
table-change-at = { $who } vers { $what }
table-change-place = { $who } vers { $what }
table-change-card = { $who } : { $what }
table-change-card-gone = { $who } sans { $what }
table-change-result = { $seat ->
        [you] Vous gagnez
        [bot] Le bot gagne
       *[other] Victoire : { $player }
    }

table-command = Taper une commande
table-command-list = Ce qui convient
table-command-of = { $who } : { $what }
table-command-at = { $what } ({ $at })
table-command-ask = Rien de ce qui est offert n’a ces mots. Entrée demande pourquoi.
table-command-none = Rien ici n’a ces mots.

table-log = Journal
table-log-everything = Tous les détails
table-log-before = Avant le premier tour
table-clause = Clause { $id } : { $title }
table-rule = Règle : { $title }
table-calc-printed = imprimé : { $value }
table-calc-open = { $label } : voir le calcul
table-calc-base = Départ à { $value }
table-calc-plus = { $by }
table-calc-times = fois { $by }
table-calc-floor = au moins { $by }
table-calc-cap = au plus { $by }
table-calc-from = { $from } : { $step }
table-calc-told = Au départ { $base } ; { $steps } ; cela fait { $value }.

table-timeline = Fil du temps
table-step-of = Étape { $step } sur { $steps }
table-undo = Annuler le coup
table-redo = Rétablir
table-first = Au début
table-back = Un pas en arrière
table-forth = Un pas en avant
table-last = À la fin

table-heard-arrow = vers
table-heard-roll = { $use } : { $dice }, { $faces }.
table-heard-faces = { $said } Les dés : { $faces }.
table-heard-kept = { $kept ->
        [yes] Ce jet est gardé.
       *[no] Ce jet n’est pas gardé.
    }
table-heard-rule = Règle : { $title }.
table-many-events = { $count } événements ; touche L pour les lire. Les derniers :
table-can = Vous pouvez : { $what }.
table-threats = Montrer tout ce que l’autre camp menace
table-threatened = { $count ->
        [0] L’autre camp ne menace rien que vous puissiez voir.
       *[other] Menacées : { $squares }.
    }
table-help = Que puis-je faire ici ?
table-help-title = Vous pouvez
table-can-begin = choisir { $what }
table-nothing-here = Rien à faire ici pour l’instant.
table-squares = aller sur { $count } { $count ->
        [one] case
       *[other] cases
    } (M les énumère)
table-squares-list = Cases : { $what }.
table-no-squares = Aucune case à choisir pour l’instant.

key-tooltip = { $text } ({ $key })
key-name-Control = Ctrl
key-name-Shift = Maj
key-name-Space = Espace
key-name-Enter = Entrée
key-name-Escape = Échap
key-name-Home = Début
key-name-End = Fin
key-name-PageUp = P. préc.
key-name-PageDown = P. suiv.
key-name-ArrowLeft = ←
key-name-ArrowRight = →
key-name-ArrowUp = ↑
key-name-ArrowDown = ↓
