// <div class="rulewright" data-rule="…">: a board written in plain HTML. Wikis that take out an element they do not know
// leave it in, and where it stands in a paragraph every parser keeps its contents inside it, as they do not with ours.
import { parsed } from "./element";

const PLACE = ".rulewright";
const OWN = 'script[type="application/json"]';
/**
 * What a place may say of its board. Not `src`: on a wiki everybody may write a `div`, and not everybody should choose the
 * addresses that its readers fetch.
 */
const SAID = ["rule", "scenario", "step", "theme", "brief"] as const;

/** Puts a board into every place on the page, and into those that come later: by a preview, or page by page. */
export async function fillPlaces(): Promise<void> {
  // A board that took its place's contents while these were still being read would miss the rest of them.
  await parsed();
  fillWithin(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) fillWithin(node);
  }).observe(document, { childList: true, subtree: true });
}

function fillWithin(root: Document | Element): void {
  if (root instanceof Element && root.matches(PLACE)) fill(root);
  for (const place of root.querySelectorAll(PLACE)) fill(place);
}

/** The board stands inside its place, which keeps its own style and its name for links. */
function fill(place: Element): void {
  const own = place.querySelector(OWN)?.closest(PLACE) === place;
  const asks = own || place.hasAttribute("data-rule") || place.hasAttribute("data-scenario");
  if (!asks || place.querySelector("rule-board") || place.closest("rule-board")) return;
  const board = document.createElement("rule-board");
  for (const name of SAID) {
    const value = place.getAttribute(`data-${name}`);
    if (value !== null) board.setAttribute(name, value);
  }
  board.append(...place.childNodes);
  place.append(board);
}
