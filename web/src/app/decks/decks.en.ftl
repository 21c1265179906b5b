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
deck-link-copied = A link to this deck is copied. Whoever opens it gets a deck of their own.
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
deck-no-leader = Nobody leads it yet

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
deck-nothing = No card is like that. Take a filter away.
deck-keys = Arrow keys go from card to card, Enter adds one, Delete takes one out.
deck-add = Add { $name }, { $cost }: { $is } of { $most } in the deck
deck-remove = Take out one { $name }
deck-about = Read { $name }

## The deck

deck-list = The deck
deck-of = of { $size } cards
deck-empty = No cards yet. Press a card to put it in.
deck-checking = Checking…
deck-legal = Ready to play
deck-faulty =
    { $count ->
        [one] One thing to mend
       *[other] { $count } things to mend
    }
deck-misfits =
    { $count ->
        [one] Take out the card of another leader’s
       *[other] Take out { $count } cards of another leader’s
    }
deck-unknown = This build has no such card.
deck-less = One { $name } less
deck-more = One { $name } more
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

# A game has a word of its own for who leads: its words may say this otherwise.
deck-leader = Leader
deck-text-leader = { deck-leader }: { $name }
deck-import-title = Import a deck
deck-import-hint = Paste a list: a card a line with its copies, and the name of the leader. English or French names, or ids.
deck-import-label = The list
deck-import-file = From a file
deck-import-take = Use these cards
deck-import-read =
    { $count ->
        [0] No card is understood.
        [one] One card is understood.
       *[other] { $count } cards are understood.
    }
deck-import-unread =
    { $count ->
        [one] One line is not:
       *[other] { $count } lines are not:
    }
deck-import-line = { $line }: { $text }
deck-import-rest = and { $count } more.
