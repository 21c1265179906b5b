// What leaves the recorder and comes back to it: its links, of which hostile ones are refused by name, and its embed code,
// which is played elsewhere.
import { deflateRawSync } from "node:zlib";
import { bar, board, expect, square, test } from "./support/play.ts";
import { alive, shifted, test as wikiTest } from "./support/wiki.ts";
import { EMPTY, done, position, start, strike, typeIn, unit, written } from "./support/record.ts";

const holding = (value: unknown): string =>
  `1${deflateRawSync(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url")}`;
const SCRIPT = '<img src=x onerror="document.title=1">';
const HOSTILE = [
  ["is cut off", holding({ game: "skirmish" }).slice(0, -3), "It was cut off"],
  ["is of another form", "9abc", "It was cut off"],
  ["holds a bomb", holding(" ".repeat(30_000_000)), "too large"],
  ["holds deep nesting", holding("[".repeat(200_000)), "It was cut off"],
  ["names a game nobody has", holding({ game: "chess" }), "does not have that game"],
  [
    "carries script",
    holding({ game: "skirmish", setup: { pieces: { [SCRIPT]: { is: SCRIPT } } } }),
    "There is a fault at",
  ],
  ["names a clause nobody has", holding({ game: "skirmish", rules: ["skirmish:nothing.1"] }), "skirmish:nothing.1"],
] as const;

test("a link that holds no scenario is refused by name, and nothing is lost", async ({ page, open }) => {
  await open(EMPTY);
  await unit(page, "Pike Sergeant").click();
  await square(page, "E5").click();
  await expect(square(page, "E5")).toHaveAccessibleName(/Pike Sergeant/);
  for (const [what, packed, says] of HOSTILE) {
    await test.step(what, async () => {
      await page.goto(`./#/record/skirmish/${packed}`);
      await expect(page.getByRole("heading", { name: "This link holds no scenario" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(says);
      await expect(page.locator("main img")).toHaveCount(0);
      await page.goto(`./${EMPTY}`);
      await expect(square(page, "E5")).toHaveAccessibleName(/Pike Sergeant/);
    });
  }
});

test("nothing moves while it opens", async ({ page, open, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium tells");
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await open(EMPTY);
    await page.reload();
    await expect(board(page)).toBeVisible();
    expect(await shifted(page)).toBeLessThan(0.001);
  }
});

wikiTest("the embed code shows the scenario on somebody's page, and plays it", async ({ page, wiki, browser }) => {
  // The recorder on the host that publishes it.
  const app = await browser.newPage();
  await app.addInitScript(() => {
    localStorage.setItem("rulewright-settings", JSON.stringify({ lang: "en", theme: "light", motion: "none" }));
  });
  await app.goto(`${wiki.home}${EMPTY}`);
  await position(app, (what) => what.click());
  await start(app).click();
  await strike(app, (what) => what.click());
  await done(app).click();
  await typeIn(app.getByRole("textbox", { name: "Title in English" }), "A <b>pike</b> & a hound</script>");
  await app.keyboard.press("Enter");
  await app.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await expect
    .poll(async () => (await written(app))["title"])
    .toMatchObject({
      en: "A <b>pike</b> & a hound</script>",
    });
  await app.getByRole("button", { name: "Copy embed code" }).click();
  const code = await app.getByRole("textbox", { name: "Copy it yourself" }).inputValue();
  await app.getByRole("button", { name: "Copy for MediaWiki" }).click();
  const tag = app.getByRole("textbox", { name: "Copy it yourself" });
  await expect(tag).toHaveValue(/^<ruleboard>\n\{[^<]*\}\n<\/ruleboard>\n$/);
  await app.close();
  expect(code).not.toMatch(/\n\s*\n/);
  await wiki.show(page, { body: code });
  await expect(alive(page)).toBeVisible();
  await expect(alive(page).getByText("A <b>pike</b> & a hound</script>")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.locator("rule-board rw-log")).toContainText("Pike Sergeant attacks Pyre Hound");
  await page.getByRole("button", { name: "Try it yourself" }).click();
  await expect(bar(page)).toBeVisible();
});
