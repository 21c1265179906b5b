### Étalon : ce que la page en dit, en français.
###
### Un argument est un champ de l’événement, de l’action ou du refus. Les références arrivent en noms dans la langue du
### lecteur, les cases sous la forme « D5 » ; $stat arrive comme identifiant.
### Un attribut est le message pour le cas où l’argument de ce nom est là : le premier qui convient, sinon le message.
### $player est le nom d’un joueur au milieu d’une phrase : « vous », « le bot », « Joueur 1 ». $seat vaut you, bot ou other,
### pour ce qui en dépend : le verbe, « votre », et « du » ou « au » avec « le bot ».

## Partie

game-blurb = Cinq par camp, un dé ou deux, un pas à la fois. Un jouet pour mesurer le moteur, vite joué.

## Valeurs

stat-health = PV
stat-health-name = Points de vie
stat-victory = Points
stat-victory-name = Points
stat-actions = Actions
stat-actions-name = Actions restantes ce tour-ci

## Joueurs

player-p1 = Joueur 1
player-p2 = Joueur 2

## Phases

phase-act = Action
phase-over = Partie terminée

## Actions

action-move = Faire un pas en { $to }
action-attack = Frapper { $target }
action-end = Finir le tour

## Événements

event-game-start = La partie commence.
event-round-start = La manche { $round } commence.
event-turn-start = { $seat ->
        [you] Votre tour commence.
       *[other] { $player } commence son tour.
    }
event-turn-end = { $seat ->
        [you] Vous finissez votre tour.
       *[other] { $player } finit son tour.
    }
event-move = { $piece } fait un pas en { $to }.
    .from = { $piece } fait un pas de { $from } en { $to }.
event-attack = { $piece } frappe { $target }.
event-roll = Les dés sont lancés.
    .piece = { $piece } lance les dés.
event-damage = { $target } perd { $amount } PV.
event-victory-points = { $seat ->
        [you] Vous marquez { $amount }.
       *[other] { $player } marque { $amount }.
    }
    .total = { $seat ->
            [you] Vous marquez { $amount } et en avez { $total }.
           *[other] { $player } marque { $amount } et en a { $total }.
        }
event-defeat = { $target } est à terre.
event-game-over = La partie est nulle.
    .player = { $seat ->
            [you] Vous gagnez la partie.
           *[other] { $player } gagne la partie.
        }
