### The deck builder, in English.

## Decks

decks-title = Decks for { $game }
decks-new = New deck
decks-own = Your decks
decks-none = None yet. Begin one, paste one, or take a starter deck and change it.
decks-starters = Starter decks
decks-take = Copy and change
decks-copy = Copy { $name }
decks-delete = Delete { $name }
decks-deleted = “{ $name }” is deleted.
decks-restore = Bring it back
deck-play = Play
deck-not-kept = This browser does not let the page keep anything: decks last until you close it. Copy them as text.
deck-cards = { $count } of { $size } cards

## The builder

deck-title = Deck builder: { $game }
deck-back = Decks
deck-name = Name of the deck
deck-tools = With this deck
deck-views = Show
deck-tab-cards = Cards
deck-tab-deck = Deck { $count }/{ $size }
deck-undo = Undo
deck-import = Import
deck-copy = Copy as text
deck-copied = The deck is copied as text.
deck-link = Copy link
deck-link-copied = A link to this deck is copied. Anyone who opens it gets their own copy.
deck-file = Save as text
deck-by-hand = This browser does not let the page copy. The text is selected: copy it yourself.
deck-said = { $count } of { $size } cards.
deck-said-card =
    { $copies ->
        [0] { $name } is out.
        [one] { $name }: one copy.
       *[other] { $name }: { $copies } copies.
    }
deck-leads = { $name } leads this deck.

## Who leads

deck-choose-title = Who leads the deck?
deck-choose = Choose
deck-change = Change
deck-no-leader = No leader yet

## Cards

deck-pool = Cards to choose from
deck-search = Search names and texts
deck-cost-any = Cost
deck-price = { $amount } { $stat }
deck-costs = Filter by { $stat }
deck-cost = { $stat }: { $cost }
deck-facet = { $name }: { $first }
deck-clear = Clear filters
deck-found =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
deck-nothing = No card matches. Remove a filter.
deck-keys = Arrow keys go from card to card, Enter adds one, Shift and Enter three, Delete removes one.
deck-add = Add { $name }: { $is } of { $most } in the deck
    .cost = Add { $name }, { $cost }: { $is } of { $most } in the deck
deck-remove = Remove one { $name }
deck-about = Read { $name }

## The deck

deck-list = The deck
deck-of = of { $size } cards
deck-empty = No cards yet. Press a card to add it.
deck-checking = Checking…
deck-legal = Ready to play
deck-faulty =
    { $count ->
        [one] 1 problem to fix
       *[other] { $count } problems to fix
    }
deck-misfits =
    { $count ->
        [one] Remove 1 card of another leader
       *[other] Remove { $count } cards of other leaders
    }
deck-unknown = This build has no such card.
deck-less = Remove one { $name }
deck-more = Add one { $name }
deck-several = Add up to { $copies } { $name }
deck-copies =
    { $copies ->
        [one] one copy
       *[other] { $copies } copies
    }
deck-in = { $is } of { $most } in the deck
deck-curve = { $stat } curve: { $told }.
deck-curve-at =
    { $count ->
        [one] one card
       *[other] { $count } cards
    } at { $cost }
deck-curve-empty = { $stat } curve: no cards yet.

## Text

# A game may have its own word for the leader and replace this message.
deck-leader = Leader
deck-text-leader = { deck-leader }: { $name }
deck-import-title = Import a deck
deck-import-hint = Paste a list: one card per line with its copies, and the name of the leader. English or French names, or ids.
deck-import-hint-cards = Paste a list: one card per line with its copies. English or French names, or ids.
deck-import-code = Or paste a deck code of another client.
deck-import-label = The list
deck-import-file = From a file
deck-import-take = Use these cards
deck-import-read =
    { $count ->
        [0] No cards recognised.
        [one] 1 card recognised.
       *[other] { $count } cards recognised.
    }
deck-import-unread =
    { $count ->
        [one] 1 line not recognised:
       *[other] { $count } lines not recognised:
    }
deck-import-line = { $line }: { $text }
deck-import-rest = and { $count } more.

## Deck codes and test draws

deck-code = Copy deck code
deck-code-copied = The deck is copied as a code that other clients read.
deck-code-left = The deck is copied as a code, without what has no number there: { $cards }.
deck-draws = Test draws
deck-draws-title = Test draws
deck-draws-seed = Seed
deck-draws-deal = Deal
deck-draws-other = Another hand
deck-draws-hand =
    { $count ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
deck-draws-apart =
    { $count ->
        [0] What begins in play: nothing set aside
        [one] What begins in play: 1 card set aside
       *[other] What begins in play: { $count } cards set aside
    }
deck-draws-apart-hint = These cards leave the deck before it is shuffled. What they may cost together is not counted here.
deck-draws-apart-of = { $is } of { $most }
deck-draws-apart-more = Set { $name } aside
deck-draws-apart-less = Put { $name } back
deck-draws-hint = Press the cards to replace.
deck-draws-keep =
    { $count ->
        [0] Keep all
        [one] Replace 1 card
       *[other] Replace { $count } cards
    }
deck-draws-next = Draw a card
deck-draws-drawn = Drawn: { $cards }.
deck-draws-none = Nothing is drawn.
deck-draws-left =
    { $count ->
        [0] The deck is empty.
        [one] 1 card left in the deck.
       *[other] { $count } cards left in the deck.
    }
deck-draws-odds = How likely each card is
deck-draws-card = Card
deck-draws-copies = Copies
deck-draws-first = Among the first { $hand }
deck-draws-now = The next card
