// The keys of the log, a tree of lines. Up and down go from line to line; right opens a line and then goes to what is in it: its
// terms, its number, its rule; left goes back, closes the line, and goes up.

export const LINE = "[role=treeitem]";
/** What a line has of its own, without the lines below it. */
const WITHIN = ":scope > .line :is(.term, summary, .clause)";
/** How far PageUp and PageDown go. */
const PAGE = 10;

/** `fold` opens and closes a line. Answers whether the key was one of these. */
export function walk(tree: Element, event: KeyboardEvent, fold: (line: HTMLElement, open: boolean) => void): boolean {
  const [from] = event.composedPath();
  if (event.ctrlKey || event.altKey || event.metaKey || !(from instanceof HTMLElement)) return false;
  const line = from.closest<HTMLElement>(LINE);
  if (!line) return false;
  if (from !== line && (event.key === "ArrowLeft" || event.key === "ArrowRight" || event.key === "Escape"))
    return inside(line, from, event.key);
  switch (event.key) {
    case "ArrowRight":
      if (line.ariaExpanded === "false") fold(line, true);
      else line.querySelector<HTMLElement>(WITHIN)?.focus();
      return true;
    case "ArrowLeft":
      if (line.ariaExpanded === "true") fold(line, false);
      else line.parentElement?.closest<HTMLElement>(LINE)?.focus();
      return true;
    case " ":
      if (from !== line || line.ariaExpanded === null) return false;
      fold(line, line.ariaExpanded !== "true");
      return true;
    default:
      return along(tree, line, event.key);
  }
}

/** Among what is in a line; from its first thing back to the line. */
function inside(line: HTMLElement, from: HTMLElement, key: string): boolean {
  const all = [...line.querySelectorAll<HTMLElement>(WITHIN)];
  const to = all[all.indexOf(from) + (key === "ArrowRight" ? 1 : -1)];
  if (key === "Escape" || (key === "ArrowLeft" && !to)) line.focus();
  else to?.focus();
  return true;
}

function along(tree: Element, line: HTMLElement, key: string): boolean {
  const lines = [...tree.querySelectorAll<HTMLElement>(LINE)];
  const at = lines.indexOf(line);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + PAGE, PageUp: at - PAGE, Home: 0, End: lines.length }[
    key
  ];
  if (to === undefined) return false;
  lines[Math.min(Math.max(to, 0), lines.length - 1)]?.focus();
  return true;
}
