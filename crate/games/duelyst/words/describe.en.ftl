### What cards do, put together from their abilities: the text cannot say anything else than what is done.
### A clause is somebody ($who) and what they do; clauses become sentences elsewhere. $form is m, f, ms or fs.

## Putting together

list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-or-else = { $a }, or { $b }
list-comma = { $a }, { $b }
clause = { $who } { $does }
prefixed = { $prefix }: { $text }
when = { $event }, { $clause }
while = { $cond }, { $clause }
choose = choose { $who }
if = if { $cond }, { $clause }
otherwise = otherwise, { $clause }
one-of = one of two at random: { $ways }
watch = for the rest of this turn, { $event }, { $clause }
next-time = the next time you play { $what } this turn, { $clause }
at-the-end = at the end of this turn, { $clause }
lasting =
    { $clause } { $until ->
        [always] for good
        [this-turn] this turn
        [own-next-turn] until your next turn
        [enemy-next-turn] during your opponent’s next turn
       *[enemy-turn-end] until the end of your opponent’s turn
    }

## Keywords and families

keyword-airdrop = Airdrop
keyword-backstab = Backstab
keyword-blast = Blast
keyword-blood-surge = Blood Surge
keyword-bond = Bond
keyword-build = Build
keyword-celerity = Celerity
keyword-deathwatch = Deathwatch
keyword-dispel = Dispel
keyword-dying-wish = Dying Wish
keyword-ephemeral = Ephemeral
keyword-flying = Flying
keyword-forcefield = Forcefield
keyword-frenzy = Frenzy
keyword-grow = Grow
keyword-infiltrate = Infiltrate
keyword-intensify = Intensify
keyword-invulnerable = Invulnerable
keyword-opening-gambit = Opening Gambit
keyword-provoke = Provoke
keyword-ranged = Ranged
keyword-reactivate = Reactivate
keyword-rebirth = Rebirth
keyword-rush = Rush
keyword-sentinel = Sentinel
keyword-stun = Stun
keyword-summon-dervish = Summon Dervish
keyword-transform = Transform
keyword-trial-destiny = Trial & Destiny
keyword-wall = Wall
keyword-zeal = Zeal
keyword-number = { $name } { $n }
keyword-when = { $name } ({ $when })
trial = Trial
destiny = Destiny
sentinel-summon = your opponent summons a minion
sentinel-general-attacks = the enemy General attacks
sentinel-spell = your opponent casts a spell
faction-lyonar = Lyonar
faction-songhai = Songhai
faction-vetruvian = Vetruvian
faction-abyssian = Abyssian
faction-magmar = Magmar
faction-vanar = Vanar
faction-neutral = neutral
rarity-basic = basic
rarity-common = common
rarity-rare = rare
rarity-epic = epic
rarity-legendary = legendary
rarity-mythron = mythron
kind-general = General
kind-minion = Minion
kind-spell = Spell
kind-artifact = Artifact
kind-bloodbound = Bloodbound Spell
kind-tile = Tile

## Nouns

noun-unit = { $many ->
    [yes] units
   *[no] unit
}
noun-card = { $many ->
    [yes] cards
   *[no] card
}
noun-enemy = { $many ->
    [yes] enemies
   *[no] enemy
}
noun-minion = { $many ->
    [yes] minions
   *[no] minion
}
noun-general = { $many ->
    [yes] Generals
   *[no] General
}
noun-spell = { $many ->
    [yes] spells
   *[no] spell
}
noun-bloodbound = { $many ->
    [yes] Bloodbound Spells
   *[no] Bloodbound Spell
}
noun-artifact = { $many ->
    [yes] artifacts
   *[no] artifact
}
noun-wall = { $many ->
    [yes] Walls
   *[no] Wall
}
noun-arcanyst = { $many ->
    [yes] Arcanysts
   *[no] Arcanyst
}
noun-battle-pet = { $many ->
    [yes] Battle Pets
   *[no] Battle Pet
}
noun-dervish = { $many ->
    [yes] Dervishes
   *[no] Dervish
}
noun-golem = { $many ->
    [yes] Golems
   *[no] Golem
}
noun-mech = { $many ->
    [yes] Mechs
   *[no] Mech
}
noun-structure = { $many ->
    [yes] Structures
   *[no] Structure
}
noun-vespyr = Vespyr
noun-all = every tribe
noun-obelysk = { $many ->
    [yes] Obelysks
   *[no] Obelysk
}
noun-demon = { $many ->
    [yes] Demons
   *[no] Demon
}
noun-spirit-wolf = { $many ->
    [yes] Spirit Wolves
   *[no] Spirit Wolf
}
noun-scions-wish = { $many ->
    [yes] Scion’s Wishes
   *[no] Scion’s Wish
}
noun-spellsword = { $many ->
    [yes] Spellswords
   *[no] Spellsword
}
noun-tile-mana = Mana Tile
noun-tile-shadow-creep = Shadow Creep
noun-tile-hallowed-ground = Hallowed Ground

## Who

those = { $quantity } { $other } { $near } { $states } { $side } { $sort } { $noun } { $after } { $end }
quantity-one = a
quantity-random = a random
quantity-nearest = the nearest
quantity-all = all
quantity-another = another
quantity-plain = { "" }
quantity-random-number = { $n } random
quantity-none = { "" }
quantity-number = { $n }
at-random = { "" }
at-nearest = { "" }
again = { $form ->
    [m] it
    [f] it
   *[other] them
}
again-subject = { $form ->
    [m] it
    [f] it
   *[other] they
}
that = that { $noun }
that-foe = the unit it fights
that-revealer = the minion that met it
thing = { $quantity } { $noun }
this-minion = this minion
this-general = your General
this-tile = this tile
this-spell = this
own-general = your General
enemy-general = the enemy General
both-generals = both Generals
its-general = its controller’s General
each-enemy = each enemy
inside = the minion inside
anything = any unit
own-spell = one of your spells
own-spells = your spells
all-spells = spells
own-tile = your { $tile }
this-card = this card
a-card = a card
your-bloodbound = your Bloodbound Spell
all-in-hand = all { $noun } in { $whose ->
    [enemy] your opponent’s hand
   *[you] your hand
}
in-hand = { $whose ->
    [enemy] { $many ->
        [yes] your opponent’s { $state } { $noun }
       *[no] a random { $noun } in your opponent’s hand
    }
   *[you] { $many ->
        [yes] your { $state } { $noun }
       *[no] a random { $noun } in your hand
    }
}

is-friendly = friendly
is-enemy = enemy
is-other = other
is-damaged = damaged
is-undamaged = undamaged
is-stunned = stunned
is-exhausted = exhausted
is-token = token
is-not-token = non-token
is-different = different
is-own-faction = of your faction
is-not-bloodbound = non-Bloodbound
of-any-tribe = of any tribe
attack-at-most = with { $n } or less Attack
lowest-attack = with the lowest Attack
costs-more = that costs { $n } more
except = other than { $nouns }
with = with { $what }
same-card = of the same name
not-there = not { $place }
or-self = (this one included)

## Where

place-nearby = nearby
place-near-general = near a General
place-near = near { $who }
place-within = up to { $n ->
    [one] 1 space
   *[other] { $n } spaces
} away
place-under = on that space
place-front = in front of { $who }
place-behind = behind { $who }
place-above-below = directly above or below { $who }
place-row = in its row
place-column = in the column of { $who }
place-centre = in the centre column
place-own-side = on your starting side
place-enemy-side = on your opponent’s starting side
place-corners = in a corner
place-summon-range = near a friendly unit
place-tiles = on your { $tile }
place-area = in a { $n }×{ $n } area
place-joined = joined to { $who } through its neighbours

place-here = on this space
place-there = there
space-chosen = { $many ->
    [yes] { $near } spaces { $place }
   *[no] a { $near } space { $place }
}
space-anywhere = any space
space-adjoining = adjoining spaces
space-random = { $many ->
    [yes] random { $near } spaces { $place }
   *[no] a random { $near } space { $place }
}
spaces-random = { $n } random spaces { $place }
space-each = each free { $near } space { $place }
space-all = all { $near } spaces { $place }
space-area = a { $n }×{ $n } area
corner-random = a random corner space
corner-each = each corner space
space-the = the space { $place }
this-space = this space
that-space = that space
its-space = its space
space-under = the space of { $who }

## What

copy-of = { $many ->
    [yes] { $n } copies of { $who }
   *[no] a copy of { $who }
}
carried = the minion inside
dead = { $what } { $since ->
    [own-turn-end] that died since your last turn
    [enemy-turn] that died on your opponent’s last turn
   *[game] that died this game
}
from-deck = { $what } { $whose ->
    [enemy] from your opponent’s deck
   *[you] from your deck
}
copy-in-hand = a copy of { $what } { $whose ->
    [enemy] in your opponent’s hand
   *[you] in your hand
}
copy-cast-by-you = a copy of a random spell you have cast this game
copy-last-cast = a copy of the spell cast last
copy-bloodbound = a copy of your Bloodbound Spell
egg-of = { $many ->
    [yes] { $n } Eggs of { $what }
   *[no] an Egg of { $what }
}
building-of = the Building of { $what }

## How much

for-each = { " " }for each { $what }
where-x = , where X is { $what }
each-done = one
each-artifact = artifact you have
each-enemy-card = card in your opponent’s hand
each-heal = time you healed anything this game
each-played = minion that was played from a hand this game
each-summoned = other { $what } you summoned this game
each-tile = { $tile } you have
x-that = that damage
x-attack-own = the Attack of this minion
x-attack-other = the Attack of the other
x-attack = its Attack
    .who = the Attack of { $who }
x-health = its Health
    .who = the Health of { $who }
x-cost = its cost
    .summoned = the cost of the minion that was summoned
    .who = the cost of { $who }
x-hand-space = the free places in your hand

## When

at-turn-start = at the start of { $side ->
    [enemy] your opponent’s turn
    [both] each turn
   *[you] your turn
}
at-turn-end = at the end of { $side ->
    [enemy] your opponent’s turn
    [both] each turn
   *[you] your turn
}
event-summon = whenever { $side ->
    [enemy] your opponent summons { $what }
   *[you] you summon { $what }
}
event-play = whenever you play { $what } from your hand
event-spell = whenever { $side ->
    [enemy] your opponent casts a spell
   *[you] you cast a spell
}
event-draw = whenever { $side ->
    [enemy] your opponent draws a card
    [both] a player draws a card
   *[you] you draw a card
}
event-laid = whenever you create { $tile }
event-replace = whenever you replace a card
event-replaced = whenever you replace this card
event-backstab = whenever this minion attacks from behind
event-enters = when this minion enters play
event-steps = when a unit comes to stand here
event-reveal = when its condition is met on your opponent’s turn
event-hatch = when it hatches, just before its owner’s turn
event-finished = when its counter reaches 0
event-built = when this minion is built
    .which = whenever { $which } is built
event-damaged = whenever { $who } takes damage
    .object = whenever { $who } takes damage from { $object }
event-survives = whenever { $who } takes damage and survives
event-deals = whenever { $who } deals damage
    .object = whenever { $who } deals damage to { $object }
event-kills = whenever { $who } destroys a unit
    .object = whenever { $who } destroys { $object }
event-dies = when { $who } dies
    .each = whenever { $who } dies
event-healed = whenever { $who } is healed
event-moved = whenever { $who } moves or is moved
event-attacks = whenever { $who } attacks
    .object = whenever { $who } attacks { $object }
event-attacked = after { $who } attacks
event-fights = whenever { $who } attacks or strikes back
event-fought = after { $who } attacks or strikes back
event-attacks-or-is = whenever { $who } attacks or is attacked
event-is-attacked = whenever { $who } is attacked
    .object = whenever { $who } is attacked by { $object }
trial-summon = summon { $what }
trial-costs = play { $n } minions of different costs from your hand
trial-control = have { $what } of different names at once

cond-own-turn = during your turn
cond-enemy-turn = during your opponent’s turn
cond-building-too = even while it is being built
cond-healed = anything was healed this turn
cond-did = it was destroyed
cond-there-is = { $lasting ->
    [yes] as long as there is { $what }
   *[no] there is { $what }
}
cond-at-least = { $lasting ->
    [yes] as long as there are { $what }
   *[no] there are at least { $what }
}
cond-has = { $who } has { $what }
cond-undamaged = { $lasting ->
    [yes] as long as { $who } is undamaged
   *[no] { $who } is undamaged
}
cond-is = { $who } is { $what }

## Gains

gains = { $who } { $many ->
    [yes] gain
   *[no] gains
} { $what }
has = { $who } { $many ->
    [yes] have
   *[no] has
} { $what }
give = give { $who } { $what }
stats-attack = { $attack } Attack
stats-health = { $health } Health
stats-both = { $attack }/{ $health }
double-both = double the Attack and Health of { $who }
double-attack = double the Attack of { $who }
even-structures = { " " }(even to a Structure)
may-swift = can move { $n ->
    [one] 1 space
   *[other] { $n } spaces
} farther
may-slow = can move { $n ->
    [one] 1 space
   *[other] { $n } spaces
} at most
may-not-move = cannot move
may-not-attack = cannot attack
may-not-strike-back = cannot strike back
may-not-attack-generals = cannot attack Generals
may-move = can move
may-attack = can attack
may-not-be-attacked = cannot be attacked
may-draw-fire = { $many ->
    [yes] are the only targets
   *[no] is the only target
} that enemy ranged attackers can attack
may-not-be-target = cannot be the target of enemy spells
may-take-none-of-generals = { $many ->
    [yes] take
   *[no] takes
} no damage from Generals
may-infiltrate = { $many ->
    [yes] count
   *[no] counts
} as infiltrating everywhere
may-obey = { $many ->
    [yes] obey your orders
   *[no] obeys your orders
}

## What is done

become-both = { $who } { $many ->
    [yes] become
   *[no] becomes
} { $attack }/{ $health }
become-attack = the Attack of { $who } becomes { $attack }
swap-stats = swap the Attack and Health of { $who }
damage = deal { $n } damage to { $who }
heal = restore { $n } Health to { $who }
restore = fully heal { $who }
drain = deal { $n } damage to the enemy General and restore as much Health to your General
deal-double = { $who } { $many ->
    [yes] deal
   *[no] deals
} double damage
    .object = { $who } { $many ->
        [yes] deal
       *[no] deals
    } double damage to { $object }
deal-more = { $who } { $many ->
    [yes] deal
   *[no] deals
} { $n } more damage
deal-nothing = { $who } { $many ->
    [yes] deal
   *[no] deals
} no damage
take-double = { $who } takes double damage
take-nothing = { $who } takes no damage
take-first = the first time { $who } takes damage each turn, it takes { $n } less
destroy = destroy { $who }
stun = stun { $who }
dispel = dispel { $who }
reactivate = reactivate { $who }
bounce = return { $who } to its owner’s hand
take-control = take control of { $who }
teleport = teleport { $who } to { $to }
swap = { $who } and { $other } swap places
transform = transform { $who } into { $into }
transform-each = transform { $who }, each into { $into }
into-egg = its own Egg
into-building = its Building with counter { $n }
give-ability = give { $who } “{ $text }”
give-passive = { $who } has “{ $text }”
grant-random = { $who } gains a random keyword
share-keywords = { $who } gain each other’s keywords
remove = remove { $what } from { $who }
activate = { $who } acts at once
hatch = hatch { $who }
grow = { $who } { $many ->
    [yes] grow
   *[no] grows
} at once
hasten = the counters of your Buildings drop by 1
become-general = this minion becomes your General
summon = summon { $what } on { $at }
for-enemy = { " " }for your opponent
with-more = { " " }with +{ $attack }/+{ $health }
lay = turn { $spaces } into { $tile }
remove-tile = this tile is gone
draw = { $side ->
    [both] both players draw
    [theirs] whoever’s turn it is draws
    [enemy] your opponent draws
   *[you] draw
} { $n ->
    [1] a card
   *[other] { $n } cards
}
draw-of = draw { $what } from your deck
draw-same = draw a copy of it from your deck
draw-full = draw cards until your hand is full
add-card = put { $what } into your hand
add-card-cost = , which costs { $n } less
add-card-fixed = , which cannot be replaced
steal-card = put { $what } into your hand
shuffle = shuffle { $what } into your deck
cost-less = { $who } { $many ->
    [yes] cost
   *[no] costs
} { $n } less
cost-more = { $who } { $many ->
    [yes] cost
   *[no] costs
} { $n } more
cost-set = { $who } { $many ->
    [yes] cost
   *[no] costs
} { $n }
lower-cost = lower the cost of { $who } by { $n }
raise-cost = raise the cost of { $who } by { $n }
next-card = the next { $what } you play
next-card-if = the next card you play, if it is a { $what },
first-card-each-turn = the first { $what } you play each turn
replaces = you may replace { $n ->
    [one] 1 more card
   *[other] { $n } more cards
} each turn
equip = equip { $what }
destroy-artifacts = destroy { $one ->
    [yes] a random artifact
   *[no] all artifacts
} { $side ->
    [enemy] of the enemy General
    [you] of your General
   *[both] of both Generals
}
repair = your artifacts have full durability again
mana = { $side ->
    [theirs] its owner gains
   *[you] gain
} { $n } mana this turn
capacity-more = { $side ->
    [enemy] your opponent gains
   *[you] gain
} { $n } mana capacity
capacity-less = { $side ->
    [enemy] your opponent loses
   *[you] lose
} { $n } mana capacity
mechaz0r = MECHAZ0R! is { $n }% nearer
set-bloodbound = your Bloodbound Spell becomes { $spell }
    .held = your Bloodbound Spell is { $spell }
upgrade-bloodbound = your Bloodbound Spell becomes its stronger form
refresh-bloodbound = your Bloodbound Spell is available again
general-spell = Bloodbound Spell: { $spell }
every-tribe = this minion belongs to every tribe

## Starter decks

deck-lyonar = Minions that stand by their General, and healing.
deck-songhai = Spells, blades in the back, and minions that shoot.
deck-vetruvian = Obelysks that call Dervishes, and a Blast or two.
deck-abyssian = Wraithlings in numbers, and minions that feed on death.
deck-magmar = Big minions that grow, and that come back from Eggs.
deck-vanar = Vespyr that strike from the other side, and cold that stops all others.
