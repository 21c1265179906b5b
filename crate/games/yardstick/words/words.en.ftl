### Yardstick: what the page says about it, in English.
###
### An argument is a field of the event, the action or the refusal. References arrive as names in the reader’s language,
### squares as "D5"; $stat arrives as an id.
### An attribute is the message for when the argument of that name is there: take the first that fits, else the message.

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
event-turn-start = { $player } begins a turn.
event-turn-end = { $player } ends the turn.
event-move = { $piece } steps to { $to }.
    .from = { $piece } steps from { $from } to { $to }.
event-attack = { $piece } strikes { $target }.
event-roll = The dice are rolled.
    .piece = { $piece } rolls.
event-damage = { $target } loses { $amount } HP.
event-victory-points = { $player } scores { $amount }.
    .total = { $player } scores { $amount } and has { $total }.
event-defeat = { $target } is down.
event-game-over = The game is a draw.
    .player = { $player } wins the game.
