// embed.html: one board that fills a frame on a page that allows nothing but frames. What it shows stands in the
// address; how high it is it tells the page around it, and nothing else.
import { defineRuleBoard } from "./element";
import { listen } from "./notice";

/** Told again whenever it changes. The version changes when the shape does; see docs/embedding/frames.md. */
export interface HeightMessage {
  readonly type: "rulewright:height";
  readonly version: 1;
  /** In CSS pixels. */
  readonly height: number;
}

const base = new URL(".", document.baseURI);
listen(base);
defineRuleBoard({ base, script: null, load: () => import("./board") });

if (parent === self) document.documentElement.classList.add("alone");
const asked = new URLSearchParams(location.search);
const board = document.createElement("rule-board");
for (const name of ["rule", "scenario", "src", "step", "lang", "theme", "brief"]) {
  const value = asked.get(name);
  if (value !== null) board.setAttribute(name, value);
}
/** A scenario of somebody's own stands behind the "#", which no server receives. Another one there is another board. */
function readFragment(): void {
  const packed = location.hash.slice(1);
  if (packed !== "" && !["rule", "scenario", "src"].some((name) => asked.has(name)))
    board.setAttribute("scenario", packed);
}
readFragment();
addEventListener("hashchange", readFragment);
board.addEventListener("rule-board-ready", () => {
  const heading = board.shadowRoot?.querySelector("rw-scene")?.heading ?? "";
  if (heading !== "") document.title = `${heading} · Rulewright`;
});
const lang = asked.get("lang");
if (lang !== null) document.documentElement.lang = lang.toLowerCase().startsWith("fr") ? "fr" : "en";
document.querySelector("main")?.append(board);

let postedHeight = 0;
new ResizeObserver(() => {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (height === postedHeight || parent === self) return;
  postedHeight = height;
  // To whoever frames this page, whose address it cannot know: so there is nothing in it but a height.
  parent.postMessage({ type: "rulewright:height", version: 1, height } satisfies HeightMessage, "*");
}).observe(document.documentElement);
