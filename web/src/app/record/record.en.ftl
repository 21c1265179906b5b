### The recorder, in English.

record-title = Record a scenario
record-stages = Stages
record-stage-position = Position
record-stage-record = Record
record-stage-share = Share
record-state-none = Nothing recorded yet
record-state-passes = Passes
record-state-fails = Does not pass
record-open = Open a file
record-new = Start over
record-cleared = The board is empty. Undo restores it.
record-not-opened = That file could not be opened. { $why }
record-go = Record from here
record-go-on = Continue recording
record-undo = Undo
record-redo = Redo

## The position

record-tools = What to put on the board
record-tab-units = Units
record-tab-piece = Piece
record-tab-board = Board
record-tab-turn = Turn
record-tab-players = Players
record-owner = Owner of the next unit
record-owner-next = The next unit belongs to { $player }.
record-owner-of = Owner of { $name }
record-search = Find a unit or warband
record-search-keys = Enter takes the first one found and goes to the board.
record-units = Units
record-units-other = Others
record-units-none = No unit has this name.
record-hint-empty = Choose a unit, then a square.
    .places = Choose a unit, then a place.
record-hint = Choose a unit to place, or a piece to change.
    .places = Choose a unit to place, a piece to change, or a place to see who controls it.
record-hint-place = Choose a square for { $what }. Escape cancels.
    .places = Choose a place for { $what }. Escape cancels.
record-hint-move = { $what }: choose a free square to move it to. Delete removes it.
    .places = { $what }: choose a place to move it to. Delete removes it.
record-hint-ground = Squares you choose become this ground. Escape stops.
record-placed = { $what } on { $at }
    .places = { $what }, in { $at }
record-removed = { $what } removed
record-remove = Remove { $what }
record-name = Name in the file
record-renamed = Renamed to { $name }
record-away = Not on the board
record-piece-none = Choose a piece on the board to change it.
record-front = Statuses and cards in front
    .places = Cards on it
record-inside = Inside
record-counters = Counters on { $card }
record-used = Used this turn
record-states = State
record-add = Add
record-pick = Place
record-less = Less
record-more = More
record-map = Map
record-map-plain = Open ground
record-wide = Columns
record-high = Rows
record-ground = Paint the ground
record-square-cards = Cards on squares
record-square-card = Card for a square
record-place = Place
record-holder = Who controls { $place }
record-place-cards = Cards in { $place }
record-loose = Cards beside the board
record-edges = Edges between squares
record-edges-hint = Choose a square to change its edges.
record-edges-of = Edges of { $at }
record-edge = { $is } { $from }–{ $to }
record-edge-open = Nothing
record-edge-top = Upper edge of { $at }
record-edge-right = Right edge of { $at }
record-edge-bottom = Lower edge of { $at }
record-edge-left = Left edge of { $at }
record-side-top = Top
record-side-right = Right
record-side-bottom = Bottom
record-side-left = Left
record-owner-any = As the place is
record-deck = Deck
record-active = Whose turn it is
record-first = Who goes first in a round
record-turns-hint = The first piece has its turn now.
record-turns-none = No piece has a turn in this round.
record-turns-others = Pieces without a turn
record-turns-up = Move { $what } up
record-turns-down = Move { $what } down
record-turns-out = Take { $what } out
record-turns-at = { $what }: turn { $n } of { $of }
record-turns-left = { $what } has no turn
record-round = Round
record-hand = Hand
record-draw = Draw pile
record-discard = Discard pile
record-piles = Piles for all
record-clear = Remove all
record-whole = This scenario begins a whole game: there is no position to change. It can be played and recorded.
record-fault = There is a fault at { $field }. { $message }
record-fault-range = It must be from { $from } to { $to }.
record-fault-at = No piece can be there: the square is blocked, taken or off the board.
    .edges = No piece can be there: a square of it is blocked, taken or off the board, or the piece is across an edge that is not open.
record-fault-kind = The card cannot be there in this form.
record-fault-is = The card cannot be there: it has no lasting effect, or it is there already.
record-fault-cards = There is no room for it, or this game does not have this card.
record-fault-pieces = There is no room for another piece.
record-fault-name = Another piece has this name, or it contains more than letters, digits and hyphens.
record-fault-owner = It must belong to one of the players.
record-fault-round = A game has no such round.
record-fault-rows = A board is { $min } to { $max } squares wide and high, and has at most { $squares } squares.
record-fault-dice = Not a face of this die.

## Recording

record-bar = Recording
record-began = Recording. Every action is written down.
record-count = { $done } done, { $refused } refused
record-looking = Step { $step } of { $steps }. What you do here replaces the rest.
record-dice = Next dice
record-dice-any = random
record-dice-add = Add a die
record-dice-face = A { $n } comes next
record-draws = Next cards drawn
record-try = A forbidden action can be recorded too.
record-may-refuse = Refused: { $what }
record-refusal = Record this refusal
record-refusal-done = The refusal is written down.
record-done = Done

## What is written

record-title-en = Title in English
record-title-fr = Title in French
record-title-hint = Say what it shows. If empty, it names the rule under test and the action that shows it.
record-title-rule = { $rule } ({ $what })
record-title-refused = refused: { $what }
record-rules = Rules it shows
record-under = Rule under test
record-rules-n =
    { $n ->
        [one] One rule named
       *[other] { $n } rules named
    }
record-expect = What must happen
record-expect-hint = What is ticked is checked whenever the scenario is run.
record-nothing = Nothing has been recorded yet.
record-undone = { $count ->
    [one] Take back the last action
   *[other] Take back the last { $count } actions
  }
record-refused-by = Refused. { $why }
record-said =
    { $n ->
        [one] Also one expectation of the file it came from.
       *[other] Also { $n } expectations of the file it came from.
    }
record-change = { $what }: { $to }
    .of = { $of }, { $what }: { $to }
record-change-gone = { $of } is gone
record-change-none = none
record-change-yes = there is one
record-change-at = square
record-change-place = place
record-change-traits = state
record-change-is = unit
record-change-owner = owner
record-change-cards = in front
record-change-board = cards on squares
record-change-hand = cards in hand
record-change-draw = cards to draw
record-change-discard = cards discarded
record-change-round = round
record-change-turns = order of turns
record-change-active = whose turn
record-change-decision = question
record-change-result = end of the game
record-check = Check
record-passes = The scenario passes.
record-differs =
    { $n ->
        [one] The scenario does not pass: 1 difference.
       *[other] The scenario does not pass: { $n } differences.
    }
record-wrong = The scenario cannot be run. { $why }
record-expected = Expected
record-got = Actual
record-ways = Share
record-copy-link = Copy link
record-copy-embed = Copy embed code
record-copy-mediawiki = Copy for MediaWiki
record-copy-frame = Copy frame code
record-copy-edit = Copy link to edit
record-download = Save to a file
record-copy-json = Copy JSON
record-copied = Copied: { $title }
record-by-hand = This browser does not let the page copy. Copy it yourself:
record-json = The scenario as written
record-preview = Preview
