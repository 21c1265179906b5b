// The service worker: after a short first visit the page needs no server any more, and a new release takes its place only
// when the reader says so.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { DIST } from "../../scripts/lib/paths.mjs";
import { writeWorker } from "../../web/vite/offline.ts";
import { atRest, bar, board, expect, openGame, square, step, test } from "./support/play.ts";
import { alive } from "./support/wiki.ts";

test.use({ serviceWorkers: "allow", viewport: { width: 1440, height: 1100 } });

/** As long as somebody stays who only wants to know what this is. */
const VISIT = 5_000;

/** Until everything has been kept: from then on the worker answers. */
async function visit(page: Page, most?: number): Promise<void> {
  const kept = (): boolean => navigator.serviceWorker.controller !== null;
  await page.waitForFunction(kept, undefined, most === undefined ? {} : { timeout: most });
}

test("after a visit of five seconds everything goes on without its server", async ({ page, open, context, site }) => {
  await open();
  await visit(page, VISIT);
  await page.close();
  await site.stop();

  // What nobody has looked at yet: a whole game against a bot, an example on a board, the recorder.
  const later = await context.newPage();
  await later.goto(site.url);
  await openGame(later, { seed: "kept" });
  await later.getByRole("link", { name: "Rulewright, to the shelf" }).click();
  await later.getByRole("link", { name: /Ash/ }).first().click();
  await expect(board(later)).toBeVisible();
  await later.locator("rw-bar .reserve button").first().click();
  await square(later, "A5").click();
  await expect.poll(() => step(later)).not.toBe("Step 0 of 0");
  const stood = await step(later);
  await later.reload();
  await expect(board(later)).toBeVisible();
  expect(await step(later)).toBe(stood);
  await atRest(later);

  await later.goto("./#/rules/skirmish/skirmish%3Abonus.2");
  await expect(alive(later)).toBeVisible();
  await later.getByRole("button", { name: "Try it yourself" }).click();
  await expect(bar(later).locator(".answers button").first()).toBeVisible();
  await later.goto("./#/record/skirmish");
  await expect(later.locator("rw-position rw-board")).toBeVisible();
  // Another game, of which nothing has been seen at all.
  await later.goto("./#/puzzles/duelyst/a-dervish-with-wings");
  await expect(later.locator("rw-puzzle").getByRole("heading", { level: 1 })).toBeVisible();
  await later.goto("./#/game/duelyst");
  await later.getByRole("button", { name: "Play now" }).click();
  await expect(board(later)).toBeVisible();
  await expect(bar(later).locator(".answers button").first()).toBeVisible();
});

/** The thousands of pages with addresses, which no worker keeps beforehand. */
const PAGES = ["rules", "fr"].map((folder) => join(DIST, folder));

/** The same page in another release: its title tells which. */
function releaseIn(folder: string, title: string): string {
  cpSync(DIST, folder, { recursive: true, filter: (from) => !PAGES.includes(from) });
  const index = join(folder, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace(/(name="description"\s+content=")[^"]*/, `$1${title}`));
  writeWorker(folder);
  return folder;
}

const description = (page: Page): Promise<string | null> =>
  page.locator('meta[name="description"]').getAttribute("content");
const offer = (page: Page): Locator => page.getByRole("status").filter({ hasText: "A new version is ready" });

test("a new release is offered, waits while it is declined, and comes when it is asked for", async ({
  page,
  open,
  site,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-release-"));
  try {
    await open();
    await visit(page);
    const old = await description(page);
    await expect(offer(page)).toHaveCount(0);

    site.release(releaseIn(folder, "The next release"));
    await page.reload();
    await expect(offer(page)).toBeVisible();
    expect(await description(page)).toBe(old);
    await offer(page).getByRole("button", { name: "Later" }).click();
    await expect(offer(page)).toHaveCount(0);

    // Declined, it is not there after a reload either, and is offered once more.
    await openGame(page, { seed: "kept" });
    const address = page.url();
    await page.reload();
    await expect(offer(page)).toBeVisible();
    expect(await description(page)).toBe(old);

    await offer(page).getByRole("button", { name: "Reload now" }).click();
    // The old worker is let go only when it has answered everything that it was asked.
    await expect.poll(() => description(page), { timeout: 60_000 }).toBe("The next release");
    await expect(offer(page)).toHaveCount(0);
    // Where the reader was, with the game that was being played.
    expect(page.url()).toBe(address);
    await expect(board(page)).toBeVisible();
    // The new release is kept as the old one was.
    await site.stop();
    await page.reload();
    await expect(board(page)).toBeVisible();
    expect(await description(page)).toBe("The next release");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the settings tell how far the page is kept, and then that it is ready", async ({ page, open, site }) => {
  await open("#/game/noxilia");
  await page.getByRole("button", { name: "Play now" }).click();
  await expect(board(page)).toBeVisible();
  await page.goto("./#/settings");
  await expect(page.getByText("Ready offline")).toBeVisible({ timeout: 60_000 });
  // Modules of games that nobody has opened.
  expect(site.asked.filter((path) => /(pox|journal).*\.wasm/.test(path))).toHaveLength(2);
});
