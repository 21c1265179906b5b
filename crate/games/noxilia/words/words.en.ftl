### Noxilia: what the page says about it, in English.
###
### An argument is a field of the event, the action or the refusal. References arrive as names in the reader’s language;
### $stat arrives as an id, $place and $leaves as the names of places.
### An attribute is the message for when the argument of that name is there: take the first that fits, else the message.
### $player is what a player is called within a sentence: "you", "the bot", "Player 1". $seat is you, bot or other, for what
### depends on that: the verb, and "your".

## Game

game-blurb = Two monarchs, two walls and two battlefields between them. March under the fog, pay for magic with those who stay behind, and see which rule decided every blow.

## Decks

name-brightvale = Brightvale
name-ashgrave = Ashgrave
text-brightvale = Humans of the valley: a line that holds, archers, lancers, and the magic of Light, Nature and the mind.
text-ashgrave = The dead of the ash: poison, drakes and hounds, and the magic of the Inferno, of Corruption and of Death.

## How the first turn begins

name-source = As the rulebook says
name-even = Even start
text-even = The 2 gold that the rulebook gives to whoever goes second go to whoever goes first: between equals, going second wins more games. The rulebook says otherwise, so this is off unless both want it.

## Before the game

setup-quick = You lead { $deck } against { $bot }, which leads { $foe }. You go first.
setup-map = By agreement

## Stats

stat-life = Life
stat-life-name = Life
stat-armour = Armour
stat-armour-name = Armour
stat-melee = Melee
stat-melee-name = Melee attack
stat-ranged = Ranged
stat-ranged-name = Ranged attack
stat-poison = Poison
stat-poison-name = Poison markers
stat-time = Time
stat-time-name = Time markers
stat-wounds = Wounds
stat-wounds-name = Life lost
stat-worn = Worn
stat-worn-name = Armour lost this turn
stat-gold = Gold
stat-gold-name = Gold
stat-budget = To place
stat-budget-name = Gold left for starting units
stat-light = Light
stat-light-name = Light mana
stat-infernal = Infernal
stat-infernal-name = Infernal mana
stat-corruption = Corruption
stat-corruption-name = Corruption mana
stat-death = Death
stat-death-name = Death mana
stat-nature = Nature
stat-nature-name = Nature mana
stat-psionic = Psionic
stat-psionic-name = Psionic mana
stat-pure = Pure
stat-pure-name = Pure mana
stat-any = Any
stat-any-name = Mana of any colour
stat-mana = Mana
stat-mana-name = Mana
stat-draw = Cards
stat-draw-name = Cards drawn each turn
stat-flood = Flood
stat-flood-name = Turns under water
stat-aura = Aura
stat-aura-name = Melee from an attack aura, this turn
stat-rage = Rage
stat-rage-name = Melee from fallen blood brothers, this turn
stat-rally = This turn
stat-rally-name = Melee for this turn
stat-green = Arrival
stat-green-name = Melee for having just arrived
stat-aura-p1 = Aura 1
stat-aura-p1-name = { $p1 ->
        [you] Your attack aura here, this turn
        [bot] The bot’s attack aura here, this turn
       *[other] Player 1’s attack aura here, this turn
    }
stat-aura-p2 = Aura 2
stat-aura-p2-name = { $p2 ->
        [you] Your attack aura here, this turn
        [bot] The bot’s attack aura here, this turn
       *[other] Player 2’s attack aura here, this turn
    }
stat-lot = Lot
stat-lot-name = Won the lot: this player’s destiny deck comes first
stat-lot-is = Won the lot
stat-quiet = lot
stat-passed = Passed
stat-passed-name = Has passed
stat-passed-is = Has passed

## Cards in play, by kind

lies-queue = { $card }: in the queue
    .counters = { $card }: in the queue, { $counters } { $counters ->
            [one] turn
           *[other] turns
        } to go
lies-exile = { $card }: exiled
lies-latent = { $card }: latent
lies-curse = { $card }: curse
lies-primo = { $card }: primo-treasure
lies-treasure = { $card }: treasure
lies-face-down = { $card }: treasure, face down
lies-destiny = { $card }: this turn’s destiny
    .counters = { $card }: destiny deck, { $counters } { $counters ->
            [one] card
           *[other] cards
        }
lies-spent = { $card }: destiny, used
lies-equipment = { $card }: equipment
    .counters = { $card }: equipment, { $counters } used up
lies-engaged = { $card }: equipment, engaged
lies-deck = { $card }: in the treasure deck

## Cards before a player, as a row of their own

group-queue = Queue
group-exile = Exile
group-spent = Used destiny
group-destiny = Destiny
group-deck = Treasure deck
group-quiet = exile spent destiny
effect-quiet = deck

## The page’s own words, as this game has them

table-captain = monarch
table-cards-in-front = What it bears
table-pile-draw = Library
table-pile-discard = Graveyard
table-round = Turn { $round }, { $phase }
table-change-gone = { $who } dies
table-mark-danger = may die
table-mark-doomed = will die

## Called out over a unit

shout-dodge = Dodged
shout-guard = Guarded
shout-control = Changes sides
shout-halt = Stopped
shout-purify = Purified
shout-rage = Enraged

## Players

player-p1 = Player 1
player-p2 = Player 2

## Phases

phase-set-up = Set-up
phase-start = Start of the turn
phase-act = Actions
phase-end = End of the turn
phase-over = Game over

## Decisions

decision-starting-units = Place your starting units: a card, then where it stands.
    .budget = Place your starting units: a card, then where it stands. { $budget } gold left.
decision-bury = Which common units of your deck begin in your graveyard?
decision-mulligan = Your opening hand: choose the cards you put back; as many are drawn afterwards.
decision-order = Several effects wait: which comes first?
decision-burial = Exile a unit card of your graveyard for gold?
decision-discard = Which card do you discard?
decision-recover = Take a common unit back from your graveyard?
decision-search = Which card of your library do you take?
decision-straighten = Which unit is straightened?
decision-treasure = Several treasures lie there: which one is taken?
decision-bearer = Who bears the treasure?
decision-step = Another step?
    .piece = Another step for { $piece }?
decision-target = Is anybody else attacked, too?
    .piece = { $piece }: is anybody else attacked, too?
decision-guardian = Does a Guardian Angel take the blow?
    .target = { $target } is attacked: does a Guardian Angel take the blow?
decision-latent = Turn up a latent spell?
    .target = { $target } is attacked: turn up a latent spell?
    .piece = { $piece } comes in: turn up a latent spell?
    .card = { $card } is turned up: answer with a latent spell?
decision-dodge = Dodge the attack?
    .target = { $target } is attacked: dodge?
decision-lightning-riposte = Strike back first?
    .target = { $target } is attacked: strike back first?
decision-riposte = Strike back?
    .target = { $target } is attacked: strike back?
decision-payment = How is the spell paid for?
    .card = How is { $card } paid for?
decision-cost-engage = Choose a unit to engage for the cost.
    .card = { $card }: choose a unit to engage for the cost.
decision-cost-harm = Choose a unit that takes the damage of the cost.
    .card = { $card }: choose a unit that takes the damage of the cost.
decision-cost-exile = Choose a unit card of your graveyard to exile for the cost.
    .card = { $card }: choose a unit card of your graveyard to exile for the cost.
decision-cost-discard = Choose a card to discard for the cost.
    .card = { $card }: choose a card to discard for the cost.

## Answers

answer-pool = From the mana pool alone
answer-to-payment = { $who ->
        [pool] From the mana pool alone
       *[other] Engage { $who }
    }
    .kept = { $who ->
            [pool] From the mana pool alone; { $kept } stays
           *[other] Engage { $who }; { $kept } stays
        }

## Actions

action-pass = Pass
action-move = Move: { $place }
action-retreat = Retreat: { $place }
action-charge = Charge { $target }
    .place = Charge { $target } by way of { $place }
action-attack = Attack { $target }
action-shoot = Shoot at { $target }
action-cast = Cast { $card }
    .target = Cast { $card } on { $target }
    .place = Cast { $card }: { $place }
    .answer = Cast { $card } on { $answer }
action-set = Set { $card }
    .target = Set { $card } under { $target }
    .place = Set { $card }: { $place }
action-play = Play { $card }
    .target = Play { $card } on { $target }
    .place = Play { $card }: { $place }
    .answer = Play { $card } with { $answer }
action-equip = Take up { $card }
    .place = Take up { $card }: { $place }
action-heal = Heal { $target }
    .place = Heal { $target }: { $place }
action-purify = Purify { $target }
    .place = Purify { $target }: { $place }
action-adventure = Go adventuring
action-deploy = Place { $card }: { $place }
action-suggested = Take the suggested units
action-choose = Choose this
    .target = Choose { $target }
    .place = Choose: { $place }
    .card = Choose { $card }
action-pay = Pay
    .answer = { $answer ->
            [pool] { answer-pool }
           *[other] { $answer }
        }
action-decline = No, or no more
action-choose-bury = Choose this
    .card = Bury { $card }
action-choose-mulligan = Choose this
    .card = Put { $card } back
action-choose-order = Choose this
    .target = First: { $target }
    .place = First: { $place }
action-choose-burial = Choose this
    .card = Exile { $card }
action-choose-discard = Choose this
    .card = Discard { $card }
action-choose-cost-discard = Choose this
    .card = Discard { $card }
action-choose-cost-exile = Choose this
    .card = Exile { $card }
action-choose-cost-engage = Choose this
    .target = Engage { $target }
action-choose-cost-harm = Choose this
    .target = Harm { $target }
action-choose-recover = Choose this
    .card = Take { $card } back
action-choose-search = Choose this
    .card = Take { $card }
action-choose-straighten = Choose this
    .target = Straighten { $target }
action-choose-treasure = Choose this
    .card = Take { $card }
action-choose-bearer = Choose this
    .target = { $target }
action-choose-target = Choose this
    .target = Attack { $target }, too
action-choose-guardian = Choose this
    .target = { $target } takes the blow
action-choose-latent = Choose this
    .card = Turn up { $card }
action-choose-dodge = Choose this
    .target = Dodge
action-choose-lightning-riposte = Choose this
    .target = Strike back first
action-choose-riposte = Choose this
    .target = Strike back
action-decline-starting-units = Begin with these
action-decline-bury = Bury no more
action-decline-mulligan = Keep the rest
action-decline-burial = Exile nobody
action-decline-recover = Take nobody back
action-decline-search = Take nothing
action-decline-straighten = No more
action-decline-step = Stop here
action-decline-target = Nobody else
action-decline-guardian = Let it happen
action-decline-latent = Turn nothing up
action-decline-dodge = Do not dodge
action-decline-lightning-riposte = Do not strike first
action-decline-riposte = Do not strike back

## What it means to decline

declined-starting-units = What is left of the gold goes into your reserve.
declined-bury = The library is shuffled as it is.
declined-mulligan = As many cards are drawn as were put back.
declined-burial = Your graveyard stays as it is, and gives no gold.
declined-recover = Your graveyard stays as it is.
declined-search = Your library is shuffled.
declined-straighten = The others stay engaged.
declined-step = The move ends here.
declined-target = The attack is carried out.
declined-guardian = The attack goes on against its target.
declined-latent = Latent spells stay as they lie, and things go on.
declined-dodge = The blow falls; it can still be dodged once later this turn.
declined-lightning-riposte = The attack comes first.
declined-riposte = The fight is over.

## Events: the course of the game

event-lot = { $seat ->
        [you] The lot falls on you: you go first.
       *[other] The lot falls on { $player }, who goes first.
    }
event-gold = { $seat ->
        [you] { $sense ->
            [less] You spend { $size } gold ({ $total } left).
           *[more] You get { $size } gold ({ $total } in all).
        }
       *[other] { $sense ->
            [less] { $player } spends { $size } gold ({ $total } left).
           *[more] { $player } gets { $size } gold ({ $total } in all).
        }
    }
event-seed = { $seat ->
        [you] You put { $card } into your graveyard.
       *[other] { $player } puts { $card } into the graveyard.
    }
event-shuffle = { $seat ->
        [you] You shuffle your library.
       *[other] { $player } shuffles the library.
    }
event-deal = { $seat ->
        [you] You have an opening hand of { $amount } cards.
       *[other] { $player } has an opening hand of { $amount } cards.
    }
event-mulligan = { $seat ->
        [you] You { $amount ->
            [0] keep your opening hand.
            [one] put a card back and draw another.
           *[other] put { $amount } cards back and draw as many.
        }
       *[other] { $player } { $amount ->
            [0] keeps the opening hand.
            [one] puts a card back and draws another.
           *[other] puts { $amount } cards back and draws as many.
        }
    }
event-treasures = A treasure or a decoy lies face down on each battlefield.
event-turn-start = { $seat ->
        [you] Turn { $round }: you go first.
       *[other] Turn { $round }: { $player } goes first.
    }
event-turn-end = End of turn { $round }.
event-destiny = The Hand of Destiny: { $card }.
event-reshuffle = { $seat ->
        [you] You shuffle your used destiny cards back into your destiny deck.
       *[other] { $player } shuffles the used destiny cards back into the deck.
    }
event-draw = { $seat ->
        [you] You draw a card.
       *[other] { $player } draws a card.
    }
    .card = { $seat ->
            [you] You draw { $card }.
           *[other] { $player } draws { $card }.
        }
event-advance = { $seat ->
        [you] { $counters ->
            [0] A card leaves your queue.
            [one] A card in your queue moves up: one turn to go.
           *[other] A card in your queue moves up: { $counters } turns to go.
        }
       *[other] { $counters ->
            [0] A card leaves { $player }’s queue.
            [one] A card in { $player }’s queue moves up: one turn to go.
           *[other] A card in { $player }’s queue moves up: { $counters } turns to go.
        }
    }
    .card = { $counters ->
            [0] { $card } leaves the queue.
            [one] { $card } moves up in the queue: one turn to go.
           *[other] { $card } moves up in the queue: { $counters } turns to go.
        }
event-straighten = Every engaged card is straightened.
event-rearm = The armour of every unit is whole again.
event-ebb = The water falls ({ $place }): { $counters ->
        [0] the zone is dry again.
        [one] one more turn.
       *[other] { $counters } more turns.
    }
event-flood = Water covers a zone ({ $place }) for { $counters } { $counters ->
        [one] turn
       *[other] turns
    }.
event-pass = { $seat ->
        [you] You pass.
       *[other] { $player } passes.
    }
event-mana = { $seat ->
        [you] You spend
       *[other] { $player } spends
    } { $amount } { $stat ->
        [light] Light
        [infernal] Infernal
        [corruption] Corruption
        [death] Death
        [nature] Nature
        [psionic] Psionic
       *[pure] Pure
    } mana.
event-fade = { $seat ->
        [you] You lose the mana left in your pool.
       *[other] { $player } loses the mana left in the pool.
    }
event-game-over = The game is a draw.
    .player = { $seat ->
            [you] You win the game.
           *[other] { $player } wins the game.
        }

## Events: cards

event-reveal = { $seat ->
        [you] You turn up a latent spell: { $card }.
       *[other] { $player } turns up a latent spell: { $card }.
    }
event-cancel = { $seat ->
        [you] { $card } is cancelled and goes to your graveyard.
       *[other] { $card } is cancelled and goes to the graveyard of { $player }.
    }
event-fizzle = { $card } has no target left and does nothing.
event-discard = { $seat ->
        [you] { $card } goes to your graveyard.
       *[other] { $card } goes to the graveyard of { $player }.
    }
event-lapse = { $seat ->
        [you] { $card } goes unrevealed to your graveyard.
       *[other] { $card } goes unrevealed to the graveyard of { $player }.
    }
event-play = { $seat ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
event-enlist = { $seat ->
        [you] You put a unit into your queue
       *[other] { $player } puts a unit into the queue
    }, face down: it arrives { $counters ->
        [one] next turn.
       *[other] in { $counters } turns.
    }
    .card = { $seat ->
            [you] You put { $card } into your queue
           *[other] { $player } puts { $card } into the queue
        }: it arrives { $counters ->
            [one] next turn.
           *[other] in { $counters } turns.
        }
event-lay = { $seat ->
        [you] You lay { $card } down ({ $place }).
       *[other] { $player } lays { $card } down ({ $place }).
    }
event-exile = { $seat ->
        [you] You exile { $card }.
       *[other] { $player } exiles { $card }.
    }
event-find = { $seat ->
        [you] You find { $card } and take it into your hand.
       *[other] { $player } finds { $card } and takes it into the hand.
    }
event-recover = { $seat ->
        [you] You take { $card } back from your graveyard.
       *[other] { $player } takes { $card } back from the graveyard.
    }
event-flip = { $card } is turned up ({ $place }).
event-remove = { $card } leaves the game.
event-capture = { $seat ->
        [you] You capture a zone: { $place }.
       *[other] { $player } captures a zone: { $place }.
    }
event-engage-card = { $card } is engaged.
event-drop = { $card } is left lying ({ $place }).

## Events: units

event-deploy = { $piece } is placed ({ $place }).
    .card = { $card } is placed ({ $place }).
event-enter = { $piece } comes into play ({ $place }).
    .card = { $card } comes into play ({ $place }).
event-return = { $piece } is back from the adventure ({ $place }).
event-move = { $piece } moves: { $leaves } → { $place }.
event-turn-up = { $card } is turned up ({ $place }).
event-attack = { $how ->
        [charge] { $piece } charges { $target }.
        [ranged] { $piece } shoots at { $target }.
       *[melee] { $piece } attacks { $target }.
    }
event-guard = { $piece } takes the attack in place of { $target }.
event-riposte = { $piece } strikes back at { $target }.
event-lightning-riposte = { $piece } strikes back at { $target } first.
event-instinctive-riposte = { $piece } hurts { $target } by instinct.
event-damage = { $target } loses { $amount } life.
    .counters = { $amount ->
            [0] The armour of { $target } takes the blow ({ $shift }).
           *[other] { $target } loses { $amount } life; armour { $shift }.
        }
event-heal = { $target } regains { $amount } life.
event-aura = Aura: { $target }, melee { $by }.
event-stat = { $stat ->
        [armour] { $target }: armour { $by }.
       *[melee] { $target }: melee { $by }.
    }
event-rage = { $target } is enraged: melee { $by }.
event-poison = { $target } has { $counters } poison { $counters ->
        [one] marker
       *[other] markers
    }.
event-time = { $piece } will be away for { $counters } more { $counters ->
        [one] turn
       *[other] turns
    }.
event-adventure = { $piece } goes adventuring for { $counters } { $counters ->
        [one] turn
       *[other] turns
    }.
event-death = { $target } dies.
    .card = { $card } dies.
event-cast = { $seat ->
        [you] You cast { $card }.
       *[other] { $player } casts { $card }.
    }
    .piece = { $piece } casts { $card }.
event-set = { $seat ->
        [you] You set a latent spell.
       *[other] { $player } sets a latent spell.
    }
    .card = { $seat ->
            [you] You set { $card } as a latent spell.
           *[other] { $player } sets { $card } as a latent spell.
        }
event-equip = { $piece } takes up { $card }.
event-curse = { $target } is cursed: { $card }.
event-treasure = { $piece } takes up a treasure for { $player }: { $card }.
event-control = { $seat ->
        [you] You control { $target }.
       *[other] { $player } controls { $target }.
    }
event-engage = { $piece } is engaged.
event-ready = { $piece } is straightened.
event-halt = { $piece } is stopped.
event-dodge = { $piece } dodges.
event-purify = { $piece } is free of curses and poison.

## What units and zones are

name-hidden = Face-down card
name-face-down = Face down
name-engaged = Engaged
name-dodged = Has dodged
name-recruit = Just arrived
name-slow = Cannot charge this turn
name-lent = Controlled by the other player
name-melee = Melee
name-ranged = Ranged
name-command = Command zone
name-room = Complementary room
name-rampart = Rampart
name-battlefield = Battlefield

## Zones of the player who reads and of the bot: $p1 and $p2 say who plays; others have the names of their sides

name-a-com = { $p1 ->
        [you] your command zone
       *[bot] the bot’s command zone
    }
name-a-room = { $p1 ->
        [you] your room
       *[bot] the bot’s room
    }
name-a-ram1 = { $p1 ->
        [you] your first rampart
       *[bot] the bot’s first rampart
    }
name-a-ram2 = { $p1 ->
        [you] your second rampart
       *[bot] the bot’s second rampart
    }
name-b-com = { $p2 ->
        [you] your command zone
       *[bot] the bot’s command zone
    }
name-b-room = { $p2 ->
        [you] your room
       *[bot] the bot’s room
    }
name-b-ram1 = { $p2 ->
        [you] your first rampart
       *[bot] the bot’s first rampart
    }
name-b-ram2 = { $p2 ->
        [you] your second rampart
       *[bot] the bot’s second rampart
    }

## What a unit could do once it is ready

zone-move = Can move to { $count } { $count ->
        [one] zone
       *[other] zones
    }
zone-retreat = Can retreat to { $count } { $count ->
        [one] zone
       *[other] zones
    }
zone-strike = Can attack in { $count } { $count ->
        [one] zone
       *[other] zones
    } from where it is
zone-threat = Can charge into { $count } { $count ->
        [one] zone
       *[other] zones
    } more

## What cards are told apart by

facet-clan = Clan
facet-type = Type
facet-race = Race
facet-colour = Mana
facet-keyword = Ability

## Buttons

button-pass = Pass
button-decline = No, or no more
button-suggested = Take the suggested units
button-adventure = Go adventuring
button-retreat = Retreat
button-charge = Charge
button-attack = Attack
button-shoot = Shoot
button-heal = Heal
button-purify = Purify
button-equip = Take up
button-play = Play it
button-cast = Cast it
button-set = Set it

## Decks of one’s own

deck-leader = Monarch
