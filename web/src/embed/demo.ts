// web/demo-wiki.html: a page as a rules wiki would have it, with twelve boards of three games in it. Made by snippet.test.ts
// out of the same code that "copy embed" copies.
import type { Lang } from "../words/book";

/** Makes the code for an example of a rule. */
type Make = (rule: string, lang: Lang, n: number) => string;

const SCRIPT = /\n<script src="\.\/rule-board\.js" async><\/script>\n/;

export function demo(make: Make): string {
  // One script tag is enough for a page, whichever way it comes there.
  const board = (rule: string, lang: Lang = "en", n = 0): string => make(rule, lang, n).replace(SCRIPT, "\n").trimEnd();
  const dressed = (code: string, attributes: string): string => code.replace("<div ", `<div ${attributes} `);
  return `<!doctype html>
<!-- Made by web/src/embed/snippet.test.ts. -->
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Combat – Tactics Wiki</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" type="image/svg+xml" href="./icons/icon.svg" />
    <link rel="stylesheet" href="./demo-wiki.css" />
    <script src="./rule-board.js" async></script>
  </head>
  <body>
    <header class="wiki-head">
      <a class="wiki-name" href="./demo-wiki.html">Tactics Wiki</a>
      <nav aria-label="Wiki">
        <a href="./">Play</a> <a href="./#/rules/skirmish">Skirmish</a> <a href="./#/rules/duelyst">Duelyst</a>
        <a href="./#/rules/noxilia">Noxilia</a>
      </nav>
    </header>
    <main class="article">
      <h1>Combat</h1>
      <p class="lead">
        This page shows how <b>Rulewright</b> boards look on a wiki. Step through each example with <i>Next</i>, then press
        <i>Try it yourself</i> and do something else. Everything runs in your browser.
      </p>
      <nav class="toc" aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <ol>
          <li><a href="#range">Range and sight</a></li>
          <li><a href="#dice">Dice</a></li>
          <li><a href="#after">What an attack leaves behind</a></li>
          <li><a href="#ground">Ground</a></li>
          <li><a href="#duelyst">In Duelyst</a></li>
          <li><a href="#noxilia">In Noxilia</a></li>
          <li><a href="#own">A position of our own</a></li>
        </ol>
      </nav>
      <h2 id="range">Range and sight</h2>
      <p>An attack says how far it goes. A melee attack goes to the next square, diagonals included.</p>
${board("range.melee.2")}
      <p>Most attacks from further off need to see their target, and walls are in the way of that:</p>
${board("los.3")}
      <h2 id="dice">Dice</h2>
      <table class="wikitable">
        <tr><th>Roll</th><th>Succeeds on</th></tr>
        <tr><td>Attack</td><td>4 or more</td></tr>
        <tr><td>Defence</td><td>5 or more</td></tr>
      </table>
      <p>A bonus is never damage. It raises dice:</p>
${board("bonus.2")}
      <p>Natural sixes are special:</p>
${dressed(board("attack.4"), 'data-step="1"')}
      <h2 id="after">What an attack leaves behind</h2>
      <p>Knock-back pushes, but not through a wall:</p>
${dressed(board("keyword.knock-back.r2"), 'data-theme="dark"')}
      <h2 id="ground">Ground</h2>
      <p lang="fr">Les joueurs francophones lisent les mêmes règles dans leur langue :</p>
${board("house.terrain.water", "fr")}
      <h2 id="duelyst">In Duelyst</h2>
      <p>There are no dice here: an attack takes what its number says, and is struck back at once. Where units stand decides.</p>
${board("duelyst:combat.2")}
      <p>Two keywords bend that. Who stands beside an enemy with Provoke has no choice:</p>
${board("duelyst:keyword.provoke.1")}
      <p>And some are better from behind:</p>
${board("duelyst:keyword.backstab.1")}
      <h2 id="noxilia">In Noxilia</h2>
      <p>The board is places and not squares, and armies march face down. Whoever is approached is turned up:</p>
${board("noxilia:fog.6")}
      <p>A blow may be answered, if whoever takes it is still standing:</p>
${board("noxilia:ability.riposte.1")}
      <h2 id="own">A position of our own</h2>
      <p>A scenario may stand right on the page. This one is by the wiki's editors.</p>
<div class="rulewright">
  <p>Two captains meet at a pillar. Who wins?</p>
  <script type="application/json">
    {
      "rules": ["skirmish:attack.0"],
      "title": { "en": "Two captains meet at a pillar", "fr": "Deux capitaines se rencontrent près d'un pilier" },
      "game": "skirmish",
      "setup": {
        "board": {
          "rows": [
            ".........",
            "...O.....",
            ".........",
            ".....O...",
            "........."
          ],
          "legend": { ".": "open", "O": "pillar" }
        },
        "pieces": {
          "brenna": { "is": "ash-brenna", "owner": "p1", "at": [4, 3] },
          "orsolya": { "is": "cin-orsolya", "owner": "p2", "at": [5, 3] }
        }
      },
      "steps": []
    }
  </script>
</div>
    </main>
    <footer class="wiki-foot">The text of this page is an example. The boards are live.</footer>
  </body>
</html>
`;
}
