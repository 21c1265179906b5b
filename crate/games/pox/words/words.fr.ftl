### Pox : ce que la page en dit, en français.
###
### Un argument est un champ de l’événement, de l’action ou du refus. Les références arrivent comme des noms dans la langue du
### lecteur, les cases comme « D5 » ; $stat et, d’une attaque, $answer arrivent comme identifiants. $piece est qui agit ou est
### déplacé, $target qui le subit ; $card est une rune, un état, un objet de la couche de terrain ou un type de terrain, $attack
### une capacité ou une attaque.
### Un attribut est le message pour quand l’argument de ce nom est là : le premier qui convient, sinon le message.
### $player est le nom d’un joueur au milieu d’une phrase : « vous », « le bot », « Joueur 1 ». $seat vaut you, bot ou other,
### pour ce qui en dépend : le verbe, « votre », et « du » ou « au » avec « le bot ».

## Game

game-blurb = Vingt runes chacun, deux sanctuaires et les fontaines entre eux. Déployez des champions, poussez-les selon les roses, et voyez quelle règle a décidé de chaque point de vie.

## Groupes de bataille

text-ironfist-vanguard = Les nains et les humains du Bastion de Poing-de-Fer, seuls : coriaces, avec auras et sorts, et le bonus entier contre les sorts ennemis.
text-sundered-horde = Les démons et les morts des Terres Brisées, seuls : poison, furtivité et drains, et le bonus entier contre les attaques.
text-border-pact = Dix runes de chaque camp qui s’entraident : protections, ruses et contresorts, et la moitié des deux bonus.
text-broken-oath = Dix runes de chaque camp qui frappent les premières : bélier, drake et ravageurs, et la moitié des deux bonus.

## Avant la partie

setup-quick = Vous menez { $deck } contre { $bot }, qui mène { $foe }. Vous commencez.

## Stats

stat-health = PV
stat-health-name = Points de vie
stat-max-health = PV max.
stat-max-health-name = Points de vie maximum
stat-damage = Dégâts
stat-damage-name = Dégâts
stat-base-damage = Dégâts de base
stat-base-damage-name = Dégâts avant états et capacités
stat-speed = Vitesse
stat-speed-name = Vitesse : PA gagnés à chaque tour
stat-range-min = Portée min.
stat-range-min-name = Portée minimale
stat-range = Portée
stat-range-name = Portée maximale
stat-defense = Défense
stat-defense-name = Défense
stat-ap = PA
stat-ap-name = Points d’action
stat-nora = Nora
stat-nora-name = Nora
stat-attacks = Attaques
stat-attacks-name = Attaques portées ce tour-ci
stat-ironfist = Poing-de-Fer
stat-ironfist-name = Retirés aux dégâts des sorts
stat-sundered = Terres Brisées
stat-sundered-name = Un dégât d’attaque de moins par tranche de
stat-cooldown = Recharge
stat-cooldown-name = Tours avant d’être prête
stat-value = Valeur
stat-value-name = Valeur

## Cartes en jeu, par genre

lies-condition = { $card }
    .counters = { $card } : encore { $counters } { $counters ->
            [one] tour
           *[other] tours
        }
lies-constant = { $card } : tant que sa source est là
lies-cooldown = { $card } : pas prête
    .counters = { $card } : prête dans { $counters } { $counters ->
            [one] tour
           *[other] tours
        }
lies-granted = { $card } : conférée
lies-lost = { $card } : perdue pour de bon
lies-equipment = { $card } : équipement
lies-engaged = Engagé
lies-global = { $card } : attend
lies-known = { $card } : connue
lies-font = Fontaine
lies-layer = { $card }
    .counters = { $card } : encore { $counters } { $counters ->
            [one] tour
           *[other] tours
        }
lies-terrain = { $card }, posée sur ce qu’il y a dessous
    .counters = { $card }, posée sur ce qu’il y a dessous : encore { $counters } { $counters ->
            [one] tour
           *[other] tours
        }

## Cartes devant un joueur, en une rangée à part

group-global = Sorts qui attendent
group-known = Runes connues
group-quiet = known

## Les mots de la page, comme ce jeu les dit

table-captain = décide de la partie
table-cards-in-front = Sur elle
table-pile-hand = Prêtes
table-pile-draw = Non révélées
table-pile-discard = En recharge
table-round = Tour { $round }, { $phase }
table-change-gone = { $who } quitte le jeu
table-mark-danger = peut être détruite
table-mark-doomed = sera détruite

## Ce qui se crie au-dessus d’une unité

shout-miss = Raté
shout-prevent = Annulé
shout-redirect-damage = Détourné
shout-control = Change de camp
shout-revealed = Révélation
shout-vanish = Furtivité
shout-strand = Échouée
shout-blocked = Arrêt

## Players

player-p1 = Joueur 1
player-p2 = Joueur 2

## Phases

phase-act = Phase d’action
phase-over = Partie terminée

## Réponses

answer-failed = Ratée
answer-successful = Réussie
answer-damaging = Blessante
answer-successful-damaging = Réussie et blessante
answer-north = Nord
answer-east = Est
answer-south = Sud
answer-west = Ouest
answer-lasts = Posé
answer-ends = Fini
answer-row = Dans sa ligne
answer-column = Dans sa colonne

## Actions

action-move = Aller en { $to }
action-attack = { $attack } contre { $target }
    .target = { $attack } contre { $target }
    .to = { $attack } en { $to }
action-use = { $ability }
    .answer = { $ability } sur { $target } : { $answer }
    .target = { $ability } sur { $target }
    .to = { $ability } en { $to }
action-deploy = Déployer { $card } en { $to }
action-cast = Lancer { $card }
    .answer = { $answer ->
            [row] Lancer { $card } en { $to }, dans sa ligne
            [column] Lancer { $card } en { $to }, dans sa colonne
           *[other] Lancer { $card } sur { $target } : { $answer }
        }
    .target = Lancer { $card } sur { $target }
    .to = Lancer { $card } en { $to }
action-equip = Poser { $card } sur { $target }
action-transfigure = Transfigurer le sanctuaire
action-end = Finir le tour
action-timeout = Le temps est écoulé
action-concede = Abandonner

## Événements : les tours

event-turn-start = { $seat ->
        [you] Votre tour commence.
        [bot] Le tour du bot commence.
       *[other] Le tour de { $player } commence.
    }
    .round = { $seat ->
            [you] Votre tour { $round } commence.
            [bot] Le tour { $round } du bot commence.
           *[other] Le tour { $round } de { $player } commence.
        }
event-turn-end = { $seat ->
        [you] Vous finissez votre tour.
       *[other] { $player } finit son tour.
    }
event-font-check = Contrôle des fontaines : à qui sont-elles ?
event-timeout = { $seat ->
        [you] Votre temps est écoulé.
        [bot] Le temps du bot est écoulé.
       *[other] Le temps de { $player } est écoulé.
    }
event-concede = { $seat ->
        [you] Vous abandonnez.
       *[other] { $player } abandonne.
    }
event-reveal = { $seat ->
        [you] Vous révélez une rune.
       *[other] { $player } révèle une rune.
    }
    .card = { $seat ->
            [you] Vous révélez { $card }.
           *[other] { $player } révèle { $card }.
        }
event-cool = { $seat ->
        [you] Vos recharges baissent de 1.
        [bot] Les recharges du bot baissent de 1.
       *[other] Les recharges de { $player } baissent de 1.
    }
event-nora = { $seat ->
        [you] { $sense ->
            [less] Vous payez { $size } nora.
           *[more] Vous gagnez { $size } nora.
        }
       *[other] { $sense ->
            [less] { $player } paie { $size } nora.
           *[more] { $player } gagne { $size } nora.
        }
    }
event-ap = { $sense ->
        [less] { $piece } perd { $size } PA.
       *[more] { $piece } gagne { $size } PA.
    }
event-font = { $seat ->
        [you] Vous capturez la fontaine en { $to }.
       *[other] { $player } capture la fontaine en { $to }.
    }
event-game-over = La partie est nulle.
    .player = { $seat ->
            [you] Vous gagnez la partie.
           *[other] { $player } gagne la partie.
        }

## Événements : ce que font les joueurs

event-step = { $piece } va de { $from } en { $to }.
event-use = { $piece } utilise { $attack }.
    .target = { $piece } utilise { $attack } sur { $target }.
    .to = { $piece } utilise { $attack } en { $to }.
event-cast = { $seat ->
        [you] Vous lancez un sort caché.
       *[other] { $player } lance un sort caché.
    }
    .target = { $seat ->
            [you] Vous lancez { $card } sur { $target }.
           *[other] { $player } lance { $card } sur { $target }.
        }
    .to = { $seat ->
            [you] Vous lancez { $card } en { $to }.
           *[other] { $player } lance { $card } en { $to }.
        }
    .card = { $seat ->
            [you] Vous lancez { $card }.
           *[other] { $player } lance { $card }.
        }
event-equip = { $seat ->
        [you] Vous posez { $card } sur { $target }.
       *[other] { $player } pose { $card } sur { $target }.
    }
event-transfigure = Le sanctuaire est transfiguré : { $piece }.

## Événements : les attaques et les points de vie

event-miss = { $piece } manque { $target }.
event-outcome = { $answer ->
        [failed] L’attaque de { $piece } est ratée.
        [successful] L’attaque de { $piece } est réussie.
        [damaging] L’attaque de { $piece } est blessante.
       *[successful-damaging] L’attaque de { $piece } est réussie et blessante.
    }
    .target = { $answer ->
            [failed] L’attaque de { $piece } contre { $target } est ratée.
            [successful] L’attaque de { $piece } contre { $target } est réussie.
            [damaging] L’attaque de { $piece } contre { $target } est blessante.
           *[successful-damaging] L’attaque de { $piece } contre { $target } est réussie et blessante.
        }
event-prevent = Les dégâts contre { $target } sont annulés.
event-redirect-damage = Les dégâts contre { $target } vont à { $piece }.
event-damage = { $target } subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
event-spare = { $target } ne subit aucun dégât.
event-lose-life = { $target } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie.
event-heal = { $target } récupère { $amount } PV.
event-owe = Dans cette étape, { $target } { $sense ->
        [less] perd jusqu’ici { $size } PV
       *[more] récupère jusqu’ici { $size } PV
    }.
event-sum = { $size ->
        [0] Total de l’étape : { $target } garde ses PV.
       *[other] Total de l’étape : { $target } { $sense ->
            [less] perd { $size } PV
           *[more] récupère { $size } PV
        }.
    }
event-gain-damage = { $target } : { $by } en Dégâts.
event-answer = { $piece } répond par { $attack }.

## Événements : les déplacements

event-arrow = { $answer ->
        [north] La rose envoie { $piece } au nord : un bout en { $from }, l’autre en { $to }.
        [east] La rose envoie { $piece } à l’est : un bout en { $from }, l’autre en { $to }.
        [south] La rose envoie { $piece } au sud : un bout en { $from }, l’autre en { $to }.
       *[west] La rose envoie { $piece } à l’ouest : un bout en { $from }, l’autre en { $to }.
    }
event-shift = { $piece } glisse de { $from } en { $to }.
event-knockback = Repoussement : { $piece }, de { $from } en { $to }.
event-pull = Attraction : { $piece }, de { $from } en { $to }.
event-relocate = Transfert : { $piece }, de { $from } en { $to }.
event-swap = Permutation : { $piece }, de { $from } en { $to }.
event-blocked = { $piece } ne peut pas aller plus loin.
    .amount = { $piece } ne peut pas aller plus loin : il manque { $amount } { $amount ->
            [one] case
           *[other] cases
        }.
event-lose-ap = { $piece } perd { $size } PA.
event-engage = { $piece } et { $target } sont engagés.
event-disengage = { $piece } n’est plus engagé.

## Événements : la furtivité

event-revealed = { $piece } se montre de nouveau.
event-vanish = { $piece } disparaît aux regards.

## Événements : les qualités

event-gain = { $target } reçoit l’état { $card }.
    .amount = { $target } reçoit l’état { $card } { $amount }.
event-wane = { $target } : l’état { $card } baisse.
    .amount = { $target } : l’état { $card } baisse à { $amount }.
event-end = { $target } : l’état { $card } prend fin.
event-grant = { $target } gagne { $card }.
event-remove = { $target } perd { $card }.
event-countdown = { $target } : Éphémère, encore { $counters }.
event-control = { $seat ->
        [you] Vous contrôlez { $target }.
       *[other] { $player } contrôle { $target }.
    }
event-strand = { $piece } reste sur place et ne peut plus bouger.

## Événements : les unités

event-hidden-deploy = { $seat ->
        [you] Vous déployez une rune cachée.
       *[other] { $player } déploie une rune cachée.
    }
event-deploy = { $seat ->
        [you] Vous déployez { $piece } en { $to }.
       *[other] { $player } déploie { $piece } en { $to }.
    }
event-summon = { $piece } vient par invocation en { $to }.
event-clone = Un clone apparaît en { $to } : { $piece }.
event-illusion = Une illusion apparaît en { $to } : { $piece }.
event-return = { $piece } revient en jeu en { $to }.
event-die = Destruction : { $target }.
event-recall = { $target } retourne dans la réserve.
event-dissipate = { $target } n’est plus là.

## Événements : les sorts

event-wait = { $seat ->
        [you] Un de vos sorts cachés attend.
        [bot] Un sort caché du bot attend.
       *[other] Un sort caché de { $player } attend.
    }
    .card = { $seat ->
            [you] { $card } (à vous) attend.
            [bot] { $card } (au bot) attend.
           *[other] { $card } ({ $player }) attend.
        }
event-counter = { $seat ->
        [you] { $card } (à vous) : ce sort est contré.
        [bot] { $card } (au bot) : ce sort est contré.
       *[other] { $card } ({ $player }) : ce sort est contré.
    }
event-redirect-spell = { $seat ->
        [you] { $card } (à vous) va à { $target }.
        [bot] { $card } (au bot) va à { $target }.
       *[other] { $card } ({ $player }) va à { $target }.
    }
event-trigger = { $seat ->
        [you] { $card } (à vous) agit.
        [bot] { $card } (au bot) agit.
       *[other] { $card } ({ $player }) agit.
    }
event-lapse = { $seat ->
        [you] Un de vos sorts cachés prend fin sans effet.
        [bot] Un sort caché du bot prend fin sans effet.
       *[other] Un sort caché de { $player } prend fin sans effet.
    }
    .card = { $seat ->
            [you] { $card } (à vous) prend fin sans effet.
            [bot] { $card } (au bot) prend fin sans effet.
           *[other] { $card } ({ $player }) prend fin sans effet.
        }

## Événements : les cases

event-place = { $card } en { $to }.
    .amount = { $card } en { $to } : { $amount } nora.
event-spring = { $card } en { $to } agit.
    .target = { $card } en { $to } agit sur { $target }.
event-fade = { $card } en { $to } n’est plus.
event-ground = { $answer ->
        [ends] { $to } : { $card } prend fin.
       *[lasts] { $to } devient : { $card }.
    }

## Ce que sont les unités

name-clone = Clone
name-summoned = Unité invoquée
name-illusion = Illusion
name-stranded = Échouée
name-disengaged = Commence sans être engagé
name-spelled = Ciblée par un sort ennemi ce tour-ci
name-unseen = Inconnue de l’adversaire
name-engaged = Engagé
name-large = Grande
name-hidden-spell = Sort caché

## Le terrain en hauteur

name-plain-1 = Plaine, niveau 1
name-plain-2 = Plaine, niveau 2
name-water-1 = Eau, niveau 1
name-water-2 = Eau, niveau 2
name-lava-1 = Lave, niveau 1
name-lava-2 = Lave, niveau 2
name-chasm-1 = Gouffre, niveau 1
name-chasm-2 = Gouffre, niveau 2
name-impassable-1 = Infranchissable, niveau 1
name-impassable-2 = Infranchissable, niveau 2
name-inaccessible-1 = Inaccessible, niveau 1
name-inaccessible-2 = Inaccessible, niveau 2

## Les cases qui comptent pour une unité

zone-move = Peut aller sur { $count } { $count ->
        [one] case
       *[other] cases
    }
zone-strike = Peut attaquer sur { $count } { $count ->
        [one] case
       *[other] cases
    } sans bouger
zone-presence = Donne de la présence de sort sur { $count } { $count ->
        [one] case
       *[other] cases
    }

## Ce qui distingue les runes

facet-faction = Faction
facet-kind = Type
facet-race = Race
facet-nora = Nora

## Boutons

button-move = Se déplacer
button-deploy = La déployer
button-cast = Le lancer
button-equip = Le poser
button-transfigure = Transfigurer le sanctuaire
button-end = Finir le tour
button-timeout = Le temps est écoulé
button-concede = Abandonner
