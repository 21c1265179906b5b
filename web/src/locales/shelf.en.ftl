### The first texts of the page, in English: the bar and the shelf. The others are in en.ftl, fetched once these are drawn.
### An attribute is the message for when the argument of that name is given.

## Everywhere

page-title = { $name } · Rulewright
skip = Skip to the content
close = Close
no = Cancel
bar-home = Rulewright, to the shelf
bar-nav = Page
bar-rules = Rulebook
bar-lang = FR: read this page in French
bar-keys = Keys
bar-theme = Theme: { $theme }
toasts = Messages
toast-why = Read the rule
update-ready = A new version is ready. Your games stay as they are.
update-go = Reload now
update-later = Later

player-p1 = Player 1
player-p2 = Player 2
player-p3 = Player 3
player-p4 = Player 4
player-neutral = Nobody
# Within a sentence; at its beginning they get a capital.
player-you = you
player-bot = the bot
seat-you = You
seat-bot = Bot ({ $level ->
        [easy] easy
        [hard] hard
       *[normal] normal
    })

## The shelf

shelf-short = Games
shelf-title = Rulebooks you can play
shelf-lead = Tactical games for an evening. Ask of any die, any number, any “you can’t do that”: the rule that says so is one click away. It all runs in your browser, offline too.
shelf-games = Games
shelf-play = Play
shelf-rules = Rulebook
shelf-puzzles = Puzzles
shelf-coming = Coming
shelf-building = Still being built: reload the page in a minute
shelf-continue = Continue
shelf-finished = Finished games
shelf-all = All { $count } games
shelf-fewer = Fewer
shelf-versus = { $one } v { $two }
shelf-round = Round { $round }
shelf-branch = { $title }, from step { $step }
shelf-results = Results
shelf-over = Finished in round { $round }
shelf-damaged =
    { $count ->
        [one] One saved game is damaged and cannot be shown. The others are complete.
       *[other] { $count } saved games are damaged and cannot be shown. The others are complete.
    }
shelf-forget = Delete { $title }
shelf-not-kept = This browser does not let the page keep anything: games last until you close it. Save them to a file.
shelf-load = Open a saved game
shelf-load-hint = A file you saved from here, or from the command line.

forget-title = Delete this game?
forget-text = { $title } will be gone for good. A file you saved stays.
forget-yes = Delete

## The bar, and an invitation

learn-invite = New here? Two minutes
learn-go-on = Continue the introduction
settings-title = Settings
settings-theme-auto = Match device
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-contrast = High contrast

## When nothing more can be fetched

summary-shelf = To the shelf
unknown-address = { $name } is no address of this page. Here is the shelf.
lost-page = Page not found
lost-page-text = This build does not have this game, or its texts could not be fetched.
