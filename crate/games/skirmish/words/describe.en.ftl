### What cards, abilities, statuses and attacks do, put together from their effects: the text cannot say anything else
### than what is done. A clause is somebody ($who) and what they do; clauses become sentences elsewhere.

## Putting together

list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-comma = { $a }, { $b }
clause = { $who } { $does }
then = then { $clause }
instead = { $a }, or { $b }

## Who

who-this = this unit
who-unit = it
who-foe = it
who-target = the target
who-attacker = the attacker
who-you = you
who-ally = this unit or an ally { $within }
who-allies =
    { $count ->
        [one] one other ally { $within }
       *[other] up to { $count } other allies { $within }
    }
who-yours = all your units
who-near =
    { $radius ->
        [one] this unit and every ally adjacent to it
       *[other] this unit and every ally at most { $radius } squares away
    }
who-zone =
    { $radius ->
        [0] units on it
        [one] units on it or adjacent to it
       *[other] units at most { $radius } squares from it
    }
who-starts =
    { $radius ->
        [0] every unit that starts its turn on it
        [one] every unit that starts its turn on it or adjacent to it
       *[other] every unit that starts its turn at most { $radius } squares from it
    }
within =
    { $range ->
        [melee] in Melee range
        [reach] within Reach
        [range] at Range({ $x })
        [distance] within Distance({ $x })
       *[minion] within Minion({ $x })
    }

## What they do

do-roll = rolls { $roll }
do-heal =
    { $many ->
        [yes] heal
       *[no] heals
    } { $amount }
do-damage =
    { $many ->
        [yes] take
       *[no] takes
    } { $amount } damage
do-status =
    { $many ->
        [yes] are
       *[no] is
    } { $status }
do-clear =
    { $many ->
        [yes] discard
       *[no] discards
    } { $count ->
        [one] one status card
       *[other] { $count } status cards
    }
    .status =
        { $many ->
            [yes] discard
           *[no] discards
        } { $status }
do-gain =
    { $many ->
        [yes] gain
       *[no] gains
    } { $points } this turn
do-gain-roll =
    rolls { $roll } and gains that many { $stat ->
        [ap] AP
       *[mp] MP
    } this turn
do-lose = loses { $points }
do-draw =
    { $count ->
        [one] draw one card
       *[other] draw { $count } cards
    }
do-slide =
    { $choice ->
        [yes] may slide
       *[no] slide
    } the target { $squares ->
        [one] one square
       *[other] { $squares } squares
    } towards this unit
do-have =
    { $many ->
        [yes] have
       *[no] has
    } { $what }
do-no-defence = rolls no defence dice
do-discard = discards this card
do-nothing = no effect

points-ap = { $amount } AP
    .all = all its AP
points-mp = { $amount } MP
    .all = all its MP

## What they have

mod-defence-dice =
    { $sign } defence { $n ->
        [one] die
       *[other] dice
    }{ $against }{ $below ->
        [yes] { " " }(never below 0)
       *[no] { "" }
    }
mod-defence-bonus = { $sign } defence bonus{ $against }
mod-attack-dice =
    { $sign } { $n ->
        [one] die
       *[other] dice
    } on its { $ranges }attacks{ $below ->
        [yes] { " " }(never below 0)
       *[no] { "" }
    }
mod-attack-bonus = { $sign } bonus on its { $ranges }attacks
mod-ap = { $sign } AP after each refresh
mod-mp = { $sign } MP after each refresh
against = { " against " }{ $kinds } attacks
of-ranges = { $ranges }{ " " }
of-kind =
    { $kind ->
        [physical] physical
        [magical] magical
        [slashing] slashing
        [piercing] piercing
        [bashing] bashing
        [fire] fire
        [arcane] arcane
        [bio] bio
        [holy] holy
       *[dark] dark
    }
of-range =
    { $range ->
        [melee] Melee
        [reach] Reach
        [range] Range
        [distance] Distance
       *[minion] Minion
    }

## When, and for how long

lasts-turns =
    { $n ->
        [one] for 1 turn
       *[other] for { $n } turns
    }
lasts-rounds =
    { $n ->
        [one] for 1 round
       *[other] for { $n } rounds
    }
lasts-next-turn = until its next turn
during = { $when }, { $clause }
each-turn = at the start of each of its turns
next-turn = at the start of its next turn
when-damaged = whenever a { $ranges }attack damages this unit, { $clause }

## Cards

attack = attack { $line }
on-damage = if any damage is dealt, { $clause }
boost = make one of this unit’s own { $ranges }attacks; for this card it { $adds }
boost-step =
    step up to { $squares ->
        [one] 1 square
       *[other] { $squares } squares
    } without spending MP, then { $boost }
boost-plain = is as printed
boost-bonus = has { $sign } bonus
boost-dice =
    { $way ->
        [more] rolls { $n ->
            [one] 1 extra die
           *[other] { $n } extra dice
        }
       *[fewer] rolls { $n ->
            [one] 1 die fewer
           *[other] { $n } dice fewer
        } (at least 1)
    }
boost-keywords = is { $keywords }
afflict = afflict an enemy { $within }: { $text }
choose-foe = choose an enemy { $within }: { $text }
choose-foe-roll = choose an enemy { $within } and roll { $roll }
choose-ally-roll = choose this unit or an ally { $within } and roll { $roll }
roll = roll { $roll }
lay-player = put this card in front of yourself
lay-square = put this card on a square { $within }
captain-only = only the captain can play it
row = { $from }–{ $to }: { $text }
row-one = { $from }: { $text }
choose-one = choose one: { $options }
option = { $clause } (it must have { $needs })
needs-ap = { $amount } AP
needs-mp = { $amount } MP

## What there is

kind-unit = Unit
kind-attack = Attack
kind-ability = Ability
kind-card = Card
kind-status = Status
kind-button = Basic action
group-card = Cards of every warband
group-status = Statuses
group-button = Basic actions

## Units and attacks

ap = { $amount } AP
unit-dice =
    { $n ->
        [0] no defence dice
        [one] 1 defence die
       *[other] { $n } defence dice
    }
immune = immune: { $statuses }
