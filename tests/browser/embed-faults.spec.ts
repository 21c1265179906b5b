// What goes wrong with a board on somebody's page: named in the reader's language, and nothing else is harmed or moved by it.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { DIST } from "../../scripts/lib/paths.mjs";
import { violations } from "./support/axe.ts";
import { boards, expect, next, published, shifted, square, takeOver, test, tryIt, type Wiki } from "./support/wiki.ts";

test.describe("what goes wrong is named", () => {
  const script = (wiki: Wiki): string => `<script src="${wiki.home}rule-board.js"></script>`;
  const deep = `${'{"a":'.repeat(30_000)}1${"}".repeat(30_000)}`;
  const evil = JSON.stringify({
    rules: ["skirmish:bonus.2"],
    title: { en: "<img src=x onerror=alert(1)>" },
    game: "skirmish",
    content: { units: [{ id: "evil", name: "<script>alert(2)</script>" }] },
    setup: { pieces: { "<b onclick=alert(3)>": { is: "evil", owner: "p1", at: [3, 3] } } },
    chance: { dice: [] },
    steps: [],
  }).replaceAll("<", "\\u003c");

  const CASES: readonly [name: string, code: string, said: RegExp][] = [
    [`rule="skirmish:nowhere.9"`, "", /There is no rule “skirmish:nowhere.9”/],
    [`rule="&lt;img src=x onerror=alert(1)&gt;"`, "", /There is no rule “<img src=x onerror=alert\(1\)>”/],
    [`rule="../../secret:x"`, "", /There is no rule/],
    [`rule="${"a".repeat(100_000)}"`, "", /There is no rule/],
    [`rule="chess:1"`, "", /There is no rule “chess:1”/],
    [`scenario="skirmish:bonus.2/gone"`, "", /The example “skirmish:bonus.2\/gone” no longer exists/],
    [`src="javascript:alert(1)"`, "", /could not be fetched/],
    [`src="nowhere.json"`, "", /404/],
    [`src="big.json"`, "", /larger than 256 KB/],
    ["", "", /Nothing to show/],
    ["", "{", /not valid JSON/],
    ["", "x".repeat(5_000_000), /larger than 256 KB/],
    ["", deep, /not valid JSON/],
    [
      "",
      '{"game":"chess","rules":[],"title":{},"setup":{},"chance":{},"steps":[]}',
      /There is no game “chess” here\. The editor/,
    ],
    ["", '{"game":"skirmish","surprise":1}', /surprise/],
  ];

  test("and the next board is unharmed", async ({ page, wiki, faults }) => {
    wiki.put("big.json", " ".repeat(5_000_000));
    const wrong = CASES.map(
      ([attributes, code]) =>
        `<rule-board ${attributes}><p>still here</p>${code && `<script type="application/json">${code}</script>`}</rule-board>`,
    );
    const body = `${script(wiki)}${wrong.join("")}${published("plain.html", wiki.home)}`;
    page.on("dialog", () => faults.push("a dialog"));
    await wiki.show(page, { body });
    for (const [n, [attributes, , said]] of CASES.entries()) {
      const board = boards(page).nth(n);
      await board.scrollIntoViewIfNeeded();
      await expect(board.getByRole("note"), attributes.slice(0, 60)).toContainText(said);
      await expect(board.getByText("still here")).toBeVisible();
    }
    await next(page).scrollIntoViewIfNeeded();
    await next(page).click();
    await expect(page.locator("rw-log")).toContainText("Dummy takes 2 damage");
    expect(faults).toEqual([]);
  });

  test("in French, too", async ({ page, wiki }) => {
    await wiki.show(page, { body: `<rule-board rule="skirmish:x" lang="fr"></rule-board>${script(wiki)}` });
    await expect(page.getByRole("note")).toContainText("Il n’y a pas de règle");
  });

  test("names in a scenario are text", async ({ page, wiki, faults }) => {
    page.on("dialog", () => faults.push("a dialog"));
    const body = `<rule-board><script type="application/json">${evil}</script></rule-board>${script(wiki)}`;
    await wiki.show(page, { body });
    await expect(page.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
    await takeOver(page);
    await square(page, "C3").click();
    await expect(square(page, "C3")).toHaveAccessibleName(/<script>alert\(2\)<\/script>/);
    expect(await page.locator("img, b[onclick]").count()).toBe(0);
    expect(faults).toEqual([]);
  });

  test("a wrong type, a missing file, a lost connection", async ({ page, wiki }) => {
    const said = page.getByRole("note");
    const board = /\/assets\/board-[^/]*\.js$/;
    await page.route(board, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
    });
    await wiki.show(page, { body: published("plain.html", wiki.home) });
    await expect(said).toContainText("wrong type for Rulewright’s scripts");
    await page.unroute(board);
    await page.route(board, (route) => route.fulfill({ status: 404, headers: { "access-control-allow-origin": "*" } }));
    await page.reload();
    await expect(said).toContainText("A file of Rulewright is missing");
    await page.unroute(board);
    await page.route(board, (route) => route.abort());
    await page.reload();
    await expect(said).toContainText("Check the connection");
    await expect(page.getByRole("link", { name: "The highest failing die first" })).toBeVisible();
  });

  test("a browser too old for the script", async ({ page, wiki }) => {
    await page.route(/\/assets\/board-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: "export const open = from the future;" });
    });
    await wiki.show(page, { body: published("plain.html", wiki.home) });
    await expect(page.getByRole("note")).toContainText("This browser is too old");
  });

  test("a page opened as a local file", async ({ page }, info) => {
    const file = info.outputPath("page.html");
    writeFileSync(file, published("plain.html", pathToFileURL(`${DIST}/`).href));
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole("note")).toContainText("opened as a local file");
    await expect(page.getByRole("link", { name: "The highest failing die first" })).toBeVisible();
  });

  for (const [lang, said] of [
    ["en", /does not let the board read from http.*can add that address to connect-src/],
    ["fr", /ne laisse pas le plateau lire http.*ajouter cette adresse à connect-src/],
  ] as const)
    test(`a policy that lets no board be read, in ${lang}`, async ({ page, wiki }) => {
      const { origin } = new URL(wiki.home);
      wiki.policy = `default-src 'self'; script-src 'self' ${origin}; style-src 'unsafe-inline'`;
      await wiki.show(page, {
        body: published("plain.html", wiki.home).replace("<rule-board", `<rule-board lang="${lang}"`),
      });
      await expect(page.getByRole("note")).toContainText(said);
    });

  test("a server that has gone when a reader takes over", async ({ page, wiki, browserName }) => {
    test.skip(browserName !== "chromium", "only Chromium lets a test stop what a worker fetches");
    await wiki.show(page, { body: published("plain.html", wiki.home) });
    await expect(next(page)).toBeVisible();
    await page.context().route(/\/rw\/assets\//, (route) => route.abort());
    await tryIt(page).click();
    await expect(page.getByRole("alert")).toContainText("The rules engine could not be fetched. Check the connection");
  });

  test("a server that has gone before the words of a board have come", async ({ page, wiki }) => {
    await page.route(/\/assets\/(board|table)\.en-/, (route) => route.abort());
    await wiki.show(page, { body: published("plain.html", wiki.home) });
    await expect(page.getByRole("note")).toContainText("Check the connection and reload");
  });

  test("a module of the wrong type plays all the same", async ({ page, wiki }) => {
    await page.route(/\.wasm$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
    });
    await wiki.show(page, { body: published("plain.html", wiki.home) });
    await takeOver(page);
  });

  test("an engine that cannot be had stops the trial, not the steps", async ({ page, wiki }) => {
    await page.route(/\.wasm$/, (route) => route.abort());
    await wiki.show(page, { body: published("plain.html", wiki.home) });
    await tryIt(page).click();
    await expect(page.getByRole("alert")).toContainText("could not be fetched");
    await next(page).click();
    await expect(page.locator("rw-log")).toContainText("Dummy takes 2 damage");
    await page.unroute(/\.wasm$/);
    await takeOver(page);
    await square(page, "D4").click();
    await expect(square(page, "D4")).toHaveAccessibleName(/selected/);
  });
});

test("nothing moves where a board cannot be shown", async ({ page, wiki, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium tells of layout shifts");
  const after = `<p>Text after it.</p>`;
  const note = page.getByRole("note");
  const close = note.getByRole("button", { name: "Close" });
  const stands = async (): Promise<void> => {
    await expect(note).toBeVisible();
    expect(await shifted(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    // The end of the picture is under it until it is put away.
    const [end = 0, text = 0] = await Promise.all(
      [note, page.getByText("Text after it.")].map(async (what) => {
        const { y = 0, height = 0 } = (await what.boundingBox()) ?? {};
        return what === note ? y + height : y;
      }),
    );
    expect(end).toBeLessThanOrEqual(text);
    await close.click();
    await expect(close).toBeHidden();
  };
  await page.setViewportSize({ width: 1024, height: 800 });
  await wiki.show(page, { body: published("copied.html", wiki.home).replaceAll("bonus.2", "bonus.none") + after });
  await stands();
  await page.route(/\/assets\/board-[^/]*\.js$/, (route) => route.abort());
  await wiki.show(page, { body: published("copied.html", wiki.home) + after });
  await stands();
});
