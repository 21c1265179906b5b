### Journal: what the page says about it, in English.
###
### An argument is a field of the event, the action or the refusal. References arrive as names in the reader’s language,
### panels as "D5"; $stat and answers with a sentence of their own arrive as ids. $piece is the unit that does it or that changes,
### $target whom it happens to; $card is a playing card, a status, an item, an order or a condition, $attack a weapon or a skill.
### An attribute is the message for when the argument of that name is there: take the first that fits, else the message.
### $player is what a player is called within a sentence: "you", "the bot", "Player 1". $seat is you, bot or other, for what
### depends on that: the verb, and "your".

## Game

game-blurb = Two parties from one notebook. Draw for every blow, give your allies their orders, follow the law of the battle, and see which rule decided every card.

## Parties

text-wayfarers = Tavin, Ysolt and Bram, with a Pikeman and a Field Medic; Pim waits for Bram’s call. They move far, heal, and strike up close.
text-marshals = Dorrit, Ferrow and Nera, with a Bowman and a Shieldbearer; the Hollow Cantor waits for Dorrit’s call. They shoot, burn, and call allies.

## To build a party

facet-part = Part
facet-race = Race
facet-tree = Tree
facet-item = Item
name-item = Drop
name-skill = Skill of a veteran
name-tree = Further tree

## Before the game

setup-apart = No hero is in both parties: who takes the other’s party gives it their own in exchange.
setup-quick = You lead { $deck } against { $bot }, which leads { $foe }.

## Stats

stat-hp = HP
stat-hp-name = Hit points
stat-mp = MP
stat-mp-name = Magic points
stat-strength = Strength
stat-strength-name = Strength: twice in Attack Value
stat-defence = Defence
stat-defence-name = Defence: twice in Defence Value
stat-speed = Speed
stat-speed-name = Speed: twice in initiative
stat-will = Will
stat-will-name = Will: MP from the environment in one action
stat-movement = Movement
stat-movement-name = Panels of one movement action
stat-actions = Actions
stat-actions-name = Actions left this round
stat-initiative = Initiative
stat-initiative-name = Initiative
stat-xp = XP
stat-xp-name = Experience points
stat-attacks = Attacked
stat-attacks-name = Attacks on it this round
stat-stride = Stride
stat-stride-name = Added to its next attack
stat-seals = Seals
stat-seals-name = Seals owned

## What is on the table, by kind

lies-status = { $card }
    .counters = { $card }, duration { $counters }
lies-skill = { $card }
    .counters = { $counters ->
        [0] { $card }: does not have it
       *[other] { $card }, level { $counters }
    }
lies-worn = { $card }
    .counters = { $card }, level { $counters }
lies-weapon-1 = { $card }: first weapon
lies-weapon-2 = { $card }: second weapon
lies-order = Order: { $card }
lies-carried = In a carrier
lies-passenger = Carries a unit
lies-spawn = Has a spawn point
lies-inside = Somebody is in its ring
lies-initiative = Drawn for initiative: { $card }
lies-tie = Drawn to break the tie: { $card }
lies-attacker = Was attacked
lies-seal = Seal
lies-locked = { $card }: locked
lies-closed = { $card }: closed
lies-open = { $card }: open
lies-relic = Relic
lies-item = { $card }
lies-called = { $card }, called for this action
lies-condition = Condition: { $card }
lies-energy = { $card }
    .counters = { $card }: { $counters } MP in the environment
lies-period = Period: { $card }
lies-law = Law: { $card }
lies-bonus = Bonus of the law: { $card }
lies-pass = First pass
    .counters = { $counters ->
        [1] First pass of the round
       *[other] Pass { $counters } of the round
    }
lies-request = Drop request: { $card }

## Cards before a player, as a row of their own

group-request = Drop requests

## The page’s own words, as this game has them

table-captain = hero
table-cards-in-front = On it
table-pile-draw = Deck
table-pile-discard = Discard pile
table-reserve = To come
table-next-cell = a panel
table-your-turn =
    { $phase ->
        [place] Place your units on the marked panels: choose one, then its panel.
       *[act] Choose what the unit does.
    }
table-change-gone = { $who } is defeated

## Called out over a unit

shout-miss = Missed
shout-fail = Withstood
shout-critical = Critical
shout-immune = Immune
shout-climb = Climbs back
shout-blocked = Stopped
shout-skip = Paralyzed
shout-level-point = Level point

## Players

player-p1 = Player 1
player-p2 = Player 2
player-neutral = Nobody

## Phases

phase-place = Placing
phase-act = Actions
phase-over = Battle over

## Decisions

decision-walk = Where does it go on?
    .piece = Where does { $piece } go on?
decision-preflex = Use a preflex?
    .target = { $piece } attacks { $target }: use a preflex?
decision-reflex = Use a reflex?
    .target = { $piece } attacks { $target }: use a reflex?
    .piece = { $piece } attacks: use a reflex?
decision-call = What does the called ally do?
    .card = What does { $card } do?
decision-turret = Does the other weapon attack, too?
    .piece = Does the other weapon of { $piece } attack, too?
decision-clear = Which status is cleared?
    .target = Which status of { $target } is cleared?
decision-declare = Which action?
    .piece = Which action does { $piece } take?
decision-after = Anything after the action?
    .piece = What does { $piece } do after its action?

## Answers

answer-initiative = Initiative
answer-tie = Tie
answer-pick = Pick
answer-attack = Attack
answer-force = Force
answer-drift = Drift
answer-wander = Way of a wanderer
answer-storm = Storm
answer-condition = Condition
answer-energy = Energy
answer-period = Period
answer-relic = Relic
answer-law = Law
answer-bonus = Bonus of the law
answer-neutral = Neutral unit
answer-side = Sides
answer-move = Move
answer-free = Get free
answer-turret = Attack with one of two weapons
answer-skill = Skill
answer-defend = Defend
answer-order = Order
answer-interact = Interact
answer-board = Board
answer-leave = Leave
answer-wait = Wait
answer-distance = Distance
answer-least-hp = Fewest HP
answer-least-defence = Lowest Defence Value
answer-longest = Longest there
answer-named = Named

## Actions

action-wait = Wait
action-concede = Concede
action-place = Place { $piece } on { $to }
action-move = Move to { $to }
action-stop = Stop here
action-attack = Attack { $target } with { $attack }
action-turret = Attack { $target } with { $attack } alone
action-use = { $ability }
    .card = { $ability }: { $card } on { $to }
    .target = { $ability } on { $target }
    .to = { $ability } on { $to }
action-call = { $ability }
    .target = { $ability } on { $target }
    .to = { $ability } on { $to }
action-defend = Defend
action-order = Order { $piece }: { $answer }
    .target = Order { $piece }: { $answer }, { $target }
action-interact = Interact with { $to }
action-force = Force the door on { $to }
action-board = Go into { $target }
action-leave = Get out on { $to }
action-clear = Clear { $answer }
action-pass = Pass
action-pass-preflex = No preflex
action-pass-reflex = No reflex
action-pass-call = No more abilities
action-pass-turret = No second attack
action-pass-after = Nothing more
action-move-walk = Move on to { $to }

## Events: set-up

event-condition = The field condition is { $card }.
event-energy = { $card }: the environment has { $amount } MP each round.
event-period = The period: { $card }.
event-relic = A relic appears on { $to }.
event-law = The law of this battle: { $card }.
event-bonus = Who follows the law gains: { $card }.
event-spawn = A neutral unit appears on { $to }: { $piece }.
    .answer = { $piece } appears on { $to }. It is neutral; its type: { $answer }.
event-first = { $seat ->
        [you] You are side A.
       *[other] { $player } is side A.
    }
event-place = { $piece } starts on { $to }.

## Events: cards and rounds

event-draw = { $answer ->
        [initiative] { $card } for the initiative of { $piece }.
        [tie] { $card } for { $piece }, to break a tie.
        [pick] { $card } picks one of several that are equal.
        [attack] { $card } is drawn for the attack.
        [force] { $card } is drawn to force the door.
        [drift] { $card } is drawn for the drift of the drop.
        [wander] { $card } is drawn for the way of { $piece }.
        [storm] { $card } is drawn for the storm.
        [condition] { $card } is drawn for the field condition.
        [energy] { $card } is drawn for the energy.
        [period] { $card } is drawn for the period.
        [relic] { $card } is drawn for the panel of the relic.
        [law] { $card } is drawn for the law.
        [bonus] { $card } is drawn for the bonus of the law.
        [neutral] { $card } is drawn for a neutral unit.
       *[side] { $card } is drawn for the sides.
    }
    .player = { $seat ->
            [you] You draw { $card } for the sides.
           *[other] { $player } draws { $card } for the sides.
        }
event-shuffle = All 54 cards are shuffled.
event-round = Round { $round } begins.
event-refill = The environment has { $amount } MP.
event-initiative = Initiative of { $piece }: { $amount }.
event-tie = { $piece } has { $card } to break the tie.
event-turn = { $piece } has its turn.
    .amount = { $amount ->
        [1] { $piece } has its turn.
       *[other] { $piece } has its turn, in pass { $amount }.
    }
event-skip = { $piece } is Paralyzed and loses its action.
event-storm = The storm strikes.
    .counters = The storm strikes sector { $counters } with { $amount }.
event-round-end = Round { $round } ends.
event-concede = { $seat ->
        [you] You concede.
       *[other] { $player } concedes.
    }
event-game-over = The battle is a draw.
    .player = { $seat ->
            [you] You win the battle.
           *[other] { $player } wins the battle.
        }

## Events: actions

event-declare = { $answer ->
        [move] { $piece } moves.
        [free] { $piece } stays and gets free of the mud.
        [attack] { $piece } attacks with { $attack }.
        [turret] { $piece } attacks with { $attack } alone.
        [skill] { $piece } uses { $attack }.
        [defend] { $piece } defends itself.
        [order] { $piece } gives an order: { $card }.
        [interact] { $piece } interacts.
        [force] { $piece } forces a door.
        [board] { $piece } goes into a carrier.
        [leave] { $piece } leaves its carrier.
       *[wait] { $piece } waits.
    }
    .target = { $answer ->
        [attack] { $piece } attacks { $target } with { $attack }.
        [turret] { $piece } attacks { $target } with { $attack } alone.
        [order] { $piece } gives { $target } an order: { $card }.
        [board] { $piece } goes into { $target }.
        [leave] { $piece } leaves { $target }.
        [defend] { $piece } defends itself.
       *[skill] { $piece } uses { $attack } on { $target }.
    }
    .to = { $answer ->
        [wait] { $piece } waits.
        [move] { $piece } moves to { $to }.
        [free] { $piece } stays on { $to } and gets free of the mud.
        [interact] { $piece } interacts with { $to }.
        [force] { $piece } forces the door on { $to }.
        [leave] { $piece } leaves its carrier for { $to }.
       *[skill] { $piece } uses { $attack } on { $to }.
    }
event-use = { $piece } uses { $attack }.
    .target = { $piece } uses { $attack } on { $target }.
    .to = { $piece } uses { $attack } on { $to }.
event-decline = { $seat ->
        [you] You pass.
       *[other] { $player } passes.
    }
event-pay = { $piece } pays { $amount } MP.
    .counters = { $piece } pays { $amount } MP, { $counters } of them from the environment.
event-occur = { $attack } of { $piece } occurs.
event-nothing = What { $piece } does has no effect.
event-forced = { $piece } reaches { $amount } on the door.

## Events: attacks

event-miss = { $piece } misses.
    .target = { $piece } misses { $target }.
    .to = { $piece } misses: nobody is there on { $to }.
event-attacked = { $target } has been attacked { $amount } { $amount ->
        [one] time
       *[other] times
    } this round.
event-attack = Attack Value of { $piece }: { $amount }.
    .target = Attack Value of { $piece } against { $target }: { $amount }.
event-defence = Defence Value of { $target }: { $amount }.
event-hit = { $piece } succeeds against { $target }.
    .target = { $piece } succeeds against { $target }.
event-critical = A critical success against { $target }.
event-fail = { $target } withstands the attack.
    .piece = { $target } withstands { $piece }.

## Events: hit points and statuses

event-damage = { $target } loses { $amount } HP.
event-heal = { $target } regains { $amount } HP.
event-regain = { $target } regains { $amount } MP.
event-gain = { $piece } is { $card }.
    .counters = { $piece } is { $card }, duration { $counters }.
event-renew = { $piece } stays { $card }.
    .counters = { $piece } stays { $card }, duration { $counters }.
event-immune = { $piece } cannot be { $card }.
event-clear = { $piece } is no longer { $card }.
event-wane = { $card } of { $piece } falls to duration { $counters }.
event-end = { $piece } is no longer { $card }.
event-defeat = { $piece } is defeated.
event-lost = The drop request of { $piece } is lost.

## Events: movement

event-step = { $piece } moves from { $from } to { $to }.
event-slide = { $piece } slides from { $from } to { $to }.
event-free = { $piece } is free of the mud.
event-stop = { $piece } stops.
    .to = { $piece } stops on { $to }.
event-push = { $piece } is knocked back from { $from } to { $to }.
event-blocked = { $piece } cannot be knocked back further.
    .amount = { $piece } stops, { $amount } { $amount ->
            [one] panel
           *[other] panels
        } short.
event-climb = { $piece } climbs back from the sky to { $to }.
event-board = { $piece } goes into { $target }.
event-leave = { $piece } comes out on { $to }.

## Events: seals, doors, drops, calls

event-seal = { $piece } claims the seal on { $to } for { $player }.
event-open = { $piece } opens the door on { $to }.
event-drift = The drop drifts from { $from } to { $to }.
event-land = { $piece } lands on { $to }.
event-lie = { $card } lands on { $to }.
event-take = { $piece } picks up { $card }.
event-wear = { $piece } now wears { $card }.
event-learn = { $piece } can now use { $card }.
event-call = { $piece } calls { $card } to { $to }.
event-return = { $card } leaves.

## Events: units that follow orders, and neutral ones

event-ordered = { $piece } now has the order { $card }.
    .target = { $piece } now has the order { $card }: { $target }.
event-pick = { $answer ->
        [distance] { $piece } chooses { $target }, which is nearest.
        [least-hp] { $piece } chooses { $target }, which has fewest HP.
        [least-defence] { $piece } chooses { $target }, which has the lowest Defence Value.
        [longest] { $piece } chooses { $target }, which has been in its ring longest.
       *[named] { $piece } turns to { $target }.
    }
event-equal = { $target } is picked for { $piece } among equals.
event-nobody = { $piece } finds nobody.
event-goal = { $piece } heads for { $to }.
event-stay = { $piece } stays where it is.
event-heading = { $piece } wanders towards { $to }.

## Events: experience and law

event-experience = { $piece } gains { $amount } XP.
event-level-point = { $piece } gains a level point.
event-follow = { $piece } follows the law.
event-stride = The next attack of { $piece } has { $amount } more.

## What units are

name-step-1 = Immediate
name-step-2 = Declaration
name-step-3 = Preflex
name-step-4 = Range
name-step-5 = Reflex
name-step-6 = Comparison
name-step-7 = Counter
name-step-8 = Knockback
name-step-9 = End
stage-order = step-1 step-2 step-3 step-4 step-5 step-6 step-7 step-8 step-9
turn-card = initiative tie
turn-left = actions
turn-deed = declare
turn-number = initiative
name-moved = Has moved this round
name-freed = Free to leave the mud
name-followed-law = Has followed the law this round
name-start-a = Start of side A
name-start-b = Start of side B
name-spawn-point = Spawn point of a neutral unit
name-closed = Closed door
name-locked = Locked door
name-spawn = Spawn point
name-inside = In its ring
name-attacker = Last attacker
name-carried = Carried
name-passenger = Passenger
name-pass = Pass

## Panels that matter to a unit

zone-move = Can end a movement on { $count } { $count ->
        [one] panel
       *[other] panels
    }
zone-strike = Can attack with a weapon on { $count } { $count ->
        [one] panel
       *[other] panels
    } from where it is
zone-fence = Its Fence skills cover { $count } { $count ->
        [one] panel
       *[other] panels
    }
zone-ring = Its ring covers { $count } { $count ->
        [one] panel
       *[other] panels
    }

## Playing cards

name-AS = A♠
name-2S = 2♠
name-3S = 3♠
name-4S = 4♠
name-5S = 5♠
name-6S = 6♠
name-7S = 7♠
name-8S = 8♠
name-9S = 9♠
name-10S = 10♠
name-JS = J♠
name-QS = Q♠
name-KS = K♠
name-AH = A♥
name-2H = 2♥
name-3H = 3♥
name-4H = 4♥
name-5H = 5♥
name-6H = 6♥
name-7H = 7♥
name-8H = 8♥
name-9H = 9♥
name-10H = 10♥
name-JH = J♥
name-QH = Q♥
name-KH = K♥
name-AD = A♦
name-2D = 2♦
name-3D = 3♦
name-4D = 4♦
name-5D = 5♦
name-6D = 6♦
name-7D = 7♦
name-8D = 8♦
name-9D = 9♦
name-10D = 10♦
name-JD = J♦
name-QD = Q♦
name-KD = K♦
name-AC = A♣
name-2C = 2♣
name-3C = 3♣
name-4C = 4♣
name-5C = 5♣
name-6C = 6♣
name-7C = 7♣
name-8C = 8♣
name-9C = 9♣
name-10C = 10♣
name-JC = J♣
name-QC = Q♣
name-KC = K♣
name-JOKER = Joker

## Buttons

button-wait = Wait
button-concede = Concede
button-stop = Stop here
button-pass = Pass
button-free = Get free of the mud
button-turret = Attack with one weapon, then the other
button-defend = Defend
button-order = Give an order
button-interact = Claim a seal or open a door
button-force = Force a door
button-board = Go into a carrier
button-leave = Get out
button-move = Move
