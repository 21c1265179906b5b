### Journal : ce que la page en dit, en français.
###
### Un argument est un champ de l’événement, de l’action ou du refus. Les références arrivent comme des noms dans la langue du
### lecteur, les cases comme « D5 » ; $stat et les réponses qui ont leur phrase arrivent comme identifiants. $piece est l’unité
### qui agit ou qui change, $target celle qui le subit ; $card est une carte à jouer, un état, un objet, un ordre ou une condition,
### $attack une arme ou une compétence.
### Un attribut est le message pour quand l’argument de ce nom est là : le premier qui convient, sinon le message.
### $player est le nom d’un joueur au milieu d’une phrase : « vous », « le bot », « Joueur 1 ». $seat vaut you, bot ou other,
### pour ce qui en dépend : le verbe, « votre », et « du » ou « au » avec « le bot ».

## Game

game-blurb = Deux compagnies sorties d’un carnet. Piochez pour chaque coup, donnez vos ordres aux alliés, observez la loi de la bataille, et voyez quelle règle a décidé de chaque carte.

## Compagnies

text-wayfarers = Tavin, Ysolt et Bram, avec un piquier et un médecin de campagne ; Pim attend l’appel de Bram. Ils vont loin, soignent et frappent de près.
text-marshals = Dorrit, Ferrow et Nera, avec un archer et un porte-bouclier ; le Chantre creux attend l’appel de Dorrit. Ils tirent, brûlent et appellent des alliés.

## Composer une compagnie

facet-part = Rôle
facet-race = Race
facet-tree = Arbre
facet-item = Objet
name-item = Largage
name-skill = Compétence de vétéran
name-tree = Arbre supplémentaire

## Avant la partie

setup-apart = Aucun héros n’est dans les deux groupes : qui prend celui de l’autre lui donne le sien en échange.
setup-quick = Vous menez { $deck } contre { $bot }, qui mène { $foe }.

## Stats

stat-hp = PV
stat-hp-name = Points de vie
stat-mp = PM
stat-mp-name = Points de magie
stat-strength = Force
stat-strength-name = Force : compte double dans la valeur d’attaque
stat-defence = Défense
stat-defence-name = Défense : compte double dans la valeur de défense
stat-speed = Vitesse
stat-speed-name = Vitesse : compte double dans l’initiative
stat-will = Volonté
stat-will-name = Volonté : PM tirés de la réserve ambiante en une action
stat-movement = Mouvement
stat-movement-name = Cases d’une action de mouvement
stat-actions = Actions
stat-actions-name = Actions qui restent dans la manche
stat-initiative = Initiative
stat-initiative-name = Initiative
stat-xp = PX
stat-xp-name = Points d’expérience
stat-attacks = Attaques
stat-attacks-name = Attaques subies dans la manche
stat-stride = Élan
stat-stride-name = Ajouté à sa prochaine attaque
stat-seals = Sceaux
stat-seals-name = Sceaux revendiqués

## Ce qui est sur la table, par genre

lies-status = { $card }
    .counters = { $card }, durée { $counters }
lies-skill = { $card }
    .counters = { $counters ->
        [0] { $card } : ne l’a pas
       *[other] { $card }, niveau { $counters }
    }
lies-worn = { $card }
    .counters = { $card }, niveau { $counters }
lies-weapon-1 = { $card } : première arme
lies-weapon-2 = { $card } : seconde arme
lies-order = Ordre : { $card }
lies-carried = Dans un transporteur
lies-passenger = Transporte une unité
lies-spawn = A un point d’apparition
lies-inside = Une unité est dans son cercle
lies-initiative = Piochée pour l’initiative : { $card }
lies-tie = Piochée pour départager : { $card }
lies-attacker = Attaqué auparavant
lies-seal = Sceau
lies-locked = { $card } verrouillée
lies-closed = { $card } fermée
lies-open = { $card } ouverte
lies-relic = Relique
lies-item = { $card }
lies-called = { $card }, appel pour cette action
lies-condition = Condition : { $card }
lies-energy = { $card }
    .counters = { $card } : { $counters } PM dans la réserve ambiante
lies-period = Époque : { $card }
lies-law = Loi : { $card }
lies-bonus = Bonus de la loi : { $card }
lies-pass = Premier tour de passage
    .counters = { $counters ->
        [1] Premier tour de passage de la manche
       *[other] Tour de passage { $counters } de la manche
    }
lies-request = Demande de largage : { $card }

## Cartes devant un joueur, en une rangée à part

group-request = Demandes de largage

## Les mots de la page, comme ce jeu les dit

table-captain = héros
table-cards-in-front = Sur l’unité
table-pile-draw = Pioche
table-pile-discard = Défausse
table-reserve = À venir
table-next-cell = une case
table-your-turn =
    { $phase ->
        [place] Placez vos unités sur les cases marquées : choisissez-en une, puis sa case.
       *[act] Choisissez ce que fait l’unité.
    }
table-change-gone = Défaite : { $who }

## Ce qui se crie au-dessus d’une unité

shout-miss = Échec
shout-fail = Tient bon
shout-critical = Critique
shout-immune = Immunité
shout-climb = Remonte
shout-blocked = Arrêt
shout-skip = Paralysie
shout-level-point = Point de niveau

## Players

player-p1 = Joueur 1
player-p2 = Joueur 2
player-neutral = Personne

## Phases

phase-place = Placement
phase-act = Actions
phase-over = Bataille terminée

## Décisions

decision-walk = Où l’unité va-t-elle ensuite ?
    .piece = Où { $piece } va-t-il ensuite ?
decision-preflex = Utiliser un préflexe ?
    .target = { $piece } attaque { $target } : utiliser un préflexe ?
decision-reflex = Utiliser un réflexe ?
    .target = { $piece } attaque { $target } : utiliser un réflexe ?
    .piece = { $piece } attaque : utiliser un réflexe ?
decision-call = Que fait l’allié appelé ?
    .card = Que fait { $card } ?
decision-turret = L’autre arme attaque-t-elle aussi ?
    .piece = { $piece } : l’autre arme attaque-t-elle aussi ?
decision-clear = Quel état est dissipé ?
    .target = Quel état de { $target } est dissipé ?
decision-declare = Quelle action ?
    .piece = Quelle action pour { $piece } ?
decision-after = Autre chose après l’action ?
    .piece = Que fait { $piece } après son action ?

## Réponses

answer-initiative = Initiative
answer-tie = Égalité
answer-pick = Tirage
answer-attack = Attaque
answer-force = Forcer
answer-drift = Dérive
answer-wander = Chemin d’un vagabond
answer-storm = Tempête
answer-condition = Condition
answer-energy = Énergie
answer-period = Époque
answer-relic = Relique
answer-law = Loi
answer-bonus = Bonus de la loi
answer-neutral = Unité neutre
answer-side = Camps
answer-move = Se déplacer
answer-free = Se dégager
answer-turret = Attaque avec une arme seule
answer-skill = Compétence
answer-defend = Se défendre
answer-order = Donner un ordre
answer-interact = Interagir
answer-board = Embarquer
answer-leave = Débarquer
answer-wait = Attendre
answer-distance = Distance
answer-least-hp = Moins de PV
answer-least-defence = Plus faible valeur de défense
answer-longest = Là depuis le plus longtemps
answer-named = Désignation

## Actions

action-wait = Attendre
action-concede = Abandonner
action-place = Placer { $piece } en { $to }
action-move = Aller en { $to }
action-stop = S’arrêter ici
action-attack = Attaquer { $target } : { $attack }
action-turret = Attaquer { $target } : { $attack } seule
action-use = { $ability }
    .card = { $ability } : { $card } en { $to }
    .target = { $ability } sur { $target }
    .to = { $ability } en { $to }
action-call = { $ability }
    .target = { $ability } sur { $target }
    .to = { $ability } en { $to }
action-defend = Se défendre
action-order = Ordre à { $piece } : { $answer }
    .target = Ordre à { $piece } : { $answer }, { $target }
action-interact = Interagir avec { $to }
action-force = Forcer la porte en { $to }
action-board = Embarquer : { $target }
action-leave = Débarquer en { $to }
action-clear = Dissiper : { $answer }
action-pass = Passer
action-pass-preflex = Aucun préflexe
action-pass-reflex = Aucun réflexe
action-pass-call = Aucune autre capacité
action-pass-turret = Aucune seconde attaque
action-pass-after = Rien de plus
action-move-walk = Continuer en { $to }

## Événements : la mise en place

event-condition = La condition de terrain : { $card }.
event-energy = { $card } : la réserve ambiante a { $amount } PM à chaque manche.
event-period = L’époque : { $card }.
event-relic = Une relique apparaît en { $to }.
event-law = La loi de cette bataille : { $card }.
event-bonus = Observer la loi apporte : { $card }.
event-spawn = Une unité neutre apparaît en { $to } : { $piece }.
    .answer = { $piece } apparaît en { $to }. C’est une unité neutre ; son type : { $answer }.
event-first = { $seat ->
        [you] Vous êtes le camp A.
       *[other] { $player } est le camp A.
    }
event-place = { $piece } commence en { $to }.

## Événements : les cartes et les manches

event-draw = { $answer ->
        [initiative] { $card } pour l’initiative de { $piece }.
        [tie] { $card } pour { $piece }, afin de départager.
        [pick] { $card } départage plusieurs choix égaux.
        [attack] { $card } : carte de l’attaque.
        [force] { $card } : carte pour forcer la porte.
        [drift] { $card } : carte pour la dérive du largage.
        [wander] { $card } : carte pour le chemin de { $piece }.
        [storm] { $card } : carte pour la tempête.
        [condition] { $card } : carte pour la condition de terrain.
        [energy] { $card } : carte pour l’énergie.
        [period] { $card } : carte pour l’époque.
        [relic] { $card } : carte pour la case de la relique.
        [law] { $card } : carte pour la loi.
        [bonus] { $card } : carte pour le bonus de la loi.
        [neutral] { $card } : carte pour une unité neutre.
       *[side] { $card } : carte pour les camps.
    }
    .player = { $seat ->
            [you] Vous piochez { $card } pour les camps.
           *[other] { $player } pioche { $card } pour les camps.
        }
event-shuffle = Les 54 cartes sont mélangées.
event-round = La manche { $round } commence.
event-refill = La réserve ambiante a { $amount } PM.
event-initiative = Initiative de { $piece } : { $amount }.
event-tie = { $piece } a { $card } pour départager.
event-turn = C’est à { $piece }.
    .amount = { $amount ->
        [1] C’est à { $piece }.
       *[other] C’est à { $piece }, au tour de passage { $amount }.
    }
event-skip = Paralysie : { $piece } perd son action.
event-storm = La tempête frappe.
    .counters = La tempête frappe le secteur { $counters } avec { $amount }.
event-round-end = La manche { $round } se termine.
event-concede = { $seat ->
        [you] Vous abandonnez.
       *[other] { $player } abandonne.
    }
event-game-over = La bataille est nulle.
    .player = { $seat ->
            [you] Vous gagnez la bataille.
           *[other] { $player } gagne la bataille.
        }

## Événements : les actions

event-declare = { $answer ->
        [move] { $piece } se déplace.
        [free] { $piece } reste sur place et se dégage de la boue.
        [attack] { $piece } attaque : { $attack }.
        [turret] { $piece } attaque avec une arme seule : { $attack }.
        [skill] { $piece } utilise { $attack }.
        [defend] { $piece } se défend.
        [order] { $piece } donne un ordre : { $card }.
        [interact] { $piece } interagit.
        [force] { $piece } force une porte.
        [board] { $piece } embarque.
        [leave] { $piece } débarque.
       *[wait] { $piece } attend.
    }
    .target = { $answer ->
        [attack] { $piece } attaque { $target } : { $attack }.
        [turret] { $piece } attaque { $target } avec une arme seule : { $attack }.
        [order] { $piece } donne un ordre à { $target } : { $card }.
        [board] { $piece } embarque : { $target }.
        [leave] { $piece } quitte { $target }.
        [defend] { $piece } se défend.
       *[skill] { $piece } utilise { $attack } sur { $target }.
    }
    .to = { $answer ->
        [wait] { $piece } attend.
        [move] { $piece } va en { $to }.
        [free] { $piece } reste en { $to } et se dégage de la boue.
        [interact] { $piece } interagit avec { $to }.
        [force] { $piece } force la porte en { $to }.
        [leave] { $piece } débarque en { $to }.
       *[skill] { $piece } utilise { $attack } en { $to }.
    }
event-use = { $piece } utilise { $attack }.
    .target = { $piece } utilise { $attack } sur { $target }.
    .to = { $piece } utilise { $attack } en { $to }.
event-decline = { $seat ->
        [you] Vous passez.
       *[other] { $player } passe.
    }
event-pay = { $piece } paie { $amount } PM.
    .counters = { $piece } paie { $amount } PM, dont { $counters } de la réserve ambiante.
event-occur = { $attack } ({ $piece }) a lieu.
event-nothing = L’action de { $piece } reste sans effet.
event-forced = { $piece } atteint { $amount } contre la porte.

## Événements : les attaques

event-miss = { $piece } échoue.
    .target = { $piece } échoue contre { $target }.
    .to = { $piece } échoue : personne en { $to }.
event-attacked = { $target } : { $amount } { $amount ->
        [one] attaque subie
       *[other] attaques subies
    } dans la manche.
event-attack = Valeur d’attaque de { $piece } : { $amount }.
    .target = Valeur d’attaque de { $piece } contre { $target } : { $amount }.
event-defence = Valeur de défense de { $target } : { $amount }.
event-hit = { $piece } réussit contre { $target }.
    .target = { $piece } réussit contre { $target }.
event-critical = Réussite critique contre { $target }.
event-fail = { $target } résiste à l’attaque.
    .piece = { $target } résiste à { $piece }.

## Événements : les points de vie et les états

event-damage = { $target } perd { $amount } PV.
event-heal = { $target } récupère { $amount } PV.
event-regain = { $target } récupère { $amount } PM.
event-gain = { $piece } reçoit l’état { $card }.
    .counters = { $piece } reçoit l’état { $card }, durée { $counters }.
event-renew = { $piece } garde l’état { $card }.
    .counters = { $piece } garde l’état { $card }, durée { $counters }.
event-immune = { $piece } ne peut pas recevoir l’état { $card }.
event-clear = { $piece } n’a plus l’état { $card }.
event-wane = { $piece } : l’état { $card } baisse à la durée { $counters }.
event-end = { $piece } : l’état { $card } prend fin.
event-defeat = Défaite de { $piece }.
event-lost = La demande de largage de { $piece } est perdue.

## Événements : les déplacements

event-step = { $piece } va de { $from } en { $to }.
event-slide = { $piece } glisse de { $from } en { $to }.
event-free = { $piece } est hors de la boue.
event-stop = { $piece } s’arrête.
    .to = { $piece } s’arrête en { $to }.
event-push = Recul : { $piece }, de { $from } en { $to }.
event-blocked = { $piece } ne recule pas davantage.
    .amount = { $piece } s’arrête : il manque { $amount } { $amount ->
            [one] case
           *[other] cases
        }.
event-climb = { $piece } remonte du ciel en { $to }.
event-board = { $piece } embarque : { $target }.
event-leave = { $piece } débarque en { $to }.

## Événements : les sceaux, les portes, les largages, les appels

event-seal = { $piece } revendique le sceau en { $to } pour { $player }.
event-open = { $piece } ouvre la porte en { $to }.
event-drift = Le largage dérive de { $from } en { $to }.
event-land = { $piece } arrive en { $to }.
event-lie = { $card } arrive en { $to }.
event-take = { $piece } ramasse { $card }.
event-wear = { $piece } porte désormais { $card }.
event-learn = { $piece } sait désormais utiliser { $card }.
event-call = { $piece } appelle { $card } en { $to }.
event-return = { $card } repart.

## Événements : les unités aux ordres et les unités neutres

event-ordered = { $piece } a maintenant l’ordre { $card }.
    .target = { $piece } a maintenant l’ordre { $card } : { $target }.
event-pick = { $answer ->
        [distance] { $piece } choisit { $target }, l’unité la plus proche.
        [least-hp] { $piece } choisit { $target }, l’unité qui a le moins de PV.
        [least-defence] { $piece } choisit { $target }, l’unité dont la valeur de défense est la plus faible.
        [longest] { $piece } choisit { $target }, l’unité présente depuis le plus longtemps dans son cercle.
       *[named] { $piece } se tourne vers { $target }.
    }
event-equal = { $target } : choix de { $piece } parmi plusieurs unités à égalité.
event-nobody = { $piece } ne trouve personne.
event-goal = { $piece } se dirige vers { $to }.
event-stay = { $piece } reste sur place.
event-heading = { $piece } erre vers { $to }.

## Événements : l’expérience et la loi

event-experience = { $piece } gagne { $amount } PX.
event-level-point = { $piece } gagne un point de niveau.
event-follow = { $piece } observe la loi.
event-stride = La prochaine attaque de { $piece } a { $amount } de plus.

## Ce que sont les unités

name-step-1 = Immédiate
name-step-2 = Annonce
name-step-3 = Préflexe
name-step-4 = Portée
name-step-5 = Réflexe
name-step-6 = Comparaison
name-step-7 = Contre
name-step-8 = Recul
name-step-9 = Fin
stage-order = step-1 step-2 step-3 step-4 step-5 step-6 step-7 step-8 step-9
turn-card = initiative tie
turn-left = actions
turn-deed = declare
turn-number = initiative
name-moved = S’est déplacé dans cette manche
name-freed = Libre de quitter la boue
name-followed-law = A observé la loi dans cette manche
name-start-a = Départ du camp A
name-start-b = Départ du camp B
name-spawn-point = Point d’apparition d’une unité neutre
name-closed = Porte fermée
name-locked = Porte verrouillée
name-spawn = Point d’apparition
name-inside = Dans son cercle
name-attacker = Dernier attaquant
name-carried = Passager
name-passenger = Passager
name-pass = Tour de passage

## Les cases qui comptent pour une unité

zone-move = Peut finir un mouvement sur { $count } { $count ->
        [one] case
       *[other] cases
    }
zone-strike = Peut attaquer avec une arme sur { $count } { $count ->
        [one] case
       *[other] cases
    } sans bouger
zone-fence = Ses compétences de périmètre couvrent { $count } { $count ->
        [one] case
       *[other] cases
    }
zone-ring = Son cercle couvre { $count } { $count ->
        [one] case
       *[other] cases
    }

## Cartes à jouer

name-AS = A♠
name-2S = 2♠
name-3S = 3♠
name-4S = 4♠
name-5S = 5♠
name-6S = 6♠
name-7S = 7♠
name-8S = 8♠
name-9S = 9♠
name-10S = 10♠
name-JS = V♠
name-QS = D♠
name-KS = R♠
name-AH = A♥
name-2H = 2♥
name-3H = 3♥
name-4H = 4♥
name-5H = 5♥
name-6H = 6♥
name-7H = 7♥
name-8H = 8♥
name-9H = 9♥
name-10H = 10♥
name-JH = V♥
name-QH = D♥
name-KH = R♥
name-AD = A♦
name-2D = 2♦
name-3D = 3♦
name-4D = 4♦
name-5D = 5♦
name-6D = 6♦
name-7D = 7♦
name-8D = 8♦
name-9D = 9♦
name-10D = 10♦
name-JD = V♦
name-QD = D♦
name-KD = R♦
name-AC = A♣
name-2C = 2♣
name-3C = 3♣
name-4C = 4♣
name-5C = 5♣
name-6C = 6♣
name-7C = 7♣
name-8C = 8♣
name-9C = 9♣
name-10C = 10♣
name-JC = V♣
name-QC = D♣
name-KC = R♣
name-JOKER = Joker

## Boutons

button-wait = Attendre
button-concede = Abandonner
button-stop = S’arrêter ici
button-pass = Passer
button-free = Se dégager de la boue
button-turret = Attaquer avec une arme, puis l’autre
button-defend = Se défendre
button-order = Donner un ordre
button-interact = Revendiquer un sceau ou ouvrir une porte
button-force = Forcer une porte
button-board = Embarquer
button-leave = Débarquer
button-move = Se déplacer
