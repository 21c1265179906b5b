// rule-board.js: the one script an embedding page has. A plain script and not a module: it runs from a disk too, and
// can then say why boards do not; and it needs no CORS for itself.
import { defineRuleBoard } from "./element";
import { listen } from "./notice";
import { fillPlaces } from "./places";
import room from "./room.css?inline";

/** The script that fills boards, put in by web/vite/embed.ts. */
declare const BOARD: string;

const own = document.currentScript ?? document.querySelector('script[src*="rule-board.js"]');
const base = new URL(".", own instanceof HTMLScriptElement && own.src !== "" ? own.src : document.baseURI);
const script = new URL(BOARD, base);

// A page may have the script twice: the first one stays.
if ("IntersectionObserver" in self && "customElements" in self && !customElements.get("rule-board")) {
  listen(base);
  reserveRoom();
  defineRuleBoard({ base, script, load: () => import(/* @vite-ignore */ script.href) });
  void fillPlaces();
}

function reserveRoom(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(room);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
