### Texts of a board on another page.

board-label = Rule { $id }: { $title }
board-scenario = Example
board-play = Play
board-play-this = Play this example
board-begin = Back to the start
board-back = Back
board-next = Next
board-at = Step { $step } of { $steps }
board-none = This rule has no example of its own.
board-refused = Refused: { $why }
board-undone = { $count ->
    [one] The last action is taken back.
   *[other] The last { $count } actions are taken back.
  }
board-try = Try it yourself
board-again = Start over
board-story = Back to the example
board-trial = You decide for both sides. Nothing here is saved.
board-starting = Starting the engine…
board-app = Open in the app
board-record = Change it
board-rule = This rule in the rulebook
board-close = Close
board-cannot = You cannot try it yourself here: { $why } The steps above still work.

board-fault-nothing = Nothing to show. The editor of this page gives <rule-board> one of rule="…", scenario="…", src="…", or a script of type application/json inside it.
board-fault-unknown-clause = There is no rule “{ $message }”. The editor of this page can look up its id in the rulebook, where each rule has “Copy embed”.
board-fault-unknown-scenario = The example “{ $message }” no longer exists. The editor of this page can copy it again from the rulebook.
board-fault-unknown-game = There is no game “{ $message }” here. The editor of this page can check the first word of the rule’s id, or the “game” of the scenario.
board-fault-json = The scenario on this page is not valid JSON. Its editor can run it through `rulewright check`. ({ $message })
board-fault-field = The scenario on this page has a fault at { $field }: { $message }. Its editor can run it through `rulewright check`.
board-fault-version = The scenario on this page is of a newer version than this board. Its editor can update the files of Rulewright.
board-fault-too-large = The scenario on this page is larger than { $field } KB. Its editor can make it smaller.
board-fault-link = The scenario in this address or on this page was cut off or changed. Its author can copy it again from the recorder.
board-fault-no-file = A file could not be fetched ({ $message }). Check the connection and reload; the editor of this page can check that the file is there and that its server allows this page to read it.
board-fault-policy = The content policy of this site does not let the board read from { $message }. Its administrator can add that address to connect-src.
board-fault-no-engine = The rules engine could not be fetched. Check the connection and try again. ({ $message })
board-fault-blocked = this site forbids WebAssembly. Its administrator can add 'wasm-unsafe-eval' to script-src in its content policy.
board-fault-old-browser = this browser has no WebAssembly. Any current browser will do.
board-fault-crash = The rules engine stopped. Start over to continue.
board-fault-other = Something went wrong. Reload the page; if the problem persists, its editor can report it with the rule’s id. ({ $message })
