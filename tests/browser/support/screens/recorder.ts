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

/** A scenario on the recorder's desk, from a link. */
async function recorder(
  page: Page,
  steps: readonly object[],
  game = "skirmish",
  setup: object = { ...FIGHT.setup },
): Promise<void> {
  const packed = `1${deflateRawSync(JSON.stringify({ game, setup, steps })).toString("base64url")}`;
  await page.goto(`./#/record/${game}/${packed}`);
  await expect(page.locator("rw-record .stages")).toBeVisible();
  await expect(page.locator(steps.length > 0 ? "rw-record-share .passed" : "rw-position rw-board")).toBeVisible();
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
];
