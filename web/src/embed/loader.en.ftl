fault-file = This page was opened as a local file, and browsers do not let such a page load a board. Open it from a web server; `npx serve` serves any folder.
fault-mime = The server sends the wrong type for Rulewright’s scripts. Its administrator can send .js files as text/javascript.
fault-missing = A file of Rulewright is missing. The editor of this page can check that all its files are beside rule-board.js; after an update, reload the page.
fault-blocked = The content policy of this site forbids Rulewright’s scripts. Its administrator can add the address of rule-board.js to script-src and connect-src.
fault-unreachable = The board could not be fetched. Check the connection and reload. If the problem persists, Rulewright’s server must send Access-Control-Allow-Origin.
fault-old-browser = This browser is too old for the board, so only the picture is shown. Any current browser will do.
close = Close
