// What is on the covers: a scene of blocks for each game, and a plain board for a game without one.
import { at, block, crystal, flat, pawn, svg, type Paint } from "./iso";

const paint = (top: string, left: string, right: string): Paint => ({ top, left, right });

const BLUE = paint("#a9d3ff", "#4a93ea", "#2563b5");
const ORANGE = paint("#ffc9a6", "#f2763a", "#b94a14");
const GOLD = paint("#ffe3a0", "#ffb93b", "#d98a0c");
const STONE = paint("#8b99b3", "#5d6b86", "#434f68");

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
function floor(w: number, d: number, tile: (x: number, y: number) => string): string[] {
  const tiles: string[] = [];
  for (let sum = 0; sum <= w + d - 2; sum += 1)
    for (let x = Math.max(0, sum - d + 1); x <= Math.min(w - 1, sum); x += 1) tiles.push(tile(x, sum - x));
  return tiles;
}

const board = (x: number, y: number, odd: Paint, even: Paint, h = 0.5): string =>
  block(x, y, -h, 0.94, 0.94, h, (x + y) % 2 ? odd : even);

export function skirmish(): Scene {
  const pale = paint("#2f4164", "#1d2a44", "#152036");
  const dark = paint("#28385a", "#1a263f", "#121c31");
  const water = paint("#2f7fa8", "#1d4f70", "#164059");
  const walls = new Set(["1,1", "2,1", "5,4", "4,4", "0,4"]);
  const pools = new Set(["5,0", "6,0", "6,1", "0,2", "1,5"]);
  const people: Record<string, Paint> = { "2,3": BLUE, "1,3": BLUE, "5,2": ORANGE, "4,1": ORANGE };
  return {
    centre: [3.3, 2.6],
    zoom: 1.28,
    sky: "#111a2d",
    glow: "#274a86",
    blocks: floor(7, 6, (x, y) => {
      const key = `${String(x)},${String(y)}`;
      const ground = pools.has(key) ? block(x, y, -0.5, 0.94, 0.94, 0.36, water) : board(x, y, pale, dark);
      const [bx, by] = at(x + 0.47, y + 0.47);
      const who = people[key];
      return svg`${ground}
        ${walls.has(key) ? block(x, y, 0, 0.94, 0.94, 1.1, STONE) : null}
        ${who ? pawn(x + 0.5, y + 0.5, 0, who) : null}
        ${
          key === "3,2"
            ? svg`<g transform="translate(${bx} ${by})"><ellipse rx="8" ry="4" fill="#000" opacity=".3"/><path d="M0 0V-40" stroke="#f7f1e0" stroke-width="2.4" stroke-linecap="round"/><path d="M1 -40L24 -35L16 -28L24 -20L1 -23z" fill="#ffb93b"/></g>`
            : null
        }`;
    }),
  };
}

export function duelyst(): Scene {
  const pale = paint("#5a3d92", "#3b2569", "#2b1a50");
  const dark = paint("#4f3584", "#352060", "#271748");
  const mana = paint("#59e6e0", "#2a9fae", "#1b7787");
  const jade = paint("#c6fff2", "#3fdcc4", "#18998f");
  const rose = paint("#ffd3ec", "#ff6fb3", "#c23b83");
  return {
    centre: [3.6, 1.4],
    zoom: 1.08,
    sky: "#1a0f33",
    glow: "#6a35b0",
    blocks: floor(9, 5, (x, y) => {
      const key = `${String(x)},${String(y)}`;
      const lit = key === "4,0" || key === "4,4" || key === "5,2";
      return svg`${block(x, y, -0.3, 0.9, 0.9, 0.3, lit ? mana : (x + y) % 2 ? pale : dark)}
        ${key === "0,2" ? crystal(0.5, 2.5, 0, 56, jade) : null}
        ${key === "8,2" ? crystal(8.5, 2.5, 0, 56, rose) : null}
        ${key === "2,3" || key === "3,1" ? crystal(x + 0.5, y + 0.5, 0, 26, jade) : null}
        ${key === "6,1" || key === "6,3" ? crystal(x + 0.5, y + 0.5, 0, 26, rose) : null}`;
    }),
  };
}

/** Noxilia: two camps behind their walls, two battlefields between them, and armies that nobody has turned up yet. */
export function noxilia(): Scene {
  const field = paint("#2f7f6f", "#1c574d", "#123f38");
  const camp = paint("#3b9478", "#226655", "#164a3f");
  const hall = paint("#56b48e", "#2d7d63", "#1d5c49");
  const night = paint("#9a86e8", "#6b54c4", "#493896");
  const chest = paint("#ffe3a0", "#c98a1d", "#8f5d0c");
  const [wide, deep] = [1.78, 1.5];
  const crown = (x: number, y: number): string => {
    const [cx, cy] = at(x, y, 2.05);
    return svg`<path transform="translate(${cx} ${cy})" d="M-7 3L-9 -7L-4 -3L0 -10L4 -3L9 -7L7 3z" fill="#ffcf5c" />`;
  };
  /** A wall along a zone, with its teeth. */
  const wall = (x: number, y: number): string => svg`${block(x, y, 0, 0.26, deep, 0.62, STONE)}
    ${[0, 0.46, 0.92].map((n) => block(x, y + n + 0.1, 0.62, 0.26, 0.28, 0.24, STONE))}`;
  const hidden = (x: number, y: number): string => block(x, y, 0, 0.12, 0.72, 1, night);
  const zone = (x: number, y: number, look: Paint, ...on: (string | null)[]): string =>
    svg`${block(x, y, -0.45, wide, deep, 0.45, look)}${on}`;
  // From one camp to the other; what is further back is drawn first.
  return {
    centre: [4.7, 1.45],
    zoom: 1.1,
    sky: "#071c1c",
    glow: "#136a57",
    blocks: [
      // A crescent, and not a disc over a disc: the sky behind it is not of one colour.
      svg`<path transform="translate(128 6)" d="M0 -20A20 20 0 1 1 -18.4 8.4A16.6 16.6 0 1 0 0 -20z" fill="#f4e7b8" />`,
      zone(0, 0, hall, crown(0.9, 0.75), pawn(0.9, 0.75, 0, BLUE)),
      zone(0, 1.75, camp),
      zone(2, 0, camp, pawn(2.6, 0.7, 0, BLUE), wall(3.4, 0)),
      zone(2, 1.75, camp, hidden(2.6, 2.1), wall(3.4, 1.75)),
      zone(4, 0, field, hidden(4.5, 0.35), block(5.05, 0.75, 0, 0.5, 0.5, 0.34, chest)),
      zone(4, 1.75, field, pawn(4.45, 2.8, 0, BLUE), pawn(5.35, 2.1, 0, ORANGE)),
      zone(6, 0, camp, wall(6.1, 0), hidden(7, 0.35)),
      zone(6, 1.75, camp, wall(6.1, 1.75), hidden(7, 2.1)),
      zone(8, 0, camp),
      zone(8, 1.75, hall, crown(9, 2.5), pawn(9, 2.5, 0, ORANGE)),
    ],
  };
}

export function pox(): Scene {
  const pale = paint("#6d2236", "#471422", "#340d18");
  const dark = paint("#5e1b2e", "#40111e", "#2d0b15");
  const shrine = paint("#ffb35c", "#e0662b", "#a53d13");
  const font = paint("#ff7a8a", "#d52f4f", "#981a36");
  const rune = (x: number, y: number, fill: string): string =>
    flat(
      [
        [x + 0.47, y + 0.08],
        [x + 0.86, y + 0.47],
        [x + 0.47, y + 0.86],
        [x + 0.08, y + 0.47],
      ],
      0.01,
      fill,
    );
  return {
    centre: [2.6, 2.6],
    zoom: 1.06,
    sky: "#1d060d",
    glow: "#8c1f35",
    blocks: floor(7, 7, (x, y) => {
      const key = `${String(x)},${String(y)}`;
      const tall = key === "0,0" || key === "6,6" || key === "0,6" || key === "6,0";
      return svg`${board(x, y, pale, dark, 0.7)}
        ${tall ? svg`${block(x + 0.15, y + 0.15, 0, 0.64, 0.64, 1.5, font)}${block(x + 0.27, y + 0.27, 1.5, 0.4, 0.4, 0.5, shrine)}` : null}
        ${(x * 3 + y * 5) % 7 === 3 ? rune(x, y, "#ff9a6b") : null}
        ${key === "3,3" ? svg`${block(3.05, 3.05, 0, 0.84, 0.84, 0.6, STONE)}${crystal(3.47, 3.47, 0.6, 44, shrine)}` : null}
        ${key === "2,4" || key === "1,3" ? pawn(x + 0.5, y + 0.5, 0, BLUE) : null}
        ${key === "4,2" || key === "5,3" ? pawn(x + 0.5, y + 0.5, 0, ORANGE) : null}`;
    }),
  };
}

export function journal(): Scene {
  const page = paint("#f3f5ee", "#cfd6d2", "#b3bdbb");
  const leather = paint("#256579", "#17495a", "#103644");
  const line = "#b9d3d9";
  const lines: string[] = [];
  for (let n = 1; n < 6; n += 1) {
    lines.push(
      flat(
        [
          [n, 0.2],
          [n + 0.04, 0.2],
          [n + 0.04, 6.2],
          [n, 6.2],
        ],
        0.42,
        line,
      ),
    );
    lines.push(
      flat(
        [
          [0.2, n],
          [0.2, n + 0.05],
          [6.1, n + 0.05],
          [6.1, n],
        ],
        0.42,
        line,
      ),
    );
  }
  const playing = (x: number, y: number, z: number, mark: string): string => {
    const [cx, cy] = at(x + 0.6, y + 0.85, z + 0.1);
    return svg`${block(x, y, z, 1.2, 1.7, 0.08, page)}<path d="M${cx} ${cy - 6}L${cx + 9} ${cy}L${cx} ${cy + 6}L${cx - 9} ${cy}z" fill="${mark}" />`;
  };
  const pencil = paint("#ffe3a0", "#ffb93b", "#d98a0c");
  return {
    centre: [3.2, 3.1],
    zoom: 1.22,
    sky: "#072129",
    glow: "#1d7287",
    blocks: [
      block(-0.3, -0.3, -0.2, 7.6, 7, 0.3, leather),
      block(0, 0, 0.1, 6.3, 6.3, 0.3, page),
      ...lines,
      flat(
        [
          [1, 2],
          [2, 2],
          [2, 3],
          [1, 3],
        ],
        0.43,
        "#7bb8c9",
      ),
      flat(
        [
          [3, 3],
          [5, 3],
          [5, 4],
          [3, 4],
        ],
        0.43,
        "#f0b27a",
      ),
      pawn(1.6, 2.4, 0.42, BLUE),
      pawn(4.6, 3.6, 0.42, ORANGE),
      playing(4.3, 0.2, 0.42, "#d52f4f"),
      playing(0.6, 4.1, 0.42, "#22313f"),
      block(1.6, 5.6, 0.42, 4.2, 0.3, 0.3, pencil),
      block(5.8, 5.6, 0.42, 0.5, 0.3, 0.3, paint("#f7e2c8", "#e0b98e", "#b98a5b")),
    ],
  };
}

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
