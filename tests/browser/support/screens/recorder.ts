// The recorder of scenarios.
import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, square } from "../play.ts";
import { unit, type Screen } from "./screen.ts";
import { FIGHT } from "./skirmish.ts";

const BLOWS = [
  { refuse: { type: "move", piece: "brenna", to: [13, 1] }, cites: "skirmish:house.move.1" },
  { do: { type: "attack", piece: "brenna", attack: "longsword", target: "hound" } },
];

/** Two Generals and who stands between them. */
const DUEL = {
  toAct: "p1",
  players: { p1: { stats: { mana: 4 } } },
  pieces: {
    argeon: unit("argeon-highmayne", "p1", [3, 3]),
    knight: unit("silverguard-knight", "p1", [4, 3]),
    kaleos: unit("kaleos-xaan", "p2", [7, 3]),
    rock: unit("rock-pulverizer", "p2", [5, 3]),
  },
};
const STRIKE = [{ do: { type: "attack", piece: "knight", target: "rock" } }];

/** A flooded battlefield, a zone in other hands, a treasure, a queue. */
const NIGHT = {
  toAct: "p1",
  board: {
    places: [
      { id: "field1", holder: "p1", stats: { flood: 2 } },
      { id: "b.ram1", holder: "p1" },
    ],
    cards: [
      { is: "tr-crown", kind: "face-down", place: "field1" },
      { is: "bv-thorns", kind: "latent", place: "field1", owner: "p1" },
    ],
  },
  players: {
    p1: { stats: { gold: 4, light: 1 }, cards: [{ is: "bv-lancer", kind: "queue", counters: 2 }] },
    p2: { deck: "ashgrave" },
  },
  pieces: {
    queen: { is: "bv-queen", owner: "p1", place: "a.com" },
    pike: { is: "bv-pike", owner: "p1", place: "field1", traits: ["engaged"], cards: [{ is: "bv-blade" }] },
    ghoul: { is: "ag-ghoul", owner: "p2", place: "field1", stats: { poison: 2 } },
    king: { is: "ag-king", owner: "p2", place: "b.com" },
  },
};
const STAB = [{ do: { type: "attack", piece: "ghoul", target: "pike" } }];

/** A scenario in the recorder, from a link. */
async function recorder(
  page: Page,
  steps: readonly object[],
  game = "skirmish",
  setup: object = { ...FIGHT.setup },
): Promise<void> {
  const packed = `1${deflateRawSync(JSON.stringify({ game, setup, steps })).toString("base64url")}`;
  await page.goto(`./#/record/${game}/${packed}`);
  await expect(page.locator("rw-record .stages")).toBeVisible();
  await expect(
    page.locator(steps.length > 0 ? "rw-record-share .passed" : "rw-position :is(rw-board, rw-places)"),
  ).toBeVisible();
}

export const RECORDER: readonly Screen[] = [
  {
    name: "record-position",
    async show(page) {
      await recorder(page, []);
      await square(page, "E5").click();
      await expect(page.locator("rw-position .stepper").first()).toBeVisible();
    },
  },
  {
    name: "record-units",
    async show(page) {
      await recorder(page, []);
    },
  },
  {
    name: "record-play",
    async show(page) {
      await recorder(page, BLOWS);
      await page.locator("rw-record .stages button").nth(1).click();
      await expect(page.locator("rw-record rw-table")).toBeVisible();
    },
  },
  {
    name: "record-share",
    async show(page) {
      await recorder(page, BLOWS);
      await page.locator("rw-record rule-board").scrollIntoViewIfNeeded();
      await expect(page.locator("rule-board rw-scene")).toBeVisible();
    },
  },
  {
    name: "duelyst-record-position",
    rare: true,
    async show(page) {
      await recorder(page, [], "duelyst", DUEL);
      await square(page, "D3").click();
      await expect(page.locator("rw-position .stepper").first()).toBeVisible();
    },
  },
  {
    name: "duelyst-record-play",
    rare: true,
    async show(page) {
      await recorder(page, STRIKE, "duelyst", DUEL);
      await page.locator("rw-record .stages button").nth(1).click();
      await expect(page.locator("rw-record rw-table")).toBeVisible();
    },
  },
  {
    name: "noxilia-record-position",
    rare: true,
    async show(page) {
      await recorder(page, [], "noxilia", NIGHT);
      await page.locator('rw-places [data-spot="piece:pike"]').click();
      await expect(page.locator("rw-position .stepper").first()).toBeVisible();
    },
  },
  {
    name: "noxilia-record-place",
    rare: true,
    async show(page) {
      await recorder(page, [], "noxilia", NIGHT);
      await page.locator('rw-places [data-spot="place:field1"]').click({ position: { x: 40, y: 9 } });
      await expect(page.locator("rw-position .stepper").first()).toBeVisible();
    },
  },
  {
    name: "noxilia-record-player",
    rare: true,
    async show(page) {
      await recorder(page, [], "noxilia", NIGHT);
      await page.locator("rw-position #tab-players").click();
      await expect(page.locator("rw-position .laid li").first()).toBeVisible();
    },
  },
  {
    name: "noxilia-record-share",
    rare: true,
    async show(page) {
      await recorder(page, STAB, "noxilia", { ...NIGHT, toAct: "p2", board: {} });
      await page.locator("rw-record rule-board").scrollIntoViewIfNeeded();
      await expect(page.locator("rule-board rw-scene")).toBeVisible();
    },
  },
];
