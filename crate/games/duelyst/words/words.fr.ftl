### Duelyst : ce que la page en dit, en français.
###
### Un argument est un champ de l’événement, de l’action ou du refus. Les références arrivent comme des noms dans la
### langue du lecteur, les cases comme « D5 » ; $stat arrive comme identifiant.
### Un attribut est le message pour quand l’argument de ce nom est là : le premier qui convient, sinon le message.
### $player est le nom d’un joueur au milieu d’une phrase : « vous », « le bot », « Joueur 1 ». $seat vaut you, bot ou other,
### pour ce qui en dépend : le verbe, « votre », et « du » ou « au » avec « le bot ».

## Game

game-blurb = Deux généraux, quarante-cinq cases et trente-neuf cartes chacun. Invoquez, frappez, et voyez quelle règle a décidé de chaque coup.

## Decks

name-lyonar = Royaumes Lyonar
name-songhai = Empire Songhaï
name-vetruvian = Imperium vétruvien
name-abyssian = Légion abyssienne
name-magmar = Aspects magmar
name-vanar = Clan Vanar

## Stats

stat-attack = Attaque
stat-attack-name = Attaque
stat-health = Vie
stat-health-name = Points de vie
stat-attack-and-health = Attaque et vie
stat-mana = Mana
stat-mana-name = Mana restant ce tour
stat-capacity = Réserve
stat-capacity-name = Mana au début du tour
stat-turns = Tours
stat-turns-name = Tours commencés
stat-replaces = Remplacement
stat-replaces-name = Cartes encore remplaçables ce tour
stat-ready = Sort de sang
stat-ready-name = Sort de sang disponible
stat-mechazor = MECHAZ0R!
stat-mechazor-name = Avancement de MECHAZ0R!, en pour cent
stat-unlocked = Épreuve
stat-unlocked-name = Épreuve remplie
# Montré comme part d’une autre grandeur, et non seul.
stat-of-mana = capacity
stat-quiet = capacity turns ready
stat-quiet-end = mana replaces

## Cartes en jeu, par genre

lies-artifact = { $card } : solidité { $counters }
lies-bloodbound = { $card } : prêt
    .counters = { $card } : prêt dans { $counters } { $counters ->
            [one] tour
           *[other] tours
        }

## Ce que les joueurs ont fait

past-used = { $card } : utilisé { $count } fois
past-summoned = { $card } : invoqué { $count } fois
past-played = { $card } : joué ce tour-ci
past-last-spell = { $card } : le dernier sort lancé
past-minions = { $count ->
        [one] { $count } serviteur joué
       *[other] { $count } serviteurs joués
    }
past-heals = A soigné { $count } fois
past-healed = A soigné ce tour-ci
past-hurt = Général blessé ce tour-ci
past-tried = Épreuve : { $count }
past-cost = Épreuve : un serviteur à { $count } a été joué

## Les mots de la page, comme ce jeu les dit

table-captain = général
table-cards-in-front = Ce qui pèse sur elle
table-pile-draw = Pioche
table-pile-discard = Cimetière
table-round = Tour { $round }, { $phase }
table-change-gone = { $who } meurt
table-mark-danger = peut mourir
table-mark-doomed = va mourir

## Ce qui se crie au-dessus d’une unité

shout-stun = Étourdissement
shout-dispel = Dissipation
shout-shield = Champ de force
shout-control = Change de camp
shout-reactivate = De nouveau active
shout-collect = +1 mana

## Cases qui comptent pour une unité

zone-move = Peut aller sur { $count } { $count ->
        [one] case
       *[other] cases
    }
zone-strike = Peut attaquer { $count } { $count ->
        [one] case
       *[other] cases
    } sans bouger
zone-threat = Peut attaquer { $count } { $count ->
        [one] case
       *[other] cases
    } de plus après un déplacement
zone-provoke = Provoque les ennemis sur { $count } { $count ->
        [one] case
       *[other] cases
    }
zone-backstab = Frappe dans le dos depuis { $count } { $count ->
        [one] case
       *[other] cases
    }
zone-infiltrate = S’infiltre sur { $count } { $count ->
        [one] case
       *[other] cases
    }
zone-zeal = Zélé sur { $count } { $count ->
        [one] case
       *[other] cases
    }

## Players

player-p1 = Joueur 1
player-p2 = Joueur 2

## Phases

phase-mulligan = Mulligan
phase-begin = Phase de début
phase-act = Phase principale
phase-end = Phase de fin
phase-over = Partie terminée

## Decisions

decision-mulligan = Quelles cartes de votre main d’ouverture remplacez-vous ?
decision-target = Choisissez une cible.
    .piece = Choisissez une cible pour { $piece }.
decision-space = Choisissez une case.
    .piece = Choisissez une case pour { $piece }.
decision-mechazor = MECHAZ0R! est construit. Où se pose-t-il ?

## Actions

action-mulligan = Remplacer { $card }
action-keep = Garder le reste
action-move = Aller en { $to }
action-attack = Attaquer { $target }
action-play = Jouer { $card }
    .target = Jouer { $card } sur { $target }
    .to = Jouer { $card } en { $to }
action-bloodbound = Lancer le sort de sang
    .target = Lancer le sort de sang sur { $target }
    .to = Lancer le sort de sang en { $to }
action-replace = Remplacer { $card }
action-choose = Choisir ceci
    .target = Choisir { $target }
    .to = Choisir { $to }
action-decline = Ne rien choisir
action-end = Finir le tour

## Events

event-game-start = La partie commence.
event-deal = { $seat ->
        [you] Vous piochez { $amount } cartes.
       *[other] { $player } pioche { $amount } cartes.
    }
event-mulligan = { $seat ->
        [you] Vous arrêtez votre main d’ouverture.
       *[other] { $player } arrête sa main d’ouverture.
    }
    .amount = { $seat ->
            [you] Vous { $amount ->
                [0] gardez votre main d’ouverture.
                [one] remplacez une carte de votre main d’ouverture.
               *[other] remplacez { $amount } cartes de votre main d’ouverture.
            }
           *[other] { $player } { $amount ->
                [0] garde sa main d’ouverture.
                [one] remplace une carte de sa main d’ouverture.
               *[other] remplace { $amount } cartes de sa main d’ouverture.
            }
        }
event-turn-start = { $seat ->
        [you] Votre tour { $round } commence.
        [bot] Le tour { $round } du bot commence.
       *[other] Le tour { $round } de { $player } commence.
    }
event-turn-end = { $seat ->
        [you] Vous finissez votre tour.
       *[other] { $player } finit son tour.
    }
event-mana = { $seat ->
        [you] Vous avez { $total } mana.
       *[other] { $player } a { $total } mana.
    }
event-capacity = { $seat ->
        [you] Votre réserve de mana est de { $total }.
        [bot] La réserve de mana du bot est de { $total }.
       *[other] La réserve de mana de { $player } est de { $total }.
    }
event-activate = { $seat ->
        [you] Vos unités sont activées.
        [bot] Les unités du bot sont activées.
       *[other] Les unités de { $player } sont activées.
    }
event-ready = { $seat ->
        [you] Votre sort de sang est disponible : { $card }.
        [bot] Le sort de sang du bot est disponible : { $card }.
       *[other] Le sort de sang de { $player } est disponible : { $card }.
    }
event-draw = { $seat ->
        [you] Vous piochez une carte.
       *[other] { $player } pioche une carte.
    }
    .card = { $seat ->
            [you] Vous piochez { $card }.
           *[other] { $player } pioche { $card }.
        }
event-burn = { $seat ->
        [you] Votre main est pleine : { $card } est perdue.
        [bot] La main du bot est pleine : { $card } est perdue.
       *[other] La main de { $player } est pleine : { $card } est perdue.
    }
event-replace = { $seat ->
        [you] Vous remplacez une carte.
       *[other] { $player } remplace une carte.
    }
    .card = { $seat ->
            [you] Vous remplacez { $card }.
           *[other] { $player } remplace { $card }.
        }
event-gain = { $seat ->
        [you] Vous mettez une carte dans votre main.
       *[other] { $player } met une carte dans sa main.
    }
    .card = { $seat ->
            [you] Vous mettez { $card } dans votre main.
           *[other] { $player } met { $card } dans sa main.
        }
event-shuffle = { $seat ->
        [you] Vous mélangez { $card } à votre pioche.
       *[other] { $player } mélange { $card } à sa pioche.
    }
event-play = { $seat ->
        [you] Vous jouez { $card }.
       *[other] { $player } joue { $card }.
    }
event-bloodbound = { $seat ->
        [you] Vous lancez votre sort de sang { $card }.
       *[other] { $player } lance le sort de sang { $card }.
    }
event-discard = { $seat ->
        [you] { $card } va à votre cimetière.
        [bot] { $card } va au cimetière du bot.
       *[other] { $card } va au cimetière de { $player }.
    }
event-equip = { $seat ->
        [you] Votre général s’équipe de { $card }.
        [bot] Le général du bot s’équipe de { $card }.
       *[other] Le général de { $player } s’équipe de { $card }.
    }
event-wear = { $seat ->
        [you] { $card } (à vous) : solidité { $counters }.
        [bot] { $card } (au bot) : solidité { $counters }.
       *[other] { $card } ({ $player }) : solidité { $counters }.
    }
event-break = { $seat ->
        [you] { $card } (à vous) se brise.
        [bot] { $card } du bot se brise.
       *[other] { $card } de { $player } se brise.
    }
event-repair = { $seat ->
        [you] { $card } (à vous) est réparé.
        [bot] { $card } du bot est réparé.
       *[other] { $card } de { $player } est réparé.
    }
event-mechazor = { $seat ->
        [you] Votre MECHAZ0R! est construit à { $total } pour cent.
        [bot] MECHAZ0R! du bot est construit à { $total } pour cent.
       *[other] MECHAZ0R! de { $player } est construit à { $total } pour cent.
    }
event-choice = { $seat ->
        [you] Vous avez choisi.
       *[other] { $player } a choisi.
    }
    .to = { $seat ->
            [you] Vous choisissez { $to }.
           *[other] { $player } choisit { $to }.
        }
event-decline = { $seat ->
        [you] Vous ne choisissez rien.
       *[other] { $player } ne choisit rien.
    }
event-trial = { $seat ->
        [you] Vous avez rempli l’Épreuve de { $card }.
       *[other] { $player } a rempli l’Épreuve de { $card }.
    }
event-destiny = Le Destin de { $card } commence pour { $player }.
event-bloodbound-change = { $seat ->
        [you] Votre sort de sang est désormais { $card }.
        [bot] Le sort de sang du bot est désormais { $card }.
       *[other] Le sort de sang de { $player } est désormais { $card }.
    }
event-cost = { $seat ->
        [you] Les cartes de votre main
        [bot] Les cartes en main du bot
       *[other] Les cartes en main de { $player }
    } coûtent { $size } de { $sense ->
        [less] moins
       *[more] plus
    }.
event-game-over = La partie est nulle.
    .player = { $seat ->
            [you] Vous gagnez la partie.
           *[other] { $player } gagne la partie.
        }
event-trigger = { $seat ->
        [you] Un effet de { $card } (à vous).
        [bot] Un effet de { $card } (au bot).
       *[other] { $player } : un effet de { $card }.
    }
event-dropped = { $seat ->
        [you] Trop de choses arrivent à la fois : un effet de { $card } (à vous) est abandonné.
        [bot] Trop de choses arrivent à la fois : un effet de { $card } (au bot) est abandonné.
       *[other] Trop de choses arrivent à la fois : un effet de { $card } ({ $player }) est abandonné.
    }
event-summon = { $target } entre sur le plateau en { $to }.
event-move = { $piece } va de { $from } en { $to }.
event-teleport = { $piece } passe de { $from } en { $to }.
event-attack = { $piece } attaque { $target }.
event-strike-back = { $piece } riposte contre { $target }.
event-damage = { $target } subit { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
event-shield = Le champ de force de { $target } annule les dégâts.
event-heal = { $target } récupère { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie.
event-stats = { $target } : attaque { $by }, vie { $more }.
event-become = { $stat ->
        [attack] L’attaque de { $target } passe à { $amount }.
        [health] La vie de { $target } passe à { $total }.
       *[attack-and-health] { $target } passe à { $amount }/{ $total }.
    }
event-power = { $target } gagne : { $what }.
event-gift = { $target } gagne une capacité de { $card }.
event-stun = { $target } est étourdie.
event-recover = { $target } n’est plus étourdie.
event-reactivate = { $target } est réactivée.
event-dispel = { $target } est dissipée.
event-transform = { $target } devient { $card }.
event-control = { $seat ->
        [you] Vous contrôlez { $target }.
       *[other] { $player } contrôle { $target }.
    }
event-bounce = { $seat ->
        [you] { $target } revient dans votre main.
        [bot] { $target } revient dans la main du bot.
       *[other] { $target } revient dans la main de { $player }.
    }
event-death = { $target } meurt.
event-vanish = { $target } disparaît.
event-crown = { $seat ->
        [you] { $target } est désormais votre général.
        [bot] { $target } est désormais le général du bot.
       *[other] { $target } est désormais le général de { $player }.
    }
event-count = Le compteur de { $target } est à { $counters }.
event-tile = { $card } couvre { $to }.
    .player = { $seat ->
            [you] { $card } (à vous) couvre { $to }.
            [bot] { $card } (au bot) couvre { $to }.
           *[other] { $card } ({ $player }) couvre { $to }.
        }
event-tile-gone = { $card } en { $to } n’est plus.
event-collect = { $piece } ramasse la case de mana en { $to }.

## Ce que sont les unités

name-open = Case libre
name-activated = Activé
name-exhausted = Épuisé
name-fresh = Arrivé ce tour-ci
name-stunned = Étourdi
name-provoked = Provoqué
name-dispelled = Dissipé
name-shield-spent = Champ de force épuisé
name-swift = Va plus loin
name-slow = Va moins loin
name-cannot-move = Ne peut pas se déplacer
name-cannot-attack = Ne peut pas attaquer
name-cannot-strike-back = Ne riposte pas
name-cannot-attack-generals = Ne peut pas attaquer les généraux
name-may-move = Peut tout de même se déplacer
name-may-attack = Peut tout de même attaquer
name-unattackable = Ne peut pas être attaqué
name-draws-fire = Attire les tirs ennemis
name-untargetable = Hors d’atteinte des sorts ennemis
name-immune-to-generals = Ne craint pas les généraux
name-always-infiltrated = S’infiltre où qu’il soit
name-obedient = Obéit à son joueur
name-marked = Retourne dans la pioche
name-kept = Ne peut pas être remplacé
name-move = Déplacement
name-attack = Attaque

## Ce qui distingue les cartes

facet-faction = Faction
facet-type = Type
facet-tribe = Tribu
facet-keyword = Mot-clé
facet-rarity = Rareté

## Boutons

button-replace = La remplacer
button-play = La jouer
button-bloodbound = Lancer le sort de sang
button-end = Finir le tour
button-keep = Garder le reste
button-mulligan = La remplacer
button-decline = Ne rien choisir

## Decks à soi

deck-leader = Général
