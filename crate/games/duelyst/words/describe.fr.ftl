### Ce que font les cartes, composé à partir de leurs capacités : le texte ne peut rien dire d’autre que ce qui est fait.
### Une proposition, c’est quelqu’un ($who) et ce qu’il fait. $form vaut m, f, ms ou fs ; « de le », « que un » se
### contractent ailleurs.

## Composer

list-and = { $a } et { $b }
list-or = { $a } ou { $b }
list-or-else = { $a }, ou bien { $b }
list-comma = { $a }, { $b }
clause = { $who } { $does }
prefixed = { $prefix } : { $text }
when = { $event }, { $clause }
while = { $cond }, { $clause }
choose = choisissez { $who }
if = si { $cond }, { $clause }
otherwise = sinon, { $clause }
one-of = au hasard, { $ways }
watch = jusqu’à la fin de ce tour, { $event }, { $clause }
next-time = la prochaine fois que vous jouez { $what } ce tour-ci, { $clause }
at-the-end = à la fin de ce tour, { $clause }
lasting =
    { $clause } { $until ->
        [always] définitivement
        [this-turn] jusqu’à la fin de ce tour
        [own-next-turn] jusqu’à votre prochain tour
        [enemy-next-turn] pendant le prochain tour adverse
       *[enemy-turn-end] jusqu’à la fin du prochain tour adverse
    }

## Mots-clés et familles

keyword-airdrop = Largage
keyword-backstab = Traîtrise
keyword-blast = Déflagration
keyword-blood-surge = Afflux de sang
keyword-bond = Lien
keyword-build = Construction
keyword-celerity = Célérité
keyword-deathwatch = Veille funèbre
keyword-dispel = Dissipation
keyword-dying-wish = Dernier souhait
keyword-ephemeral = Éphémère
keyword-flying = Vol
keyword-forcefield = Champ de force
keyword-frenzy = Frénésie
keyword-grow = Croissance
keyword-infiltrate = Infiltration
keyword-intensify = Intensité
keyword-invulnerable = Invulnérable
keyword-opening-gambit = Coup d’éclat
keyword-provoke = Provocation
keyword-ranged = À distance
keyword-reactivate = Réactivation
keyword-rebirth = Renaissance
keyword-rush = Ruée
keyword-sentinel = Sentinelle
keyword-stun = Étourdissement
keyword-summon-dervish = Appel de derviche
keyword-transform = Transformation
keyword-trial-destiny = Épreuve et Destinée
keyword-wall = Mur
keyword-zeal = Zèle
keyword-number = { $name } { $n }
keyword-when = { $name } ({ $when })
trial = Épreuve
destiny = Destinée
sentinel-summon = votre adversaire invoque un serviteur
sentinel-general-attacks = le général ennemi attaque
sentinel-spell = votre adversaire lance un sort
faction-lyonar = lyonar
faction-songhai = songhaï
faction-vetruvian = vétruvien
    .form = { $form ->
        [m] vétruvien
        [f] vétruvienne
        [ms] vétruviens
       *[fs] vétruviennes
    }
faction-abyssian = abyssien
    .form = { $form ->
        [m] abyssien
        [f] abyssienne
        [ms] abyssiens
       *[fs] abyssiennes
    }
faction-magmar = magmar
faction-vanar = vanar
faction-neutral = neutre
    .form = { $form ->
        [ms] neutres
        [fs] neutres
       *[other] neutre
    }
rarity-basic = de base
rarity-common = commun
    .form = { $form ->
        [m] commun
        [f] commune
        [ms] communs
       *[fs] communes
    }
rarity-rare = rare
    .form = { $form ->
        [ms] rares
        [fs] rares
       *[other] rare
    }
rarity-epic = épique
    .form = { $form ->
        [ms] épiques
        [fs] épiques
       *[other] épique
    }
rarity-legendary = légendaire
    .form = { $form ->
        [ms] légendaires
        [fs] légendaires
       *[other] légendaire
    }
rarity-mythron = mythron
kind-general = Général
kind-minion = Serviteur
kind-spell = Sort
kind-artifact = Artefact
kind-bloodbound = Sort de sang
kind-tile = Dalle

## Noms

gender-unit = f
noun-unit = { $many ->
    [yes] unités
   *[no] unité
}
gender-card = f
noun-card = { $many ->
    [yes] cartes
   *[no] carte
}
noun-enemy = { $many ->
    [yes] ennemis
   *[no] ennemi
}
noun-minion = { $many ->
    [yes] serviteurs
   *[no] serviteur
}
noun-general = { $many ->
    [yes] généraux
   *[no] général
}
noun-spell = { $many ->
    [yes] sorts
   *[no] sort
}
noun-bloodbound = { $many ->
    [yes] sorts de sang
   *[no] sort de sang
}
noun-artifact = { $many ->
    [yes] artefacts
   *[no] artefact
}
noun-wall = { $many ->
    [yes] murs
   *[no] mur
}
noun-arcanyst = { $many ->
    [yes] arcanystes
   *[no] arcanyste
}
noun-battle-pet = { $many ->
    [yes] familiers de combat
   *[no] familier de combat
}
noun-dervish = { $many ->
    [yes] derviches
   *[no] derviche
}
noun-golem = { $many ->
    [yes] golems
   *[no] golem
}
noun-mech = { $many ->
    [yes] mécas
   *[no] méca
}
gender-structure = f
noun-structure = { $many ->
    [yes] structures
   *[no] structure
}
noun-vespyr = { $many ->
    [yes] vespyrs
   *[no] vespyr
}
noun-all = toutes les tribus
noun-obelysk = { $many ->
    [yes] obélysques
   *[no] obélysque
}
noun-demon = { $many ->
    [yes] démons
   *[no] démon
}
noun-spirit-wolf = { $many ->
    [yes] loups spirituels
   *[no] loup spirituel
}
noun-scions-wish = { $many ->
    [yes] Souhaits du Scion
   *[no] Souhait du Scion
}
gender-spellsword = f
noun-spellsword = { $many ->
    [yes] épées-sorts
   *[no] épée-sort
}
noun-tile-mana = Dalle de mana
noun-tile-shadow-creep = Ombre rampante
noun-tile-hallowed-ground = Terre consacrée

## Qui

those = { $quantity } { $other } { $noun } { $side } { $sort } { $states } { $end } { $near } { $after }
quantity-one = { $form ->
    [f] une
   *[m] un
}
quantity-random = { $form ->
    [f] une
   *[m] un
}
quantity-nearest = { $form ->
    [f] la
   *[m] le
}
quantity-all = { $form ->
    [fs] toutes les
   *[ms] tous les
}
quantity-another = { $form ->
    [f] une autre
   *[m] un autre
}
quantity-plain = les
quantity-none = { "" }
quantity-number = { $n }
quantity-random-number = { $n }
at-random = au hasard
at-nearest = { $form ->
    [f] la plus proche
   *[m] le plus proche
}
again = { $form ->
    [m] ce { $noun }
    [f] cette { $noun }
   *[other] ces { $noun }
}
again-subject = ces { $noun }
that = { $form ->
    [f] cette dernière
   *[m] ce dernier
}
that-foe = l’unité combattue
that-revealer = le serviteur qui l’a remplie
thing = { $quantity } { $noun }
this-minion = ce serviteur
this-general = votre général
this-tile = cette dalle
this-spell = ce sort
own-general = votre général
enemy-general = le général ennemi
both-generals = les deux généraux
its-general = le général de son contrôleur
each-enemy = chaque ennemi
inside = le serviteur qu’il contient
anything = une unité quelconque
own-spell = un de vos sorts
own-spells = vos sorts
all-spells = les sorts
own-tile = votre { $tile }
this-card = cette carte
a-card = une carte
your-bloodbound = votre sort de sang
all-in-hand = tous les { $noun } de { $whose ->
    [enemy] la main adverse
   *[you] votre main
}
in-hand = { $whose ->
    [enemy] { $many ->
        [yes] les { $noun } { $state } de votre adversaire
       *[no] un { $noun } au hasard dans la main adverse
    }
   *[you] { $many ->
        [yes] vos { $noun } { $state }
       *[no] un { $noun } au hasard dans votre main
    }
}

is-friendly = { $form ->
    [m] allié
    [f] alliée
    [ms] alliés
   *[fs] alliées
}
is-enemy = { $form ->
    [m] ennemi
    [f] ennemie
    [ms] ennemis
   *[fs] ennemies
}
is-other = { $form ->
    [ms] autres
    [fs] autres
   *[m] autre
}
is-damaged = { $form ->
    [m] blessé
    [f] blessée
    [ms] blessés
   *[fs] blessées
}
is-undamaged = { $form ->
    [ms] indemnes
    [fs] indemnes
   *[m] indemne
}
is-stunned = { $form ->
    [m] étourdi
    [f] étourdie
    [ms] étourdis
   *[fs] étourdies
}
is-exhausted = { $form ->
    [m] épuisé
    [f] épuisée
    [ms] épuisés
   *[fs] épuisées
}
is-token = { $form ->
    [ms] jetons
    [fs] jetons
   *[m] jeton
}
is-not-token = (hors jetons)
is-different = { $form ->
    [m] différent
    [f] différente
    [ms] différents
   *[fs] différentes
}
is-own-faction = de votre faction
is-not-bloodbound = (hors sort de sang)
of-any-tribe = d’une tribu quelconque
attack-at-most = avec { $n } d’attaque ou moins
lowest-attack = à l’attaque la plus basse
costs-more = qui coûte { $n } de plus
except = autres que les { $nouns }
with = avec { $what }
same-card = du même nom
not-there = qui ne se trouvent pas { $place }
or-self = (celui-ci compris)

## Où

place-nearby = à proximité
place-near-general = à proximité d’un général
place-near = à proximité de { $who }
place-within = à { $n ->
    [one] 1 case
   *[other] { $n } cases
} au plus
place-under = sur cette case
place-here = sur cette case
place-there = sur place
place-front = devant { $who }
place-behind = derrière { $who }
place-above-below = juste au-dessus ou au-dessous de { $who }
place-row = sur sa ligne
place-column = dans la colonne de { $who }
place-centre = dans la colonne centrale
place-own-side = de votre côté de départ
place-enemy-side = du côté de départ adverse
place-corners = dans un coin
place-summon-range = à proximité d’une unité alliée
place-tiles = sur votre { $tile }
place-area = dans une zone de { $n }×{ $n }
place-joined = qui touchent { $who } de proche en proche

space-chosen = { $many ->
    [yes] des cases { $near } { $place }
   *[no] une case { $near } { $place }
}
space-anywhere = une case quelconque
space-adjoining = des cases adjacentes
space-random = { $many ->
    [yes] des cases au hasard { $near } { $place }
   *[no] une case au hasard { $near } { $place }
}
spaces-random = { $n } cases au hasard { $place }
space-each = chaque case libre { $near } { $place }
space-all = toutes les cases { $near } { $place }
space-area = une zone de { $n }×{ $n }
corner-random = une case de coin au hasard
corner-each = chaque case de coin
space-the = la case { $place }
this-space = cette case
that-space = cette case
its-space = sa case
space-under = la case de { $who }

## Quoi

copy-of = { $many ->
    [yes] { $n } copies de { $who }
   *[no] une copie de { $who }
}
carried = le serviteur qu’il contient
dead = { $what } { $since ->
    [own-turn-end] mort depuis votre dernier tour
    [enemy-turn] mort pendant le dernier tour adverse
   *[game] mort pendant cette partie
}
    .plural = { $what } { $since ->
        [own-turn-end] morts depuis votre dernier tour
        [enemy-turn] morts pendant le dernier tour adverse
       *[game] morts pendant cette partie
    }
from-deck = { $what } { $whose ->
    [enemy] de la pioche adverse
   *[you] de votre pioche
}
copy-in-hand = une copie de { $what } { $whose ->
    [enemy] de la main adverse
   *[you] de votre main
}
copy-cast-by-you = une copie d’un sort au hasard que vous avez lancé pendant cette partie
copy-last-cast = une copie du dernier sort lancé
copy-bloodbound = une copie de votre sort de sang
egg-of = { $many ->
    [yes] { $n } œufs de { $what }
   *[no] un œuf de { $what }
}
building-of = le chantier de { $what }

## Combien

for-each = { " " }pour chaque { $what }
where-x = , X étant { $what }
each-done = serviteur ainsi détruit
each-artifact = artefact que vous avez
each-enemy-card = carte dans la main adverse
each-heal = soin que vous avez prodigué pendant cette partie
each-played = serviteur joué de la main pendant cette partie
each-summoned = autre { $what } que vous avez invoqué pendant cette partie
each-tile = case de { $tile } que vous avez
x-that = ces dégâts
x-attack-own = l’attaque de votre serviteur
x-attack-other = l’attaque de l’autre
x-attack = son attaque
    .who = l’attaque de { $who }
x-health = sa vie
    .who = la vie de { $who }
x-cost = son coût
    .summoned = le coût du serviteur invoqué
    .who = le coût de { $who }
x-hand-space = les places libres de votre main

## Quand

at-turn-start = au début { $side ->
    [enemy] du tour adverse
    [both] de chaque tour
   *[you] de votre tour
}
at-turn-end = à la fin { $side ->
    [enemy] du tour adverse
    [both] de chaque tour
   *[you] de votre tour
}
event-summon = chaque fois que { $side ->
    [enemy] votre adversaire invoque { $what }
   *[you] vous invoquez { $what }
}
event-play = chaque fois que vous jouez { $what } de votre main
event-spell = chaque fois que { $side ->
    [enemy] votre adversaire lance un sort
   *[you] vous lancez un sort
}
event-draw = chaque fois que { $side ->
    [enemy] votre adversaire pioche une carte
    [both] l’un des joueurs pioche une carte
   *[you] vous piochez une carte
}
event-laid = chaque fois que vous créez une case de { $tile }
event-replace = chaque fois que vous remplacez une carte
event-replaced = chaque fois que vous remplacez cette carte
event-backstab = chaque fois que ce serviteur attaque dans le dos
event-enters = quand ce serviteur arrive en jeu
event-steps = quand une unité arrive ici
event-reveal = quand sa condition est remplie pendant le tour adverse
event-hatch = à son éclosion, juste avant le tour de son propriétaire
event-finished = quand son compteur arrive à 0
event-built = quand ce serviteur est construit
    .which = chaque fois que { $which } est construit
event-damaged = chaque fois que { $who } subit des dégâts
    .object = chaque fois que { $who } subit des dégâts de { $object }
event-survives = chaque fois que { $who } subit des dégâts et survit
event-deals = chaque fois que { $who } inflige des dégâts
    .object = chaque fois que { $who } inflige des dégâts à { $object }
event-kills = chaque fois que { $who } détruit une unité
    .object = chaque fois que { $who } détruit { $object }
event-dies = quand { $who } meurt
    .each = chaque fois que { $who } meurt
event-healed = chaque fois que { $who } reçoit des soins
event-moved = chaque fois que { $who } change de case
event-attacks = chaque fois que { $who } attaque
    .object = chaque fois que { $who } attaque { $object }
event-attacked = après chaque attaque de { $who }
event-fights = chaque fois que { $who } attaque ou riposte
event-fought = après chaque attaque ou riposte de { $who }
event-attacks-or-is = chaque fois que { $who } attaque ou subit une attaque
event-is-attacked = chaque fois que { $who } subit une attaque
    .object = chaque fois que { $who } subit l’attaque de { $object }
trial-summon = invoquez { $what }
trial-costs = jouez { $n } serviteurs de coûts différents de votre main
trial-control = ayez en jeu { $what } de noms différents

cond-own-turn = pendant votre tour
cond-enemy-turn = pendant le tour adverse
cond-building-too = même pendant sa construction
cond-healed = des soins ont été reçus ce tour
cond-did = il a été détruit
cond-there-is = { $lasting ->
    [yes] tant qu’il y a { $what }
   *[no] il y a { $what }
}
cond-at-least = { $lasting ->
    [yes] tant qu’il y a { $what }
   *[no] il y a au moins { $what }
}
cond-has = { $who } a { $what }
cond-undamaged = { $lasting ->
    [yes] tant que { $who } est indemne
   *[no] { $who } est indemne
}
cond-is = { $who } est { $what }

## Gains

gains = { $who } { $many ->
    [yes] gagnent
   *[no] gagne
} { $what }
has = { $who } { $many ->
    [yes] ont
   *[no] a
} { $what }
give = donnez { $what } à { $who }
stats-attack = { $attack } d’attaque
stats-health = { $health } de vie
stats-both = { $attack }/{ $health }
double-both = doublez l’attaque et la vie de { $who }
double-attack = doublez l’attaque de { $who }
even-structures = { " " }(même à une structure)
may-swift = { $many ->
    [yes] peuvent
   *[no] peut
} se déplacer de { $n ->
    [one] 1 case
   *[other] { $n } cases
} de plus
may-slow = ne { $many ->
    [yes] peuvent
   *[no] peut
} se déplacer que de { $n ->
    [one] 1 case
   *[other] { $n } cases
}
may-not-move = ne { $many ->
    [yes] peuvent
   *[no] peut
} pas se déplacer
may-not-attack = ne { $many ->
    [yes] peuvent
   *[no] peut
} pas attaquer
may-not-strike-back = ne { $many ->
    [yes] peuvent
   *[no] peut
} pas riposter
may-not-attack-generals = ne { $many ->
    [yes] peuvent
   *[no] peut
} pas attaquer les généraux
may-move = { $many ->
    [yes] peuvent
   *[no] peut
} se déplacer
may-attack = { $many ->
    [yes] peuvent
   *[no] peut
} attaquer
may-not-be-attacked = ne { $many ->
    [yes] peuvent pas subir
   *[no] peut pas subir
} d’attaque
may-draw-fire = { $many ->
    [yes] sont les seules cibles
   *[no] est la seule cible
} que les attaquants ennemis à distance peuvent attaquer
may-not-be-target = ne { $many ->
    [yes] peuvent
   *[no] peut
} pas être la cible des sorts ennemis
may-take-none-of-generals = ne { $many ->
    [yes] subissent
   *[no] subit
} aucun dégât des généraux
may-infiltrate = { $many ->
    [yes] comptent
   *[no] compte
} partout comme en infiltration
may-obey = { $many ->
    [yes] obéissent
   *[no] obéit
} à vos ordres

## Ce qui est fait

become-both = { $who } { $many ->
    [yes] deviennent
   *[no] devient
} { $attack }/{ $health }
become-attack = l’attaque de { $who } devient { $attack }
swap-stats = échangez l’attaque et la vie de { $who }
damage = infligez { $n } { $n ->
    [one] dégât
   *[other] dégâts
} à { $who }
heal = rendez { $n } { $n ->
    [one] point
   *[other] points
} de vie à { $who }
restore = soignez complètement { $who }
drain = infligez { $n } { $n ->
    [one] dégât
   *[other] dégâts
} à le général ennemi et rendez autant de points de vie à votre général
deal-double = { $who } { $many ->
    [yes] infligent
   *[no] inflige
} le double de dégâts
    .object = { $who } { $many ->
        [yes] infligent
       *[no] inflige
    } le double de dégâts à les { $object }
deal-more = { $who } { $many ->
    [yes] infligent
   *[no] inflige
} { $n } { $n ->
    [one] dégât
   *[other] dégâts
} de plus
deal-nothing = { $who } ne { $many ->
    [yes] infligent
   *[no] inflige
} aucun dégât
take-double = { $who } subit le double de dégâts
take-nothing = { $who } ne subit aucun dégât
take-first = la première fois que { $who } subit des dégâts à chaque tour, il en subit { $n } de moins
destroy = détruisez { $who }
stun = étourdissez { $who }
dispel = dissipez { $who }
reactivate = réactivez { $who }
bounce = renvoyez { $who } dans la main de son propriétaire
take-control = prenez le contrôle de { $who }
teleport = téléportez { $who } sur { $to }
swap = { $who } et { $other } échangent leurs places
transform = transformez { $who } en { $into }
transform-each = transformez { $who }, chacun en { $into }
into-egg = son propre œuf
into-building = son chantier, compteur à { $n }
give-ability = donnez à { $who } « { $text } »
give-passive = { $who } a « { $text } »
grant-random = { $who } gagne un mot-clé au hasard
share-keywords = { $who } gagnent les mots-clés les uns des autres
remove = retirez { $what } à { $who }
activate = { $who } agit aussitôt
hatch = faites éclore { $who }
grow = { $who } { $many ->
    [yes] croissent
   *[no] croît
} aussitôt
hasten = les compteurs de vos chantiers baissent de 1
become-general = ce serviteur devient votre général
summon = invoquez { $what } sur { $at }
for-enemy = { " " }pour votre adversaire
with-more = { " " }avec +{ $attack }/+{ $health }
lay = transformez { $spaces } en { $tile }
remove-tile = cette dalle disparaît
draw = { $side ->
    [both] les deux joueurs piochent
    [theirs] le joueur dont c’est le tour pioche
    [enemy] votre adversaire pioche
   *[you] piochez
} { $n ->
    [1] une carte
   *[other] { $n } cartes
}
draw-of = piochez { $what } dans votre pioche
draw-same = piochez-en un exemplaire dans votre pioche
draw-full = piochez jusqu’à ce que votre main soit pleine
add-card = mettez { $what } dans votre main
add-card-cost = , à { $n } mana de moins
add-card-fixed = , sans remplacement possible
steal-card = mettez { $what } dans votre main
shuffle = mélangez { $what } à votre pioche
cost-less = { $who } { $many ->
    [yes] coûtent
   *[no] coûte
} { $n } de moins
cost-more = { $who } { $many ->
    [yes] coûtent
   *[no] coûte
} { $n } de plus
cost-set = { $who } { $many ->
    [yes] coûtent
   *[no] coûte
} { $n }
lower-cost = réduisez de { $n } le coût de { $who }
raise-cost = augmentez de { $n } le coût de { $who }
next-card = le prochain { $what } que vous jouez
next-card-if = la prochaine carte que vous jouez, si c’est un { $what },
first-card-each-turn = le premier { $what } que vous jouez à chaque tour
replaces = vous pouvez remplacer { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} de plus à chaque tour
equip = équipez { $what }
destroy-artifacts = détruisez { $one ->
    [yes] un artefact au hasard
   *[no] tous les artefacts
} { $side ->
    [enemy] du général ennemi
    [you] de votre général
   *[both] des deux généraux
}
repair = vos artefacts retrouvent toute leur solidité
mana = { $side ->
    [theirs] son propriétaire gagne
   *[you] gagnez
} { $n } mana pour ce tour
capacity-more = { $side ->
    [enemy] votre adversaire gagne
   *[you] gagnez
} { $n } de capacité de mana
capacity-less = { $side ->
    [enemy] votre adversaire perd
   *[you] perdez
} { $n } de capacité de mana
mechaz0r = MECHAZ0R! avance de { $n } %
set-bloodbound = votre sort de sang devient { $spell }
    .held = votre sort de sang est { $spell }
upgrade-bloodbound = votre sort de sang devient sa forme renforcée
refresh-bloodbound = votre sort de sang est de nouveau disponible
general-spell = sort de sang : { $spell }
every-tribe = ce serviteur appartient à toutes les tribus

## Paquets de départ

deck-lyonar = Des serviteurs qui restent près de leur général, et des soins.
deck-songhai = Des sorts, des lames dans le dos et des serviteurs qui tirent.
deck-vetruvian = Des obélysques qui appellent des derviches, et quelques déflagrations.
deck-abyssian = Des Spectrelins en nombre, et des serviteurs qui se nourrissent de la mort.
deck-magmar = De gros serviteurs qui croissent et qui renaissent de leurs œufs.
deck-vanar = Des vespyrs qui frappent depuis l’autre côté, et un froid qui fige les autres.
