// The height that an element reserves while its content changes: nothing that somebody reads may be pushed away.

/** Lower than this an element has nothing in it that would be worth keeping to. */
const FILLED = 200;

/** The height that an element must keep: it has something in it, and somebody may see it. Otherwise null. */
export function reservedHeight(host: Element): number | null {
  const { top, bottom, height } = host.getBoundingClientRect();
  // What nobody sees may take the height it needs.
  return height >= FILLED && bottom > 0 && top < innerHeight ? height : null;
}
