// A clause in the rulebook: its examples on a live board, the code to embed them, the way into the app and back.
import { expect, log, square, test } from "./support/play.ts";
import { alive, shifted, takeOver } from "./support/wiki.ts";

const CLAUSE = "#/rules/skirmish/skirmish%3Abonus.2";

test.skip(({ browserName }) => browserName !== "chromium", "boards are played in both browsers by embed.spec.ts");

test("a clause shows its examples, and any other shows them when asked", async ({ page, open }) => {
  await open(CLAUSE);
  await expect(alive(page)).toHaveCount(1);
  await expect(page.getByRole("combobox", { name: "Example" }).locator("option")).toHaveCount(4);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(log(page)).toContainText("A bonus of 2 goes on the dice.");
  await page.getByRole("button", { name: "3 examples on a board" }).first().click();
  await expect(alive(page)).toHaveCount(2);
});

test("examples that were opened stay when those of another clause are", async ({ page, open }) => {
  await open(CLAUSE);
  await expect(alive(page)).toHaveCount(1);
  const closed = page.getByRole("button", { name: /examples? on a board/ });
  for (const boards of [2, 3]) {
    await closed.first().click();
    await expect(alive(page)).toHaveCount(boards);
  }
});

test("nothing moves while its board loads", async ({ page, open }) => {
  for (const width of [360, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await open(CLAUSE);
    await page.reload();
    await expect(alive(page)).toBeVisible();
    expect(await shifted(page)).toBeLessThan(0.001);
  }
});

test("on a phone the example of a game of places is a board, not the room for one", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("#/rules/noxilia/noxilia%3Afog.6");
  await expect(page.locator("rule-board rw-scene rw-places").getByRole("grid")).toBeVisible();
  await expect(page.locator("rule-board").getByRole("button", { name: "Next" })).toBeVisible();
});

test("the code for another page is copied in one click", async ({ page, open, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(CLAUSE);
  const ways = page.getByRole("group", { name: "Copy embed" });
  await ways.getByRole("button", { name: "For any page" }).click();
  await expect(page.locator("rw-toasts")).toContainText("Copied");
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toContain(`<script src="${site.url}rule-board.js" async></script>`);
  expect(code).toContain('<div class="rulewright" data-rule="skirmish:bonus.2" lang="en">');
  const address = `${site.url}#/rules/skirmish/skirmish%3Abonus.2`;
  for (const [name, text] of [
    ["For MediaWiki", '<ruleboard rule="skirmish:bonus.2" />'],
    ["For a gadget wiki", `[${address} Rulewright skirmish:bonus.2]`],
    ["As a frame", `${site.url}embed.html?rule=skirmish%3Abonus.2`],
    ["Link", address],
  ] as const) {
    await ways.getByRole("button", { name }).press("Enter");
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text);
  }
});

test("where copying is denied the code is shown", async ({ page, open }) => {
  await open(CLAUSE);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await page.getByRole("button", { name: "For any page" }).click();
  await expect(page.getByRole("textbox", { name: "Embed code" })).toHaveValue(/<div class="rulewright" /);
});

test("an example opens in the app where it stands, and leads back to its rule", async ({ page, open }) => {
  await open(CLAUSE);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "Open in the app" }).click();
  await expect(page.locator("rw-play rw-board")).toBeVisible();
  await expect(square(page, "E4")).toHaveAccessibleName(/Dummy.*8 of 10/);
  await square(page, "D4").click();
  await square(page, "D6").click();
  await expect(square(page, "D6")).toHaveAccessibleName(/Striker/);
  await page.reload();
  await expect(square(page, "D6")).toHaveAccessibleName(/Striker/);
  await page.getByRole("link", { name: "Back to the rule “The highest failing die first”" }).click();
  await expect(page.getByRole("article", { name: "The highest failing die first" })).toBeFocused();
});

test("an example that was taken over goes on in the app where its reader left it", async ({ page, open }) => {
  await open(CLAUSE);
  await page.getByRole("button", { name: "Next" }).click();
  const way = page.getByRole("link", { name: "Open in the app" });
  const plain = await way.getAttribute("href");
  await takeOver(page);
  await square(page, "D4").click();
  await square(page, "D6").click();
  await expect(square(page, "D6")).toHaveAccessibleName(/Striker/);
  await expect(way).not.toHaveAttribute("href", plain ?? "");
  await way.click();
  await expect(page.locator("rw-play rw-board")).toBeVisible();
  await expect(square(page, "D6")).toHaveAccessibleName(/Striker/);
  await expect(square(page, "E4")).toHaveAccessibleName(/Dummy.*8 of 10/);
  await page.goto("./#/try/skirmish%3Abonus.2%2Fnothing/1/9abc");
  await expect(page.getByRole("main")).toContainText("no game");
});

test("a clause names the rules in whose examples it is met", async ({ page, open }) => {
  await open(CLAUSE);
  const clause = page.locator("article[data-id='skirmish:bonus.2']");
  await clause.getByText(/^What links here: .*the examples for \d+ rules/).click();
  await clause.getByRole("link", { name: "Roll the attack dice" }).first().click();
  await expect(page.getByRole("article", { name: "Roll the attack dice" })).toBeFocused();
});
