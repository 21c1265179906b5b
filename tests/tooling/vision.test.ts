// Owners, selection, reach and danger stay apart for eyes that see fewer colours. Shapes and marks say the same again;
// this is about not having to look for them.
import { describe, expect, it } from "vitest";
import { light, palette, THEMES } from "./palette";

type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear light. */
const VISIONS: Record<string, Matrix> = {
  "all colours": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red cones": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green cones": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue cones": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (rows: Matrix, [r, g, b]: Light): Light => {
  const row = ([x, y, z]: Light): number => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [row(rows[0]), row(rows[1]), row(rows[2])];
};

/** OKLab (Ottosson 2020): equal steps look equally large. */
function lab([r, g, b]: Light): Light {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const apart = (a: Light, b: Light): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Five times what side by side is just noticed. */
const LEAST = 0.1;

const PAIRS = [
  ["p1", "p2"],
  ["select", "reach"],
  ["select", "danger"],
  ["reach", "danger"],
] as const;

describe.each(THEMES)("%s", (theme) => {
  const colours = palette(theme);
  it.each(Object.keys(VISIONS))("with %s", (vision) => {
    const seen = (name: string): Light => {
      const hex = colours.get(name);
      if (hex === undefined) throw new Error(`tokens.css has no colour --rw-${name}`);
      return lab(times(VISIONS[vision] as Matrix, light(hex)));
    };
    for (const [one, other] of PAIRS)
      expect(apart(seen(one), seen(other)), `${one} and ${other}`).toBeGreaterThan(LEAST);
  });
});
