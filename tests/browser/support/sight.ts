// How much of each part of a table is in sight, with the page as it is scrolled.

/** The parts of a table, as whole percents of their areas; a part that is not there has no number. */
export type Sight = Readonly<Partial<Record<Part, number>>>;
export type Part = (typeof PARTS)[number];

export const PARTS = [
  "board",
  "bar",
  "time",
  "players",
  "question",
  "tray",
  "tabs",
  "unit",
  "hand",
  "log",
  "command",
] as const;

/** Runs in the page. */
export function inSight(): Sight {
  const WHERE: Readonly<Record<string, string>> = {
    board: "rw-board, rw-places",
    bar: "rw-bar",
    time: "rw-timeline",
    players: "rw-players",
    question: ".panel.question",
    tray: ".panel.tray",
    tabs: ".tabs",
    unit: ".panel.unit",
    hand: ".panel.hand",
    log: ".panel.log",
    command: "rw-command",
  };
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll("*")].flatMap((el) => [el, ...(el.shadowRoot ? all(el.shadowRoot) : [])]);
  const table = all(document).find(({ localName }) => localName === "rw-table")?.shadowRoot;
  if (!table) return {};
  const above = (el: Element): Element | null => {
    const root = el.getRootNode();
    return el.assignedSlot ?? el.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  };
  const share = (el: Element): number => {
    const { left, right, top, bottom, width, height } = el.getBoundingClientRect();
    const seen = { left, right, top, bottom };
    const cut = (by: { left: number; right: number; top: number; bottom: number }): void => {
      seen.left = Math.max(seen.left, by.left);
      seen.right = Math.min(seen.right, by.right);
      seen.top = Math.max(seen.top, by.top);
      seen.bottom = Math.min(seen.bottom, by.bottom);
    };
    for (let at = above(el); at; at = above(at))
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflow)) cut(at.getBoundingClientRect());
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    // Panels of a column that holds too many lie under what follows it; one that is placed by itself is not held by it.
    const panel = el.closest(".side .panel");
    const column = panel && getComputedStyle(panel).position !== "absolute" ? panel.closest(".side") : null;
    const room = column?.getBoundingClientRect();
    if (room && room.height > 0) cut(room);
    // A pixel is nobody's loss.
    const part = (from: number, to: number, of: number): number => Math.min(1, Math.max(0, to - from + 1) / of);
    return Math.floor(100 * part(seen.left, seen.right, width) * part(seen.top, seen.bottom, height));
  };
  const found = Object.entries(WHERE).flatMap(([name, selector]): [string, number][] => {
    const el = [...table.querySelectorAll(selector)].find((one) => one.checkVisibility());
    if (!el) return [];
    // A board that is wider than its frame scrolls there: what counts is the frame.
    return el.getBoundingClientRect().height === 0 ? [] : [[name, share(el)]];
  });
  return Object.fromEntries(found);
}
