### Duelyst: what the page says about it, in English.
###
### An argument is a field of the event, the action or the refusal. References arrive as names in the reader’s language,
### tiles as "D5"; $stat arrives as an id.
### An attribute is the message for when the argument of that name is there: take the first that fits, else the message.
### $player is what a player is called within a sentence: "you", "the bot", "Player 1". $seat is you, bot or other, for what
### depends on that: the verb, and "your".

## Game

game-blurb = Two Generals, forty-five tiles and a deck of thirty-nine cards each. Summon, strike, and see which rule decided every blow.

## Decks

name-lyonar = Lyonar Kingdoms
name-songhai = Songhai Empire
name-vetruvian = Vetruvian Imperium
name-abyssian = Abyssian Host
name-magmar = Magmar Aspects
name-vanar = Vanar Kindred

## Stats

stat-attack = Attack
stat-attack-name = Attack
stat-health = Health
stat-health-name = Health
stat-attack-and-health = Attack and health
stat-mana = Mana
stat-mana-name = Mana left this turn
stat-capacity = Capacity
stat-capacity-name = Mana a turn begins with
stat-turns = Turns
stat-turns-name = Turns begun
stat-replaces = Replace
stat-replaces-name = Cards that may still be replaced this turn
stat-ready = Bloodbound Spell
stat-ready-name = Bloodbound Spell available
stat-mechazor = MECHAZ0R!
stat-mechazor-name = Progress of MECHAZ0R!, in percent
stat-unlocked = Trial
stat-unlocked-name = Trial met
# Shown as so much of another stat, and not by itself.
stat-of-mana = capacity
stat-quiet = capacity turns ready
stat-quiet-end = mana replaces

## Cards in play, by kind

lies-artifact = { $card }: durability { $counters }
lies-bloodbound = { $card }: ready
    .counters = { $card }: ready in { $counters } { $counters ->
            [one] turn
           *[other] turns
        }

## What players have done

past-used = { $card }: used { $count ->
        [one] once
       *[other] { $count } times
    }
past-summoned = { $card }: summoned { $count ->
        [one] once
       *[other] { $count } times
    }
past-played = { $card }: played this turn
past-last-spell = { $card }: the last spell that was cast
past-minions = { $count ->
        [one] One minion played
       *[other] { $count } minions played
    }
past-heals = Healed { $count ->
        [one] once
       *[other] { $count } times
    }
past-healed = Healed this turn
past-hurt = General dealt damage this turn
past-tried = Trial: { $count }
past-cost = Trial: a minion for { $count } was played

## The page's own words, as this game has them

table-captain = General
table-cards-in-front = What lies on it
table-pile-draw = Deck
table-pile-discard = Graveyard
table-round = Turn { $round }, { $phase }
table-change-gone = { $who } dies
table-mark-danger = may die
table-mark-doomed = will die

## Called out over a unit

shout-stun = Stunned
shout-dispel = Dispelled
shout-shield = Forcefield
shout-control = Changes sides
shout-reactivate = Activated again
shout-collect = +1 mana

## Tiles that matter to a unit

zone-move = Can move to { $count } { $count ->
        [one] tile
       *[other] tiles
    }
zone-strike = Can attack { $count } { $count ->
        [one] tile
       *[other] tiles
    } from where it is
zone-threat = Can attack { $count } { $count ->
        [one] tile
       *[other] tiles
    } more after a move
zone-provoke = Provokes enemies on { $count } { $count ->
        [one] tile
       *[other] tiles
    }
zone-backstab = Backstabs from { $count } { $count ->
        [one] tile
       *[other] tiles
    }
zone-infiltrate = Infiltrates on { $count } { $count ->
        [one] tile
       *[other] tiles
    }
zone-zeal = Zealous on { $count } { $count ->
        [one] tile
       *[other] tiles
    }

## Players

player-p1 = Player 1
player-p2 = Player 2

## Phases

phase-mulligan = Mulligan
phase-begin = Begin phase
phase-act = Main phase
phase-end = End phase
phase-over = Game over

## Decisions

decision-mulligan = Which cards of your opening hand do you replace?
decision-target = Choose a target.
    .piece = Choose a target for { $piece }.
decision-space = Choose a tile.
    .piece = Choose a tile for { $piece }.
decision-mechazor = MECHAZ0R! is built. Where does it land?

## Actions

action-mulligan = Replace { $card }
action-keep = Keep the rest
action-move = Move to { $to }
action-attack = Attack { $target }
action-play = Play { $card }
    .target = Play { $card } on { $target }
    .to = Play { $card } on { $to }
action-bloodbound = Cast the Bloodbound Spell
    .target = Cast the Bloodbound Spell on { $target }
    .to = Cast the Bloodbound Spell on { $to }
action-replace = Replace { $card }
action-choose = Choose this
    .target = Choose { $target }
    .to = Choose { $to }
action-decline = Choose nothing
action-end = End the turn

## Events

event-game-start = The game begins.
event-deal = { $seat ->
        [you] You draw { $amount } cards.
       *[other] { $player } draws { $amount } cards.
    }
event-mulligan = { $seat ->
        [you] You settle your opening hand.
       *[other] { $player } settles the opening hand.
    }
    .amount = { $seat ->
            [you] You { $amount ->
                [0] keep your opening hand.
                [one] replace a card of your opening hand.
               *[other] replace { $amount } cards of your opening hand.
            }
           *[other] { $player } { $amount ->
                [0] keeps the opening hand.
                [one] replaces a card of the opening hand.
               *[other] replaces { $amount } cards of the opening hand.
            }
        }
event-turn-start = { $seat ->
        [you] Your turn { $round } begins.
       *[other] Turn { $round } of { $player } begins.
    }
event-turn-end = { $seat ->
        [you] You end your turn.
       *[other] { $player } ends the turn.
    }
event-mana = { $seat ->
        [you] You have { $total } mana.
       *[other] { $player } has { $total } mana.
    }
event-capacity = { $seat ->
        [you] Your mana capacity is { $total }.
       *[other] The mana capacity of { $player } is { $total }.
    }
event-activate = { $seat ->
        [you] Your units are activated.
       *[other] The units of { $player } are activated.
    }
event-ready = { $seat ->
        [you] Your Bloodbound Spell is available: { $card }.
       *[other] The Bloodbound Spell of { $player } is available: { $card }.
    }
event-draw = { $seat ->
        [you] You draw a card.
       *[other] { $player } draws a card.
    }
    .card = { $seat ->
            [you] You draw { $card }.
           *[other] { $player } draws { $card }.
        }
event-burn = { $seat ->
        [you] Your hand is full: { $card } is lost.
       *[other] The hand of { $player } is full: { $card } is lost.
    }
event-replace = { $seat ->
        [you] You replace a card.
       *[other] { $player } replaces a card.
    }
    .card = { $seat ->
            [you] You replace { $card }.
           *[other] { $player } replaces { $card }.
        }
event-gain = { $seat ->
        [you] You put a card into your hand.
       *[other] { $player } puts a card into the hand.
    }
    .card = { $seat ->
            [you] You put { $card } into your hand.
           *[other] { $player } puts { $card } into the hand.
        }
event-shuffle = { $seat ->
        [you] You shuffle { $card } into your deck.
       *[other] { $player } shuffles { $card } into the deck.
    }
event-play = { $seat ->
        [you] You play { $card }.
       *[other] { $player } plays { $card }.
    }
event-bloodbound = { $seat ->
        [you] You cast your Bloodbound Spell { $card }.
       *[other] { $player } casts the Bloodbound Spell { $card }.
    }
event-discard = { $seat ->
        [you] { $card } goes to your graveyard.
       *[other] { $card } goes to the graveyard of { $player }.
    }
event-equip = { $seat ->
        [you] Your General equips { $card }.
       *[other] The General of { $player } equips { $card }.
    }
event-wear = { $seat ->
        [you] Your { $card } has { $counters } durability left.
       *[other] { $card } of { $player } has { $counters } durability left.
    }
event-break = { $seat ->
        [you] Your { $card } breaks.
       *[other] { $card } of { $player } breaks.
    }
event-repair = { $seat ->
        [you] Your { $card } is repaired.
       *[other] { $card } of { $player } is repaired.
    }
event-mechazor = { $seat ->
        [you] Your MECHAZ0R! is { $total } percent built.
       *[other] MECHAZ0R! of { $player } is { $total } percent built.
    }
event-choice = { $seat ->
        [you] You have chosen.
       *[other] { $player } has chosen.
    }
    .to = { $seat ->
            [you] You choose { $to }.
           *[other] { $player } chooses { $to }.
        }
event-decline = { $seat ->
        [you] You choose nothing.
       *[other] { $player } chooses nothing.
    }
event-trial = { $seat ->
        [you] You have met the Trial of { $card }.
       *[other] { $player } has met the Trial of { $card }.
    }
event-destiny = The Destiny of { $card } begins for { $player }.
event-bloodbound-change = { $seat ->
        [you] Your Bloodbound Spell is now { $card }.
       *[other] The Bloodbound Spell of { $player } is now { $card }.
    }
event-cost = { $seat ->
        [you] Cards in your hand
       *[other] Cards in the hand of { $player }
    } cost { $size } { $sense ->
        [less] less
       *[more] more
    }.
event-game-over = The game is a draw.
    .player = { $seat ->
            [you] You win the game.
           *[other] { $player } wins the game.
        }
event-trigger = { $seat ->
        [you] An effect of your { $card }.
        [bot] An effect of the bot’s { $card }.
       *[other] { $player }: an effect of { $card }.
    }
event-dropped = { $seat ->
        [you] Too much happens at once: an effect of your { $card } is dropped.
        [bot] Too much happens at once: an effect of the bot’s { $card } is dropped.
       *[other] Too much happens at once: an effect of { $card } ({ $player }) is dropped.
    }
event-summon = { $target } enters the board on { $to }.
event-move = { $piece } moves from { $from } to { $to }.
event-teleport = { $piece } is moved from { $from } to { $to }.
event-attack = { $piece } attacks { $target }.
event-strike-back = { $piece } strikes back at { $target }.
event-damage = { $target } takes { $amount } damage.
event-shield = The Forcefield of { $target } cancels the damage.
event-heal = { $target } regains { $amount } health.
event-stats = { $target }: attack { $by }, health { $more }.
event-become = { $stat ->
        [attack] The attack of { $target } becomes { $amount }.
        [health] The health of { $target } becomes { $total }.
       *[attack-and-health] { $target } becomes { $amount }/{ $total }.
    }
event-power = { $target } gains: { $what }.
event-gift = { $target } gains an ability from { $card }.
event-stun = { $target } is stunned.
event-recover = { $target } is no longer stunned.
event-reactivate = { $target } is activated again.
event-dispel = { $target } is dispelled.
event-transform = { $target } becomes { $card }.
event-control = { $seat ->
        [you] You control { $target }.
       *[other] { $player } controls { $target }.
    }
event-bounce = { $seat ->
        [you] { $target } goes back to your hand.
       *[other] { $target } goes back to the hand of { $player }.
    }
event-death = { $target } dies.
event-vanish = { $target } disappears.
event-crown = { $seat ->
        [you] { $target } is now your General.
       *[other] { $target } is now the General of { $player }.
    }
event-count = The counter of { $target } is at { $counters }.
event-tile = { $card } covers { $to }.
    .player = { $seat ->
            [you] Your { $card } covers { $to }.
           *[other] { $card } of { $player } covers { $to }.
        }
event-tile-gone = { $card } on { $to } is gone.
event-collect = { $piece } collects the Mana Tile on { $to }.

## What units are

name-open = Open tile
name-activated = Activated
name-exhausted = Exhausted
name-fresh = Came this turn
name-stunned = Stunned
name-provoked = Provoked
name-dispelled = Dispelled
name-shield-spent = Forcefield spent
name-swift = Moves further
name-slow = Moves less far
name-cannot-move = Cannot move
name-cannot-attack = Cannot attack
name-cannot-strike-back = Does not strike back
name-cannot-attack-generals = Cannot attack Generals
name-may-move = May still move
name-may-attack = May still attack
name-unattackable = Cannot be attacked
name-draws-fire = Draws the fire of Ranged enemies
name-untargetable = Cannot be targeted by enemy spells
name-immune-to-generals = Takes no damage from Generals
name-always-infiltrated = Infiltrates wherever it stands
name-obedient = Obeys its player
name-marked = Goes back into the deck
name-kept = Cannot be replaced
name-move = Move
name-attack = Attack

## What cards are told apart by

facet-faction = Faction
facet-type = Type
facet-tribe = Tribe
facet-keyword = Keyword
facet-rarity = Rarity

## Buttons

button-replace = Replace it
button-play = Play it
button-bloodbound = Cast the Bloodbound Spell
button-end = End the turn
button-keep = Keep the rest
button-mulligan = Replace it
button-decline = Choose nothing

## Decks of one’s own

deck-leader = General
