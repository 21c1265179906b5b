### Bocage : ce qu’en dit la page, en français.
###
### Un argument est un champ de l’événement, de l’action ou du refus. Les références arrivent comme noms dans la langue du lecteur,
### les cases comme « D5 » ; $stat arrive comme identifiant.
### Un attribut est le message pour quand l’argument de ce nom est là : le premier qui convient, sinon le message.
### $player est le nom d’un joueur au milieu d’une phrase : « vous », « le bot », « Joueur 1 ». $seat vaut you, bot ou other,
### pour ce qui en dépend : le verbe, « votre », et « du » ou « au » avec « le bot ».

## Partie

game-blurb = Des chariots, des cavaliers et des loups entre les haies, dans l’ordre des cartes. Un jouet qui montre ce qu’une table peut avoir.

## Valeurs

stat-health = PV
stat-health-name = Points de vie
stat-actions = Actions
stat-actions-name = Actions restantes de ce tour

## Joueurs

player-p1 = Joueur 1
player-p2 = Joueur 2
player-neutral = Personne

## Phases

phase-act = Action
phase-over = Partie finie

## Actions

action-move = Aller en { $to }
action-attack = Frapper { $target }
action-end = Finir le tour

## Événements

event-game-start = La partie commence.
event-round-start = La manche { $round } commence.
event-draw = { $card } : carte tirée.
    .piece = { $card } : carte tirée pour { $piece }.
event-shuffle = La défausse est mélangée : { $amount } cartes.
event-turn-start = Un tour commence.
    .piece = { $piece } : son tour commence.
event-turn-end = Le tour s’achève.
    .piece = { $piece } : son tour s’achève.
event-move = { $piece } va en { $to }.
    .from = { $piece } va de { $from } en { $to }.
event-attack = { $piece } frappe { $target }.
event-damage = { $target } perd { $amount } PV.
event-block = { $target } n’a rien.
event-fall = { $target } est à terre.
event-game-over = La partie est nulle.
    .player = { $seat ->
            [you] Vous gagnez la partie.
           *[other] { $player } gagne la partie.
        }
