### The table: board, hand, dice, odds, log, timeline. For every game.

table-board = Board
table-keys = Arrow keys move, Enter chooses, Escape takes back. N: next unit that can act. T: next target. H: what can be done here. M: squares on offer. W: this square. L: log. In the panels, up and down go from entry to entry, left and right from term to term.
table-place-keys = Left and right go through the places and the units in them; up and down go from place to place; Control with left and right skips the units. Enter chooses, Escape takes back. N: next unit that can act. T: next target. H: what can be done here. M: places on offer. W: this spot. L: log.
table-place-units = { $count ->
        [0] nobody there
       *[other] { $own } of yours, { $others } { $others ->
            [one] other
           *[other] others
        }
    }
table-place-cards = { $count } { $count ->
        [one] card
       *[other] cards
    } there
table-place-held = { $seat ->
        [you] controlled by you
       *[other] controlled by { $player }, { $whose }
    }
table-place-taken = taken by { $player }
table-place-free = controlled by nobody
table-place-none = In no place now
table-place-here = There now
table-own = yours
table-foe = enemy
table-neutral = neutral
table-captain = captain
table-size = { $columns } by { $rows } squares
table-edge-top = { $edge } on the upper side
table-edge-right = { $edge } on the right
table-edge-bottom = { $edge } on the lower side
table-edge-left = { $edge } on the left
table-ready = can act
table-number = { $value } { $stat }
table-odds-here = The possible results of an attack or a card are shown here before you confirm it.
table-of = { $value } of { $max } { $stat }
table-card-counters = { $card }, { $counters } { $counters ->
        [one] counter
       *[other] counters
    }
table-becomes = { $stat } becomes { $value }
table-without = loses { $what }
table-form = then { $what } again
table-owned = { $seat ->
        [you] your card
       *[other] the card of { $player }
    }
table-until = { $when ->
        [turn-end] until the turn ends
       *[other] until its next turn
    }
    .player = { $seat ->
            [you] { $when ->
                [of-turn-start] until your next turn begins
                [of-turn-end] until your next turn ends
               *[of-turn] during your next turn
            }
           *[other] { $when ->
                [of-turn-start] until the next turn of { $player } begins
                [of-turn-end] until the next turn of { $player } ends
               *[of-turn] during the next turn of { $player }
            }
        }
table-mark-selected = selected
table-mark-reach = can be chosen
table-mark-reach-cost = in reach for { $cost }
table-mark-foe = can be targeted
table-mark-friend = can be chosen
table-mark-actor = can do it
table-mark-asked = the question is about this one
table-mark-danger = may be defeated
table-mark-doomed = will be defeated
table-mark-after = then { $value } { $stat }
table-mark-goal = a unit lands here
table-mark-step = step { $n } of a unit
table-mark-barred = refused
table-mark-hit = hit
table-mark-crit = crit
table-mark-block = block
table-mark-none = blank

table-round = Round { $round }, { $phase }
table-your-turn = Choose a unit or a card.
    .units = Choose a unit.
table-left = { $units ->
        [0] { $cards ->
            [0] Nothing is left to do.
            [one] One card is left.
           *[other] { $cards } cards are left.
        }
        [one] { $cards ->
            [0] One unit is left.
            [one] One unit and one card are left.
           *[other] One unit and { $cards } cards are left.
        }
       *[other] { $cards ->
            [0] { $units } units are left.
            [one] { $units } units and one card are left.
           *[other] { $units } units and { $cards } cards are left.
        }
    }
table-wait = Nothing to decide here.
table-busy = One moment
table-won = { $seat ->
        [you] You win
       *[other] { $player } wins
    }
table-drawn = A draw
table-path = Chosen so far
table-next = { $what ->
        [none] Choose what is next.
       *[other] Now choose { $what }.
    }
table-next-piece = a unit
table-next-target = a target
table-next-cell = a square
table-next-card = a card
table-next-attack = an attack
table-next-ability = an ability
table-next-button = an action
table-next-answer = an answer
table-next-player = a player
table-next-zone = a place
table-next-place = a place
table-card-read = { $card }: what it says
table-card-text = Text
table-more-ways = { $count ->
        [one] One more way
       *[other] { $count } more ways
    }
table-asides = Also possible
table-declined = { $what }:
table-confirm-ask = Press again to confirm.
table-cancel = Cancel
table-reserve = Not on the board yet
table-place = Place the rest for me
table-choose = Choose { $what }
table-menu = How?

table-tab-unit = Unit
table-tab-hand = Hand
table-tab-log = Log
table-tab-question = Choose
table-tab-tray = Chance

table-idle = It can do nothing now.
table-zones = In general, whether or not it can act now:
table-inspect-nothing = Choose a unit or a place on the board to see what it is and what it can do.
table-defence = Defence
table-dice = { $n } { $n ->
        [one] die
       *[other] dice
    }
table-defence-dice = { $dice } { $n ->
        [one] die
       *[other] dice
    }
table-defence-against = { $what } against { $against }
table-traits = Traits
table-immune = Immune: { $status }
table-cards-in-front = In front of it
table-used = used

table-hand = { $seat ->
        [you] Your hand
       *[other] Hand of { $player }
    } ({ $count })
table-hand-hidden = These cards are not yours to see.
table-hand-empty = No cards.
table-why-not = why not?
table-piles-more = { $seat ->
        [you] All your piles
       *[other] Every pile of { $player }
    }
table-piles-shared = For all
table-foretold = If its turn were now
table-turns = Order of turns
table-turn-now = now
table-turn-again = in the next pass
table-turn-drew = { $who }: { $what }
table-turn-tie = { $card } in a tie
table-turn-left = { $count ->
        [0] no turn left
        [one] 1 turn left
       *[other] { $count } turns left
    }
table-turn-past = no turn left
table-stages = Steps of the action
table-stage-answers = { $seat ->
        [you] You may answer
       *[other] { $player } may answer
    }
table-deck-odds = Left in the deck, and the odds of the next card
table-deck-rank = Rank
table-deck-left = Left
table-deck-next = Next card
table-suit-spades = { $rank } of spades
table-suit-hearts = { $rank } of hearts
table-suit-diamonds = { $rank } of diamonds
table-suit-clubs = { $rank } of clubs
table-pile-hand = Hand
table-pile-draw = Draw
table-pile-discard = Discard
table-past = So far

table-draws = Cards drawn
table-dice-tray = Dice
table-dice-none = The dice of the next roll appear here.
table-dice-attack = Attack
table-dice-defence = Defence
table-dice-table = Roll
table-dice-kept = kept
table-dice-dropped = not kept
table-dice-bonus = { $bonus } bonus
table-dice-became = { $natural } became { $adjusted }

table-certain = Result: { $what }
table-odds = Odds: { $what }
table-odds-wait = Counting every case…
table-odds-outcome = Outcome
table-odds-share = Chance
table-odds-fraction = Exactly
table-odds-nothing = No effect
table-odds-unless = If nobody answers it.
table-odds-choose = You will still choose how.
table-odds-rest = { $n ->
        [one] one rarer outcome
       *[other] { $n } rarer outcomes
    }
table-odds-steps = Step by step, by what you see:
table-odds-always = In any case: { $what }
table-change-becomes = { $who }: { $stat } { $from } → { $to }
table-change-number = { $who } { $by } { $stat }
table-change-gone = { $who } is defeated
table-change-new = { $who } appears at { $what }
table-change-new-of = { $seat ->
        [you] { $who } (yours) appears at { $what }
       *[other] { $who } ({ $player }) appears at { $what }
    }
table-change-is = { $who } becomes { $what }
table-change-owner = { $who } goes over to { $player }
table-change-at = { $who } to { $what }
table-change-place = { $who } to { $what }
table-change-card = { $who }: { $what }
table-change-card-gone = { $who } without { $what }
table-change-result = { $seat ->
        [you] You win
       *[other] { $player } wins
    }

table-command = Type a command
table-command-list = What fits
table-command-of = { $who }: { $what }
table-command-at = { $what } ({ $at })
table-command-ask = Nothing on offer has these words. Enter asks why.
table-command-none = Nothing here has these words.

table-log = Log
table-log-everything = Every detail
table-log-before = Before the first turn
table-clause = Clause { $id }: { $title }
table-rule = Rule: { $title }
table-calc-printed = printed { $value }
table-calc-open = { $label }: how it was made
table-calc-base = Begins at { $value }
table-calc-plus = { $by }
table-calc-times = times { $by }
table-calc-floor = at least { $by }
table-calc-cap = at most { $by }
table-calc-from = { $from }: { $step }
table-calc-told = Begins at { $base }; { $steps }; comes to { $value }.

table-timeline = Timeline
table-step-of = Step { $step } of { $steps }
table-undo = Undo
table-redo = Redo
table-first = To the start
table-back = One step back
table-forth = One step forward
table-last = To the end

table-heard-arrow = to
table-heard-roll = { $use }: { $dice }, { $faces }.
table-heard-faces = { $said } The dice: { $faces }.
table-heard-kept = { $kept ->
        [yes] This roll is kept.
       *[no] This roll is not kept.
    }
table-heard-rule = Rule: { $title }.
table-many-events = { $count } events; press L to read them. Last:
table-can = You can: { $what }.
table-threats = Show all that the other side threatens
table-threatened = { $count ->
        [0] The other side threatens nothing that you can see.
       *[other] Threatened: { $squares }.
    }
table-help = What can I do here?
table-help-title = You can
table-can-begin = choose { $what }
table-nothing-here = Nothing can be done here now.
table-squares = go to { $count } { $count ->
        [one] square
       *[other] squares
    } (M lists them)
table-squares-list = Squares: { $what }.
table-no-squares = No square can be chosen now.

key-tooltip = { $text } ({ $key })
key-name-Control = Ctrl
key-name-Shift = Shift
key-name-Space = Space
key-name-Enter = Enter
key-name-Escape = Esc
key-name-Home = Home
key-name-End = End
key-name-PageUp = PgUp
key-name-PageDown = PgDn
key-name-ArrowLeft = ←
key-name-ArrowRight = →
key-name-ArrowUp = ↑
key-name-ArrowDown = ↓
