// The table fits the window: board, decision bar, time line and every panel are in sight with the page at its top, in every
// game, at its start, in its middle and with a unit selected, and in every lesson; by each size of window and in each language.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { PLAYABLE } from "../../scripts/lib/games.mjs";
import { at, DIST } from "../../scripts/lib/paths.mjs";
import { broken } from "./support/broken.ts";
import { crowded } from "./support/crowded.ts";
import { bar, board, expect, giveFile, openGame, opener, test, type SavedGame } from "./support/play.ts";
import { inSight, type Part, type Sight } from "./support/sight.ts";
import { tooWide } from "./support/wide.ts";

test.skip(({ browserName }) => browserName !== "chromium", "what is measured is the page, not the browser");

const DESKS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
] as const;
const PHONE = [390, 844] as const;
const LANGS = ["en", "fr"] as const;

/** What differs little from language to language is measured in one, and in the other by the soak. */
const soak = (lang: (typeof LANGS)[number]): string => (lang === "en" ? "" : " @soak");

interface Save {
  readonly options: { readonly players: readonly { readonly deck?: string }[] };
  readonly actions: readonly object[];
}

/** A whole game of two starter decks, as the corpus of saves has it. */
function played(game: string): Save {
  const all = JSON.parse(readFileSync(at("tests", "saves", `${game}.json`), "utf8")) as { save: Save }[];
  const found = all.find(({ save }) => save.options.players.every(({ deck }) => deck !== undefined));
  if (!found) throw new Error(`no save of ${game} is of two decks`);
  return found.save;
}

async function openAt(page: Page, save: Save, actions: number): Promise<void> {
  await page.goto("./#/");
  await giveFile(page, JSON.stringify({ ...save, actions: save.actions.slice(0, actions) }));
  await expect(page).toHaveURL(/#\/play\//);
  await expect(board(page)).toBeVisible();
}

const frames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  });

/** What is in sight with the page at its top, in a window of this size. */
async function seen(page: Page, [width, height]: readonly [number, number]): Promise<Sight> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await frames(page);
  return page.evaluate(inSight);
}

/** The parts of which something is out of sight. */
const cut = (sight: Sight, among?: readonly Part[]): readonly string[] =>
  Object.entries(sight)
    .filter(([part, share]) => share < 100 && (among?.includes(part as Part) ?? true))
    .map(([part, share]) => `${part} ${String(share)} %`);

const missing = (sight: Sight, parts: readonly Part[]): readonly Part[] => parts.filter((part) => !(part in sight));

/** Wherever it is played: what must always be in sight. On a phone the panels are tabs, of which the page may scroll to the rest. */
const ALWAYS = ["board", "bar", "time", "players"] as const;
const PANELS = ["unit", "log", "tray"] as const;

async function fits(page: Page, moment: string): Promise<void> {
  for (const size of DESKS) {
    const sight = await seen(page, size);
    const where = `${moment}, ${size.join("×")}`;
    expect.soft(missing(sight, [...ALWAYS, ...PANELS]), where).toEqual([]);
    expect.soft(cut(sight), where).toEqual([]);
    expect.soft(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), where).toBe(0);
  }
  const sight = await seen(page, PHONE);
  const where = `${moment}, phone`;
  expect.soft(missing(sight, [...ALWAYS, "tabs"]), where).toEqual([]);
  expect.soft(cut(sight, [...ALWAYS, "tabs"]), where).toEqual([]);
  await seen(page, [360, 740]);
  expect
    .soft(await ends(page.locator("rw-timeline .row")), `${moment}, the end of the time line`)
    .toBeLessThanOrEqual(await ends(bar(page)));
}

/** Where an element ends, from the left. */
const ends = (of: Locator): Promise<number> => of.evaluate((el) => el.getBoundingClientRect().right);

/** Where board and decision are, by each size of window. */
async function boxes(page: Page): Promise<unknown[]> {
  const found = [];
  for (const size of [...DESKS, PHONE]) {
    await seen(page, size);
    found.push([size, await board(page).boundingBox(), await bar(page).boundingBox()]);
  }
  return found;
}

const able = (page: Page): Locator => page.locator("rw-board .cell.live, rw-places .cell.piece.live");

/** Opens a position of the middle in which a unit can act: the one at 60 % of the game, or the last such before it. */
async function openMiddle(page: Page, save: Save): Promise<string> {
  for (let n = Math.floor(save.actions.length * 0.6); n > 0; n -= 1) {
    await openAt(page, save, n);
    if ((await able(page).count()) > 0) return `step ${String(n)}`;
  }
  throw new Error("nobody can ever act");
}

async function select(page: Page): Promise<void> {
  await able(page).first().dispatchEvent("click");
  await expect(page.locator("rw-inspector header")).toBeAttached();
}

/** On a phone each panel is wholly in sight once its tab is chosen and it is scrolled to, and the decision stays. */
async function tabsFit(page: Page): Promise<void> {
  await seen(page, PHONE);
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await page.locator(".panel.tab.on").evaluate((el) => {
      el.scrollIntoView({ block: "nearest", behavior: "instant" });
    });
    await frames(page);
    const sight = await page.evaluate(inSight);
    expect.soft(sight.bar, await tab.innerText()).toBe(100);
    expect.soft(cut(sight, ["unit", "hand", "log", "tray"]), await tab.innerText()).toEqual([]);
  }
}

for (const game of PLAYABLE)
  for (const lang of LANGS)
    test(`${game} fits the window, ${lang}`, async ({ page }) => {
      const save = played(game);
      await page.setViewportSize({ width: 1280, height: 720 });
      await opener(page)("#/", { lang });
      await openAt(page, save, 0);
      await fits(page, "start");
      const step = await openMiddle(page, save);
      await fits(page, step);
      const before = await boxes(page);
      await select(page);
      expect.soft(await boxes(page), "what is said moves neither board nor decision").toEqual(before);
      await fits(page, `${step}, a unit selected`);
      await tabsFit(page);
    });

/** How many lines of one row the log has room for. */
const rows = (page: Page): Promise<number> =>
  page.locator("rw-log .scroll").evaluate((el) => {
    const lines = [...el.querySelectorAll(".event > .line")].map((line) => line.getBoundingClientRect().height);
    return Math.floor(el.clientHeight / Math.min(...lines));
  });

/** The least lines of a log beside a unit of many words, by the window. */
const READ = [
  [[1440, 900], 6],
  [[1920, 1080], 8],
] as const;

for (const game of PLAYABLE)
  test(`${game}: the log has lines to read beside a unit selected`, async ({ page }) => {
    await opener(page)("#/");
    await openMiddle(page, played(game));
    await select(page);
    for (const [size, least] of READ) {
      await seen(page, size);
      expect.soft(await rows(page), size.join("×")).toBeGreaterThanOrEqual(least);
    }
  });

for (const lang of LANGS)
  test(`the whole shelf is in sight in a large window, ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await opener(page)("#/", { lang });
    const boxes = page.locator("rw-shelf .games:not(.coming) .box");
    await expect(boxes).toHaveCount(PLAYABLE.length);
    for (const box of await boxes.all()) await expect(box).toBeInViewport({ ratio: 1 });
  });

test("a few cards in a hand are beside each other, in a window however wide", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await opener(page)("#/puzzles/duelyst/a-dervish-with-wings");
  const cards = page.locator("rw-hand .card");
  await expect(cards).toHaveCount(2);
  const [one, two] = [await cards.first().boundingBox(), await cards.last().boundingBox()];
  if (!one || !two) throw new Error("no cards");
  expect(two.y).toBe(one.y);
  expect(two.x - one.x - one.width).toBeLessThanOrEqual(16);
});

/** One is on fire, and asked about it, after much that is told of another. */
const ASKED: SavedGame = {
  players: [{ deck: "ash" }, { deck: "cin" }],
  setup: {
    round: 4,
    toAct: "p2",
    active: "p2",
    pieces: {
      brenna: { is: "ash-brenna", owner: "p1", at: [5, 5], cards: [{ is: "dazed" }, { is: "poisoned" }] },
      pike: { is: "ash-pike", owner: "p1", at: [4, 3], cards: [{ is: "on-fire" }] },
      orsolya: { is: "cin-orsolya", owner: "p2", at: [9, 4] },
    },
  },
};

for (const size of [...DESKS, PHONE])
  test(`a question is in sight, however much led to it, at ${size.join("×")}`, async ({ page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    await opener(page)("#/");
    await openGame(page, ASKED);
    await bar(page).locator(".answers button").click();
    await expect(bar(page).locator(".story li")).not.toHaveCount(0);
    const [ask, asked] = [bar(page).locator(".ask"), bar(page).locator(".asked")];
    await expect
      .poll(async () => {
        const [room, text] = [await ask.boundingBox(), await asked.boundingBox()];
        return room && text && Math.min(text.y - room.y, room.y + room.height - text.y - text.height);
      })
      // Below the letters of its last line is room for a clause that a finger finds.
      .toBeGreaterThanOrEqual(-5);
  });

for (const game of PLAYABLE)
  for (const lang of LANGS)
    test(`${game}: no name in a hand is broken within a word, ${lang}`, async ({ page }) => {
      await opener(page)("#/", { lang });
      await openMiddle(page, played(game));
      for (const size of DESKS) {
        await seen(page, size);
        expect.soft(await broken(page.locator("rw-hand .name")), size.join("×")).toEqual([]);
      }
    });

for (const [width, height] of DESKS.slice(0, 4))
  test(`what can be done opens over no player, at ${String(width)}×${String(height)}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await opener(page)(`#/learn/${String(PLAYABLE[0])}/4`);
    await page.locator("rw-board .cell.live").first().click();
    await bar(page).locator(".ask-help[aria-expanded]").click();
    const help = await bar(page).locator(".help").boundingBox();
    const players = await page.locator("rw-players").boundingBox();
    if (!help || !players) throw new Error("nothing to be seen");
    expect(help.y).toBeGreaterThanOrEqual(players.y + players.height);
    expect(help.y + help.height).toBeLessThanOrEqual(height);
  });

/**
 * Where the letters are so large, or the window so low, that it cannot hold everything, the page may scroll; the decision is in
 * sight all the same, at the top of the page and beside the board, and nothing is wider than the window.
 */
const TIGHT = [
  { name: "twice as large letters", size: [1280, 720], root: "200%" },
  { name: "twice as large letters, a large window", size: [1920, 1080], root: "200%" },
  { name: "the largest letters of the settings, a phone", size: PHONE, root: "137.5%" },
  { name: "zoomed to the double", size: [640, 360], root: "100%" },
  { name: "a phone on its side", size: [844, 390], root: "100%" },
] as const;

for (const game of PLAYABLE)
  for (const lang of LANGS)
    test(`${game} in tight windows, ${lang}${soak(lang)}`, async ({ page }) => {
      const save = played(game);
      await opener(page)("#/", { lang });
      await openMiddle(page, save);
      await select(page);
      for (const { name, size, root } of TIGHT) {
        await page.evaluate((letters) => {
          document.documentElement.style.fontSize = letters;
        }, root);
        const top = await seen(page, size);
        expect.soft(cut(top, ["bar"]), name).toEqual([]);
        await board(page).evaluate((el) => {
          el.scrollIntoView({ block: "start", behavior: "instant" });
        });
        await frames(page);
        const { bar, board: ground = 0 } = await page.evaluate(inSight);
        expect.soft(bar, `${name}, beside the board`).toBe(100);
        // The decision may lie over the last rows of a board that is higher than the window.
        expect.soft(ground, `${name}, the board`).toBeGreaterThanOrEqual(60);
        expect.soft(await page.evaluate(tooWide, size[0]), name).toEqual([]);
      }
    });

const ON_ITS_SIDE = [
  [844, 390],
  [667, 375],
] as const;

for (const game of PLAYABLE)
  for (const lang of LANGS)
    test(`${game} on a phone on its side: nothing lies over what the bar says, ${lang}`, async ({ page }) => {
      const save = played(game);
      const bars = async (moment: string): Promise<void> => {
        for (const size of ON_ITS_SIDE) {
          await seen(page, size);
          expect.soft(await page.evaluate(crowded), `${moment}, ${size.join("×")}`).toEqual([]);
        }
      };
      await opener(page)("#/", { lang });
      await openAt(page, save, 0);
      await bars("start");
      const step = await openMiddle(page, save);
      await bars(step);
      await select(page);
      await bars(`${step}, a unit selected`);
    });

/** How high the head of a game is, by each size of window; while a bot thinks, if it is to. */
async function heads(page: Page, thinks: boolean): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const size of [PHONE, ...ON_ITS_SIDE, ...DESKS])
    await expect(async () => {
      await seen(page, size);
      const [high, thinking] = await page
        .locator("rw-play header.head")
        .evaluate((el) => [el.clientHeight, el.querySelector(".thinking") !== null] as const);
      expect(thinking).toBe(thinks);
      found.push([size, high]);
    }).toPass();
  return found;
}

for (const lang of LANGS)
  test(`a bot that thinks makes the head of a game no higher, ${lang}`, async ({ page }) => {
    const save = played("duelyst");
    const { players } = save.options;
    await opener(page)("#/", { lang });
    await openAt(page, save, 20);
    const before = await heads(page, false);
    const bots = players.map((player) => ({ ...player, bot: "search", level: "hard" }));
    await openAt(page, { ...save, options: { ...save.options, players: bots } }, 20);
    expect(await heads(page, true)).toEqual(before);
  });

const lessons = (game: string): number =>
  (JSON.parse(readFileSync(`${DIST}/lessons/${game}.json`, "utf8")) as unknown[]).length;

for (const game of PLAYABLE)
  for (const lang of LANGS)
    test(`every lesson of ${game} fits the window, ${lang}${soak(lang)}`, async ({ page }) => {
      await opener(page)("#/", { lang });
      for (let n = 1; n <= lessons(game); n += 1) {
        await page.goto(`./#/learn/${game}/${String(n)}`);
        await expect(page.locator("rw-learn .ribbon [aria-current=step]")).toHaveText(String(n));
        await expect(board(page)).toBeVisible();
        for (const size of [[1280, 720], [1440, 900], [1024, 768], PHONE] as const) {
          const sight = await seen(page, size);
          const where = `lesson ${String(n)}, ${size.join("×")}`;
          const parts: readonly Part[] = size === PHONE ? ["board", "bar"] : [...ALWAYS, ...PANELS];
          expect.soft(missing(sight, parts), where).toEqual([]);
          expect.soft(cut(sight, parts), where).toEqual([]);
        }
        // In the largest letters on a phone, lessons are the narrowest place there is.
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "137.5%";
        });
        expect.soft(await page.evaluate(tooWide, PHONE[0]), `lesson ${String(n)}, the largest letters`).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "";
        });
      }
    });

test("who asks to be shown sees the board, in however low a window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await opener(page)(`#/learn/${String(PLAYABLE[0])}/1`);
  await expect(board(page)).toBeVisible();
  expect((await page.evaluate(inSight)).board).toBeLessThan(60);
  await page.getByRole("button", { name: "Show me" }).click();
  await expect.poll(async () => (await page.evaluate(inSight)).board).toBeGreaterThanOrEqual(60);
  expect((await page.evaluate(inSight)).bar).toBe(100);
});
