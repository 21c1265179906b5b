// What is read rather than played: the shelf, the rulebooks, the settings, boards on other pages.
import type { Locator, Page } from "@playwright/test";
import { openLastBlow, strike } from "../ended.ts";
import { expect, openGame } from "../play.ts";
import { opened, type Screen } from "./screen.ts";
import { FIGHT } from "./skirmish.ts";

async function book(page: Page, game: string, typed: string): Promise<void> {
  await page.goto(`./#/rules/${game}`);
  // As a reader types: what moves then moves by the reader's doing.
  await page.getByRole("searchbox").pressSequentially(typed);
  await expect(page.locator("rw-rules article").first()).toBeVisible();
}

/** A clause in the rulebook of its game, at its example. */
function example(clause: string): Omit<Screen, "name"> {
  const scene = (page: Page): Locator => page.locator("rule-board rw-scene");
  return {
    window: true,
    async show(page) {
      await page.goto(`./#/rules/${clause.split(":")[0] ?? ""}/${encodeURIComponent(clause)}`);
      // Under a long text on a small screen it is fetched when it comes near.
      await page.locator("rule-board").first().scrollIntoViewIfNeeded();
      await expect(scene(page)).toBeVisible();
    },
    sight: scene,
  };
}

/** A page of boards on its own, in the language and theme that the reader has. */
async function framed(page: Page, rule: string): Promise<void> {
  const lang = await page.evaluate(() => document.documentElement.lang);
  await page.goto(`./embed.html?rule=${encodeURIComponent(rule)}&lang=${lang}`);
  await expect(page.locator("rule-board rw-scene")).toBeVisible();
}

/** A keyword's clause with the list of its bearers open, and one of them. */
function borne(clause: string): Omit<Screen, "name"> {
  const article = (page: Page): Locator => page.locator(`article[data-id='${clause}']`);
  return {
    window: true,
    rare: true,
    async show(page) {
      await page.goto(`./#/rules/${clause.split(":")[0] ?? ""}/${encodeURIComponent(clause)}`);
      const links = article(page).locator("rw-links");
      await links.locator("summary").first().click();
      await links.locator("li summary").nth(1).click();
    },
    sight: article,
  };
}

/** Somebody else's game, from a link. */
async function shared(page: Page): Promise<void> {
  await openGame(page, FIGHT);
  await page.locator("rw-play .head nav button").nth(1).click();
  const text = page.locator("rw-share textarea");
  await expect(text).toHaveValue(/#\/open\//);
  const address = await text.inputValue();
  await page.keyboard.press("Escape");
  await page.goto("./#/");
  await page.goto(`./${new URL(address).hash}`);
  await expect(page.locator("rw-play .shared")).toBeVisible();
  await expect(page.locator("rw-table")).toBeVisible();
}

export const PAGES: readonly Screen[] = [
  { name: "puzzles", show: (page) => opened(page, "./#/puzzles", "rw-puzzle-games") },
  { name: "puzzles-duelyst", show: (page) => opened(page, "./#/puzzles/duelyst", "rw-puzzles") },
  {
    name: "puzzle",
    late: true,
    async show(page) {
      await opened(page, "./#/puzzles/duelyst/a-dervish-with-wings", "rw-puzzle");
      const tools = page.locator("rw-puzzle .tools button");
      await tools.first().click();
      await tools.first().click();
      await expect(page.locator("rw-puzzle .told p")).toHaveCount(2);
    },
  },
  { name: "shelf", show: () => Promise.resolve() },
  {
    name: "results",
    async show(page) {
      await openLastBlow(page, "easy");
      await strike(page);
      await opened(page, "./#/results", "rw-results");
    },
  },
  { name: "shared", show: shared },
  {
    name: "shelf-kept",
    async show(page) {
      await openGame(page, FIGHT);
      await page.goto("./#/");
      await expect(page.locator("rw-shelf .record")).toBeVisible();
    },
  },
  {
    name: "rules",
    window: true,
    show: (page) => opened(page, "./#/rules/skirmish", "rw-rules"),
  },
  {
    name: "one-page",
    show: async (page) => {
      await page.goto("./#/rules/skirmish/in-one-page");
      await expect(page.locator("rw-one-page section")).toHaveCount(7);
    },
  },
  {
    name: "glossary",
    rare: true,
    show: async (page) => {
      await page.goto("./#/rules/skirmish/glossary");
      await expect(page.locator("rw-glossary dt").first()).toBeVisible();
    },
  },
  { name: "example", ...example("skirmish:bonus.2") },
  {
    name: "rules-search",
    window: true,
    rare: true,
    show: (page) => book(page, "skirmish", "bonus"),
  },
  {
    name: "duelyst-rules",
    window: true,
    show: (page) => opened(page, "./#/rules/duelyst", "rw-rules"),
  },
  { name: "duelyst-example", ...example("duelyst:keyword.provoke.1") },
  {
    name: "duelyst-search",
    window: true,
    rare: true,
    show: (page) => book(page, "duelyst", "provo"),
  },
  { name: "duelyst-keyword", ...borne("duelyst:keyword.provoke.2") },
  {
    name: "noxilia-rules",
    window: true,
    show: (page) => opened(page, "./#/rules/noxilia", "rw-rules"),
  },
  { name: "noxilia-example", rare: true, ...example("noxilia:fog.6") },
  { name: "noxilia-keyword", ...borne("noxilia:ability.riposte.1") },
  { name: "embed", rare: true, show: (page) => framed(page, "skirmish:bonus.2") },
  { name: "noxilia-embed", rare: true, show: (page) => framed(page, "noxilia:fog.6") },
  { name: "duelyst-embed", rare: true, show: (page) => framed(page, "duelyst:keyword.provoke.1") },
  {
    name: "demo-wiki",
    rare: true,
    async show(page) {
      await page.goto("./demo-wiki.html");
      await expect(page.locator("rule-board rw-scene").first()).toBeVisible();
    },
  },
  {
    name: "settings",
    show: (page) => opened(page, "./#/settings", "rw-settings"),
  },
  {
    name: "lost",
    async show(page) {
      await page.goto("./#/play/nowhere");
      await expect(page.locator("rw-app .lost")).toBeVisible();
    },
  },
];
