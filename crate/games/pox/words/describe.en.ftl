### What runes, abilities and conditions do, put together from what their rows say: the text can say nothing but what is done.
### A clause is somebody ($who) and what they do. $n is a number; where a number is not known yet, $much says how much.

## Putting together

list-comma = { $a }, { $b }
list-and = { $a } and { $b }
list-then = { $a }, then { $b }
list-if = { $a }; if that is Successful, { $b }
lead = { $event }, { $clause }
named-number = { $name } { $n }
named-with = { $name }: { $with }
prefixed = { $name }: { $text }
as-ability = as an ability: { $text }
heading-tokens = Tokens
heading-abilities = Abilities
heading-conditions = Conditions
reminder = ({ $name }: { $text }.)
element-physical = Physical
element-fire = Fire
element-frost = Frost
element-electricity = Electricity
element-magical = Magical
element-psychic = Psychic
race-dwarf = Dwarf
race-human = Human
race-construct = Construct
race-beast = Beast
race-demon = Demon
race-undead = Undead
faction-ironfist-stronghold = Ironfist Stronghold
faction-sundered-lands = Sundered Lands
kind-champion = Champion
kind-relic = Relic
kind-spell = Spell
kind-equipment = Equipment
kind-shrine = Shrine
nora-cheap = Up to 25 nora
nora-low = 30 to 50 nora
nora-middle = 55 to 65 nora
nora-high = 70 nora and more

## What stands on tiles

ground-plain = nothing stops or hurts anybody here
ground-water = entering costs 1 AP more. Flying units ignore it
ground-chasm = destroys any unit that does not fly. It holds no objects of the terrain layer, and its type cannot be changed
ground-impassable = only flying champions enter. One that loses Flying here takes 5 Physical damage and is immobile
ground-inaccessible = nobody and nothing moves here, and whoever stands here leaves only by a swap of its own
ground-level = { $name }, level { $n }
object-dead-magic-zone = spells of the opponent of its owner cannot be aimed at this tile
object-force-barrier = this tile, and every space that such barriers close off, is inaccessible
object-nora-globe = a champion that enters takes the nora for its controller
enters-opposing = when an opposing champion enters
enters-champion = when a champion enters
enters-ground = when a unit that does not fly enters, and at the start of its controller’s turn
tile-gone = then the trap is gone
tile-hidden = the opponent does not see the trap
tile-font = Font
font = gives its controller 12 nora a turn, and a place to deploy champions within 2
shrine = Presence 10, and 45 nora at the start of its controller’s turn. Whoever loses it loses the game. From your fifth turn on you may transfigure it into an avatar.
avatar = Presence 5, and 25 nora at the start of its controller’s turn. Whoever loses it loses the game.
plain-relic = A relic without abilities.
clone = Like the champion it was made from, but without nora cost and without a place in the dock.
summoned = Not a real unit: it came by an ability or a spell, and does not return to the dock.
illusion = Not a real unit: whatever targets it destroys it, and so do any damage and the use of an ability of its own.
stranded = It lost Flying over impassable terrain: nothing moves it while it does not fly.
faction = 10 runes: { $half } 20 runes: { $full }
bonus-ironfist-stronghold = your champions take { $n } less damage from spells
bonus-sundered-lands = your champions take 1 less attack damage for each full { $n } points of it

## How far

reach-range = in Range
reach-beyond = within maximum Range + { $n }
reach-from-one = at distance 1 to maximum Range + { $n }
reach-beside = adjacent
reach-within = within { $most }
reach-between = { $least }–{ $most } away

## What it is aimed at

aim-foe = { $near ->
       *[no] an opposing unit { $reach }
        [yes] an { $reach } opposing unit
    }
aim-any-unit = a unit
aim-other-friend = another friendly champion or a friendly relic { $reach }
aim-own-unit = a champion or a relic that you control and own, but no avatar
aim-champion = a champion
aim-other-champion = another champion { $reach }
aim-same-size = another champion of the same size { $reach }
aim-other-mortal = another champion { $reach } that is no avatar
aim-friendly-champion = a friendly champion
aim-other-friendly-champion = another friendly champion { $reach }
aim-other-friendly-real = another friendly real champion { $reach }
aim-own-champion = a champion that you control and own, but no avatar
aim-opposing-champion = an opposing champion { $reach }
aim-lasting = a champion without Short Lived
aim-other-lasting = another champion without Short Lived { $reach }
aim-opposing-ability = an { $reach } opposing champion
aim-any-ability = a champion
aim-named = a friendly champion
aim-twin-tile = a friendly real champion
aim-tile = a tile { $reach }
aim-layer-tile = an empty tile { $reach }
aim-trap-tile = an empty tile { $reach }
aim-ground-tile = a tile of normal terrain { $reach }
aim-open-tile = { $near ->
       *[no] an open tile { $reach }
        [yes] an { $reach } open tile
    }
aim-line-tile = a tile

## Whom

who-user = this champion
who-relic = this relic
who-it = it
who-unit = it
who-target = the target
who-that = that champion
who-attacker = the attacker
group-units = unit
group-other-units = other unit
group-champions = champion
group-friendly-champions = friendly champion
group-other-friendly-champions = other friendly champion
group-opposing-champions = opposing champion
each = each { $group }
each-near = each { $group } within { $n }
each-around = each { $group } within { $n } of { $what }
each-there = each { $group } there
nearest = the nearest { $group } within { $n }
nearest-to = the { $group } nearest to { $what }
nearest-to-tile = the { $group } nearest to its tile
lowest = the { $group } with the lowest HP within { $n }

## When

when-basic-successful = after a Successful basic attack of this champion
when-basic-damaging = when the basic attack of this champion damages a champion
when-attack-successful = when an attack of this champion is at least Successful
when-attack-destroys = when an attack of this champion destroys a champion
when-struck-in-melee = after a Successful melee attack on this champion
when-chosen-by-opponent = whenever an opponent directly targets this champion, before anything else
when-damaged = each time this champion takes damage
when-enters = when this champion enters play
when-loses-stealth = whenever this champion loses Stealthed
when-friend-moves = whenever another friendly champion moves onto a tile within { $n }
when-own-start = at the start of your turn
when-opposing-start = at the start of the opponent’s turn
when-own-end = at the end of your turn
when-bearer-end = at the end of its controller’s turn
when-you-deploy = the next time you deploy a champion
when-opponent-casts = the next time the opponent casts a spell
when-opponent-targets = the next time the opponent casts a single-target spell
when-named-dies = name { $what }: if it dies in a turn in which an opposing single-target spell targeted it

## How much, and for how long

much-value = equal to its value
much-damage = equal to this champion’s Damage
much-damage-less = equal to this champion’s Damage less { $n }
much-half = equal to half of this champion’s Damage
lasts-turn = for this turn
lasts-rounds = for { $n } { $n ->
        [one] round
       *[other] rounds
    }
lasts-own-start = until your next Start of Turn

## What is done: hit points and numbers

does-damage = { $who } takes { $n } { $kind }
    .much = { $who } takes { $kind } { $much }
does-damage-basic = { $who } takes damage { $much }, of the element of the basic attack
with-relics = { $clause }, relics { $n } more
with-defense = { $clause }, less its Defense
does-lose-life = { $who } loses { $n } life
    .much = { $who } loses life { $much }
with-attack = { $clause }, less its Defense; relics and shrines lose none
does-heal = { $who } heals { $n }
does-gain-ap = { $who } gains { $n } AP
does-lose-ap = { $who } loses { $n } AP
with-over = { $clause }, even beyond its cap
does-gain-damage = { $who } gains { $by } Damage
does-steal = the opponent loses up to { $n } nora and you gain as much
does-gain-cost = you gain half of its nora cost

## What is done: attacks and moves

does-basic-attack = make the basic attack of this champion on { $who }
with-without = { $clause }, without { $names }
does-free-attack = { $who } makes a free basic attack on { $whom }, if it can reach it
does-shift-away = { $who } shifts { $n } tiles away from this champion
does-shift-towards-user = { $who } shifts { $n } { $n ->
        [one] tile
       *[other] tiles
    } towards this champion
does-shift-towards-nearest = { $who } shifts up to { $n } { $n ->
        [one] tile
       *[other] tiles
    } towards the nearest opposing champion
does-knockback = knock { $who } back { $n } { $n ->
        [one] tile
       *[other] tiles
    }
does-pull = pull { $who } up to { $n } { $n ->
        [one] tile
       *[other] tiles
    } towards this champion
does-pull-small = pull a target that is a small champion up to { $n } tiles towards this champion
does-relocate = relocate { $who } to a tile next to this champion
does-swap = this champion and { $who } change places
does-recall = { $who } returns to its owner’s dock

## What is done: qualities

does-condition = { $who } { $is ->
       *[other] is { $condition }
        [battle-hymn] has { $condition }
    } { $lasts }
does-grant = { $who } gains { $ability }
does-remove = { $who } loses for good one ability that you name, but no basic attack
does-cleanse = Cleanse { $who }
does-dispel = Dispel { $who }
does-countdown = this number drops by 1; at 0 this champion is destroyed
does-wane = its value drops by { $n }

## What is done: units and tiles

does-destroy = destroy { $who }
does-summon = summon a { $unit } on { $where }
does-illusion = create an illusion of this champion on { $where }
does-clone = create a clone of { $who } on an open tile next to it
at-fallen = the tile of that champion
at-beside = every empty tile next to { $what }
at-within = every tile within { $n } of { $what }
at-line = { $what } and its two neighbours in its row or its column
does-place = { $object ->
        [land-mine] lay a Land Mine
        [snare] lay a Snare
        [fire-wall] raise a Fire Wall
        [dead-magic-zone] lay a Dead Magic Zone
       *[force-barrier] raise a Force Barrier
    } on { $where }
    .n = { $object ->
            [land-mine] lay a Land Mine
            [snare] lay a Snare
            [fire-wall] raise a Fire Wall
            [dead-magic-zone] lay a Dead Magic Zone
           *[force-barrier] raise a Force Barrier
        } on { $where } for { $n } { $n ->
            [one] round
           *[other] rounds
        }
does-terrain = { $where } becomes { $ground ->
        [water] water
       *[lava] lava
    } for { $n } { $n ->
        [one] round
       *[other] rounds
    }
does-counter = that spell is countered
does-redirect = that spell goes to the champion nearest to its target that it may target
does-return = it returns to its tile with half of its HP

## What always holds

amount-points = { $n }
amount-percent = { $n }%
damage-kind = { $ranged ->
        [yes] ranged
       *[any] { "" }
    } { $element ->
        [physical] Physical
        [fire] Fire
        [frost] Frost
        [electricity] Electricity
        [magical] Magical
        [psychic] Psychic
       *[none] { "" }
    } { $attack ->
        [yes] attack damage
       *[no] damage
    }
holds-deals = { $who } deals { $amount } { $sense ->
        [less] less
       *[more] more
    } { $kind }
    .race = { $who } deals { $amount } { $sense ->
            [less] less
           *[more] more
        } { $kind } to { $race } champions
    .much = { $who } deals more { $kind }: its value in percent
holds-deals-far = { $who } deals { $n } less { $kind } for each tile of distance beyond 1
holds-deals-after = { $who } deals { $n } more { $kind }, added after Defense
holds-takes = { $who } takes { $amount } { $sense ->
        [less] less
       *[more] more
    } { $kind }
    .race = { $who } takes { $amount } less { $kind } from { $race } champions
holds-all = all { $kind } is { $amount } higher
holds-damage = { $who } has { $by } Damage
holds-hp = { $who } has { $by } maximum HP and gains { $n } HP at once; when this ends, it loses { $n } life
holds-ap = { $who } gains { $n } AP on gaining this
holds-prevent = { $kind } to { $who } is prevented
    .n = { $kind } to { $who } is prevented and heals it { $n } instead
holds-miss = the next { $ranged ->
        [yes] ranged
       *[no] melee
    } attack on { $who }, no AoE attack, misses
holds-deflect = the next ranged attack that hits { $who }, no AoE attack, goes to the opposing champion nearest to it
holds-constant = { $who } is { $condition }
holds-presence = { $who } has presence { $n }
is-flying = { $who } ignores terrain types, chasms, impassable terrain and elevation
is-climber = { $who } ignores elevation
is-untargetable = opponents cannot target { $who } with spells or abilities, except basic attacks
is-blinded = every attack of { $who } misses, except AoE attacks
is-confused = { $who } cannot use active abilities, except basic attacks
is-immobile = { $who } cannot move or be moved
is-grounded = { $who } does not fly
is-pacified = { $who } cannot attack
is-stealthed = the opponent does not see { $who }, cannot target it and is not engaged by it
is-defiled = { $who } cannot be Cleansed
is-brave = { $who } cannot be Awestruck
is-martyr = attack damage to another friendly champion that is adjacent is dealt to { $who } instead
is-possessed = { $who } is controlled by the player who possessed it

## What is borne

bears-ability = the bearer has { $name }
bears-condition = the bearer is { $condition }

## In short

class-basic = basic attack
class-modified-basic = modified basic attack
class-non-basic = non-basic attack
class-aoe = AoE attack
short-more = { $n } AP more
short-ap = { $n } AP
short-cooldown = cooldown { $n }
short-hidden = hidden
short-keeps-stealth = does not end Stealth
short-single = single target
sign-negative = negative
sign-positive = positive
sign-neutral = neither negative nor positive
sign-persistent = { $sign }, persistent
cleansing = (Cleansing ends its negative conditions, but no persistent ones.)
dispelling = (Dispelling ends its positive conditions, but no persistent ones, and takes away the good abilities that it was granted.)
sign-hidden = the opponent does not see it
body = Damage { $damage }, Speed { $speed }, Range { $range }, Defense { $defense }, HP { $hp }
body-relic = { $hp } HP
