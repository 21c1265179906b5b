// What does not fit the width of the window.

/** Runs in the page: what is wider than its place, as `element: text`. */
export function tooWide(width: number): string[] {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll("*")].flatMap((el) => [el, ...(el.shadowRoot ? all(el.shadowRoot) : [])]);
  const scrolls = (el: Element | null): boolean => {
    for (
      let at = el;
      at;
      at = at.parentElement ?? ((at.getRootNode() as ShadowRoot).host as Element | undefined) ?? null
    )
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const wrong = (el: HTMLElement): boolean => {
    const { right, width: wide } = el.getBoundingClientRect();
    // Drawn for screen readers alone, or not at all.
    if (wide <= 1 || el.closest(".unseen")) return false;
    // What is inside of closed details has a place, and is not drawn there.
    if (!el.checkVisibility()) return false;
    const { overflowX, textOverflow } = getComputedStyle(el);
    // What is written in a field goes on beyond its edge.
    if (el instanceof HTMLInputElement) return right > width + 1 && !scrolls(el);
    const cut = el.scrollWidth > el.clientWidth + 1 && /hidden|clip/.test(overflowX) && textOverflow !== "ellipsis";
    return (cut || right > width + 1) && !scrolls(el);
  };
  return all(document)
    .filter((el): el is HTMLElement => el instanceof HTMLElement)
    .filter(wrong)
    .map((el) => `${el.localName}.${el.className}: ${el.textContent.trim().slice(0, 60)}`);
}
