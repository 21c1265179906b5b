### The pages of the rulebook, in English: those with an address of their own.

pages-rules = Rulebooks
pages-site = Rulewright
pages-nav = Page
pages-trail = You are here
pages-title = { $title } · { $game } · Rulewright
pages-book = Rulebook of { $game }
pages-lead = The rules of every game, each with an address of its own. On its page you see a rule on a board, step through its examples and try something else.
pages-about = The rules of { $game }: { $clauses } rules in { $chapters } chapters, { $things } cards and units. { $blurb }
pages-chapter = { $title }, a chapter of the rulebook of { $game }: { $rules }.
pages-other = Français
pages-other-label = Cette page en français
pages-app = Open in the app
pages-play = Play { $game }
pages-page = { $game } in one page
pages-glossary = Glossary of { $game }
pages-chapters = Chapters
pages-clauses =
    { $count ->
        [one] 1 rule
       *[other] { $count } rules
    }
pages-things = Cards and units
pages-example = Example
pages-more = More examples on the board
pages-see = See also
pages-linked = What links here
pages-used = Cards and units that use this rule
pages-met = Also in the examples for
pages-uses = Rules it uses
pages-parts = Attacks and abilities
pages-picture = Picture of this position
pages-before = Previous: { $title }
pages-after = Next: { $title }
pages-along = In this chapter
pages-whole = The whole rulebook in one file
pages-whole-note = One HTML file with every rule, card and picture. It needs no connection, and prints as a booklet.
pages-icons = Pictures of cards and units, redrawn on a smaller grid:
pages-foot = Rulewright is an executable rulebook: everything that happens on its boards cites the rule behind it.

booklet-title = { $game }: the rulebook
booklet-contents = Contents
booklet-online = This rule on a board
booklet-from = Made from the rulebook at { $address }
booklet-example = Example: { $title }
