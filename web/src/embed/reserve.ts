// The room of an element while its content changes: nothing that somebody reads may be pushed away.

/** Lower than this an element has nothing in it that would be worth keeping to. */
const FILLED = 200;
const PLACE = ".rulewright";

export interface Room {
  /** In CSS pixels. */
  readonly height: number;
  /** Would something that is in sight move if the element took more? */
  readonly pushes: boolean;
  /** Is it kept for the element, and hardly anything stands in it? */
  readonly spare: boolean;
}

/** The height that an element must keep: it has something in it, and somebody may see it. Otherwise null. */
export function reservedHeight(host: Element): number | null {
  const { top, bottom, height } = host.getBoundingClientRect();
  // What nobody sees may take the height it needs.
  return height >= FILLED && bottom > 0 && top < innerHeight ? height : null;
}

/** The room that an element has been given on the screen; null where nobody sees it. */
export function roomOf(host: Element): Room | null {
  const { top } = host.getBoundingClientRect();
  const bottom = endOf(host);
  const seen = bottom > 0 && top < innerHeight;
  return seen ? { height: bottom - top, pushes: pushes(host, bottom), spare: contents(host) < FILLED } : null;
}

function contents(host: Element): number {
  const range = document.createRange();
  range.selectNodeContents(host);
  return range.getBoundingClientRect().height;
}

/**
 * Would something in sight move if the element grew? Not if its end is out of sight, and not if nothing stands under it.
 */
function pushes(host: Element, bottom: number): boolean {
  if (bottom >= innerHeight) return false;
  for (let at: Element | null = host; at && at !== document.body; at = at.parentElement)
    for (let next = at.nextSibling; next; next = next.nextSibling) if (isSeenUnder(next, bottom)) return true;
  return false;
}

/** The end of an element; in a place with room to spare, the end of that. */
function endOf(host: Element): number {
  const { bottom } = host.getBoundingClientRect();
  const place = host.parentElement?.matches(PLACE) ? host.parentElement : null;
  if (!place) return bottom;
  const { paddingBottom, borderBottomWidth } = getComputedStyle(place);
  const edge = Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
  return Math.max(bottom, place.getBoundingClientRect().bottom - edge);
}

function isSeenUnder(node: Node, bottom: number): boolean {
  const range = document.createRange();
  range.selectNode(node);
  const rect = range.getBoundingClientRect();
  const inFlow = !(node instanceof Element) || getComputedStyle(node).position !== "fixed";
  return inFlow && rect.width * rect.height > 0 && rect.bottom > bottom && rect.top < innerHeight;
}
