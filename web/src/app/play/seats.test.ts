import { expect, test } from "vitest";
import type { Table } from "../../engine";
import { hidesAnything } from "./seats";

const pile = { count: 0 };
const player = { stats: {}, cards: [], hand: pile, draw: pile, discard: pile };
const bare = { board: { rows: [], legend: {}, cards: [] }, pieces: {}, players: { p1: player, p2: player } };
const table = (part: object): Table => ({ ...bare, ...part }) as unknown as Table;
const hidden = { is: "hidden", owner: "p2", kind: "latent" };
const piece = { is: "pikeman", owner: "p2", cards: [] };

test.each<[string, object]>([
  ["a hand", { players: { p1: player, p2: { ...player, hand: { count: 2 } } } }],
  ["a unit that lies face down, before anybody has a hand", { pieces: { spy: { ...piece, is: "hidden" } } }],
  ["a card under a unit", { pieces: { spy: { ...piece, cards: [hidden] } } }],
  ["a card on the board", { board: { ...bare.board, cards: [hidden] } }],
  ["a card in a queue", { players: { p1: player, p2: { ...player, cards: [hidden] } } }],
])("%s that may not be known asks for a curtain", (_what, part) => {
  expect(hidesAnything(table(part))).toBe(true);
});

test("where everything is known there is no curtain", () => {
  const open = { ...player, hand: { count: 1, cards: ["bolt"] } };
  expect(hidesAnything(table({ pieces: { a: piece }, players: { p1: open, p2: player } }))).toBe(false);
});
