### Hedgerow: what the page says about it, in English.
###
### An argument is a field of the event, the action or the refusal. References arrive as names in the reader’s language,
### squares as "D5"; $stat arrives as an id.
### An attribute is the message for when the argument of that name is there: take the first that fits, else the message.
### $player is what a player is called within a sentence: "you", "the bot", "Player 1". $seat is you, bot or other, for what
### depends on that: the verb, and "your".

## Game

game-blurb = Wagons, riders and wolves between hedges, in the order of the cards. A toy that shows what a table can have.

## Stats

stat-health = HP
stat-health-name = Hit points
stat-actions = Actions
stat-actions-name = Actions left in this turn

## Players

player-p1 = Player 1
player-p2 = Player 2
player-neutral = Nobody

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
event-draw = { $card } is drawn.
    .piece = { $card } is drawn for { $piece }.
event-shuffle = The discard pile is shuffled: { $amount } cards.
event-turn-start = A turn begins.
    .piece = { $piece } has its turn.
event-turn-end = The turn ends.
    .piece = { $piece } ends its turn.
event-move = { $piece } steps to { $to }.
    .from = { $piece } steps from { $from } to { $to }.
event-attack = { $piece } strikes { $target }.
event-damage = { $target } loses { $amount } HP.
event-block = { $target } is not hurt.
event-fall = { $target } is down.
event-game-over = The game is a draw.
    .player = { $seat ->
            [you] You win the game.
           *[other] { $player } wins the game.
        }
