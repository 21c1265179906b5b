// A position of Pox with every kind of ground, on all levels, and something on most of it.
import type { Page } from "@playwright/test";
import { openPosition } from "./one-game.ts";

const ROWS = [
  "....~~...XX11..",
  "..^.~...##111..",
  "...1....#...^..",
  "...121....C....",
  "...111....C....",
  "......~~..CC...",
  ".....~~........",
  "...............",
  "........~~.....",
  "...CC..~~......",
  "....C....111...",
  "....C....121...",
  "..^...#....1...",
  ".11..##...~.^..",
  ".11.XX...~~....",
];
const LEGEND = {
  ...{ ".": "plain", "1": "plain-1", "2": "plain-2", "~": "water", "^": "lava" },
  ...{ "#": "impassable", X: "inaccessible", C: "chasm" },
};
const CARDS = [
  { is: "font", kind: "font", owner: "p1", at: [4, 4] },
  { is: "font", kind: "font", owner: null, at: [8, 8] },
  { is: "land-mine", kind: "layer", owner: "p1", at: [7, 9] },
  { is: "nora-globe", kind: "layer", owner: null, stats: { nora: 9 }, at: [9, 7] },
  { is: "lava", kind: "terrain", owner: null, counters: 3, at: [10, 8] },
];
const poison = { is: "poisoned", kind: "condition", counters: 2, stats: { value: 3 } };
const blocked = { is: "block", kind: "cooldown", counters: 2 };
const unseen = { is: "stealthed", kind: "condition", counters: 3 };
const PIECES = {
  warden: { is: "gate-warden", owner: "p1", at: [6, 8], stats: { health: 31, ap: 6 }, cards: [poison, blocked] },
  thief: { is: "shade-thief", owner: "p1", at: [10, 13], stats: { ap: 5 }, cards: [unseen] },
  thane: { is: "storm-thane", owner: "p1", at: [6, 10], stats: { ap: 8 } },
  ram: { is: "siege-ram", owner: "p1", at: [3, 6], stats: { ap: 6 } },
  reaver: { is: "hollow-reaver", owner: "p2", at: [7, 8], stats: { health: 22 } },
  colossus: { is: "colossus", owner: "p2", at: [12, 4] },
};

export async function fight(page: Page): Promise<void> {
  const ground = { rows: ROWS, legend: LEGEND, cards: CARDS };
  const cooling = [{ is: "avalanche", stats: { cooldown: 3 } }];
  const hand = { cards: ["bannerman", "purify", "tornado"] };
  const p1 = { stats: { nora: 130 }, hand, discard: { held: cooling } };
  const setup = { round: 7, active: "p1", board: ground, pieces: PIECES, players: { p1, p2: { stats: { nora: 96 } } } };
  const players = [{ deck: "ironfist-vanguard" }, { deck: "sundered-horde" }];
  await openPosition(page, { game: "pox", players, setup });
}

/** Two units beside each other: one can push the other two tiles away, which takes less damage than another would. */
export async function thrust(page: Page): Promise<void> {
  const pieces = {
    a: { is: "recruit", owner: "p1", at: [6, 6], traits: ["telekinetic-thrust"] },
    b: { is: "gate-warden", owner: "p2", at: [7, 6] },
  };
  const players = [{ deck: "ironfist-vanguard" }, { deck: "sundered-horde" }];
  await openPosition(page, { game: "pox", players, setup: { round: 7, active: "p1", pieces } });
}
