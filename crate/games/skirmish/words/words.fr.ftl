### Escarmouche : ce que la page en dit, en français.
###
### Un argument est un champ de l’événement, de l’action ou du refus. Les références arrivent déjà nommées dans la langue
### de la personne qui lit, les cases sous la forme « D5 » ; $stat et, dans un choix, $answer sont des identifiants.
### Un attribut est le message à prendre quand l’argument du même nom est là : le premier qui convient, sinon le message.
### $player est le nom d’un joueur au milieu d’une phrase : « vous », « le bot », « Joueur 1 ». $seat vaut you, bot ou other,
### pour ce qui en dépend : le verbe, « votre », et « du » ou « au » avec « le bot ».
### Les noms ont un genre et s’élident : pas d’accord avec un nom, ni de « de » ou de « le » devant lui.

## Jeu

game-blurb = Deux bandes de cinq, une poignée de dés et une main de cartes. Tenez les bannières, abattez le capitaine adverse et voyez quelle règle a décidé de chaque jet.

## Caractéristiques

stat-health = PV
stat-health-name = Points de vie
stat-ap = PA
stat-ap-name = Points d’action
stat-mp = PM
stat-mp-name = Points de mouvement
stat-victory = Vict.
stat-victory-name = Points de victoire
stat-hits = Touches
stat-crits = Critiques
stat-blocks = Blocages
stat-defence = Défense
stat-defence-dice =
    { $amount ->
        [one] { $amount } dé de défense
       *[other] { $amount } dés de défense
    }

## Cases

name-deployment = Case de déploiement

## Joueurs

player-p1 = Joueur 1
player-p2 = Joueur 2

## Phases

phase-set-up = Mise en place
phase-deploy = Déploiement
phase-act = Actions
phase-over = Fin de partie

## Décisions

decision-on-fire = En feu : éteindre ou brûler ?
    .piece = { $piece }, en feu : éteindre ou brûler ?
decision-slide = Faire glisser la cible d’une case ?
    .target = Faire glisser la cible d’une case : { $target } ?
decision-allies = Choisissez un allié pour le gain, ou arrêtez-vous là.
decision-first = Vous gagnez le jet. Qui joue le premier tour ?
decision-warband = Vous perdez le jet. Choisissez une autre bande.

## Réponses

answer-put-out = Éteindre (3 PA, 2 PM)
answer-burn = Brûler (1 dégât)
answer-slide = Faire glisser
answer-stay = Laisser sur place
answer-done = C’est tout
answer-first = Je commence
answer-second = Je joue en second

## Actions

action-choose =
    { $answer ->
        [put-out] { answer-put-out }
        [burn] { answer-burn }
        [slide] { answer-slide }
        [stay] { answer-stay }
        [done] { answer-done }
        [first] { answer-first }
        [second] { answer-second }
       *[other] Choisir : { $answer }
    }
action-deploy = Placer { $piece } en { $to }
action-move = Aller en { $to }
action-attack = Attaquer { $target } : { $attack }
action-ability = Utiliser { $ability }
    .target = Utiliser { $ability } sur { $target }
action-dash = Course : 2 PA contre 2 PM
action-guard = Garde : 2 PA contre 1 dé de défense
action-card = Jouer { $card }
    .attack = Jouer { $card } : { $attack } contre { $target }
    .target = Jouer { $card } sur { $target }
    .to = Jouer { $card } en { $to }
action-end = Finir le tour

## Événements : le cours de la partie

event-game-start = La partie commence.
event-round-start = La manche { $round } commence.
event-turn-start =
    { $seat ->
        [you] Votre tour commence.
       *[other] { $player } commence son tour.
    }
event-turn-end =
    { $seat ->
        [you] Vous finissez votre tour.
       *[other] { $player } finit son tour.
    }
event-round-end = La manche { $round } s’achève.
event-game-over = La partie est nulle.
    .player =
        { $seat ->
            [you] Vous gagnez la partie.
           *[other] { $player } gagne la partie.
        }
event-choice =
    { $seat ->
        [you] { $answer ->
            [put-out] Vous éteignez le feu.
            [burn] Vous laissez brûler.
            [slide] Vous faites glisser la cible.
            [stay] Vous laissez la cible en place.
            [done] Vous vous en tenez là.
            [first] Vous choisissez de commencer.
            [second] Vous choisissez de jouer en second.
           *[other] Vous choisissez : { $answer }.
        }
       *[other] { $answer ->
            [put-out] { $player } éteint le feu.
            [burn] { $player } laisse brûler.
            [slide] { $player } fait glisser la cible.
            [stay] { $player } laisse la cible en place.
            [done] { $player } s’en tient là.
            [first] { $player } choisit de commencer.
            [second] { $player } choisit de jouer en second.
           *[other] { $player } choisit : { $answer }.
        }
    }
    .target =
        { $seat ->
            [you] { $answer ->
                [slide] Vous faites glisser { $target }.
                [stay] Vous laissez { $target } en place.
                [put-out] Vous éteignez le feu : { $target }.
                [burn] Vous laissez brûler : { $target }.
               *[other] Vous choisissez { $target }.
            }
           *[other] { $answer ->
                [slide] { $player } fait glisser { $target }.
                [stay] { $player } laisse { $target } en place.
                [put-out] { $player } éteint le feu : { $target }.
                [burn] { $player } laisse brûler : { $target }.
               *[other] { $player } choisit { $target }.
            }
        }

## Événements : déplacement

event-deploy = { $piece } se place en { $to }.
event-move = { $piece } va en { $to }.
    .from = { $piece } va de { $from } à { $to }.
event-step = Un pas en { $to }.
    .piece = { $piece } fait un pas en { $to }.
    .target = { $target } fait un pas en { $to }.
event-slide = Une glissade en { $to }.
    .target = { $target } glisse en { $to }.
    .piece = { $piece } glisse en { $to }.
event-slide-blocked = { $target } ne peut pas glisser et reste sur place.

## Événements : attaques et dés

event-attack = { $piece } attaque { $target }.
    .attack = { $piece } attaque { $target } : { $attack }.
    .card = { $piece } attaque { $target } : { $card }.
event-ability = { $piece } utilise une capacité.
    .attack = { $piece } utilise { $attack }.
    .ability = { $piece } utilise { $ability }.
event-roll = Les dés sont lancés.
    .piece =
        { $use ->
            [attack] { $piece } lance les dés d’attaque.
            [defence] { $piece } lance les dés de défense.
           *[table] { $piece } lance les dés.
        }
event-best = Le meilleur jet est gardé.
    .piece = { $piece } garde le meilleur des jets.
event-bonus =
    { $amount ->
        [0] Aucun bonus à répartir.
       *[other] Un bonus de { $amount } va sur les dés.
    }
event-count =
    { $stat ->
        [hits] { $amount ->
            [0] Aucune touche.
            [one] { $amount } touche.
           *[other] { $amount } touches.
        }
        [crits] { $amount ->
            [0] Aucun critique.
            [one] { $amount } critique.
           *[other] { $amount } critiques.
        }
       *[blocks] { $amount ->
            [0] Aucun blocage.
            [one] { $amount } blocage.
           *[other] { $amount } blocages.
        }
    }
event-no-defence = Pas de jet de défense.
    .target = { $target } ne fait pas de jet de défense.
event-table-roll = Les dés donnent { $total }.
    .card = { $piece } obtient { $total } aux dés pour { $card }.
    .piece = { $piece } obtient { $total } aux dés.
    .player =
        { $seat ->
            [you] Vous obtenez { $total } aux dés pour le premier tour.
           *[other] { $player } obtient { $total } aux dés pour le premier tour.
        }

## Événements : dégâts et soins

event-damage =
    { $amount ->
        [0] { $target } : aucun dégât.
        [one] { $target } : { $amount } dégât.
       *[other] { $target } : { $amount } dégâts.
    }
event-heal =
    { $amount ->
        [0] { $target } : rien à soigner.
       *[other] { $target } récupère { $amount } PV.
    }
event-defeat = { $target } : hors de combat.
event-victory-points =
    { $seat ->
        [you] Vous gagnez
       *[other] { $player } gagne
    } { $amount } { $amount ->
        [one] point de victoire.
       *[other] points de victoire.
    }
    .total =
        { $seat ->
            [you] Vous gagnez
           *[other] { $player } gagne
        } { $amount } { $amount ->
            [one] point de victoire, total { $total }.
           *[other] points de victoire, total { $total }.
        }
event-score = Une bannière est comptée.
    .piece = { $piece } tient la bannière en { $to } pour { $player }.

## Événements : états et cartes

event-status = { $target } reçoit l’état { $card }.
event-status-kept = { $target } a déjà l’état { $card }.
event-status-immune = { $target } a l’Immunité contre l’état { $card }.
event-status-clear = { $target } n’a plus l’état { $card }.
event-card-play = { $piece } joue { $card }.
    .target = { $piece } joue { $card } sur { $target }.
event-card-lay = { $card } reste en jeu.
    .target = { $card } se pose devant { $target }.
    .to = { $card } se pose en { $to }.
    .player = { $card } se pose devant { $player }.
event-card-discard = { $card } part à la défausse.
    .target = { $target } : { $card } part à la défausse.
    .to = { $card } en { $to } part à la défausse.
    .player =
        { $seat ->
            [you] { $card } part à votre défausse.
            [bot] { $card } part à la défausse du bot.
           *[other] { $card } part à la défausse ({ $player }).
        }
event-counter = { $card } perd un marqueur.
    .target =
        { $counters ->
            [0] { $target } : { $card } perd son dernier marqueur.
            [one] { $target } : { $card } n’a plus qu’un marqueur.
           *[other] { $target } : { $card } a encore { $counters } marqueurs.
        }
    .to =
        { $counters ->
            [0] { $card } en { $to } perd son dernier marqueur.
            [one] { $card } en { $to } n’a plus qu’un marqueur.
           *[other] { $card } en { $to } a encore { $counters } marqueurs.
        }
    .player =
        { $counters ->
            [0] Devant { $player } : { $card } perd son dernier marqueur.
            [one] Devant { $player } : { $card } n’a plus qu’un marqueur.
           *[other] Devant { $player } : { $card } a encore { $counters } marqueurs.
        }
event-trigger = { $card } prend effet.
    .target = { $card } prend effet sur { $target }.
event-draw =
    { $seat ->
        [you] Vous piochez une carte.
       *[other] { $player } pioche une carte.
    }
    .card =
        { $seat ->
            [you] Vous piochez { $card }.
           *[other] { $player } pioche { $card }.
        }
event-draw-skip =
    { $seat ->
        [you] Vous ne piochez pas : votre main est pleine.
       *[other] { $player } ne pioche pas : sa main est pleine.
    }
event-draw-none =
    { $seat ->
        [you] Vous ne piochez pas : votre pioche et votre défausse sont vides.
       *[other] { $player } ne pioche pas : sa pioche et sa défausse sont vides.
    }
event-shuffle =
    { $seat ->
        [you] Vous mélangez une nouvelle pioche.
       *[other] { $player } mélange une nouvelle pioche.
    }

## Ce qu’une unité pourrait faire à son prochain tour

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
    } de plus après un déplacement, Course comprise

## Événements : points d’action et de mouvement

event-refresh = { $target } récupère ses PA et PM.
event-gain =
    { $target } gagne { $amount } { $stat ->
        [ap] PA
       *[mp] PM
    }.
event-lose =
    { $target } perd { $amount } { $stat ->
        [ap] PA
       *[mp] PM
    }.
event-guard = Mise en Garde.
    .piece = { $piece } se met en Garde.
    .target = { $target } se met en Garde.
event-dash = Une Course.
    .piece = { $piece } utilise Course.
    .target = { $target } utilise Course.
