### Pox: what the page says about it, in English.
###
### An argument is a field of the event, the action or the refusal. References arrive as names in the reader’s language,
### tiles as "D5"; $stat and, of an attack, $answer arrive as ids. $piece is the unit that does it or is moved, $target whom it happens
### to; $card is a rune, a condition, an object of the terrain layer or a kind of terrain, $attack an ability or an attack.
### An attribute is the message for when the argument of that name is there: take the first that fits, else the message.
### $player is what a player is called within a sentence: "you", "the bot", "Player 1". $seat is you, bot or other, for what
### depends on that: the verb, and "your".

## Game

game-blurb = Twenty runes each, two shrines and the fonts between them. Deploy champions, push them about by the charts, and see which rule decided every hit point.

## Battlegroups

text-ironfist-vanguard = The dwarves and humans of the Ironfist Stronghold alone: tough, with auras and spells, and the full bonus against enemy spells.
text-sundered-horde = The demons and the dead of the Sundered Lands alone: poison, stealth and drains, and the full bonus against attacks.
text-border-pact = Ten runes of either side that help each other: wards, tricks and counters, and half of both bonuses.
text-broken-oath = Ten runes of either side that strike first: rams, drakes and reavers, and half of both bonuses.

## Before the game

setup-quick = You lead { $deck } against { $bot }, which leads { $foe }. You go first.

## Stats

stat-health = HP
stat-health-name = Hit points
stat-max-health = Max. HP
stat-max-health-name = Maximum hit points
stat-damage = Damage
stat-damage-name = Damage
stat-base-damage = Base Damage
stat-base-damage-name = Damage before conditions and abilities
stat-speed = Speed
stat-speed-name = Speed: AP gained each turn
stat-range-min = Min. Range
stat-range-min-name = Minimum Range
stat-range = Range
stat-range-name = Maximum Range
stat-defense = Defense
stat-defense-name = Defense
stat-ap = AP
stat-ap-name = Action points
stat-nora = Nora
stat-nora-name = Nora
stat-attacks = Attacks
stat-attacks-name = Attacks made this turn
stat-ironfist = Ironfist
stat-ironfist-name = Taken off spell damage
stat-sundered = Sundered
stat-sundered-name = One attack damage less for so many
stat-cooldown = Cooldown
stat-cooldown-name = Turns until it is ready
stat-value = Value
stat-value-name = Value

## Cards in play, by kind

lies-condition = { $card }
    .counters = { $card }: { $counters } { $counters ->
            [one] turn
           *[other] turns
        } left
lies-constant = { $card }: for as long as its source is there
lies-cooldown = { $card }: not ready
    .counters = { $card }: ready in { $counters } { $counters ->
            [one] turn
           *[other] turns
        }
lies-granted = { $card }: granted
lies-lost = { $card }: lost for good
lies-equipment = { $card }: equipment
lies-engaged = Engaged
lies-global = { $card }: waits
lies-known = { $card }: known
lies-font = Font
lies-layer = { $card }
    .counters = { $card }: { $counters } { $counters ->
            [one] turn
           *[other] turns
        } left
lies-terrain = { $card }, laid over what is below
    .counters = { $card }, laid over what is below: { $counters } { $counters ->
            [one] turn
           *[other] turns
        } left

## Cards before a player, as a row of their own

group-global = Spells that wait
group-known = Known runes
group-quiet = known

## The page’s own words, as this game has them

table-captain = decides the game
table-cards-in-front = On it
table-pile-hand = Ready
table-pile-draw = Not revealed
table-pile-discard = On cooldown
table-round = Turn { $round }, { $phase }
table-change-gone = { $who } leaves play
table-mark-danger = may be destroyed
table-mark-doomed = will be destroyed

## Called out over a unit

shout-miss = Missed
shout-prevent = Prevented
shout-redirect-damage = Turned aside
shout-control = Changes sides
shout-revealed = Revealed
shout-vanish = Stealthed
shout-strand = Stranded
shout-blocked = Blocked

## Players

player-p1 = Player 1
player-p2 = Player 2

## Phases

phase-act = Player Action
phase-over = Game over

## Answers

answer-failed = Failed
answer-successful = Successful
answer-damaging = Damaging
answer-successful-damaging = Successful and Damaging
answer-north = North
answer-east = East
answer-south = South
answer-west = West
answer-lasts = Laid over
answer-ends = Ended
answer-row = In its row
answer-column = In its column

## Actions

action-move = Move to { $to }
action-attack = { $attack } on { $target }
    .target = { $attack } on { $target }
    .to = { $attack } at { $to }
action-use = { $ability }
    .answer = { $ability } on { $target }: { $answer }
    .target = { $ability } on { $target }
    .to = { $ability } at { $to }
action-deploy = Deploy { $card } on { $to }
action-cast = Cast { $card }
    .answer = { $answer ->
            [row] Cast { $card } on { $to }, in its row
            [column] Cast { $card } on { $to }, in its column
           *[other] Cast { $card } on { $target }: { $answer }
        }
    .target = Cast { $card } on { $target }
    .to = Cast { $card } at { $to }
action-equip = Place { $card } on { $target }
action-transfigure = Transfigure the shrine
action-end = End the turn
action-timeout = The time is up
action-concede = Concede

## Events: turns

event-turn-start = { $seat ->
        [you] Your turn begins.
       *[other] The turn of { $player } begins.
    }
    .round = { $seat ->
            [you] Your turn { $round } begins.
           *[other] Turn { $round } of { $player } begins.
        }
event-turn-end = { $seat ->
        [you] You end your turn.
       *[other] { $player } ends the turn.
    }
event-font-check = Font Check: who controls the fonts?
event-timeout = { $seat ->
        [you] Your time is up.
       *[other] The time of { $player } is up.
    }
event-concede = { $seat ->
        [you] You concede.
       *[other] { $player } concedes.
    }
event-reveal = { $seat ->
        [you] You reveal a rune.
       *[other] { $player } reveals a rune.
    }
    .card = { $seat ->
            [you] You reveal { $card }.
           *[other] { $player } reveals { $card }.
        }
event-cool = { $seat ->
        [you] Your cooldowns drop by 1.
       *[other] The cooldowns of { $player } drop by 1.
    }
event-nora = { $seat ->
        [you] { $sense ->
            [less] You pay { $size } nora.
           *[more] You gain { $size } nora.
        }
       *[other] { $sense ->
            [less] { $player } pays { $size } nora.
           *[more] { $player } gains { $size } nora.
        }
    }
event-ap = { $sense ->
        [less] { $piece } loses { $size } AP.
       *[more] { $piece } gains { $size } AP.
    }
event-font = { $seat ->
        [you] You capture the font on { $to }.
       *[other] { $player } captures the font on { $to }.
    }
event-game-over = The game is a draw.
    .player = { $seat ->
            [you] You win the game.
           *[other] { $player } wins the game.
        }

## Events: what players do

event-step = { $piece } moves from { $from } to { $to }.
event-use = { $piece } uses { $attack }.
    .target = { $piece } uses { $attack } on { $target }.
    .to = { $piece } uses { $attack } at { $to }.
event-cast = { $seat ->
        [you] You cast a hidden spell.
       *[other] { $player } casts a hidden spell.
    }
    .target = { $seat ->
            [you] You cast { $card } on { $target }.
           *[other] { $player } casts { $card } on { $target }.
        }
    .to = { $seat ->
            [you] You cast { $card } at { $to }.
           *[other] { $player } casts { $card } at { $to }.
        }
    .card = { $seat ->
            [you] You cast { $card }.
           *[other] { $player } casts { $card }.
        }
event-equip = { $seat ->
        [you] You place { $card } on { $target }.
       *[other] { $player } places { $card } on { $target }.
    }
event-transfigure = The shrine is transfigured: { $piece }.

## Events: attacks and hit points

event-miss = { $piece } misses { $target }.
event-outcome = { $answer ->
        [failed] The attack of { $piece } is Failed.
        [successful] The attack of { $piece } is Successful.
        [damaging] The attack of { $piece } is Damaging.
       *[successful-damaging] The attack of { $piece } is Successful and Damaging.
    }
    .target = { $answer ->
            [failed] The attack of { $piece } on { $target } is Failed.
            [successful] The attack of { $piece } on { $target } is Successful.
            [damaging] The attack of { $piece } on { $target } is Damaging.
           *[successful-damaging] The attack of { $piece } on { $target } is Successful and Damaging.
        }
event-prevent = The damage to { $target } is prevented.
event-redirect-damage = The damage to { $target } goes to { $piece }.
event-damage = { $target } takes { $amount } damage.
event-spare = { $target } takes no damage.
event-lose-life = { $target } loses { $amount } life.
event-heal = { $target } heals { $amount }.
event-owe = In this step { $target } so far { $sense ->
        [less] loses { $size } HP
       *[more] regains { $size } HP
    }.
event-sum = { $size ->
        [0] The step adds up: { $target } keeps its HP.
       *[other] The step adds up: { $target } { $sense ->
            [less] loses { $size } HP
           *[more] regains { $size } HP
        }.
    }
event-gain-damage = { $target }: { $by } Damage.
event-answer = { $piece } answers with { $attack }.

## Events: moves

event-arrow = { $answer ->
        [north] The chart sends { $piece } north: from { $from }, with the other end on { $to }.
        [east] The chart sends { $piece } east: from { $from }, with the other end on { $to }.
        [south] The chart sends { $piece } south: from { $from }, with the other end on { $to }.
       *[west] The chart sends { $piece } west: from { $from }, with the other end on { $to }.
    }
event-shift = { $piece } shifts from { $from } to { $to }.
event-knockback = { $piece } is knocked back from { $from } to { $to }.
event-pull = { $piece } is pulled from { $from } to { $to }.
event-relocate = { $piece } is relocated from { $from } to { $to }.
event-swap = { $piece } changes places: from { $from } to { $to }.
event-blocked = { $piece } cannot go on.
    .amount = { $piece } cannot go on: { $amount } { $amount ->
            [one] tile is
           *[other] tiles are
        } missing.
event-lose-ap = { $piece } loses { $size } AP.
event-engage = { $piece } and { $target } are engaged.
event-disengage = { $piece } is no longer engaged.

## Events: stealth

event-revealed = { $piece } is seen again.
event-vanish = { $piece } is out of sight.

## Events: qualities

event-gain = { $target } gains { $card }.
    .amount = { $target } gains { $card } { $amount }.
event-wane = { $card } of { $target } drops.
    .amount = { $card } of { $target } drops to { $amount }.
event-end = { $card } of { $target } ends.
event-grant = { $target } gains { $card }.
event-remove = { $target } loses { $card }.
event-countdown = { $target } is Short Lived: { $counters } left.
event-control = { $seat ->
        [you] You control { $target }.
       *[other] { $player } controls { $target }.
    }
event-strand = { $piece } is stranded and cannot move.

## Events: units

event-hidden-deploy = { $seat ->
        [you] You deploy a hidden rune.
       *[other] { $player } deploys a hidden rune.
    }
event-deploy = { $seat ->
        [you] You deploy { $piece } on { $to }.
       *[other] { $player } deploys { $piece } on { $to }.
    }
event-summon = { $piece } is summoned on { $to }.
event-clone = A clone appears on { $to }: { $piece }.
event-illusion = An illusion appears on { $to }: { $piece }.
event-return = { $piece } returns to play on { $to }.
event-die = { $target } is destroyed.
event-recall = { $target } returns to the dock.
event-dissipate = { $target } is gone.

## Events: spells

event-wait = { $seat ->
        [you] A hidden spell of yours waits.
       *[other] A hidden spell of { $player } waits.
    }
    .card = { $seat ->
            [you] Your { $card } waits.
           *[other] { $card } of { $player } waits.
        }
event-counter = { $seat ->
        [you] Your { $card } is countered.
       *[other] { $card } of { $player } is countered.
    }
event-redirect-spell = { $seat ->
        [you] Your { $card } goes to { $target }.
       *[other] { $card } of { $player } goes to { $target }.
    }
event-trigger = { $seat ->
        [you] Your { $card } takes effect.
       *[other] { $card } of { $player } takes effect.
    }
event-lapse = { $seat ->
        [you] A hidden spell of yours ends without effect.
       *[other] A hidden spell of { $player } ends without effect.
    }
    .card = { $seat ->
            [you] Your { $card } ends without effect.
           *[other] { $card } of { $player } ends without effect.
        }

## Events: tiles

event-place = { $card } on { $to }.
    .amount = { $card } on { $to }: { $amount } nora.
event-spring = { $card } on { $to } acts.
    .target = { $card } on { $to } acts on { $target }.
event-fade = { $card } on { $to } is gone.
event-ground = { $answer ->
        [ends] { $card } on { $to } ends.
       *[lasts] { $to } becomes { $card }.
    }

## What units are

name-clone = Clone
name-summoned = Summoned
name-illusion = Illusion
name-stranded = Stranded
name-disengaged = Starts without engagements
name-spelled = Targeted by an enemy spell this turn
name-unseen = Not known to the opponent
name-engaged = Engaged
name-large = Large
name-hidden-spell = Hidden spell

## Terrain above the ground

name-plain-1 = Plain, level 1
name-plain-2 = Plain, level 2
name-water-1 = Water, level 1
name-water-2 = Water, level 2
name-lava-1 = Lava, level 1
name-lava-2 = Lava, level 2
name-chasm-1 = Chasm, level 1
name-chasm-2 = Chasm, level 2
name-impassable-1 = Impassable, level 1
name-impassable-2 = Impassable, level 2
name-inaccessible-1 = Inaccessible, level 1
name-inaccessible-2 = Inaccessible, level 2

## Tiles that matter to a unit

zone-move = Can move to { $count } { $count ->
        [one] tile
       *[other] tiles
    }
zone-strike = Can attack on { $count } { $count ->
        [one] tile
       *[other] tiles
    } from where it is
zone-presence = Gives spell presence on { $count } { $count ->
        [one] tile
       *[other] tiles
    }

## What runes are told apart by

facet-faction = Faction
facet-kind = Type
facet-race = Race
facet-nora = Nora

## Buttons

button-move = Move
button-deploy = Deploy it
button-cast = Cast it
button-equip = Place it
button-transfigure = Transfigure the shrine
button-end = End the turn
button-timeout = The time is up
button-concede = Concede
