// Boards on other people's pages: every snippet we have published, on hostile pages, in frames, under strict policies.
import type { Page } from "@playwright/test";
import { badColours, violations } from "./support/axe.ts";
import {
  alive,
  back,
  boards,
  expect,
  held,
  next,
  published,
  shifted,
  square,
  takeOver,
  test,
  tryIt,
  type Wiki,
} from "./support/wiki.ts";

const STRICT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self' data:";

test.describe("the museum", () => {
  for (const name of ["plain.html", "copied.html", "widget.html", "place.html", "copied-div.html", "widget-div.html"]) {
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

  for (const name of ["copied-fr.html", "copied-div-fr.html"]) {
    test(`${name} and scenario.html speak French`, async ({ page, wiki }) => {
      await wiki.show(page, { body: published(name, wiki.home) + published("scenario.html", wiki.home) });
      await expect(page.getByRole("button", { name: "Suite" }).first()).toBeVisible();
      const second = boards(page).nth(1);
      await second.scrollIntoViewIfNeeded();
      await expect(second.locator(".rule-board")).toHaveAttribute("data-theme", "dark");
      await expect(second.getByRole("button", { name: "Essayer soi-même" })).toBeVisible();
    });
  }

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

  for (const name of ["recorded.html", "recorded-div.html"]) {
    test(`${name} plays what the recorder wrote`, async ({ page, wiki, faults }) => {
      await wiki.show(page, { body: published(name, wiki.home) });
      await next(page).click();
      await expect(page.locator("rw-log")).toContainText("A bonus of 2 goes on the dice.");
      await takeOver(page);
      expect(faults).toEqual([]);
    });
  }

  test("gadget.html with gadget.js", async ({ page, wiki }) => {
    wiki.put("gadget.js", published("gadget.js", wiki.home));
    await wiki.show(page, { body: `${published("gadget.html", wiki.home)}<script src="gadget.js"></script>` });
    await expect(next(page)).toBeVisible();
  });

  test("recorded-frame.html: a frame with a scenario of its own behind the #", async ({ page, wiki }) => {
    await wiki.show(page, { body: published("recorded-frame.html", wiki.home) });
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "Next" }).click();
    await expect(frame.locator("rw-log")).toContainText("Pike Sergeant attacks Pyre Hound");
    await takeOver(frame);
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

test("boards of two games: one worker, and each game's module once a board of it is played", async ({
  page,
  wiki,
  browserName,
  faults,
}) => {
  const code = published("plain.html", wiki.home);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const modules = (): (string | undefined)[] =>
    asked.filter((url) => url.endsWith(".wasm")).map((url) => /(\w+)-[^/]*$/.exec(url)?.[1]);
  await wiki.show(page, { body: code + code.replaceAll("skirmish:bonus.2", "duelyst:keyword.provoke.1") });
  const [skirmish, duelyst] = [boards(page).first(), boards(page).nth(1)];
  await duelyst.scrollIntoViewIfNeeded();
  await takeOver(duelyst);
  expect(modules()).toEqual(["duelyst"]);
  await takeOver(skirmish);
  expect(modules()).toEqual(["duelyst", "skirmish"]);
  // Neither has put the other out.
  await duelyst.locator("rw-bar .answers button").last().click();
  await expect(duelyst.locator("rw-log")).toContainText("Player 1 ends the turn");
  await skirmish.getByRole("gridcell", { name: /^D4(,|$)/ }).click();
  await expect(skirmish.getByRole("gridcell", { name: /^D4(,|$)/ })).toHaveAccessibleName(/selected/);
  if (browserName === "chromium") expect(page.workers()).toHaveLength(1);
  expect(modules()).toHaveLength(2);
  expect(faults).toEqual([]);
});

test("nothing moves while a board loads", async ({ page, wiki, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium tells of layout shifts");
  const body = `${published("copied.html", wiki.home)}<p>Text after it.</p>`;
  await page.setViewportSize({ width: 1024, height: 800 });
  await wiki.show(page, { body });
  await expect(next(page)).toBeVisible();
  expect(await shifted(page)).toBe(0);
});

test("an empty board has its room before it is there", async ({ page, wiki }) => {
  const after = page.getByText("Text after it.");
  const top = async (): Promise<number> => (await after.boundingBox())?.y ?? 0;
  for (const width of [1024, 360]) {
    await page.setViewportSize({ width, height: 1000 });
    const come = await held(page, /\/assets\/board-.*\.js$/);
    await wiki.show(page, {
      body: `<rule-board rule="skirmish:bonus.2"></rule-board><p>Text after it.</p>
        <script src="${wiki.home}rule-board.js" async></script>`,
    });
    await expect.poll(top).toBeGreaterThan(700);
    const before = await top();
    come();
    await expect(next(page)).toBeVisible();
    expect(Math.abs((await top()) - before), `at ${String(width)} px`).toBeLessThan(1);
    await page.unrouteAll({ behavior: "wait" });
  }
});

test("hand and log come with the first visitor, and a tab shows its panel as a whole", async ({ page, wiki }) => {
  const panels: string[] = [];
  page.on("request", (request) => panels.push(...(/rw-(?:hand|log)/.exec(request.url()) ?? [])));
  const come = await held(page, /rw-hand-.*\.js$/);
  await wiki.show(page, { body: published("plain.html", wiki.home) });
  await expect(next(page)).toBeVisible();
  expect(panels).toEqual([]);
  await takeOver(page);
  expect(panels.sort()).toEqual(["rw-hand", "rw-log"]);
  const [unit, hand] = [page.getByRole("tab", { name: "Unit" }), page.getByRole("tab", { name: "Hand" })];
  await hand.click();
  await expect(unit).toHaveAttribute("aria-selected", "true");
  come();
  await expect(hand).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("rw-hand")).toContainText("No cards.");
});

test("a board that begins at a step has its log when it is shown", async ({ page, wiki }) => {
  const come = await held(page, /rw-log-.*\.js$/);
  await page.addInitScript(() => {
    addEventListener("rule-board-ready", ({ target }) => {
      const said = (target as Element).shadowRoot?.querySelector("rw-scene")?.shadowRoot?.querySelector("rw-table");
      document.title = said?.shadowRoot?.querySelector("rw-log")?.shadowRoot?.textContent ?? "no log";
    });
  });
  const fetching = page.waitForRequest(/rw-log-.*\.js$/);
  await wiki.show(page, { body: published("plain.html", wiki.home).replace("<rule-board", '<rule-board step="1"') });
  await fetching;
  await expect(boards(page).locator("rw-scene")).toHaveCount(0);
  come();
  await expect(page).toHaveTitle(/Dummy takes 2 damage/);
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
        expect(await badColours(page), theme).toEqual([]);
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
