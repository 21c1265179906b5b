// What scenes of covers are made of: colours, floors, boards. And the plain board, for a game without a scene of its own.
import { block, svg, type Paint } from "./iso";

export const paint = (top: string, left: string, right: string): Paint => ({ top, left, right });

export const BLUE = paint("#a9d3ff", "#4a93ea", "#2563b5");
export const ORANGE = paint("#ffc9a6", "#f2763a", "#b94a14");
const GOLD = paint("#ffe3a0", "#ffb93b", "#d98a0c");
export const STONE = paint("#8b99b3", "#5d6b86", "#434f68");

export interface Scene {
  /** Sky and glow. */
  readonly sky: string;
  readonly glow: string;
  readonly blocks: string[];
  /** The floor point in the middle of the picture, and how near it is. */
  readonly centre: readonly [number, number];
  readonly zoom: number;
}

/** Every tile of a floor, back to front, with whatever stands on it drawn after it. */
export function floor(w: number, d: number, tile: (x: number, y: number) => string): string[] {
  const tiles: string[] = [];
  for (let sum = 0; sum <= w + d - 2; sum += 1)
    for (let x = Math.max(0, sum - d + 1); x <= Math.min(w - 1, sum); x += 1) tiles.push(tile(x, sum - x));
  return tiles;
}

export const board = (x: number, y: number, odd: Paint, even: Paint, h = 0.5): string =>
  block(x, y, -h, 0.94, 0.94, h, (x + y) % 2 ? odd : even);

export function plain(): Scene {
  const pale = paint("#4c5a75", "#333f57", "#273146");
  const dark = paint("#434f69", "#2d384e", "#222b3e");
  return {
    centre: [3.4, 2.8],
    zoom: 1.28,
    sky: "#151c29",
    glow: "#3d4c6b",
    blocks: floor(
      7,
      6,
      (x, y) => svg`${board(x, y, pale, dark)}
      ${x === 3 && y === 3 ? block(3.1, 3.1, 0, 0.8, 0.8, 0.8, GOLD) : null}`,
    ),
  };
}
