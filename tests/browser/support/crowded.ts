// Whether the parts of the decision bar have room beside each other.

/** Runs in the page: what is cut, or lies over something else, as sentences. */
export function crowded(): string[] {
  const roots = (root: Document | ShadowRoot): ShadowRoot[] =>
    [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? [shadowRoot, ...roots(shadowRoot)] : []));
  const bar = roots(document).find(({ host }) => host.localName === "rw-bar");
  const ask = bar?.querySelector(".ask");
  const said = ask?.firstElementChild;
  if (!bar || !ask || !said) return ["there is no bar"];

  const faults: string[] = [];
  const box = bar.host.getBoundingClientRect();
  const drawn = [".ask", ".answers", ".signs", ".reserve"].flatMap((part) => {
    const el = bar.querySelector(part);
    const rect = el?.getBoundingClientRect();
    return rect && rect.width > 0 && rect.height > 0 ? [{ part, rect }] : [];
  });
  // A pixel is nobody's loss.
  const apart = (a: DOMRect, b: DOMRect): boolean =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const within = (a: DOMRect, b: DOMRect): boolean =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  for (const [n, { part, rect }] of drawn.entries()) {
    if (!within(rect, box)) faults.push(`${part} leaves the bar`);
    for (const other of drawn.slice(n + 1))
      if (!apart(rect, other.rect)) faults.push(`${part} and ${other.part} lie over each other`);
  }
  // Answers that are too many scroll; the first ones do not have to be looked for.
  for (const part of [".answers", ".signs"]) {
    const button = bar.querySelector(`${part} :is(button, summary)`);
    const around = bar.querySelector(part);
    if (button && around && !within(button.getBoundingClientRect(), around.getBoundingClientRect()))
      faults.push(`the first of ${part} is cut`);
  }
  for (const sign of bar.querySelectorAll(".signs > *"))
    if (!within(sign.getBoundingClientRect(), box)) faults.push("a sign leaves the bar");

  const line = parseFloat(getComputedStyle(ask).lineHeight);
  const lines = ask.clientHeight / line;
  const all = said.scrollHeight <= ask.clientHeight + 3;
  if (!all && lines < 1.9) faults.push(`only ${lines.toFixed(1)} lines are in sight`);
  if (!all && Math.abs(lines - Math.round(lines)) > 0.1) faults.push(`a line is cut: ${lines.toFixed(1)} lines`);
  return faults;
}
