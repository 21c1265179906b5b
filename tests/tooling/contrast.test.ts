// The palette, measured: every pair of colours that docs/art.md names, in each theme, as WCAG counts contrast.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { at } from "../../scripts/lib/paths.mjs";
import { luminance, palette, THEMES } from "./palette";

function contrast(tokens: ReadonlyMap<string, string>, one: string, other: string): number {
  const colour = (name: string): number => {
    const hex = tokens.get(name);
    if (hex === undefined) throw new Error(`tokens.css has no colour --rw-${name}`);
    return luminance(hex);
  };
  const [dark = 0, light = 0] = [colour(one), colour(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Words, and what they stand on. */
const TEXT = [
  ...["ground", "surface", "raised", "sunken"].flatMap((on) => [`ink on ${on}`, `ink-soft on ${on}`]),
  ...["surface", "raised"].flatMap((on) => [`link on ${on}`, `accent-ink on ${on}`, `bad on ${on}`, `good on ${on}`]),
  ...["on-accent on accent", "on-accent on accent-strong", "warn on surface", "on-bad on bad"],
  ...["p1", "p2", "p3", "p4", "neutral"].map((owner) => `on-${owner} on ${owner}`),
  ...["hit", "crit", "block"].map((mark) => `${mark} on raised`),
  ...["tile", "tile-alt"].map((on) => `ink on ${on}`),
];
/** Shapes that carry a meaning, against what lies around them. */
const MARKS = [
  ...["p1", "p2", "p3", "p4", "neutral"].flatMap((owner) => [`${owner} on surface`, `${owner} on tile`]),
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => [`on-tone on tone-${n}`, `tone-${n} on surface`]),
  ...["reach", "danger"].flatMap((mark) => [`${mark} on tile`, `${mark} on tile-alt`]),
  ...["stone", "water-deep", "earth-deep", "leaf-deep", "lava-deep", "thorn", "gold-deep"].map(
    (ground) => `${ground} on tile`,
  ),
  ...[
    "line-strong on surface",
    "ring on surface",
    "ring on ground",
    "ring on tile",
    "wound on surface",
    "health on surface",
  ],
];

describe.each(THEMES)("the palette, %s", (theme) => {
  const tokens = palette(theme);
  const measured = (pairs: readonly string[]): [string, number][] =>
    pairs.map((pair) => {
      const [one = "", other = ""] = pair.split(" on ");
      return [pair, Math.round(contrast(tokens, one, other) * 100) / 100];
    });

  it("has words of at least 4.5 : 1", () => {
    expect(measured(TEXT).filter(([, ratio]) => ratio < 4.5)).toEqual([]);
  });

  it("has marks of at least 3 : 1", () => {
    expect(measured(MARKS).filter(([, ratio]) => ratio < 3)).toEqual([]);
  });

  it("is told truly in docs/art.md", () => {
    const said = readFileSync(at("docs", "art.md"), "utf8");
    const column = THEMES.indexOf(theme) + 2;
    for (const [, row = "", pair = ""] of said.matchAll(/^(\| `([\w-]+ on [\w-]+)`.*)$/gm)) {
      const [[, ratio] = ["", 0]] = measured([pair]);
      expect(`${pair}: ${row.split("|")[column]?.trim() ?? ""}`).toBe(`${pair}: ${ratio.toFixed(1)}`);
    }
  });
});
