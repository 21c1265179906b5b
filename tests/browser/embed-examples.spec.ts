// A rule with many examples: the first come with it, each of the others when a reader asks for it. And whose pictures are on
// a board.
import { boards, expect, next, published, test } from "./support/wiki.ts";

const MANY = "duelyst:card.spell.1";
const place = (rule: string, home: string, lang = "en"): string =>
  `<div class="rulewright" data-rule="${rule}" lang="${lang}">A rule.</div><script src="${home}rule-board.js" async></script>`;

test("the first examples of many come with the rule, another when it is asked for, once", async ({
  page,
  wiki,
  faults,
}) => {
  const asked: { url: string; bytes: number }[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/boards/duelyst/"))
      asked.push({ url: response.url(), bytes: (await response.body()).length });
  });
  await wiki.show(page, { body: place(MANY, wiki.home) });
  await expect(next(page)).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.bytes).toBeLessThan(100_000);
  const examples = page.getByRole("combobox", { name: "Example" });
  const titles = await examples.locator("option").allTextContents();
  expect(titles.length).toBeGreaterThan(150);
  const last = String(titles.length - 1);
  await examples.selectOption(last);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked[1]?.bytes).toBeLessThan(20_000);
  await next(page).click();
  await expect(page.locator("rw-log li").first()).toBeVisible();
  await examples.selectOption("0");
  await examples.selectOption(last);
  await next(page).click();
  expect(asked).toHaveLength(2);
  expect(faults).toEqual([]);
});

test("an example that stands alone has its own address, and one that cannot be had leaves the board as it was", async ({
  page,
  wiki,
}) => {
  await wiki.show(page, { body: place(MANY, wiki.home, "fr") });
  const examples = page.getByRole("combobox");
  await expect(examples).toBeVisible();
  const last = (await examples.locator("option").count()) - 1;
  const file = page.waitForRequest(/boards\/duelyst\/card\.spell\.1\/[a-z0-9-]+\.json$/);
  await page.route(/card\.spell\.1\/[^/]*$/, (route) => route.abort());
  await examples.selectOption(String(last));
  const name = /boards\/duelyst\/(card\.spell\.1\/[a-z0-9-]+)\.json/.exec((await file).url())?.[1] ?? "";
  await expect(page.getByRole("alert")).toContainText("Vérifiez la connexion");
  await expect(examples).toHaveValue("0");
  await page.unroute(/card\.spell\.1\/[^/]*$/);
  const body = published("scenario.html", wiki.home).replace(/scenario="[^"]*"/, `scenario="duelyst:${name}"`);
  await wiki.show(page, { body });
  await expect(page.getByRole("button", { name: "Retour" })).toBeEnabled();
});

test("pictures of others are credited where they are drawn, and only there", async ({ page, wiki }) => {
  await wiki.show(page, { body: place(MANY, wiki.home) + place("skirmish:bonus.2", wiki.home) });
  const [theirs, ours] = [boards(page).first(), boards(page).nth(1)];
  await ours.scrollIntoViewIfNeeded();
  await expect(ours.locator("rw-scene")).toBeVisible();
  await expect(theirs.getByRole("link", { name: "game-icons.net" })).toHaveAttribute("href", "https://game-icons.net");
  await expect(theirs.getByRole("link", { name: "CC BY 3.0" })).toHaveAttribute("rel", "license");
  await expect(ours.getByText("CC BY")).toHaveCount(0);
});
