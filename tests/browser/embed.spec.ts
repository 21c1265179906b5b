// Boards on other people's pages: every snippet we have published, on hostile pages, in frames, under strict policies.
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { FrameLocator, Locator, Page } from "@playwright/test";
import { DIST } from "../../scripts/lib/paths.mjs";
import { COLOURS, violations } from "./support/axe.ts";
import { alive, boards, expect, published, shifted, test, type Wiki } from "./support/wiki.ts";

const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self' data:";

const next = (page: Page) => page.getByRole("button", { name: "Next" });
const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true });
const tryIt = (page: Page) => page.getByRole("button", { name: "Try it yourself" });
/** Takes over, and waits for the engine to have said what may be done. */
async function takeOver(at: Page | FrameLocator | Locator): Promise<void> {
  await at.getByRole("button", { name: "Try it yourself" }).click();
  await expect(at.locator("rw-bar .answers button").first()).toBeVisible();
}
const square = (page: Page, name: string) => page.getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });

test.describe("the museum", () => {
  for (const name of ["plain.html", "copied.html", "widget.html"]) {
    test(`${name}: read, step, take over`, async ({ page, wiki, faults }) => {
      const body = published(name, wiki.home)
        .replaceAll(/<!--\{\$rule\|[^}]*\}-->/g, "skirmish:bonus.2")
        .replaceAll(/<!--\{\$lang\|[^}]*\}-->/g, "en");
      await wiki.show(page, { body });
      await expect(page.getByText("The highest failing die first").filter({ visible: true }).first()).toBeVisible();
      await expect(square(page, "E4")).toHaveAccessibleName(/Dummy/);
      await expect(back(page)).toBeDisabled();
      await next(page).click();
      await expect(square(page, "E4")).toHaveAccessibleName(/8 of 10/);
      await expect(page.locator("rw-log")).toContainText("A bonus of 2 goes on the dice.");
      await back(page).click();
      await expect(square(page, "E4")).toHaveAccessibleName(/10 of 10/);
      await takeOver(page);
      await square(page, "D4").click();
      await square(page, "D6").click();
      await expect(square(page, "D6")).toHaveAccessibleName(/Striker/);
      await page.getByRole("button", { name: "Start over" }).click();
      await expect(square(page, "D4")).toHaveAccessibleName(/Striker/);
      await page.getByRole("button", { name: "Back to the example" }).click();
      await expect(next(page)).toBeVisible();
      expect(faults).toEqual([]);
    });
  }

  test("copied-fr.html and scenario.html speak French", async ({ page, wiki }) => {
    await wiki.show(page, { body: published("copied-fr.html", wiki.home) + published("scenario.html", wiki.home) });
    await expect(page.getByRole("button", { name: "Suite" }).first()).toBeVisible();
    const second = boards(page).nth(1);
    await second.scrollIntoViewIfNeeded();
    await expect(second.locator(".rule-board")).toHaveAttribute("data-theme", "dark");
    await expect(second.getByRole("button", { name: "Essayer soi-même" })).toBeVisible();
  });

  test("src.html and inline.html play a scenario of the editor's own", async ({ page, wiki }) => {
    const own = /\{[\s\S]*\}/.exec(published("inline.html", wiki.home))?.[0] ?? "";
    wiki.put("my.json", own);
    await wiki.show(page, { body: published("inline.html", wiki.home) + published("src.html", wiki.home) });
    for (const n of [0, 1]) {
      const board = boards(page).nth(n);
      await board.scrollIntoViewIfNeeded();
      await expect(board.getByText("A pike meets a hound")).toBeVisible();
      await board.getByRole("button", { name: "Next" }).click();
      await expect(board.locator("rw-log")).toContainText("Pike Sergeant attacks Pyre Hound");
    }
  });

  test("recorded.html plays what the recorder wrote", async ({ page, wiki, faults }) => {
    await wiki.show(page, { body: published("recorded.html", wiki.home) });
    await next(page).click();
    await expect(page.locator("rw-log")).toContainText("A bonus of 2 goes on the dice.");
    await takeOver(page);
    expect(faults).toEqual([]);
  });

  test("gadget.html with gadget.js", async ({ page, wiki }) => {
    wiki.put("gadget.js", published("gadget.js", wiki.home));
    await wiki.show(page, { body: `${published("gadget.html", wiki.home)}<script src="gadget.js"></script>` });
    await expect(next(page)).toBeVisible();
  });

  for (const name of ["frame.html", "copied-frame.html"]) {
    test(`${name} with height.html: a frame without an origin, as high as its board`, async ({ page, wiki }) => {
      await wiki.show(page, { body: published("height.html", wiki.home) + published(name, wiki.home) });
      const frame = page.frameLocator("iframe");
      await expect(frame.getByRole("button", { name: "Next" })).toBeVisible();
      await expect(page.locator("iframe")).not.toHaveAttribute("height", "720");
      const before = Number(await page.locator("iframe").getAttribute("height"));
      const told = page.evaluate(
        () => new Promise((heard) => addEventListener("message", ({ data }) => heard(data), { once: true })),
      );
      await frame.getByRole("button", { name: "Next" }).click();
      await expect
        .poll(async () => Number(await page.locator("iframe").getAttribute("height")))
        .toBeGreaterThan(before);
      expect(await told).toEqual({ type: "rulewright:height", version: 1, height: expect.any(Number) as unknown });
      await takeOver(frame);
      await frame.getByRole("gridcell", { name: /^D4,/ }).click();
      await expect(frame.getByRole("gridcell", { name: /^D4,.*selected/ })).toBeVisible();
    });
  }
});

test.describe("without script", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "the driver of an installed Firefox cannot do without");
  test.use({ javaScriptEnabled: false });
  test("the rule and a picture stand on the page", async ({ page, wiki }) => {
    await wiki.show(page, { body: published("copied.html", wiki.home) });
    await expect(page.getByText("Put the bonus on the highest failing die")).toBeVisible();
    await expect(page.getByRole("img", { name: /3pb\+2 rolling 3 2 5/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Rulewright skirmish:bonus.2" })).toBeVisible();
  });
});

const HOSTILE = `
  * { all: revert; display: block !important; font-size: 40px !important; color: #f0f !important; margin: 7px !important;
      line-height: 3 !important; box-sizing: content-box !important; letter-spacing: 9px !important; }
  svg, button, p, div, section { width: 13px !important; transform: rotate(4deg); background: #ff0 !important; }
  rule-board * { visibility: hidden !important; }
`;

test("a hostile page does not get into a board", async ({ page, wiki }) => {
  const body = published("copied.html", wiki.home);
  const looks = (): Promise<unknown> =>
    page.evaluate(() => {
      const scene = document.querySelector("rule-board")?.shadowRoot?.querySelector("rw-scene");
      const root = scene?.shadowRoot;
      return ["section", ".name b", ".text", ".bar button", ".bar .main"].map((selector) => {
        const { fontSize, color, display, letterSpacing, lineHeight, visibility, backgroundColor } = getComputedStyle(
          root?.querySelector(selector) ?? document.body,
        );
        return { selector, fontSize, color, display, letterSpacing, lineHeight, visibility, backgroundColor };
      });
    });
  await wiki.show(page, { body });
  await expect(alive(page)).toBeVisible();
  const plain = await looks();
  wiki.put("evil.css", HOSTILE);
  await wiki.show(page, { body, head: `<link rel="stylesheet" href="evil.css">` });
  await boards(page).scrollIntoViewIfNeeded();
  await expect(alive(page)).toBeAttached();
  expect(await looks()).toEqual(plain);
});

test("thirty boards: one engine, nothing moves, nothing reaches another", async ({ page, wiki, browserName }) => {
  const rules = ["bonus.2", "los.3", "range.melee.2", "attack.4", "house.terrain.thorns", "status.stunned.1"];
  const code = published("copied.html", wiki.home);
  const body = Array.from({ length: 30 }, (_, n) =>
    code.replace("skirmish:bonus.2", `skirmish:${rules[n % rules.length] ?? ""}`),
  ).join("<p>Text of the wiki between two boards.</p>");
  wiki.put("evil.css", HOSTILE.replace(/rule-board \*[^}]*\}/, ""));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await wiki.show(page, { body, head: `<link rel="stylesheet" href="evil.css">` });
  await expect(alive(page).first()).toBeAttached();
  // Nothing is loaded for what is far away.
  expect(await alive(page).count()).toBeLessThan(30);
  for (let n = 0; n < 30; n += 1) {
    await boards(page).nth(n).scrollIntoViewIfNeeded();
    await expect(boards(page).nth(n).locator("rw-scene")).toBeAttached();
  }
  expect(asked.filter((url) => url.endsWith(".wasm"))).toEqual([]);
  for (const n of [0, 7, 29]) {
    await takeOver(boards(page).nth(n));
  }
  expect(asked.filter((url) => url.endsWith(".wasm"))).toHaveLength(1);
  if (browserName === "chromium") {
    expect(page.workers()).toHaveLength(1);
    expect(await shifted(page)).toBe(0);
  }
});

test("nothing moves while a board loads", async ({ page, wiki, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium tells of layout shifts");
  const body = `${published("copied.html", wiki.home)}<p>Text after it.</p>`;
  await page.setViewportSize({ width: 1024, height: 800 });
  await wiki.show(page, { body });
  await expect(next(page)).toBeVisible();
  expect(await shifted(page)).toBe(0);
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

test("where there is no room for a board the picture waits to be asked", async ({ page, wiki, browserName }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await wiki.show(page, { body: `${published("copied.html", wiki.home)}<p>Text after it.</p>` });
  const play = page.getByRole("button", { name: "Play this example" });
  await expect(play).toBeVisible();
  await expect(page.getByRole("img", { name: /3pb\+2/ })).toBeVisible();
  if (browserName === "chromium") {
    expect(await shifted(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
  await play.click();
  await next(page).click();
  await expect(page.locator("rw-log")).toContainText("Dummy takes 2 damage");
});

test("the script twice, from two addresses", async ({ page, wiki, faults }) => {
  const body = published("plain.html", wiki.home);
  const again = `<script src="${wiki.home}rule-board.js?v=2"></script><script type="module" src="${wiki.home}rule-board.js?v=3"></script>`;
  await wiki.show(page, { body: body + again + body });
  await expect(next(page)).toHaveCount(2);
  await expect(alive(page)).toHaveCount(2);
  expect(faults).toEqual([]);
});

test("a refusal shows what it is about, and why", async ({ page, wiki }) => {
  const body = published("plain.html", wiki.home).replace("skirmish:bonus.2", "skirmish:range.melee.1");
  await wiki.show(page, { body });
  await page.getByRole("combobox", { name: "Example" }).selectOption({ index: 1 });
  await next(page).click();
  await expect(square(page, "G5")).toHaveAccessibleName(/refused/);
  await expect(page.getByText(/^Refused: Too far/)).toBeVisible();
});

test.describe("policies", () => {
  /** A page under a policy, with Rulewright on its own host: as the policy has it, `'self'`. */
  async function under(policy: string, page: Page, wiki: Wiki): Promise<void> {
    wiki.policy = policy;
    await wiki.show(page, { body: published("copied.html", wiki.own) });
  }

  test("script-src 'self' 'wasm-unsafe-eval' is enough to play", async ({ page, wiki }) => {
    await under(STRICT, page, wiki);
    await next(page).click();
    await takeOver(page);
    await square(page, "D4").click();
    await expect(square(page, "D4")).toHaveAccessibleName(/selected/);
  });

  test("without workers the engine runs in the page", async ({ page, wiki }) => {
    await under(`${STRICT}; worker-src 'none'`, page, wiki);
    await takeOver(page);
    await square(page, "D4").click();
    await expect(square(page, "D4")).toHaveAccessibleName(/selected/);
  });

  test("where WASM is forbidden the steps go on, and taking over says why it cannot", async ({ page, wiki }) => {
    await under(STRICT.replace(" 'wasm-unsafe-eval'", ""), page, wiki);
    await next(page).click();
    await expect(square(page, "E4")).toHaveAccessibleName(/8 of 10/);
    await tryIt(page).click();
    await expect(page.getByRole("alert")).toContainText("'wasm-unsafe-eval' to script-src");
    await back(page).click();
    await expect(square(page, "E4")).toHaveAccessibleName(/10 of 10/);
  });

  test("where our script's own files are forbidden, it says so", async ({ page, wiki }) => {
    await under(`default-src 'none'; script-src ${wiki.own}rule-board.js; connect-src 'self'`, page, wiki);
    await expect(page.getByRole("note")).toContainText("content policy of this site forbids");
    await expect(page.getByText("Put the bonus on the highest failing die")).toBeVisible();
  });

  test("a frame without an origin and without storage", async ({ page, wiki }) => {
    const inner = wiki.put("inner.html", { body: published("copied.html", wiki.home) });
    await wiki.show(page, {
      body: `<iframe sandbox="allow-scripts" src="${inner}" width="900" height="900"></iframe>`,
    });
    const frame = page.frameLocator("iframe");
    await takeOver(frame);
    await frame.getByRole("gridcell", { name: /^D4,/ }).click();
    await expect(frame.getByRole("gridcell", { name: /^D4,.*selected/ })).toBeVisible();
  });
});

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
    [`scenario="skirmish:bonus.2/gone"`, "", /no example “skirmish:bonus.2\/gone” any more/],
    [`src="javascript:alert(1)"`, "", /could not be fetched/],
    [`src="nowhere.json"`, "", /404/],
    [`src="big.json"`, "", /larger than 256 KB/],
    ["", "", /Nothing to show/],
    ["", "{", /not valid JSON/],
    ["", "x".repeat(5_000_000), /larger than 256 KB/],
    ["", deep, /not valid JSON/],
    ["", '{"game":"chess","rules":[],"title":{},"setup":{},"chance":{},"steps":[]}', /no game/],
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

  test("a page opened from a disk", async ({ page }, info) => {
    const file = info.outputPath("page.html");
    writeFileSync(file, published("plain.html", pathToFileURL(`${DIST}/`).href));
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole("note")).toContainText("opened from a disk");
    await expect(page.getByRole("link", { name: "The highest failing die first" })).toBeVisible();
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

test.describe("access", () => {
  test.skip(({ browserName }) => browserName !== "chromium", "the rules are about the page, not the browser");

  test("no rule of accessibility is broken, in any theme", async ({ page, wiki }) => {
    const wear = async (theme: string): Promise<void> => {
      await boards(page).evaluate((board, name) => {
        board.setAttribute("theme", name);
      }, theme);
      await expect(page.locator(".rule-board")).toHaveAttribute("data-theme", theme);
    };
    const sound = async (): Promise<void> => {
      await wear("light");
      expect(await violations(page)).toEqual([]);
      for (const theme of ["dark", "contrast"]) {
        await wear(theme);
        expect(await violations(page, COLOURS), theme).toEqual([]);
      }
    };
    // Else colours would be looked at while they change.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await wiki.show(page, { body: published("copied.html", wiki.home) });
    await next(page).click();
    await page.locator("rw-log .clause").first().click();
    await expect(page.getByRole("complementary")).toBeVisible();
    await sound();
    await takeOver(page);
    await square(page, "D4").click();
    await expect(square(page, "D4")).toHaveAccessibleName(/selected/);
    await sound();
  });

  test("the frame page and the demo wiki, too", async ({ page, wiki }) => {
    for (const path of ["embed.html?rule=skirmish:los.3&lang=fr", "demo-wiki.html"]) {
      await page.goto(wiki.home + path);
      await expect(alive(page).first()).toBeVisible();
      expect(await violations(page), path).toEqual([]);
    }
  });

  test("what goes wrong breaks none, either", async ({ page, wiki }) => {
    await page.goto(`${wiki.home}embed.html?rule=skirmish:nowhere.9`);
    await expect(page.getByRole("note")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test("by keyboard alone", async ({ page, wiki }) => {
    await wiki.show(page, { body: published("plain.html", wiki.home) });
    await next(page).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator("rw-log")).toContainText("Dummy takes 2 damage");
    await page.keyboard.press("Tab");
    await expect(tryIt(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(square(page, "D4")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(square(page, "D4")).toHaveAccessibleName(/selected/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(square(page, "D5")).toHaveAccessibleName(/Striker/);
    await page.getByRole("button", { name: "Back to the example" }).press("Enter");
    await expect(tryIt(page)).toBeFocused();
  });
});
