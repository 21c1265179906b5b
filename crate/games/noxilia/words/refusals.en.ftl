### Noxilia: why something may not be done, in English. The engine says these sentences too, so they are made of text, numbers
### and plurals alone.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-answer-first = First answer the question.
refusal-no-answer = That is not an answer to the question.
refusal-nothing-asked = There is no question to answer now.
refusal-gone = That unit is no longer on the board.
refusal-not-yours = You can only command your own units.
refusal-engaged = It is engaged.
refusal-not-enemy = Only enemies are attacked.
refusal-not-in-hand = That card is not in your hand.
refusal-not-in-deck = That card is not among the starting units you can choose.
refusal-two-alike = At most two of a kind can be starting units.
refusal-hero-in-play = That hero is in play already.
refusal-banner-forbids = Your banner does not let it start there.
refusal-extra-cost = The extra cost cannot be paid.
refusal-gold = There is not enough gold.
    .cost = It costs { $cost } gold, and you have { $is }.
refusal-no-mana = There is not enough mana of the right colours.
refusal-wrong-colour = The colour of this spell is not allowed here.
refusal-no-sorcerer = Only a Sorcerer casts spells.
refusal-not-cast = A latent spell is set, not cast.
refusal-is-cast = A spell is cast or set, not played.
refusal-not-latent = Only a latent spell is set.
refusal-no-place = It must be set under one of your units or one of your zones, as its text says.
refusal-no-target = That is not a target it can be aimed at.
refusal-not-common = Its text asks for a common unit: no monarch, no hero, no token.
refusal-costs-more = A unit with an extra cost is not chosen by its gold cost.
refusal-too-dear = Its text asks for a cheaper unit.
    .most = Its text asks for a unit of { $most } gold at most, and this one costs { $cost }.
refusal-no-rampart = It must be aimed at a rampart.
refusal-out-of-line = That is too far, or a rampart stands between.
refusal-unknown = Nobody knows yet what that unit is.
refusal-righteous = Righteousness keeps Corruption away from it.
refusal-needs-bearer = A unit has to bear it.
refusal-not-your-zone = You do not control that zone.
refusal-another-moves = Another unit is moving.
refusal-not-adjacent = That zone is not next to it.
refusal-too-far = That is too far.
refusal-caught = Enemies hold it where it is.
refusal-among-enemies = A unit cannot charge out of a zone with enemies in it.
refusal-no-monarchs = A monarch cannot enter that room.
refusal-flooded = That zone is under water.
refusal-in-water = It stands in water, and is not aquatic.
refusal-resting = Units cannot attack from that room.
refusal-holds-the-line = A Brother in Arms cannot retreat.
refusal-way-is-open = The way is open: move instead.
refusal-just-moves = It can simply move there.
refusal-one-step = A retreat is one step only.
refusal-not-homewards = A retreat must lead towards your own command zone.
refusal-truce = No unit can charge this turn.
refusal-just-arrived = It has only just arrived.
refusal-not-here = The target is in another zone.
refusal-no-ranged = It has no ranged attack.
refusal-out-of-range = That is out of range.
refusal-no-healer = It does not have that ability.
refusal-not-there = It is not in the same zone.
refusal-no-adventurer = It cannot go adventuring.
refusal-no-monarch = A deck must be led by a monarch.
refusal-one-monarch = The monarch stands beside the deck, not in it.
refusal-not-in-decks = This card cannot be put into a deck.
refusal-wrong-clan = This card is of another clan.
refusal-wrong-race = Your banner does not lead units of this race.
refusal-copies =
    { $most ->
        [one] A deck has at most { $most } copy of this card, not { $is }.
       *[other] A deck has at most { $most } copies of this card, not { $is }.
    }
refusal-deck-size = A deck has { $asked } cards, not { $is }.
