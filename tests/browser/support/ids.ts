// Ids on screen: a word that has no sentence shows its id, and no reader can read those.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { DIST } from "../../../scripts/lib/paths.mjs";

interface Book {
  readonly things: Readonly<Record<string, { readonly name: object; readonly text?: object }>>;
}

/** Everything that can be read or heard on the page, the log's older turns included. Runs in the page. */
function everything(): string[] {
  const said: string[] = [];
  const walk = (root: Document | ShadowRoot): void => {
    for (const el of root.querySelectorAll("*")) {
      for (const name of ["aria-label", "aria-valuetext", "title", "alt"]) said.push(el.getAttribute(name) ?? "");
      if (el.tagName === "STYLE" || el.tagName === "SCRIPT") continue;
      for (const node of el.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? "");
      if (el.shadowRoot) walk(el.shadowRoot);
    }
  };
  walk(document);
  return said.map((text) => text.trim()).filter((text) => text.length > 0);
}

/** Of a sentence: what the page asks its words for. */
const SENTENCE =
  /\b(event|action|decision|refusal|answer|declined|shout|stat|name|phase|button|zone|facet|text|table|until)-[a-z][a-z0-9-]*/g;
/** Several words that a hyphen joins, all small: also an id, unless the game's own texts have it. */
const JOINED = /(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])/g;

/** The ids that stand where words should. */
export async function idsOn(page: Page, game: string): Promise<string[]> {
  const { things } = JSON.parse(readFileSync(join(DIST, "games", `${game}.json`), "utf8")) as Book;
  const ids = new Set(Object.keys(things));
  const texts = JSON.stringify(Object.values(things).map(({ name, text }) => [name, text]));
  const found = (await page.evaluate(everything)).flatMap((text) => [
    ...(text.match(SENTENCE) ?? []),
    ...(text.match(JOINED) ?? []).filter((word) => ids.has(word) && !texts.includes(word)),
  ]);
  return [...new Set(found)].sort();
}
