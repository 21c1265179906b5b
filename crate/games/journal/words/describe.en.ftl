### What skills, items, statuses and characters do, put together from what their rows say: the text can say nothing but what is
### done. A clause is somebody ($who) and what they do. $n is a number, or one for each level: 2/3/4/5/6.

## Putting together

list-comma = { $a }, { $b }
list-then = { $a }, then { $b }
list-success = { $a }; on a success { $b }
lead = { $event }, { $clause }
named-number = { $name } { $n }
reminder = ({ $name }: { $text }.)
span = { $least }–{ $most }
heading-heroes = Heroes
heading-allies = Allies
heading-neutral = Neutral units
heading-called = Called allies
heading-abilities = Abilities of called allies
heading-supplies = Supplies
heading-equipment = Equipment and gear
heading-statuses = Statuses

## Words

timing-action = action
timing-immediate = immediate
timing-preflex = preflex
timing-reflex = reflex
timing-counter = counter
timing-trigger = trigger
timing-passive = passive

## What it is aimed at

aim-foe = a foe
aim-panel = every unit within { $n } of the panel that it is aimed at, friends too but not the user
aim-friend-or-user = a friend or the user
aim-side = a unit of the caller’s side
aim-door = a door

## Whom

who-user = the user
who-it = it
who-taker = the unit that picks it up
who-target = the target
who-attacker = the attacker
who-enemy = that enemy
who-friend = that friend
whom-friends = { $user } and friends within { $n }
whom-enemies = { $n ->
        [1] each enemy next to the user
       *[other] each enemy within { $n }
    }

## When

when-attacked = when the user is attacked
when-friend-attacked = { $n ->
        [1] when a friend next to the user is attacked
       *[other] when a friend within { $n } is attacked
    }
when-long-range = when the user makes a long-range attack
when-close-combat = after a close-combat attack of the user
when-special = after magic, mechanics or ancients of the user
when-special-target = when the user is the declared target of magic, mechanics or ancients
when-defense = when the user uses a defensive skill
when-friend-defends = { $n ->
        [1] when a friend next to the user uses a defensive skill
       *[other] when a friend within { $n } uses a defensive skill
    }
when-element = when a { $element } skill of another unit occurs within { $n }
when-movement = when the user moves { $n } panels or more in one movement action
when-fence = { $n ->
        [1] when an enemy moves to a panel next to the user
       *[other] when an enemy moves to a panel within { $n }
    }

## What is done

attacks = { $who } attacks { $what }
does-strike = { $who } strikes back at { $whom }, whether that hit or missed
does-strike-fence = { $who } attacks { $whom } at once
does-heal = { $who } regains { $n } HP
    .levels = { $who } regains { $levels } HP by level
with-more = { $clause }, { $trait ->
        [mechanical] mechanical units
        [swimmer] swimmers
        [flight] flyers
       *[unhushed] unhushed units
    } 1 more
does-give = { $who } { $many ->
        [yes] are
       *[no] is
    } { $status }, duration { $n }
does-knockback = { $who } is knocked back { $n } { $n ->
        [1] panel
       *[other] panels
    }
does-clear = { $who } loses one negative status that the user picks
does-walk = { $n ->
        [1] { $who } may move 1 panel
       *[other] { $who } may move up to { $n } panels
    }
with-before = { $clause } before range is checked
adds-close = close-combat attacks of { $who } have { $levels } more Attack Value by level, as second skill
adds-still = { $who } has { $levels } more Attack Value by level, as second skill, if it has not left its panel this round
adds-next = its next attack this round has { $levels } more Attack Value by level, as second skill
adds-defence = { $who } has { $levels } more Defence Value by level
adds-defence-action = { $who } has { $levels } more Defence Value by level in this action
does-boost = attacks of { $who } in this action have { $n } more Attack Value
does-cost = { $who } loses { $n } HP after the action
does-regain = { $who } regains { $n } MP
does-stop = { $who } stops there
does-open = { $what } opens, even a locked one
does-call = a called ally comes to a free panel, uses one of its abilities (three at level 2) and leaves
does-drop = the drop of the user’s request comes, aimed at any panel
does-wear = { $who } wears { $item } from now on
does-learn = { $who } has { $skill } from now on

## In short

short-attack = Attack Value +{ $attack }, damage { $damage }
    .levels = Attack Value +{ $attack }, damage { $damage } by level
short-range = range { $range }
short-cost = { $n } MP
short-once = once a round
short-level = highest level { $n }

## Statuses

status-attack = Attack Value { $by }
status-defence = Defence Value { $by }
status-loses = at the start of each round the unit loses { $n } HP
status-regains = at the start of each round the unit regains { $n } HP
bars-movement = the unit takes no movement actions
bars-special = the unit uses no magic, mechanics or ancients
bars-all = the unit takes no actions and uses no immediates, preflexes, reflexes, counters or triggers
status-immune = the unit cannot become { $status }
status-lawful = the stat that the law names is 1 higher
status-negative = negative

## Items

item-weapon = { $class }, range { $range }, Attack { $attack }, Defence { $defence }, damage { $damage }
item-worn = { $kind }, Defence { $defence }
gear-spirit = { $stat ->
        [strength] strength
        [defence] defence
        [speed] speed
       *[will] will
    } is higher by the level of this gear, and its capacity by one less
gear-capacity = the unit carries as many characters as the level of this gear
gear-turrets = in one Attack action the unit may attack once with each weapon, each attack with that weapon alone
gear-adaptability = the unit uses the skills of as many further trees as the level of this gear
gear-control = the unit follows no orders: it takes actions as a hero does
slot-spirit = spirit gear
slot-body = body gear
slot-mind = mind gear
slot-final = final gear

## Characters

kin = { $race }, { $element }
kin-called = Element: { $element }
with-further = { $trees }; further: { $further }
trees = Trees: { $trees }
tree-skills = Skills: { $skills }
tree-named = { $hero } may name it for Adaptability: { $skill } in place of { $printed }
tree-printed = { $hero } has it by Adaptability, unless another is named
follows = Assigned ability: { $skill }; order: { $order }
assigned = Assigned ability: { $skill }
abilities = Abilities: { $skills }

## Races

race = Element: { $element }
    .traits = Element: { $element }. { $traits }
