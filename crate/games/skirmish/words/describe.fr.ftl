### Ce que font cartes, capacités, états et attaques, composé à partir de leurs effets : le texte ne peut rien dire
### d’autre que ce qui est fait. Une proposition, c’est quelqu’un ($who) et ce qu’il fait ; les phrases se font ailleurs.
### Les états se reçoivent (« reçoit l’état En feu ») : rien à accorder.

## Composer

list-and = { $a } et { $b }
list-or = { $a } ou { $b }
list-comma = { $a }, { $b }
clause = { $who } { $does }
then = ensuite, { $clause }
instead = { $a }, ou bien { $b }

## Qui

who-this = cette unité
who-unit = elle
who-foe = il
who-target = la cible
who-attacker = l’attaquant
who-you = vous
who-ally = cette unité ou un allié { $within }
who-allies =
    { $count ->
        [one] un autre allié { $within }
       *[other] jusqu’à { $count } autres alliés { $within }
    }
who-yours = toutes vos unités
who-near =
    { $radius ->
        [one] cette unité et chaque allié qui lui est adjacent
       *[other] cette unité et chaque allié à { $radius } cases au plus
    }
who-zone =
    { $radius ->
        [0] les unités qui s’y trouvent
        [one] les unités qui s’y trouvent ou qui sont adjacentes
       *[other] les unités à { $radius } cases de là au plus
    }
who-starts =
    { $radius ->
        [0] chaque unité qui commence son tour dessus
        [one] chaque unité qui commence son tour dessus ou sur une case adjacente
       *[other] chaque unité qui commence son tour à { $radius } cases de là au plus
    }
within =
    { $range ->
        [melee] à portée de Mêlée
        [reach] à portée d’Allonge
        [range] à Portée({ $x })
        [distance] à Distance({ $x })
       *[minion] à Serviteur({ $x })
    }

## Ce qu’on fait

do-roll = lance { $roll }
do-heal =
    { $many ->
        [yes] se soignent
       *[no] se soigne
    } de { $amount }
do-damage =
    { $many ->
        [yes] subissent
       *[no] subit
    } { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }
do-status =
    { $many ->
        [yes] reçoivent
       *[no] reçoit
    } l’état { $status }
do-clear =
    { $many ->
        [yes] défaussent
       *[no] défausse
    } { $count ->
        [one] une carte d’état
       *[other] { $count } cartes d’état
    }
    .status =
        { $many ->
            [yes] défaussent
           *[no] défausse
        } { $status }
do-gain =
    { $many ->
        [yes] gagnent
       *[no] gagne
    } { $points } pour ce tour
do-gain-roll =
    lance { $roll } et gagne autant de { $stat ->
        [ap] PA
       *[mp] PM
    } pour ce tour
do-lose = perd { $points }
do-draw =
    { $count ->
        [one] piochez une carte
       *[other] piochez { $count } cartes
    }
do-slide =
    { $choice ->
        [yes] pouvez faire glisser
       *[no] faites glisser
    } la cible { $squares ->
        [one] d’une case
       *[other] de { $squares } cases
    } vers cette unité
do-have =
    { $many ->
        [yes] ont
       *[no] a
    } { $what }
do-no-defence = ne lance aucun dé de défense
do-discard = défausse cette carte
do-nothing = sans effet

points-ap = { $amount } PA
    .all = tous ses PA
points-mp = { $amount } PM
    .all = tous ses PM

## Ce qu’on a

mod-defence-dice =
    { $sign } { $n ->
        [one] dé
       *[other] dés
    } de défense{ $against }{ $below ->
        [yes] { " " }(jamais moins de 0)
       *[no] { "" }
    }
mod-defence-bonus = { $sign } au bonus de défense{ $against }
mod-attack-dice =
    { $sign } { $n ->
        [one] dé
       *[other] dés
    } pour ses attaques{ $ranges }{ $below ->
        [yes] { " " }(jamais moins de 0)
       *[no] { "" }
    }
mod-attack-bonus = { $sign } de bonus pour ses attaques{ $ranges }
mod-ap = { $sign } PA après chaque récupération
mod-mp = { $sign } PM après chaque récupération
against = { " contre les attaques " }{ $kinds }
of-ranges = { " " }{ $ranges }
of-kind =
    { $kind ->
        [physical] physiques
        [magical] magiques
        [slashing] tranchantes
        [piercing] perçantes
        [bashing] contondantes
        [fire] de feu
        [arcane] arcaniques
        [bio] bio
        [holy] sacrées
       *[dark] de ténèbres
    }
of-range =
    { $range ->
        [melee] de Mêlée
        [reach] d’Allonge
        [range] de Portée
        [distance] de Distance
       *[minion] de Serviteur
    }

## Quand, et pour combien de temps

lasts-turns =
    { $n ->
        [one] pendant 1 tour
       *[other] pendant { $n } tours
    }
lasts-rounds =
    { $n ->
        [one] pendant 1 manche
       *[other] pendant { $n } manches
    }
lasts-next-turn = jusqu’à son prochain tour
during = { $when }, { $clause }
each-turn = au début de chacun de ses tours
next-turn = au début de son prochain tour
when-damaged = chaque fois qu’une attaque{ $ranges } inflige des dégâts à cette unité, { $clause }

## Cartes

attack = attaque { $line }
on-damage = si elle inflige au moins 1 dégât, { $clause }
boost = faites une des attaques{ $ranges } propres à cette unité ; pour cette carte, elle { $adds }
boost-step =
    avancez { $squares ->
        [one] de 1 case
       *[other] de { $squares } cases
    } au plus sans dépenser de PM, puis { $boost }
boost-plain = reste comme elle est imprimée
boost-bonus = a { $sign } de bonus
boost-dice =
    { $way ->
        [more] lance { $n ->
            [one] 1 dé
           *[other] { $n } dés
        } de plus
       *[fewer] lance { $n ->
            [one] 1 dé
           *[other] { $n } dés
        } de moins (1 au minimum)
    }
boost-keywords = est { $keywords }
afflict = affligez un ennemi { $within } : { $text }
choose-foe = choisissez un ennemi { $within } : { $text }
choose-foe-roll = choisissez un ennemi { $within } et lancez { $roll }
choose-ally-roll = choisissez cette unité ou un allié { $within } et lancez { $roll }
roll = lancez { $roll }
lay-player = placez cette carte devant vous
lay-square = posez cette carte sur une case { $within }
captain-only = seul le capitaine peut la jouer
row = { $from }–{ $to } : { $text }
row-one = { $from } : { $text }
choose-one = au choix : { $options }
option = { $clause } (il faut avoir { $needs })
needs-ap = { $amount } PA
needs-mp = { $amount } PM

## Ce qu’il y a

kind-unit = Unité
kind-attack = Attaque
kind-ability = Capacité
kind-card = Carte
kind-status = État
kind-button = Action de base
group-card = Cartes de toutes les bandes
group-status = États
group-button = Actions de base

## Unités et attaques

ap = { $amount } PA
unit-dice =
    { $n ->
        [0] aucun dé de défense
        [one] 1 dé de défense
       *[other] { $n } dés de défense
    }
immune = immunité : { $statuses }
