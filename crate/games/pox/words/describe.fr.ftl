### Ce que font les runes, les capacités et les états, composé à partir de leurs lignes : le texte ne peut rien dire d’autre que
### ce qui est fait. Une proposition, c’est quelqu’un ($who) et ce qu’il fait. $n est un nombre ; là où il n’est pas encore connu,
### $much dit combien. « de le », « de un » se contractent ailleurs.

## Composer

list-comma = { $a }, { $b }
list-and = { $a } et { $b }
list-then = { $a }, puis { $b }
list-if = { $a } ; si elle réussit, { $b }
lead = { $event }, { $clause }
named-number = { $name } { $n }
named-with = { $name } : { $small }
prefixed = { $name } : { $text }
as-ability = comme capacité : { $text }
heading-tokens = Jetons
heading-abilities = Capacités
heading-conditions = États
reminder = ({ $name } : { $text }.)
element-physical = Physique
element-fire = Feu
element-frost = Givre
element-electricity = Électricité
element-magical = Magique
element-psychic = Psychique
race-dwarf = Nain
race-human = Humain
race-construct = Construct
race-beast = Bête
race-demon = Démon
race-undead = Mort-vivant
faction-ironfist-stronghold = Bastion de Poing-de-Fer
faction-sundered-lands = Terres Brisées
kind-champion = Champion
kind-relic = Relique
kind-spell = Sort
kind-equipment = Équipement
kind-shrine = Sanctuaire
nora-cheap = Jusqu’à 25 nora
nora-low = De 30 à 50 nora
nora-middle = De 55 à 65 nora
nora-high = 70 nora et plus

## Ce qu’il y a sur les cases

ground-plain = rien n’y arrête ni n’y blesse personne
ground-water = entrer coûte 1 PA de plus. Les unités volantes l’ignorent
ground-chasm = détruit toute unité qui ne vole pas. Il ne porte aucun objet de la couche de terrain, et son type ne peut pas être changé
ground-impassable = seuls les champions volants y entrent. Celui qui y perd Vol subit 5 dégâts physiques et ne peut plus bouger
ground-inaccessible = rien ni personne n’y va, et qui s’y trouve n’en sort que par sa propre permutation
ground-level = { $name }, niveau { $n }
object-dead-magic-zone = les sorts de l’adversaire de son propriétaire ne peuvent pas viser cette case
object-force-barrier = cette case, et tout espace que de telles barrières entourent, est inaccessible
object-nora-globe = un champion qui entre prend le nora pour son contrôleur
enters-opposing = quand un champion adverse entre
enters-champion = quand un champion entre
enters-ground = quand une unité qui ne vole pas entre, et au début du tour de son contrôleur
tile-gone = le piège disparaît ensuite
tile-hidden = l’adversaire ne voit pas le piège
tile-font = Fontaine
font = donne 12 nora par tour à qui la contrôle, et un lieu où déployer des champions à 2 cases ou moins
shrine = Présence de 10, et 45 nora au début du tour de son contrôleur. Son contrôleur perd la partie s’il est détruit. Dès votre cinquième tour, vous pouvez le transfigurer en avatar.
avatar = Présence de 5, et 25 nora au début du tour de son contrôleur. Son contrôleur perd la partie s’il est détruit.
plain-relic = Une relique sans capacité.
clone = Comme le champion dont il est tiré, mais sans coût en nora ni place dans la réserve.
summoned = Pas une unité réelle : une capacité ou un sort l’a fait venir, et elle ne retourne pas dans la réserve.
illusion = Pas une unité réelle : tout ce qui la cible la détruit, comme tout dégât et l’emploi d’une de ses capacités.
stranded = Elle a perdu Vol au-dessus d’un terrain infranchissable : rien ne la déplace tant qu’elle ne vole pas.
faction = 10 runes : { $half } 20 runes : { $full }
bonus-ironfist-stronghold = vos champions subissent { $n } dégâts de sort de moins
bonus-sundered-lands = vos champions subissent 1 dégât d’attaque de moins par tranche entière de { $n }

## À quelle distance

reach-range = à Portée
reach-beyond = à la Portée maximale + { $n } au plus
reach-from-one = à une distance de 1 à la Portée maximale + { $n }
reach-beside = { $aim ->
        [foe] adjacente
        [open-tile] adjacente
       *[other] adjacent
    }
reach-within = à { $most } cases ou moins
reach-between = à une distance de { $least } à { $most }

## Ce qui est visé

aim-foe = { $near ->
       *[no] une unité adverse { $reach }
        [yes] une unité adverse { $reach }
    }
aim-any-unit = une unité
aim-other-friend = un autre champion allié ou une relique alliée { $reach }
aim-own-unit = un champion ou une relique que vous contrôlez et possédez, sauf un avatar
aim-champion = un champion
aim-other-champion = un autre champion { $reach }
aim-same-size = un autre champion de même taille { $reach }
aim-other-mortal = un autre champion { $reach }, sauf un avatar,
aim-friendly-champion = un champion allié
aim-other-friendly-champion = un autre champion allié { $reach }
aim-other-friendly-real = un autre champion réel allié { $reach }
aim-own-champion = un champion que vous contrôlez et possédez, sauf un avatar
aim-opposing-champion = un champion adverse { $reach }
aim-lasting = un champion sans Éphémère
aim-other-lasting = un autre champion sans Éphémère { $reach }
aim-opposing-ability = un champion adverse { $reach }
aim-any-ability = un champion
aim-named = un champion allié
aim-twin-tile = un champion réel allié
aim-tile = une case { $reach }
aim-layer-tile = une case vide { $reach }
aim-trap-tile = une case vide { $reach }
aim-ground-tile = une case de terrain normal { $reach }
aim-open-tile = { $near ->
       *[no] une case libre { $reach }
        [yes] une case libre { $reach }
    }
aim-line-tile = une case

## Qui

who-user = ce champion
who-relic = cette relique
who-it = il
who-unit = elle
who-target = la cible
who-that = celui-ci
who-attacker = l’attaquant
group-units = unité
group-other-units = autre unité
group-champions = champion
group-friendly-champions = champion allié
group-other-friendly-champions = autre champion allié
group-opposing-champions = champion adverse
each = chaque { $group }
each-near = chaque { $group } à { $n } cases ou moins
each-around = chaque { $group } à { $n } { $n ->
        [one] case
       *[other] cases
    } ou moins de { $what }
each-there = chaque { $group } qui s’y trouve
nearest = le { $group } le plus proche à { $n } cases ou moins
nearest-to = le { $group } le plus proche de { $what }
nearest-to-tile = le { $group } le plus proche de sa case
lowest = le { $group } ayant le moins de PV à { $n } cases ou moins

## Quand

when-basic-successful = après une attaque de base réussie de ce champion
when-basic-damaging = quand l’attaque de base de ce champion blesse un champion
when-attack-successful = quand une attaque de ce champion est au moins réussie
when-attack-destroys = quand une attaque de ce champion détruit un champion
when-struck-in-melee = après une attaque de mêlée réussie contre ce champion
when-chosen-by-opponent = chaque fois qu’un adversaire cible directement ce champion, avant toute autre chose
when-damaged = chaque fois que ce champion subit des dégâts
when-enters = quand ce champion entre en jeu
when-loses-stealth = chaque fois que ce champion perd l’état Furtif
when-friend-moves = chaque fois qu’un autre champion allié se déplace sur une case à { $n } cases ou moins
when-own-start = au début de votre tour
when-opposing-start = au début du tour adverse
when-own-end = à la fin de votre tour
when-bearer-end = à la fin du tour de son contrôleur
when-you-deploy = la prochaine fois que vous déployez un champion
when-opponent-casts = la prochaine fois que l’adversaire lance un sort
when-opponent-targets = la prochaine fois que l’adversaire lance un sort à cible unique
when-named-dies = nommez { $what } : s’il meurt pendant un tour où un sort adverse à cible unique l’a ciblé

## Combien, et pour combien de temps

much-value = sa valeur
much-damage = les Dégâts de ce champion
much-damage-less = les Dégâts de ce champion moins { $n }
much-half = la moitié des Dégâts de ce champion
lasts-turn = pour ce tour
lasts-rounds = pour { $n } { $n ->
        [one] manche
       *[other] manches
    }
lasts-own-start = jusqu’à votre prochain début de tour

## Ce qui est fait : points de vie et nombres

does-damage = { $who } subit { $n } { $kind }
    .much = { $who } subit autant de { $kind } que { $much }
does-damage-basic = { $who } subit autant de dégâts que { $much }, du type de l’attaque de base
with-relics = { $clause }, les reliques { $n } de plus
with-defense = { $clause }, moins sa Défense
does-lose-life = { $who } perd { $n } { $n ->
        [one] point
       *[other] points
    } de vie
    .much = { $who } perd autant de points de vie que { $much }
with-attack = { $clause }, moins sa Défense ; reliques et sanctuaires n’en perdent pas
does-heal = { $who } récupère { $n } PV
does-gain-ap = { $who } gagne { $n } PA
does-lose-ap = { $who } perd { $n } PA
with-over = { $clause }, même au-delà de son maximum
does-gain-damage = { $who } gagne { $by } en Dégâts
does-steal = l’adversaire perd jusqu’à { $n } nora et vous en gagnez autant
does-gain-cost = vous gagnez la moitié de son coût en nora

## Ce qui est fait : attaques et déplacements

does-basic-attack = portez l’attaque de base de ce champion contre { $who }
with-without = { $clause }, sans { $names }
does-free-attack = { $who } porte une attaque de base gratuite contre { $whom }, s’il peut l’atteindre
does-shift-away = { $who } glisse de { $n } cases en s’éloignant de ce champion
does-shift-towards-user = { $who } glisse { $n ->
        [one] d’une case
       *[other] de { $n } cases
    } vers ce champion
does-shift-towards-nearest = { $who } glisse { $n ->
        [one] d’une case
       *[other] de { $n } cases
    } au plus vers le champion adverse le plus proche
does-knockback = repoussez { $who } { $n ->
        [one] d’une case
       *[other] de { $n } cases
    }
does-pull = attirez { $who } { $n ->
        [one] d’une case
       *[other] de { $n } cases
    } au plus vers ce champion
does-pull-small = attirez de { $n } cases au plus vers ce champion une cible qui est un petit champion
does-relocate = transférez { $who } sur une case voisine de ce champion
does-swap = ce champion et { $who } échangent leurs places
does-recall = { $who } retourne dans la réserve de son propriétaire

## Ce qui est fait : qualités

does-condition = { $who } { $is ->
       *[other] est { $state }
        [battle-hymn] a { $condition }
    } { $lasts }
does-grant = { $who } gagne { $ability }
does-remove = { $who } perd définitivement une capacité que vous nommez, sauf une attaque de base
does-cleanse = purifiez { $who }
does-dispel = dissipez { $who }
does-countdown = ce nombre baisse de 1 ; à 0, ce champion est détruit
does-wane = sa valeur baisse de { $n }

## Ce qui est fait : unités et cases

does-destroy = détruisez { $who }
does-summon = invoquez { $is ->
        [wolf] un loup
        [swarmling] un rejeton
        [ice-block] un bloc de glace
        [recruit] une recrue
        [colossus] un colosse
        [cairn] un cairn
       *[other] l’unité { $unit }
    } sur { $where }
does-illusion = créez une illusion de ce champion sur { $where }
does-clone = créez un clone d’{ $who } sur une case libre voisine
at-fallen = la case de celui-ci
at-beside = chaque case vide voisine d’{ $what }
at-within = chaque case à { $n } { $n ->
        [one] case
       *[other] cases
    } ou moins d’{ $what }
at-line = { $what } et ses deux voisines, en ligne ou en colonne
does-place = { $object ->
        [land-mine] posez une mine
        [snare] posez un collet
        [fire-wall] dressez un mur de feu
        [dead-magic-zone] étendez une zone de magie morte
       *[force-barrier] dressez une barrière de force
    } sur { $where }
    .n = { $object ->
            [land-mine] posez une mine
            [snare] posez un collet
            [fire-wall] dressez un mur de feu
            [dead-magic-zone] étendez une zone de magie morte
           *[force-barrier] dressez une barrière de force
        } sur { $where }, pour { $n } { $n ->
            [one] manche
           *[other] manches
        }
does-terrain = { $where } devient { $ground ->
        [water] de l’eau
       *[lava] de la lave
    } pour { $n } { $n ->
        [one] manche
       *[other] manches
    }
does-counter = ce sort est contré
does-redirect = ce sort va au champion le plus proche de sa cible qu’il peut cibler
does-return = il revient sur sa case avec la moitié de ses PV

## Ce qui vaut toujours

amount-points = { $n }
amount-percent = { $n } %
damage-kind = { $n ->
        [one] dégât
       *[other] dégâts
    } { $element ->
        [physical] { $n ->
            [one] physique
           *[other] physiques
        }
        [fire] de feu
        [frost] de givre
        [electricity] d’électricité
        [magical] { $n ->
            [one] magique
           *[other] magiques
        }
        [psychic] { $n ->
            [one] psychique
           *[other] psychiques
        }
       *[none] { "" }
    } { $ranged ->
        [yes] des attaques à distance
       *[any] { $attack ->
            [yes] d’attaque
           *[no] { "" }
        }
    }
holds-deals = { $who } inflige { $amount } { $percent ->
        [yes] de { $kind } en
       *[no] { $kind } de
    } { $sense ->
        [less] moins
       *[more] plus
    }
    .race = { $who } inflige { $amount } de { $kind } en { $sense ->
            [less] moins
           *[more] plus
        } aux champions de la race « { $race } »
    .much = { $who } inflige plus de { $kind } : sa valeur, en pour cent
holds-deals-far = { $who } inflige { $n } { $kind } de moins par case de distance au-delà de 1
holds-deals-after = { $who } inflige { $n } { $kind } de plus, ajoutés après la Défense
holds-takes = { $who } subit { $amount } { $percent ->
        [yes] de { $kind } en
       *[no] { $kind } de
    } { $sense ->
        [less] moins
       *[more] plus
    }
    .race = { $who } subit { $amount } de { $kind } en moins de la part des champions de la race « { $race } »
holds-all = tous les { $kind } augmentent de { $amount }
holds-damage = { $who } a { $by } en Dégâts
holds-hp = { $who } a { $by } en PV maximum et gagne aussitôt { $n } PV ; à la fin de cet état, il perd { $n } points de vie
holds-ap = { $who } gagne { $n } PA en gagnant cet état
holds-prevent = les { $kind } contre { $who } sont annulés
    .n = les { $kind } contre { $who } sont annulés et lui rendent { $n } PV
holds-miss = la prochaine attaque { $ranged ->
        [yes] à distance
       *[no] de mêlée
    } contre { $who }, hors attaques de zone, échoue
holds-deflect = la prochaine attaque à distance qui touche { $who }, hors attaques de zone, est déviée vers le champion adverse le plus proche de lui
holds-constant = { $who } est { $state }
holds-presence = { $who } a une présence de { $n }
is-flying = { $who } ignore les types de terrain, les gouffres, le terrain infranchissable et l’élévation
is-climber = { $who } ignore l’élévation
is-untargetable = les adversaires ne peuvent pas cibler { $who } avec des sorts ou des capacités, sauf des attaques de base
is-blinded = toutes les attaques de { $who } échouent, sauf les attaques de zone
is-confused = { $who } ne peut utiliser aucune capacité active, sauf ses attaques de base
is-immobile = { $who } ne peut ni se déplacer ni être déplacé
is-grounded = { $who } ne vole pas
is-pacified = { $who } ne peut pas attaquer
is-stealthed = l’adversaire ne voit pas { $who }, ne peut pas le cibler et n’est pas engagé par lui
is-defiled = { $who } ne peut pas être purifié
is-brave = { $who } ne peut pas être intimidé
is-martyr = les dégâts d’attaque destinés à un autre champion allié adjacent sont infligés à { $who }
is-possessed = { $who } est contrôlé par le joueur qui l’a possédé

## Ce qui se porte

bears-ability = le porteur a { $name }
bears-condition = le porteur est { $state }

## En bref

class-basic = attaque de base
class-modified-basic = attaque de base modifiée
class-non-basic = attaque hors base
class-aoe = attaque de zone
short-more = { $n } PA de plus
short-ap = { $n } PA
short-cooldown = recharge { $n }
short-hidden = { $of ->
        [spell] caché
       *[ability] cachée
    }
short-keeps-stealth = ne met pas fin à Furtif
short-single = cible unique
sign-negative = négatif
sign-positive = positif
sign-neutral = ni négatif ni positif
sign-persistent = { $sign }, persistant
cleansing = (Purifier met fin à ses états négatifs, sauf les persistants.)
dispelling = (Dissiper met fin à ses états positifs, sauf les persistants, et lui retire les bonnes capacités qu’on lui a conférées.)
sign-hidden = l’adversaire ne le voit pas
body = Dégâts { $damage }, Vitesse { $speed }, Portée { $range }, Défense { $defense }, PV { $hp }
body-relic = { $hp } PV
