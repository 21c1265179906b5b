### Noxilia : ce que la page en dit, en français.
###
### Un argument est un champ de l’événement, de l’action ou du refus. Les références arrivent comme des noms dans la
### langue du lecteur ; $stat arrive comme identifiant, $place et $leaves comme les noms des lieux.
### Un attribut est le message pour quand l’argument de ce nom est là : le premier qui convient, sinon le message.
### $player est le nom d’un joueur au milieu d’une phrase : « vous », « le bot », « Joueur 1 ». $seat vaut you, bot ou other,
### pour ce qui en dépend : le verbe, « votre », et « du » ou « au » avec « le bot ».

## Game

game-blurb = Deux monarques, deux murailles et deux champs de bataille entre elles. Avancez sous le brouillard, payez la magie avec ceux qui restent en arrière, et voyez quelle règle a décidé de chaque coup.

## Decks

name-brightvale = Clairval
name-ashgrave = Mornecendre
text-brightvale = Les humains de la vallée : un rang qui tient, des archers, des lanciers, et les magies de la Lumière, de la Nature et de l’esprit.
text-ashgrave = Les morts de la cendre : le poison, les dragons et les molosses, et les magies infernale, de corruption et de mort.

## Comment commence le premier tour

name-source = Selon le livre de règles
name-even = Départ équilibré
text-even = Les 2 pièces d’or que le livre donne à qui joue en second vont à qui joue en premier : à forces égales, jouer en second fait gagner plus de parties. Le livre dit autrement : l’option est désactivée tant que les deux joueurs ne la veulent pas.

## Avant la partie

setup-quick = Vous menez { $deck } contre { $bot }, qui mène { $foe }. Vous commencez.
setup-map = D’un commun accord

## Stats

stat-life = Vie
stat-life-name = Points de vie
stat-armour = Armure
stat-armour-name = Armure
stat-melee = CAC
stat-melee-name = Attaque au corps à corps
stat-ranged = Distance
stat-ranged-name = Attaque à distance
stat-poison = Poison
stat-poison-name = Marqueurs poison
stat-time = Temps
stat-time-name = Marqueurs temps
stat-wounds = Blessures
stat-wounds-name = Points de vie perdus
stat-worn = Entamée
stat-worn-name = Armure perdue ce tour-ci
stat-gold = Or
stat-gold-name = Or
stat-budget = À placer
stat-budget-name = Or restant pour les unités de départ
stat-light = Lumière
stat-light-name = Mana de Lumière
stat-infernal = Infernal
stat-infernal-name = Mana infernal
stat-corruption = Corruption
stat-corruption-name = Mana de Corruption
stat-death = Mort
stat-death-name = Mana de Mort
stat-nature = Nature
stat-nature-name = Mana de Nature
stat-psionic = Psionique
stat-psionic-name = Mana psionique
stat-pure = Pur
stat-pure-name = Mana pur
stat-any = Quelconque
stat-any-name = Mana de n’importe quelle couleur
stat-mana = Mana
stat-mana-name = Mana
stat-draw = Cartes
stat-draw-name = Cartes piochées chaque tour
stat-flood = Crue
stat-flood-name = Tours sous les eaux
stat-aura = Aura
stat-aura-name = CAC d’une aura attaque, ce tour-ci
stat-rage = Rage
stat-rage-name = CAC dû aux frères de sang tombés, ce tour-ci
stat-rally = Ce tour
stat-rally-name = CAC pour ce tour-ci
stat-green = Arrivée
stat-green-name = CAC dû à l’arrivée récente
stat-aura-p1 = Aura 1
stat-aura-p1-name = { $p1 ->
        [you] Votre Aura attaque ici, ce tour-ci
        [bot] Aura attaque du bot ici, ce tour-ci
       *[other] Aura attaque du joueur 1 ici, ce tour-ci
    }
stat-aura-p2 = Aura 2
stat-aura-p2-name = { $p2 ->
        [you] Votre Aura attaque ici, ce tour-ci
        [bot] Aura attaque du bot ici, ce tour-ci
       *[other] Aura attaque du joueur 2 ici, ce tour-ci
    }
stat-lot = Sort
stat-lot-name = A gagné le tirage au sort : sa pioche du destin passe la première
stat-lot-is = A gagné le tirage au sort
stat-quiet = lot
stat-passed = A passé
stat-passed-name = A passé
stat-passed-is = A passé

## Cartes en jeu, par genre

lies-queue = { $card } : dans la file
    .counters = { $card } : dans la file, encore { $counters } { $counters ->
            [one] tour
           *[other] tours
        }
lies-exile = { $card } : en exil
lies-latent = { $card } : sort latent
lies-curse = { $card } : malédiction
lies-primo = { $card } : primo-trésor
lies-treasure = { $card } : trésor
lies-face-down = { $card } : trésor, face cachée
lies-destiny = { $card } : le destin de ce tour
    .counters = { $card } : pioche du destin, { $counters } { $counters ->
            [one] carte
           *[other] cartes
        }
lies-spent = { $card } : destin, utilisé
lies-equipment = { $card } : équipement
    .counters = { $card } : équipement, déjà entamé ({ $counters })
lies-engaged = { $card } : équipement engagé
lies-deck = { $card } : dans la pioche des trésors

## Cartes devant un joueur, en une rangée à part

group-queue = File
group-exile = Exil
group-spent = Destin utilisé
group-destiny = Destin
group-deck = Pioche des trésors
group-quiet = exile spent destiny
effect-quiet = deck

## Les mots de la page, comme ce jeu les dit

table-captain = monarque
table-cards-in-front = Ce qu’elle porte
table-pile-draw = Pioche
table-pile-discard = Cimetière
table-round = Tour { $round }, { $phase }
table-change-gone = { $who } meurt
table-mark-danger = peut mourir
table-mark-doomed = va mourir

## Ce qui se crie au-dessus d’une unité

shout-dodge = Esquive
shout-guard = Protection
shout-control = Change de camp
shout-halt = Arrêt
shout-purify = Purification
shout-rage = Rage

## Players

player-p1 = Joueur 1
player-p2 = Joueur 2

## Phases

phase-set-up = Mise en place
phase-start = Début du tour
phase-act = Phase d’actions
phase-end = Fin du tour
phase-over = Partie terminée

## Decisions

decision-starting-units = Placez vos unités de départ : une carte, puis son emplacement.
    .budget = Placez vos unités de départ : une carte, puis son emplacement. Il vous reste { $budget } or.
decision-bury = Quelles unités communes de votre deck commencent au cimetière ?
decision-mulligan = Votre main de départ : choisissez les cartes à remettre ; vous en repiocherez autant.
decision-order = Plusieurs effets attendent : lequel vient en premier ?
decision-burial = Exiler une carte d’unité de votre cimetière contre de l’or ?
decision-discard = Quelle carte défaussez-vous ?
decision-recover = Reprendre en main une unité commune de votre cimetière ?
decision-search = Quelle carte de votre pioche prenez-vous ?
decision-straighten = Quelle unité se redresse ?
decision-treasure = Plusieurs trésors s’y trouvent : lequel est pris ?
decision-bearer = Qui portera le trésor ?
decision-step = Encore un pas ?
    .piece = Encore un pas pour { $piece } ?
decision-target = Faut-il attaquer une autre cible encore ?
    .piece = { $piece } : attaquer une autre cible encore ?
decision-guardian = Un Ange gardien prend-il le coup ?
    .target = { $target } est la cible d’une attaque : un Ange gardien prend-il le coup ?
decision-latent = Révéler un sort latent ?
    .target = { $target } est la cible d’une attaque : révéler un sort latent ?
    .piece = { $piece } entre : révéler un sort latent ?
    .card = { $card } est révélé : répondre par un sort latent ?
decision-dodge = Esquiver l’attaque ?
    .target = { $target } est la cible d’une attaque : l’esquiver ?
decision-lightning-riposte = Riposter en premier ?
    .target = { $target } est la cible d’une attaque : riposter en premier ?
decision-riposte = Riposter ?
    .target = { $target } est la cible d’une attaque : riposter ?
decision-payment = Comment payer le sort ?
    .card = Comment payer { $card } ?
decision-cost-engage = Choisissez une unité à engager pour le coût.
    .card = { $card } : choisissez une unité à engager pour le coût.
decision-cost-harm = Choisissez l’unité qui subit les dégâts du coût.
    .card = { $card } : choisissez l’unité qui subit les dégâts du coût.
decision-cost-exile = Choisissez la carte d’unité de votre cimetière à exiler pour le coût.
    .card = { $card } : choisissez la carte d’unité de votre cimetière à exiler pour le coût.
decision-cost-discard = Choisissez une carte à défausser pour le coût.
    .card = { $card } : choisissez une carte à défausser pour le coût.

## Réponses

answer-pool = Avec la seule réserve de mana
answer-to-payment = { $who ->
        [pool] Avec la seule réserve de mana
       *[other] Engager { $who }
    }
    .kept = { $who ->
            [pool] Avec la seule réserve de mana ; il reste { $kept }
           *[other] Engager { $who } ; il reste { $kept }
        }

## Actions

action-pass = Passer
action-move = Se déplacer : { $place }
action-retreat = Se replier : { $place }
action-charge = Charger { $target }
    .place = Charger { $target } en passant par un autre lieu ({ $place })
action-attack = Attaquer { $target }
action-shoot = Tirer sur { $target }
action-cast = Lancer { $card }
    .target = Lancer { $card } sur { $target }
    .place = Lancer { $card } : { $place }
    .answer = Lancer { $card } sur { $answer }
action-set = Poser { $card }
    .target = Poser { $card } sous { $target }
    .place = Poser { $card } : { $place }
action-play = Jouer { $card }
    .target = Jouer { $card } sur { $target }
    .place = Jouer { $card } : { $place }
    .answer = Jouer { $card } avec { $answer }
action-equip = Prendre { $card }
    .place = Prendre { $card } : { $place }
action-heal = Soigner { $target }
    .place = Soigner { $target } : { $place }
action-purify = Purifier { $target }
    .place = Purifier { $target } : { $place }
action-adventure = Partir à l’aventure
action-deploy = Placer { $card } : { $place }
action-suggested = Prendre les unités proposées
action-choose = Choisir ceci
    .target = Choisir { $target }
    .place = Choisir : { $place }
    .card = Choisir { $card }
action-pay = Payer
    .answer = { $answer ->
            [pool] { answer-pool }
           *[other] { $answer }
        }
action-decline = Non, ou rien de plus
action-choose-bury = Choisir ceci
    .card = Mettre { $card } au cimetière
action-choose-mulligan = Choisir ceci
    .card = Remettre { $card }
action-choose-order = Choisir ceci
    .target = D’abord : { $target }
    .place = D’abord : { $place }
action-choose-burial = Choisir ceci
    .card = Exiler { $card }
action-choose-discard = Choisir ceci
    .card = Défausser { $card }
action-choose-cost-discard = Choisir ceci
    .card = Défausser { $card }
action-choose-cost-exile = Choisir ceci
    .card = Exiler { $card }
action-choose-cost-engage = Choisir ceci
    .target = Engager { $target }
action-choose-cost-harm = Choisir ceci
    .target = Blesser { $target }
action-choose-recover = Choisir ceci
    .card = Reprendre { $card }
action-choose-search = Choisir ceci
    .card = Prendre { $card }
action-choose-straighten = Choisir ceci
    .target = Redresser { $target }
action-choose-treasure = Choisir ceci
    .card = Prendre { $card }
action-choose-bearer = Choisir ceci
    .target = { $target }
action-choose-target = Choisir ceci
    .target = Attaquer aussi { $target }
action-choose-guardian = Choisir ceci
    .target = { $target } prend le coup
action-choose-latent = Choisir ceci
    .card = Révéler { $card }
action-choose-dodge = Choisir ceci
    .target = Esquiver
action-choose-lightning-riposte = Choisir ceci
    .target = Riposter en premier
action-choose-riposte = Choisir ceci
    .target = Riposter
action-decline-starting-units = Commencer ainsi
action-decline-bury = S’en tenir là
action-decline-mulligan = Garder le reste
action-decline-burial = N’exiler personne
action-decline-recover = Ne rien reprendre
action-decline-search = Ne rien prendre
action-decline-straighten = S’en tenir là
action-decline-step = S’arrêter là
action-decline-target = Personne d’autre
action-decline-guardian = Laisser faire
action-decline-latent = Ne rien révéler
action-decline-dodge = Ne pas esquiver
action-decline-lightning-riposte = Ne pas riposter en premier
action-decline-riposte = Ne pas riposter

## Ce que décliner veut dire

declined-starting-units = L’or qui reste va dans votre réserve.
declined-bury = La pioche est mélangée telle quelle.
declined-mulligan = On pioche autant de cartes qu’on en a remis.
declined-burial = Votre cimetière reste tel quel et ne rapporte rien.
declined-recover = Votre cimetière reste tel quel.
declined-search = Votre pioche est mélangée.
declined-straighten = Les autres restent engagées.
declined-step = Le déplacement finit ici.
declined-target = L’attaque a lieu.
declined-guardian = L’attaque se poursuit contre sa cible.
declined-latent = Les sorts latents restent en place et l’action se poursuit.
declined-dodge = Le coup porte ; l’esquive reste disponible ce tour-ci.
declined-lightning-riposte = L’attaque a lieu d’abord.
declined-riposte = Le combat s’arrête là.

## Événements : le cours de la partie

event-lot = { $seat ->
        [you] Le sort vous désigne : vous commencez.
       *[other] Le sort désigne { $player }, qui commence.
    }
event-gold = { $seat ->
        [you] { $sense ->
            [less] Vous dépensez { $size } or (il en reste { $total }).
           *[more] Vous recevez { $size } or ({ $total } en tout).
        }
       *[other] { $sense ->
            [less] { $player } dépense { $size } or (il en reste { $total }).
           *[more] { $player } reçoit { $size } or ({ $total } en tout).
        }
    }
event-seed = { $seat ->
        [you] Vous mettez { $card } à votre cimetière.
       *[other] { $player } met { $card } au cimetière.
    }
event-shuffle = { $seat ->
        [you] Vous mélangez votre pioche.
       *[other] { $player } mélange sa pioche.
    }
event-deal = { $seat ->
        [you] Vous avez votre main de départ : { $amount } cartes.
       *[other] { $player } a sa main de départ : { $amount } cartes.
    }
event-mulligan = { $seat ->
        [you] Vous { $amount ->
            [0] gardez votre main de départ.
            [one] remettez une carte et en piochez une autre.
           *[other] remettez { $amount } cartes et en piochez autant.
        }
       *[other] { $player } { $amount ->
            [0] garde sa main de départ.
            [one] remet une carte et en pioche une autre.
           *[other] remet { $amount } cartes et en pioche autant.
        }
    }
event-treasures = Une carte face cachée, trésor ou leurre, est posée sur chaque champ de bataille.
event-turn-start = { $seat ->
        [you] Tour { $round } : vous jouez en premier.
       *[other] Tour { $round } : { $player } joue en premier.
    }
event-turn-end = Fin du tour { $round }.
event-destiny = Main du destin : { $card }.
event-reshuffle = { $seat ->
        [you] Vous remélangez vos cartes du destin.
       *[other] { $player } remélange ses cartes du destin.
    }
event-draw = { $seat ->
        [you] Vous piochez une carte.
       *[other] { $player } pioche une carte.
    }
    .card = { $seat ->
            [you] Vous piochez { $card }.
           *[other] { $player } pioche { $card }.
        }
event-advance = { $seat ->
        [you] { $counters ->
            [0] Une carte sort de votre file.
            [one] Une carte avance dans votre file : plus qu’un tour.
           *[other] Une carte avance dans votre file : encore { $counters } tours.
        }
        [bot] { $counters ->
            [0] Une carte sort de la file du bot.
            [one] Une carte avance dans la file du bot : plus qu’un tour.
           *[other] Une carte avance dans la file du bot : encore { $counters } tours.
        }
       *[other] { $counters ->
            [0] Une carte sort de la file de { $player }.
            [one] Une carte avance dans la file de { $player } : plus qu’un tour.
           *[other] Une carte avance dans la file de { $player } : encore { $counters } tours.
        }
    }
    .card = { $counters ->
            [0] { $card } sort de la file.
            [one] { $card } avance dans la file : plus qu’un tour.
           *[other] { $card } avance dans la file : encore { $counters } tours.
        }
event-straighten = Toutes les cartes engagées se redressent.
event-rearm = Les armures sont réparées : chaque unité retrouve la sienne.
event-ebb = L’eau baisse ({ $place }) : { $counters ->
        [0] la zone est à sec.
        [one] encore un tour.
       *[other] encore { $counters } tours.
    }
event-flood = L’eau recouvre une zone ({ $place }) pour { $counters } { $counters ->
        [one] tour
       *[other] tours
    }.
event-pass = { $seat ->
        [you] Vous passez.
       *[other] { $player } passe.
    }
event-mana = { $seat ->
        [you] Vous dépensez
       *[other] { $player } dépense
    } { $amount } mana { $stat ->
        [light] de Lumière
        [infernal] infernal
        [corruption] de Corruption
        [death] de Mort
        [nature] de Nature
        [psionic] psionique
       *[pure] pur
    }.
event-fade = { $seat ->
        [you] Vous perdez le mana resté dans votre réserve.
       *[other] { $player } perd le mana resté dans sa réserve.
    }
event-game-over = La partie est nulle.
    .player = { $seat ->
            [you] Vous gagnez la partie.
           *[other] { $player } gagne la partie.
        }

## Événements : les cartes

event-reveal = { $seat ->
        [you] Vous révélez un sort latent : { $card }.
       *[other] { $player } révèle un sort latent : { $card }.
    }
event-cancel = { $seat ->
        [you] { $card } est annulé et va à votre cimetière.
        [bot] { $card } est annulé et va au cimetière du bot.
       *[other] { $card } est annulé et va au cimetière de { $player }.
    }
event-fizzle = { $card } n’a plus de cible et reste sans effet.
event-discard = { $seat ->
        [you] { $card } va à votre cimetière.
        [bot] { $card } va au cimetière du bot.
       *[other] { $card } va au cimetière de { $player }.
    }
event-lapse = { $seat ->
        [you] { $card } va à votre cimetière sans avoir été révélé.
        [bot] { $card } va au cimetière du bot sans avoir été révélé.
       *[other] { $card } va au cimetière de { $player } sans avoir été révélé.
    }
event-play = { $seat ->
        [you] Vous jouez { $card }.
       *[other] { $player } joue { $card }.
    }
event-enlist = { $seat ->
        [you] Vous mettez
       *[other] { $player } met
    } une unité en file, face cachée : { $counters ->
        [one] elle arrive au prochain tour.
       *[other] elle arrive dans { $counters } tours.
    }
    .card = { $seat ->
            [you] Vous mettez
           *[other] { $player } met
        } { $card } en file : { $counters ->
            [one] arrivée au prochain tour.
           *[other] arrivée dans { $counters } tours.
        }
event-lay = { $seat ->
        [you] Vous posez { $card } ({ $place }).
       *[other] { $player } pose { $card } ({ $place }).
    }
event-exile = { $seat ->
        [you] Vous exilez { $card }.
       *[other] { $player } exile { $card }.
    }
event-find = { $seat ->
        [you] Vous trouvez { $card } dans votre pioche et prenez cette carte en main.
       *[other] { $player } trouve { $card } dans sa pioche et prend cette carte en main.
    }
event-recover = { $seat ->
        [you] Vous reprenez { $card } de votre cimetière.
       *[other] { $player } reprend { $card } de son cimetière.
    }
event-flip = On retourne un trésor ({ $place }) : { $card }.
event-remove = { $card } quitte la partie.
event-capture = { $seat ->
        [you] Vous vous emparez d’une zone : { $place }.
       *[other] { $player } s’empare d’une zone : { $place }.
    }
event-engage-card = { $card } s’engage.
event-drop = { $card } tombe à terre ({ $place }).

## Événements : les unités

event-deploy = { $piece } prend place ({ $place }).
    .card = { $card } prend place ({ $place }).
event-enter = { $piece } entre en jeu ({ $place }).
    .card = { $card } entre en jeu ({ $place }).
event-return = { $piece } revient de l’aventure ({ $place }).
event-move = { $piece } se déplace : { $leaves } → { $place }.
event-turn-up = Une unité se révèle ({ $place }) : { $card }.
event-attack = { $how ->
        [charge] { $piece } charge { $target }.
        [ranged] { $piece } tire sur { $target }.
       *[melee] { $piece } attaque { $target } au corps à corps.
    }
event-guard = { $piece } prend sur soi l’attaque contre { $target }.
event-riposte = { $piece } riposte contre { $target }.
event-lightning-riposte = { $piece } riposte en premier contre { $target }.
event-instinctive-riposte = { $piece } blesse { $target } par riposte instinctive.
event-damage = { $target } perd { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie.
    .counters = { $amount ->
            [0] L’armure encaisse le coup : { $target }, armure { $shift }.
            [one] { $target } perd 1 point de vie ; armure { $shift }.
           *[other] { $target } perd { $amount } points de vie ; armure { $shift }.
        }
event-heal = { $target } récupère { $amount } { $amount ->
        [one] point
       *[other] points
    } de vie.
event-aura = Aura : { $target }, corps à corps { $by }.
event-stat = { $stat ->
        [armour] { $target } : armure { $by }.
       *[melee] { $target } : corps à corps { $by }.
    }
event-rage = La rage gagne { $target } : corps à corps { $by }.
event-poison = { $target } porte { $counters } { $counters ->
        [one] marqueur
       *[other] marqueurs
    } poison.
event-time = { $piece } reste au loin encore { $counters } { $counters ->
        [one] tour
       *[other] tours
    }.
event-adventure = { $piece } part à l’aventure pour { $counters } { $counters ->
        [one] tour
       *[other] tours
    }.
event-death = { $target } meurt.
    .card = { $card } meurt.
event-cast = { $seat ->
        [you] Vous lancez { $card }.
       *[other] { $player } lance { $card }.
    }
    .piece = { $piece } lance { $card }.
event-set = { $seat ->
        [you] Vous posez un sort latent.
       *[other] { $player } pose un sort latent.
    }
    .card = { $seat ->
            [you] Vous posez { $card } comme sort latent.
           *[other] { $player } pose { $card } comme sort latent.
        }
event-equip = { $piece } prend { $card }.
event-curse = Une malédiction s’attache à { $target } : { $card }.
event-treasure = { $piece } ramasse un trésor pour { $player } : { $card }.
event-control = { $seat ->
        [you] Vous contrôlez { $target }.
       *[other] { $player } contrôle { $target }.
    }
event-engage = { $piece } s’engage.
event-ready = { $piece } se redresse.
event-halt = { $piece } s’arrête net.
event-dodge = { $piece } esquive.
event-purify = { $piece } se libère des malédictions et du poison.

## Ce que sont les unités et les zones

name-hidden = Carte face cachée
name-face-down = Face cachée
name-engaged = Engagée
name-dodged = Esquive utilisée
name-recruit = Vient d’arriver
name-slow = Ne peut pas charger ce tour-ci
name-lent = Contrôlée par l’autre joueur
name-melee = Corps à corps
name-ranged = À distance
name-command = Zone de commandement
name-room = Salle complémentaire
name-rampart = Rempart
name-battlefield = Champ de bataille

## Les zones du joueur qui lit et celles du bot : $p1 et $p2 disent qui joue ; les autres ont le nom de leur côté

name-a-com = { $p1 ->
        [you] votre zone de commandement
       *[bot] zone de commandement du bot
    }
name-a-room = { $p1 ->
        [you] votre salle
       *[bot] salle du bot
    }
name-a-ram1 = { $p1 ->
        [you] votre premier rempart
       *[bot] premier rempart du bot
    }
name-a-ram2 = { $p1 ->
        [you] votre second rempart
       *[bot] second rempart du bot
    }
name-b-com = { $p2 ->
        [you] votre zone de commandement
       *[bot] zone de commandement du bot
    }
name-b-room = { $p2 ->
        [you] votre salle
       *[bot] salle du bot
    }
name-b-ram1 = { $p2 ->
        [you] votre premier rempart
       *[bot] premier rempart du bot
    }
name-b-ram2 = { $p2 ->
        [you] votre second rempart
       *[bot] second rempart du bot
    }

## Ce qu’une unité pourrait faire une fois redressée

zone-move = Peut aller dans { $count } { $count ->
        [one] zone
       *[other] zones
    }
zone-retreat = Peut se replier dans { $count } { $count ->
        [one] zone
       *[other] zones
    }
zone-strike = Peut attaquer dans { $count } { $count ->
        [one] zone
       *[other] zones
    } sans bouger
zone-threat = Peut charger dans { $count } { $count ->
        [one] zone
       *[other] zones
    } de plus

## Ce qui distingue les cartes

facet-clan = Clan
facet-type = Type
facet-race = Race
facet-colour = Mana
facet-keyword = Capacité

## Boutons

button-pass = Passer
button-decline = Non, ou rien de plus
button-suggested = Prendre les unités proposées
button-adventure = Partir à l’aventure
button-retreat = Se replier
button-charge = Charger
button-attack = Attaquer
button-shoot = Tirer
button-heal = Soigner
button-purify = Purifier
button-equip = Prendre
button-play = La jouer
button-cast = Le lancer
button-set = Le poser

## Decks à soi

deck-leader = Monarque
