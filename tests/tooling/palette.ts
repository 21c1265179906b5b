// The colours of tokens.css, as tests measure them.
import { readFileSync } from "node:fs";
import { at } from "../../scripts/lib/paths.mjs";

export const THEMES = ["light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const CSS = readFileSync(at("web", "src", "theme", "tokens.css"), "utf8");

/** The colours of a theme: those of daylight, with what its own block sets anew. */
export function palette(theme: Theme): ReadonlyMap<string, string> {
  const tokens = new Map<string, string>();
  for (const [, selector = "", body = ""] of CSS.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const own = /data-theme="(\w+)"/.exec(selector)?.[1];
    if (own !== undefined && own !== theme) continue;
    for (const [, name = "", value = ""] of body.matchAll(/--rw-([\w-]+):\s*(#[\da-f]{3,6})\b/g))
      tokens.set(name, value);
  }
  return tokens;
}

/** Red, green and blue of a colour as shares of light. */
export function light(hex: string): [number, number, number] {
  const full = hex.length === 4 ? hex.replace(/[\da-f]/g, "$&$&") : hex;
  const share = (from: number): number => {
    const part = Number.parseInt(full.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [share(1), share(3), share(5)];
}

export function luminance(hex: string): number {
  const [r, g, b] = light(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
