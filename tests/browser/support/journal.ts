// A position of Journal with every kind of terrain, doors in every state, seals of both sides, and somebody on most of it.
import type { Page } from "@playwright/test";
import { openPosition } from "./one-game.ts";

const ROWS = [
  "..m.S.+..",
  ".x..../_.",
  "A.m...m.B",
  "A..#n#_.B",
  "A..HSH.HB",
  "A.R#n#_.B",
  "A.....m.B",
  "/..xH..R.",
  "..+.S.m..",
];

const CARDS = [
  { is: "fog-of-war", kind: "condition" },
  { is: "high-energy", kind: "energy", counters: 9 },
  { is: "close-combat", kind: "law" },
  { is: "law-will", kind: "bonus" },
  { is: "seal", at: [5, 1], owner: "p1" },
  { is: "seal", at: [5, 9], owner: "p2" },
  { is: "door", kind: "closed", at: [4, 5] },
  { is: "door", kind: "open", at: [6, 5] },
  { is: "salve-crate", at: [2, 5] },
  { is: "longsword", at: [2, 6] },
];

const hero = (is: string, owner: string, at: readonly number[], more: object = {}): object => ({
  is,
  owner,
  at,
  ...more,
});

const TURNS = ["tavin", "pikeman", "dorrit", "nera", "bowman", "ysolt", "bram", "shield"];
const BURNING = [
  { is: "burning", counters: 1 },
  { is: "guarded", counters: 1 },
];
const PIECES = {
  tavin: hero("tavin", "p1", [3, 5], { stats: { xp: 12, actions: 2 } }),
  ysolt: hero("ysolt", "p1", [2, 4], { cards: BURNING }),
  bram: hero("bram", "p1", [1, 5], { stats: { hp: 6 } }),
  pikeman: hero("pikeman", "p1", [3, 7], { cards: [{ is: "attack-focus", about: "nera" }] }),
  pim: { is: "pim", owner: "p1" },
  dorrit: hero("dorrit", "p2", [3, 4]),
  nera: hero("nera", "p2", [4, 2], { stats: { hp: 4 } }),
  bowman: hero("bowman", "p2", [7, 5]),
  shield: hero("shieldbearer", "p2", [4, 9], { cards: [{ is: "defend-me", about: "dorrit" }] }),
  tide: { is: "neutral-tidekin", at: [8, 3], traits: ["territorial"] },
};
const REQUEST = { is: "pim", kind: "request", about: "bram" };

const AGAINST_BOT = [{ deck: "wayfarers" }, { deck: "marshals", bot: "greedy" }];

/** In the middle of a battle: Tavin acts. */
export async function battle(page: Page): Promise<void> {
  const board = { rows: ROWS, cards: CARDS };
  const players = { p1: { deck: "wayfarers", cards: [REQUEST] }, p2: { deck: "marshals" } };
  const setup = { round: 3, board, turns: TURNS, pieces: PIECES, players };
  await openPosition(page, { game: "journal", players: AGAINST_BOT, setup });
}

/** Nera, of a bot, attacks next, and Pim may step aside. */
export async function ambush(page: Page): Promise<void> {
  const pieces = {
    pim: hero("pim", "p1", [5, 5], { stats: { mp: 4 } }),
    nera: hero("nera", "p2", [2, 5]),
  };
  const setup = { turns: ["pim", "nera"], pieces };
  await openPosition(page, { game: "journal", players: AGAINST_BOT, setup });
}
