### Yardstick: what the page says about it, in English.
###
### An argument is a field of the event, the action or the refusal. References arrive as names in the reader’s language,
### squares as "D5"; $stat arrives as an id.
### An attribute is the message for when the argument of that name is there: take the first that fits, else the message.
### $player is what a player is called within a sentence: "you", "the bot", "Player 1". $seat is you, bot or other, for what
### depends on that: the verb, and "your".

## Game

game-blurb = Five a side, one die or two, a step at a time. A toy to measure the engine with, and quick to play.

## Stats

stat-health = HP
stat-health-name = Hit points
stat-victory = Points
stat-victory-name = Points
stat-actions = Actions
stat-actions-name = Actions left this turn

## Players

player-p1 = Player 1
player-p2 = Player 2

## Phases

phase-act = Action
phase-over = Game over

## Actions

action-move = Step to { $to }
action-attack = Strike { $target }
action-end = End the turn

## Events

event-game-start = The game begins.
event-round-start = Round { $round } begins.
event-turn-start = { $seat ->
        [you] Your turn begins.
       *[other] { $player } begins a turn.
    }
event-turn-end = { $seat ->
        [you] You end your turn.
       *[other] { $player } ends the turn.
    }
event-move = { $piece } steps to { $to }.
    .from = { $piece } steps from { $from } to { $to }.
event-attack = { $piece } strikes { $target }.
event-roll = The dice are rolled.
    .piece = { $piece } rolls.
event-damage = { $target } loses { $amount } HP.
event-victory-points = { $seat ->
        [you] You score { $amount }.
       *[other] { $player } scores { $amount }.
    }
    .total = { $seat ->
            [you] You score { $amount } and have { $total }.
           *[other] { $player } scores { $amount } and has { $total }.
        }
event-defeat = { $target } is down.
event-game-over = The game is a draw.
    .player = { $seat ->
            [you] You win the game.
           *[other] { $player } wins the game.
        }
