### Skirmish: why something may not be done, in English. The engine says these sentences too, so they are made of text, numbers
### and plurals alone.

refusal-not-yours = That unit is not yours.
refusal-not-enemy = The target must be an enemy.
refusal-not-ally = The target must be on your side.
refusal-gone = That unit has been defeated.
refusal-too-far =
    { $reach ->
        [one] Too far: this reaches { $reach } square, and the target is { $is } away.
       *[other] Too far: this reaches { $reach } squares, and the target is { $is } away.
    }
refusal-off-lines = Reach covers the adjacent squares, and those exactly two away in the same row or column.
refusal-no-sight = There is no line of sight to the target.
refusal-no-route = A creature cannot walk to the target with { $mp } MP.
refusal-not-enough-ap = This costs { $needs } AP; the unit has { $has }.
refusal-not-enough-mp = This costs { $needs } MP; the unit has { $has }.
refusal-used = This unit has already used that this turn.
refusal-occupied = Another unit is on that square.
refusal-blocked = No unit can enter that square.
refusal-not-deploy-square = Place your units on your own deployment squares.
refusal-not-in-hand = That card is not in your hand.
refusal-captain-only = Only the captain can play that card.
refusal-same-card = A copy of that card already lies there.
    .card = A copy of { $card } already lies there.
refusal-no-status = There is no status card to remove.
refusal-wrong-range = That card does not boost attacks of this range.
refusal-not-this-phase = That cannot be done in this part of the game.
refusal-decide-first = Another decision must be made first.
refusal-not-offered = That answer is not on offer.
refusal-not-reachable = No way leads there.
refusal-no-attack = That unit has no such attack or ability.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-already-deployed = That unit has already been placed.
refusal-bonus-is-forced = A bonus goes where the rules put it; there is nothing to choose.
refusal-same-square = The unit is already on that square.
refusal-nothing-to-choose = There is nothing to decide at the moment.
refusal-off-board = That square is off the board.
