### Skirmish: what the page says about it, in English.
###
### An argument is a field of the event, the action or the refusal. References arrive as names in the reader’s language,
### squares as "D5"; $stat and, in a choice, $answer arrive as ids.
### An attribute is the message for when the argument of that name is there: take the first that fits, else the message.
### $player is what a player is called within a sentence: "you", "the bot", "Player 1". $seat is you, bot or other, for what
### depends on that: the verb, and "your".

## Game

game-blurb = Two warbands of five, a handful of dice and a hand of cards. Hold the banners, bring down the captain, and see which rule decided every roll.

## Stats

stat-health = HP
stat-health-name = Hit points
stat-ap = AP
stat-ap-name = Action points
stat-mp = MP
stat-mp-name = Movement points
stat-victory = VP
stat-victory-name = Victory points
stat-hits = Hits
stat-crits = Crits
stat-blocks = Blocks
stat-defence = Defence
stat-defence-dice =
    { $amount ->
        [one] { $amount } defence die
       *[other] { $amount } defence dice
    }

## Squares

name-deployment = Deployment square

## Players

player-p1 = Player 1
player-p2 = Player 2

## Phases

phase-set-up = Set-up
phase-deploy = Deployment
phase-act = Action
phase-over = Game over

## Decisions

decision-on-fire = On fire: put it out or burn?
    .piece = { $piece } is on fire: put it out or burn?
decision-slide = Slide the target one square?
    .target = Slide { $target } one square?
decision-allies = Choose an ally for the gain, or stop here.
decision-first = You won the roll. Who takes the first turn?
decision-warband = You lost the roll. Choose another warband.

## Answers

answer-put-out = Put it out (3 AP, 2 MP)
answer-burn = Burn (1 damage)
answer-slide = Slide it
answer-stay = Leave it there
answer-done = That is all
answer-first = I go first
answer-second = I go second

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
       *[other] Choose { $answer }
    }
action-deploy = Place { $piece } on { $to }
action-move = Move to { $to }
action-attack = Attack { $target } with { $attack }
action-ability = Use { $ability }
    .target = Use { $ability } on { $target }
action-dash = Dash: 2 AP for 2 MP
action-guard = Guard: 2 AP for 1 defence die
action-card = Play { $card }
    .attack = Play { $card }: { $attack } at { $target }
    .target = Play { $card } on { $target }
    .to = Play { $card } on { $to }
action-end = End the turn

## Events: the course of the game

event-game-start = The game begins.
event-round-start = Round { $round } begins.
event-turn-start =
    { $seat ->
        [you] Your turn begins.
       *[other] { $player } begins a turn.
    }
event-turn-end =
    { $seat ->
        [you] You end your turn.
       *[other] { $player } ends the turn.
    }
event-round-end = Round { $round } ends.
event-game-over = The game is a draw.
    .player =
        { $seat ->
            [you] You win the game.
           *[other] { $player } wins the game.
        }
event-choice =
    { $seat ->
        [you] { $answer ->
            [put-out] You put the fire out.
            [burn] You let the fire burn.
            [slide] You slide the target.
            [stay] You leave the target where it is.
            [done] You choose nobody else.
            [first] You go first.
            [second] You go second.
           *[other] You choose { $answer }.
        }
       *[other] { $answer ->
            [put-out] { $player } puts the fire out.
            [burn] { $player } lets the fire burn.
            [slide] { $player } slides the target.
            [stay] { $player } leaves the target where it is.
            [done] { $player } chooses nobody else.
            [first] { $player } goes first.
            [second] { $player } goes second.
           *[other] { $player } chooses { $answer }.
        }
    }
    .target =
        { $seat ->
            [you] { $answer ->
                [slide] You slide { $target }.
                [stay] You leave { $target } in place.
                [put-out] You put the fire out: { $target }.
                [burn] You let the fire burn: { $target }.
               *[other] You choose { $target }.
            }
           *[other] { $answer ->
                [slide] { $player } slides { $target }.
                [stay] { $player } leaves { $target } in place.
                [put-out] { $player } puts the fire out: { $target }.
                [burn] { $player } lets the fire burn: { $target }.
               *[other] { $player } chooses { $target }.
            }
        }

## Events: movement

event-deploy = { $piece } is placed on { $to }.
event-move = { $piece } moves to { $to }.
    .from = { $piece } moves from { $from } to { $to }.
event-step = A step to { $to }.
    .piece = { $piece } steps to { $to }.
    .target = { $target } steps to { $to }.
event-slide = A slide to { $to }.
    .target = { $target } slides to { $to }.
    .piece = { $piece } slides to { $to }.
event-slide-blocked = { $target } cannot slide and stays where it is.

## Events: attacks and dice

event-attack = { $piece } attacks { $target }.
    .attack = { $piece } attacks { $target } with { $attack }.
    .card = { $piece } attacks { $target } with { $card }.
event-ability = { $piece } uses an ability.
    .attack = { $piece } uses { $attack }.
    .ability = { $piece } uses { $ability }.
event-roll = The dice are rolled.
    .piece =
        { $use ->
            [attack] { $piece } rolls the attack dice.
            [defence] { $piece } rolls the defence dice.
           *[table] { $piece } rolls the dice.
        }
event-best = The best roll is kept.
    .piece = { $piece } keeps the best of the rolls.
event-bonus =
    { $amount ->
        [0] No bonus to add.
       *[other] A bonus of { $amount } goes on the dice.
    }
event-count =
    { $stat ->
        [hits] { $amount ->
            [0] No hits.
            [one] { $amount } hit.
           *[other] { $amount } hits.
        }
        [crits] { $amount ->
            [0] No crits.
            [one] { $amount } crit.
           *[other] { $amount } crits.
        }
       *[blocks] { $amount ->
            [0] No blocks.
            [one] { $amount } block.
           *[other] { $amount } blocks.
        }
    }
event-no-defence = No defence roll.
    .target = { $target } rolls no defence.
event-table-roll = The dice come to { $total }.
    .card = { $piece } rolls { $total } for { $card }.
    .piece = { $piece } rolls { $total }.
    .player =
        { $seat ->
            [you] You roll { $total } for the first turn.
           *[other] { $player } rolls { $total } for the first turn.
        }

## Events: damage and healing

event-damage =
    { $amount ->
        [0] { $target } takes no damage.
       *[other] { $target } takes { $amount } damage.
    }
event-heal =
    { $amount ->
        [0] { $target } has nothing to heal.
       *[other] { $target } heals { $amount }.
    }
event-defeat = { $target } is defeated.
event-victory-points =
    { $seat ->
        [you] You gain { $amount } VP.
       *[other] { $player } gains { $amount } VP.
    }
    .total =
        { $seat ->
            [you] You gain { $amount } VP and have { $total }.
           *[other] { $player } gains { $amount } VP and has { $total }.
        }
event-score = A banner is scored.
    .piece = { $piece } holds the banner on { $to } for { $player }.

## Events: statuses and cards

event-status = { $target } receives { $card }.
event-status-kept = { $target } already has { $card }.
event-status-immune = { $target } is immune to { $card }.
event-status-clear = { $target } is rid of { $card }.
event-card-play = { $piece } plays { $card }.
    .target = { $piece } plays { $card } on { $target }.
event-card-lay = { $card } stays in play.
    .target = { $card } lies in front of { $target }.
    .to = { $card } lies on { $to }.
    .player = { $card } lies in front of { $player }.
event-card-discard = { $card } is discarded.
    .target = { $target }: { $card } is discarded.
    .to = { $card } on { $to } is discarded.
    .player =
        { $seat ->
            [you] { $card } goes to your discard pile.
           *[other] { $card } goes to the discard pile of { $player }.
        }
event-counter = A counter comes off { $card }.
    .target =
        { $counters ->
            [0] { $target }: { $card } loses its last counter.
            [one] { $target }: { $card } has { $counters } counter left.
           *[other] { $target }: { $card } has { $counters } counters left.
        }
    .to =
        { $counters ->
            [0] { $card } on { $to } loses its last counter.
            [one] { $card } on { $to } has { $counters } counter left.
           *[other] { $card } on { $to } has { $counters } counters left.
        }
    .player =
        { $counters ->
            [0] In front of { $player }: { $card } loses its last counter.
            [one] In front of { $player }: { $card } has { $counters } counter left.
           *[other] In front of { $player }: { $card } has { $counters } counters left.
        }
event-trigger = { $card } takes effect.
    .target = { $card } takes effect on { $target }.
event-draw =
    { $seat ->
        [you] You draw a card.
       *[other] { $player } draws a card.
    }
    .card =
        { $seat ->
            [you] You draw { $card }.
           *[other] { $player } draws { $card }.
        }
event-draw-skip =
    { $seat ->
        [you] You draw no card: your hand is full.
       *[other] { $player } draws no card: the hand is full.
    }
event-draw-none =
    { $seat ->
        [you] You draw no card: your draw pile and your discard pile are empty.
       *[other] { $player } draws no card: the draw pile and the discard pile are empty.
    }
event-shuffle =
    { $seat ->
        [you] You shuffle a new draw pile.
       *[other] { $player } shuffles a new draw pile.
    }

## What a unit could do in its next turn

zone-move = Can move to { $count } { $count ->
        [one] square
       *[other] squares
    }
zone-strike = Can attack { $count } { $count ->
        [one] square
       *[other] squares
    } from where it is
zone-threat = Can attack { $count } { $count ->
        [one] square
       *[other] squares
    } more after a move, Dash included

## Events: action points and movement points

event-refresh = { $target } refreshes AP and MP.
event-gain =
    { $target } gains { $amount } { $stat ->
        [ap] AP
       *[mp] MP
    }.
event-lose =
    { $target } loses { $amount } { $stat ->
        [ap] AP
       *[mp] MP
    }.
event-guard = Guard is taken.
    .piece = { $piece } takes Guard.
    .target = { $target } takes Guard.
event-dash = A dash.
    .piece = { $piece } dashes.
    .target = { $target } dashes.
