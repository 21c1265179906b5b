### The page, in English, except its shelf (shelf.en.ftl). Texts for the table of every game are in table/table.en.ftl; a game's own texts come with its book.
### An attribute is the message for when the argument of that name is given.

## Before a game

setup-quick = You lead the { $deck } against { $bot }, which leads the { $foe }. You go first.
    .map = You lead the { $deck } against { $bot }, which leads the { $foe }. Map: { $map }. You go first.
setup-bot =
    { $level ->
        [easy] the easy bot
        [hard] the hard bot
       *[normal] the normal bot
    }
setup-beaten = You have beaten { $bot }.
setup-quick-go = Play now
setup-versus = v
setup-own = Or set it up yourself
setup-who = Played by
who-you = You
who-friend = A friend beside you
who-easy = Bot, easy
who-normal = Bot, normal
who-hard = Bot, hard
setup-deck = { $player }’s deck
setup-same-deck = Both want the same: the dice decide who gets it, and the other picks again.
setup-build = Build a deck
setup-deck-ready = Ready to play
setup-deck-checking = Checking…
setup-deck-faulty =
    { $count ->
        [one] 1 problem to fix
       *[other] { $count } problems to fix
    }
setup-deck-unknown = Could not be checked
deck-nameless = Deck without a name
setup-map = Map
setup-map-roll = At random
setup-first = Who goes first?
setup-first-roll = At random
setup-seed = Seed
setup-seed-new = Another seed
setup-seed-hint = The same seed and the same decisions make the same game, die for die and card for card.
setup-start = Start this game

## In a game

play-menu = Game
play-table = The table
play-loading = Laying out the table…
play-save = Save to a file
play-save-short = Save
play-share = Share as a link
play-share-short = Share
play-new = New game
play-record = Record a scenario from here
play-record-short = Record
play-record-not = A scenario starts between decisions, with the units on the board. Play until then.
play-thinking = The bot thinks, { NUMBER($seconds, maximumFractionDigits: 1) } s at most
play-thinking-share = How far the bot is
play-hurry = Move now
play-passing = Nothing to answer: passing
play-pass-wait = Wait
play-looking = You are looking at step { $step } of { $steps }.
play-now = Back to now
play-from-here = Play on from here
past-title = Begin a branch?
past-text = A new game begins at this step. The game you are looking at stays as it was.
past-yes = Play on from here
past-begun = This is a new game, from step { $step } on. The first one is on the shelf as it was.
play-watch = Watch
play-watch-stop = Pause
screen-setup = New game
screen-play = The table
screen-try = The table
screen-record = Scenario recorder
screen-decks = Decks
screen-deck = Deck builder
play-broken = The game stopped
play-reopen = Open it again
curtain-title = { $player }, it is your decision
curtain-text = Hand over the screen. Nothing shows until { $player } is ready.
curtain-ready = I am { $player }: show the table

shared-title = A shared game
shared-step = A shared game: step { $step } of { $steps }. Everything hidden can be seen.
shared-eyes = Seen by
shared-both = Both sides
shared-take = Take over { $player }
shared-against = The other side is played by
shared-take-text = A game of your own begins at step { $step }. The link stays as it is.
shared-take-go = Begin

share-title = Share this game
share-text = The link holds the whole game, including everything hidden: both hands and every card still to be drawn. Anyone who opens it can see all of it.
    .dice = The link holds the whole game, including everything hidden: both hands, every card still to be drawn and every die still to be rolled. Anyone who opens it can see all of it.
share-own = It opens as a replay at the step you see. Your game does not change.
share-link = Link
share-copy = Copy the link
share-send = Send…
share-copied = The link is copied.
share-by-hand = This browser does not let the page copy. The link is selected: copy it yourself.
share-long = This link is long. Some programs cut long links off; a file is safer.

summary-won = You win
summary-lost = You lose
summary-draw = A draw
summary-winner = { $player } wins
summary-left = Pieces left
summary-length =
    { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $steps ->
        [one] one decision
       *[other] { $steps } decisions
    }.
summary-blow = The heaviest blow: { $what }
summary-look = Look at the table
summary-again = Play again
summary-next = Play { setup-bot }

## Results

results-title = Results
results-lead = How your games ended. Results are kept in this browser, and stay when you delete the game.
results-none = No game has ended yet. Each game that you finish is listed here.
results-damaged =
    { $count ->
        [one] One record is damaged and cannot be shown. The others are complete.
       *[other] { $count } records are damaged and cannot be shown. The others are complete.
    }
results-game = Game
results-game-any = All games
results-opponent = Opponent
results-opponent-any = All opponents
results-outcome = Result
results-outcome-any = All results
results-deck = Your deck
results-against-easy = Bot, easy
results-against-normal = Bot, normal
results-against-hard = Bot, hard
results-against-person = Two players
results-won = You won
results-lost = You lost
results-drawn = A draw
results-shared = { $player } won
results-filter-won = Won
results-filter-lost = Lost
results-filter-drawn = Drawn
results-filter-shared = Between two players
results-count =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
results-more = Show { $count } more
results-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
results-minutes =
    { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
results-watch = Watch { $title }
results-erase = Erase the result of { $title }
results-totals = Totals
results-played = Played
results-by-game = By game
results-by-opponent = By opponent
results-by-deck = By your deck
results-json = As JSON
results-csv = As CSV
results-erase-all = Erase all results
results-erase-title = Erase this result?
results-erase-text = The result of { $title } will be gone for good. The game itself stays.
results-erase-all-title = Erase all results?
results-erase-all-text =
    { $count ->
        [one] One result will be gone for good. The game itself stays.
       *[other] { $count } results will be gone for good. The games themselves stay.
    }
results-erase-yes = Erase
results-column-date = Date
results-column-game = Game
results-column-deck = Deck
results-column-opponent = Opponent
results-column-opponent-deck = Opponent’s deck
results-column-outcome = Result
results-column-clause = Decided by
results-column-clause-id = Clause
results-column-rounds = Rounds
results-column-decisions = Decisions
results-column-seconds = Seconds

## First steps

learn-over = Introduction
learn-number = First steps, { $n } of { $of }
learn-lessons = Lessons
learn-goals = What to do
learn-ticked = done
learn-done = Done.
learn-end = That is the game. The rest is in the cards.
learn-again = Start again
learn-show = Show me
learn-skip = Skip the introduction
learn-skip-short = Skip
learn-back = Back
learn-next = Next
learn-play = Play a game

## Puzzles

puzzles-title = Puzzles
puzzles-lead = A position, and a win within the turn. Whatever way wins is right; hints name the rule first, then the piece.
puzzles-of = Puzzles: { $game }
puzzles-all = All puzzles
puzzles-day = Puzzle of the day: { $game }
puzzles-games = By game
puzzles-progress = { $solved } of { $count } solved
puzzles-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
puzzles-solved = solved
puzzles-filters = Which puzzles
puzzles-theme = Theme
puzzles-level = Difficulty
puzzles-level-1 = Easy
puzzles-level-2 = Medium
puzzles-level-3 = Hard
puzzles-any = Any
puzzles-unsolved = Only what I have not solved
puzzles-found =
    { $count ->
        [0] No puzzle fits. Change a filter.
        [one] 1 puzzle
       *[other] { $count } puzzles
    }
puzzle-goal = Win this turn.
puzzle-hint-rule = Hint: the rule
puzzle-hint-next = Hint: where to begin
    .on = Hint: how to continue
puzzle-rule = It turns on this rule:
puzzle-begin = Begin with { $what }.
puzzle-go-on = Continue with { $what }.
puzzle-left = You have left the way we know. From the start, it begins with { $what }.
puzzle-at = { $name }, { $cell }
puzzle-show = Show the solution
puzzle-step = Next step, { $n } of { $of }
puzzle-way = The solution, step by step
puzzle-does = { $who }: { $what }
puzzle-again = Try again
puzzle-undo = Take back the last step
puzzle-solved = Solved.
puzzle-watched = That is one way to win. Try again to do it yourself.
puzzle-missed = The turn is over, and the game goes on. A win was there.
puzzle-back = Previous
puzzle-on = Next puzzle
puzzle-share = Link and embed
puzzle-copy-link = Copy link
puzzle-copy-page = Copy embed code
puzzle-copy-mediawiki = Copy MediaWiki tag
puzzle-copy-frame = Copy frame code
puzzle-copied = “{ $title }” is copied.
puzzle-by-hand = This browser does not let the page copy. The text is selected: copy it yourself.
puzzle-asked = Win this turn: { $title }
puzzle-in-app = The puzzle with its hints, in Rulewright

## The rulebook

rules-over = Rulebook
rules-search = Search the rules
rules-contents = Chapters
rules-count =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rules-nothing = No rule says “{ $typed }”.
rules-unknown = No rule speaks of “{ $word }”.
rules-read = Searched for “{ $word }”.
rules-nearest = The nearest words:
rules-found-rules = Rules
rules-found-cards = Cards and units
rules-card-rules = Rules of this card:
rules-more = Show { $count } more
rules-rest = Everything else
rules-ruling = Ruling
rules-source = Source:
rules-source-line = line { $from }
rules-source-lines = lines { $from }–{ $to }
rules-see = See also:
rules-pages = Pages of the rulebook
rules-to-clauses = Rules
rules-to-in-one-page = In one page
rules-to-glossary = Glossary
rules-page = The game in one page
rules-page-lead = All that a first game needs. Underlined words lead to their rules.
rules-page-goal = The goal
rules-page-setup = Set-up
rules-page-turn = A turn
rules-page-unit = Units and cards
rules-page-fight = A fight
rules-page-win = The end
rules-page-words = Ten words
rules-glossary = Glossary
rules-glossary-lead = { $count } words that the rules explain.
rules-glossary-letters = Letters
rules-order = Order of the rules
rules-order-learner = To learn
rules-order-source = As in the source
rules-part-goal = The goal
rules-part-setup = Set-up
rules-part-turn = A turn
rules-part-actions = Actions
rules-part-fight = Fights
rules-part-words = Keywords
rules-part-edge = Special cases
rules-no-such = This rulebook has no rule { $id }. It may have another name now.
rules-links = What links here: { $what }
rules-links-things =
    { $count ->
        [one] 1 card or unit
       *[other] { $count } cards and units
    }
rules-links-clauses =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
rules-links-events =
    { $count ->
        [one] 1 line of the log
       *[other] { $count } lines of the log
    }
rules-links-refusals =
    { $count ->
        [one] 1 refusal
       *[other] { $count } refusals
    }
rules-links-met =
    { $count ->
        [one] the examples for 1 rule
       *[other] the examples for { $count } rules
    }
rules-links-things-here = Cards and units that have it or use it
rules-links-clauses-here = Rules that name it
rules-links-events-here = Lines of the log that cite it
rules-links-refusals-here = Refusals that name it
rules-links-met-here = Also appears in the examples for
rules-link = Link to { $id }
rules-address = Address of this rule
rules-whole = The whole rulebook
origin-ruling = with a ruling
origin-ruling-hint = The source leaves this open; the ruling settles it.
origin-house = house rule
origin-house-hint = Not in the source: this game’s content needs it, so we added it.
clause-open = Open in the rulebook
clause-unknown = This build has no text for { $id }.
play-rule = Back to the rule “{ $title }”
play-rule-short = Rule
rules-examples =
    { $n ->
        [one] One example on a board
       *[other] { $n } examples on a board
    }
rules-chart-put = Put a unit on a tile, and see where it goes.
rules-chart-star = Put the source on a tile, and see where the unit on the star goes.
rules-chart-order = The lowest number is taken. Take tiles away, and see which number is next.
rules-chart-at-star = on the star
rules-chart-east = { $n } east
rules-chart-west = { $n } west
rules-chart-north = { $n } north
rules-chart-south = { $n } south
rules-chart-to-east = east
rules-chart-to-west = west
rules-chart-to-north = north
rules-chart-to-south = south
rules-chart-arrow = arrow { $to }
rules-chart-place = number { $n }
rules-chart-here = put here
rules-chart-taken = taken
rules-chart-step = step { $n }
rules-chart-stays = It stays: it is next to the star.
rules-chart-takes = Number { $n } is taken.
rules-chart-full = No place is free: the unit stays.
rules-record = Record a scenario
rules-copy = Copy embed
rules-copy-mediawiki = For MediaWiki
rules-copy-page = For any page
rules-copy-gadget = For a gadget wiki
rules-copy-frame = As a frame
rules-copy-link = Link
rules-copied = Copied. Paste it into your page.
rules-not-copied = This browser does not let the page copy. Here is the code:
rules-code = Embed code

## Settings

settings-lang = Language
settings-lang-en = English
settings-lang-fr = Français
settings-theme = Theme
settings-motion = Animation
settings-motion-auto = Match device
settings-motion-full = Full
settings-motion-fast = Fast
settings-motion-none = None
settings-motion-hint = Without animation you still get every result: in the log, in the dice tray, and by screen reader.
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On
settings-sound-hint = A few small sounds for dice, blows and cards. Everything they announce is also on screen.
settings-pass = Pass automatically
settings-pass-on = On
settings-pass-off = Off
settings-pass-hint = If you are asked and have no answer, the page passes for you after a moment. It never does so when two people share the screen, because the speed of an answer would reveal what is in a hand.
settings-ending = End of a turn
settings-ending-click = One click
settings-ending-ask = Ask while something is left
settings-ending-hint = Where units can still act or cards be used, the end of the turn can wait for a second click.
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-speech = Spoken to a screen reader
settings-speech-results = Results only
settings-speech-normal = Normal
settings-speech-everything = Everything
settings-speech-hint = Normal has dice, drawn cards and prices too. Everything also has the steps of each number and the rule behind it. Escape stops what is being said, R says it again.
settings-keys = Keys of one character
settings-keys-on = On
settings-keys-off = Off
settings-keys-hint = For example E to end the turn. Switch them off if you speak to your computer, or press keys by accident. Keys of the board work in any case.
settings-kept = Games and settings are stored in this browser and nowhere else.
settings-offline = Ready offline: the games, their opponents and the rulebooks are kept in this browser.
settings-offline-soon = Being kept for visits without a network: { $share } is there.
settings-offline-not = Not kept for visits without a network yet. It begins as soon as the page is at rest.
settings-about = Rulewright is free software, under the MIT or the Apache 2.0 licence.

## What can go wrong

lost-game = This game is not here
lost-game-text = It was deleted, or it was played in another browser. If you saved it to a file, open the file from the shelf.
lost-link = This link holds no game
lost-link-text = { $why }
lost-record = This link holds no scenario
lost-record-text = { $why }
lost-puzzle = This puzzle is not here
lost-puzzle-text = It may have a new name. All puzzles are on the screen of puzzles.
lost-deck = This deck is not here
lost-deck-text = It was deleted, or it was built in another browser. Ask for a link to it.
lost-deck-link = This link holds no deck
lost-deck-link-text = { $why }
error-json = This is not a saved game: the file could not be read.
error-link = It was cut off or changed on its way. Ask for it again.
error-field = There is a fault at { $field }. { $message }
error-version = This game was saved by a newer version. Reload the page to get that version.
error-too-large = This is too large to be a saved game.
error-unknown-game = This build does not have that game.
error-stale = The game has moved on meanwhile.
error-wrong-player = The decision belongs to another player.
error-over = The game is over.
error-refused = The saved game contains something its rules forbid: { $message }
error-crash = The engine stopped. Your game is kept up to the last decision.
error-closed = The engine was closed.
error-no-engine = The engine could not be fetched. Check the connection, then try again. ({ $message })
error-blocked = The site that hosts this page forbids WebAssembly. It must allow ’wasm-unsafe-eval’ in its content policy.
error-old-browser = This browser is too old to run the engine. Any current browser will do.
error-internal = Internal error: { $message }
error-other = { $message }

## The sheet of keys

keys-title = Keys
keys-screen = On every screen
keys-game = In a game
keys-on-board = On the board
keys-in-panel = In the hand, the piles and the panel of a unit
keys-in-log = In the log
keys-in-field = In the line for commands
keys-hint = In a field, keys only write. Keys of one character can be switched off:
keys-are-off = Keys of one character are off, except on the board:
key-sheet = these keys
key-search = search the rulebook
key-end-turn = end the turn, or let a question pass
key-card = choose a card of the hand
key-undo = undo
key-redo = redo
key-back = one step back
key-forth = one step forward
key-hurry = skip the animation
key-commands = type a command
key-threats = show all that the other side threatens
key-log = read the log
key-again = say again what happened
key-hush = say nothing more, take back a choice
key-walk = move
key-choose = choose
key-take-back = take back
key-unit = next unit that can act; with Shift, the one before
key-target = next target; with Shift, the one before
key-help = what can be done here
key-squares = where it can go
key-here = this spot
key-entries = go from card to card, from entry to entry
key-terms = go from term to term
key-lines = move
key-unfold = open; then go to the words and signs of the line
key-fold = close; go up
key-goto = go to this step
key-rule = read the rule
key-among = choose among what is offered
key-perform = do it
key-empty = clear the line
