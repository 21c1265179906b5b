### Duelyst: why something may not be done, in English. The engine says these sentences too, so they are made of text, numbers
### and plurals alone.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-mulligan-first = First settle your opening hand.
refusal-mulligan-over = The mulligan is over.
refusal-marked = That card is replaced already.
refusal-not-in-hand = That card is not in your hand.
refusal-no-target = That is not a target it can be aimed at.
refusal-no-decline = Something has to be chosen.
refusal-choose-first = First choose a target.
refusal-nothing-asked = There is nothing to choose now.
refusal-gone = That unit is no longer on the board.
refusal-not-yours = You can only command your own units.
refusal-wild = A Battle Pet acts by itself.
refusal-stunned = It is stunned.
refusal-attacked = It has attacked already.
refusal-exhausted = It is exhausted.
refusal-moved = It has moved already.
refusal-wall = A Wall does not move.
refusal-structure = A Structure neither moves nor attacks.
refusal-cannot-move = Something keeps it from moving.
refusal-cannot-attack = Something keeps it from attacking.
refusal-provoked = An enemy nearby provokes it.
refusal-occupied = Somebody stands there.
refusal-surrounded = It is surrounded.
refusal-blocked = A unit stands in the way.
refusal-too-far =
    { $reach ->
        [one] That is too far: it has { $reach } step, and this is { $is } away.
       *[other] That is too far: it has { $reach } steps, and this is { $is } away.
    }
refusal-no-attack = It has no attack.
refusal-not-enemy = Only enemies are attacked.
refusal-invulnerable = It is invulnerable.
refusal-sheltered = It cannot be attacked.
refusal-out-of-range = That is out of range.
refusal-drawn-fire = Another enemy draws its fire.
refusal-locked = Its Trial is not met yet.
refusal-too-dear = It costs { $cost } mana, and you have { $has }.
refusal-not-near = A minion is summoned next to a unit of yours.
refusal-not-ready = The Bloodbound Spell is not available.
refusal-kept = This card cannot be replaced.
refusal-no-deck = Your deck is empty.
refusal-replaced = You have replaced all the cards you may this turn.
refusal-off-board = That tile is off the board.
refusal-no-general = A deck must be led by a General.
refusal-no-deck-card = This card cannot be put into a deck.
refusal-wrong-faction = This card is of another faction.
refusal-copies = A deck has at most { $most } copies of a card, not { $is }.
refusal-deck-size = A deck has { $size } cards beside its General, not { $is }.
refusal-trials = A deck has at most one Trial & Destiny card, not { $is }.
