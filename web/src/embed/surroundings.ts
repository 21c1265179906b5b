// Whether a page is dark where a board stands. Pages become dark in many ways: by `color-scheme`, by a class of the skin, by
// the colours of a site's own style sheet alone. What all of them change is the ground, or the words on it.

/** What lets more than this through shows the ground behind it. */
const COVERS = 0.5;
const MIDDLE = 0.5;

export function isDarkAround(host: Element): boolean {
  for (let at: Element | null = host; at; at = around(at)) {
    const { lightness, alpha } = lightnessOf(getComputedStyle(at).backgroundColor);
    if (alpha > COVERS) return lightness < MIDDLE;
  }
  // No ground has a colour: it is the browser's own, or a picture.
  return lightnessOf(getComputedStyle(host).color).lightness > MIDDLE;
}

function around(inner: Element): Element | null {
  const root = inner.getRootNode();
  return inner.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

/**
 * About how light a colour is, from 0 to 1, and how much it covers. A browser answers in `rgb()`, in the `color()` of a space much
 * like it, or in a form that begins with the lightness.
 */
export function lightnessOf(colour: string): { lightness: number; alpha: number } {
  const [form = ""] = colour.split("(", 1);
  const [first = 0, second = 0, third = 0, alpha = 1] = (colour.match(/(?<=[ (,/])[\d.e-]+/g) ?? []).map(Number);
  if (/^ok/.test(form)) return { lightness: first, alpha };
  if (/^l/.test(form)) return { lightness: first / 100, alpha };
  const luma = 0.2126 * first + 0.7152 * second + 0.0722 * third;
  return { lightness: form === "color" ? luma : luma / 255, alpha };
}
