// The recorder: from an empty board to a passing, shared scenario, by mouse, by keyboard alone, by touch; what it writes is
// what the command line reads.
import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { load } from "../../web/src/engine/node.ts";
import { at } from "../../scripts/lib/paths.mjs";
import { board, expect, openGame, opener, square, tabTo, test } from "./support/play.ts";
import { downloads, listenForFiles } from "./support/files.ts";
import { tooWide } from "./support/wide.ts";
import { SCREENS } from "./support/screens.ts";
import { EMPTY, done, position, stage, start, state, strike, typeIn, unit, written } from "./support/record.ts";

/** The command line where it is built, the same engine in Node where it is not. */
async function passes(text: string, file: string): Promise<void> {
  const cli = at("target", "battery", "rulewright");
  if (existsSync(cli)) {
    const { stdout } = await promisify(execFile)(cli, ["check", file]);
    expect(stdout).toContain("1 passed, 0 failed");
    return;
  }
  const engine = await load({ worker: false });
  expect(await engine.runScenario(text)).toEqual({ passed: true, differences: [] });
}

/** Shift and Tab, to what stands before. */
async function backTo(page: Page, control: Locator): Promise<void> {
  const here = (): Promise<boolean> =>
    control.evaluate((el) => (el.getRootNode() as Document | ShadowRoot).activeElement === el);
  for (let n = 0; n < 40 && !(await here()); n += 1) await page.keyboard.press("Shift+Tab");
  await expect(control).toBeFocused();
}

test("from an empty board to a shared scenario, by mouse", async ({ page, open, browser, browserName, site }, info) => {
  let clicks = 0;
  const press = async (what: Locator): Promise<void> => {
    clicks += 1;
    await what.click();
  };
  const saving = browserName === "firefox" ? await listenForFiles(page) : downloads(page);
  await open(EMPTY);
  const began = Date.now();
  await position(page, press);
  await press(start(page));
  await expect(board(page).locator(":focus")).toHaveCount(1); // the board takes the keyboard
  const dice = page.getByRole("textbox", { name: "Next dice" });
  await typeIn(dice, "6");
  await dice.press("Enter");
  // What the rules forbid is tried first.
  await press(square(page, "E5"));
  await press(square(page, "M1"));
  await press(page.getByRole("button", { name: "Record this refusal" }));
  await expect(page.locator("rw-record .count")).toContainText("0 done, 1 refused");
  await strike(page, press);
  await expect(page.locator("rw-record .count")).toContainText("1 done, 1 refused");
  await expect(state(page)).toHaveText("Passes");
  await press(done(page));
  await expect(page.getByText("The scenario passes.")).toBeVisible();
  const { name, text } = await saving(() => press(page.getByRole("button", { name: "Save to a file" })));
  const seconds = (Date.now() - began) / 1000;
  info.annotations.push({ type: "flow", description: `${String(clicks)} clicks, ${seconds.toFixed(1)} s` });
  console.log(`an empty board to a file: ${String(clicks)} clicks, ${seconds.toFixed(1)} s`);
  expect(clicks).toBeLessThanOrEqual(16);
  expect(seconds).toBeLessThan(90);

  expect(name).toBe("steps-refused-move-to-m1.json");
  const file = info.outputPath(name);
  writeFileSync(file, text);
  const scenario = JSON.parse(text) as Record<string, unknown>;
  expect(scenario).toMatchObject({
    game: "skirmish",
    title: { en: "Steps (refused: Move to M1)", fr: expect.any(String) as unknown },
    steps: [
      { refuse: { type: "move", piece: "pike", to: [13, 1] }, cites: "skirmish:house.move.1" },
      { do: {} },
      {},
      {},
    ],
  });
  expect((scenario["chance"] as { dice: number[] }).dice[0]).toBe(6);
  expect((scenario["rules"] as string[])[0]).toBe("skirmish:house.move.1");
  expect(scenario["rules"]).toContain("skirmish:attack.1");
  await passes(text, file);

  // The link, in another browser: the same scenario, checked there.
  await page.evaluate(() => {
    const clipboard = { writeText: (copied: string) => Promise.resolve(void (document.title = copied)) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
  await page.getByRole("button", { name: "Copy link to edit" }).click();
  await expect.poll(() => page.title()).toMatch(/#\/record\/skirmish\/1[\w-]+$/);
  const address = await page.title();
  expect(address.length).toBeLessThan(2000);
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await opener(other)(new URL(address).hash);
  await expect(other.getByText("The scenario passes.")).toBeVisible();
  expect(await written(other)).toEqual(scenario);
  expect(new URL(other.url()).hash).toBe(EMPTY);
  await other.context().close();
});

test("by keyboard alone", async ({ page, open }) => {
  await open(EMPTY);
  const { keyboard: keys } = page;
  const search = page.getByRole("searchbox", { name: "Find a unit or warband" });
  const go = async (cell: string): Promise<void> => {
    // Arrows lead from wherever the board stands.
    for (let n = 0; n < 30; n += 1) {
      const here = await page.evaluate(() => {
        let el = document.activeElement;
        while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
        return el?.getAttribute("data-cell")?.split(",").map(Number) ?? null;
      });
      if (!here) throw new Error("the keyboard is not on the board");
      const [x = 0, y = 0] = here;
      const [dx, dy] = [cell.charCodeAt(0) - 64 - x, Number(cell.slice(1)) - y];
      if (dx === 0 && dy === 0) return;
      await keys.press(dx !== 0 ? (dx > 0 ? "ArrowRight" : "ArrowLeft") : dy > 0 ? "ArrowDown" : "ArrowUp");
    }
  };
  await tabTo(page, search);
  await keys.type("pike");
  await keys.press("Enter");
  await go("E5");
  await keys.press("Enter");
  // Faster than the engine answers: the next square is where it goes.
  await keys.press("ArrowLeft");
  await keys.press("Enter");
  await expect(square(page, "D5")).toHaveAccessibleName(/Pike Sergeant.*selected/);
  await expect(page.locator("rw-announcer")).toContainText("Pike Sergeant on D5");
  await go("E5");
  await keys.press("Enter");
  await expect(square(page, "E5")).toHaveAccessibleName(/Pike Sergeant.*selected/);
  await tabTo(
    page,
    page.getByRole("group", { name: "Owner of the next unit" }).getByRole("button", { name: "Player 2" }),
  );
  await keys.press("Enter");
  await tabTo(page, search);
  await keys.press("ControlOrMeta+a");
  await keys.type("hound");
  await keys.press("Enter");
  await go("F6");
  await keys.press("Enter");
  await expect(square(page, "F6")).toHaveAccessibleName(/Pyre Hound.*selected/);
  // Moved: it is selected, so another square is where it goes.
  await go("F5");
  await keys.press("Enter");
  await expect(square(page, "F5")).toHaveAccessibleName(/Pyre Hound/);
  await tabTo(page, start(page));
  await keys.press("Enter");
  await expect(page.locator("rw-record .count")).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("RW-APP");
  await go("E5");
  await keys.press("Enter");
  await tabTo(page, page.locator("rw-inspector").getByRole("button", { name: /Butt Spike/ }));
  await keys.press("Enter");
  await expect(square(page, "F5")).toBeFocused();
  await keys.press("Enter");
  await expect(page.locator("rw-record .count")).toContainText("1 done");
  await expect(state(page)).toHaveText("Passes");
  await backTo(page, done(page));
  await keys.press("Enter");
  await expect(stage(page, "Share")).toBeFocused();
  await tabTo(page, page.getByRole("textbox", { name: "Title in English" }));
  await keys.type("A pike pricks a hound");
  await keys.press("Enter");
  await expect.poll(async () => (await written(page))["title"]).toMatchObject({ en: "A pike pricks a hound" });
  await expect(page.getByText("The scenario passes.")).toBeVisible();
});

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("by touch", async ({ page, open, browserName }) => {
    await open(EMPTY);
    // Taps of the driver reach no page in Firefox: there the same is done by mouse.
    const touch = browserName !== "firefox";
    const press = (what: Locator): Promise<void> => (touch ? what.tap() : what.click());
    await position(page, press);
    expect(await page.evaluate(tooWide, 360)).toEqual([]);
    // Health goes down a step at a time.
    await press(square(page, "F5"));
    await press(page.getByRole("button", { name: "Less: Hit points" }));
    await expect(square(page, "F5")).toHaveAccessibleName(/11 of 12/);
    await press(start(page));
    await strike(page, press);
    // A finger cannot hover: a blow asks for a second tap.
    if (touch) await press(square(page, "F5"));
    await expect(page.locator("rw-record .count")).toContainText("1 done");
    expect(await page.evaluate(tooWide, 360)).toEqual([]);
    await press(done(page));
    await expect(page.getByText("The scenario passes.")).toBeVisible();
    expect(await page.evaluate(tooWide, 360)).toEqual([]);
  });
});

test("a drag is a shorter way, and undo takes anything back", async ({ page, open }) => {
  await open(EMPTY);
  await unit(page, "Pike Sergeant").dragTo(square(page, "C3"));
  await expect(square(page, "C3")).toHaveAccessibleName(/Pike Sergeant/);
  await square(page, "C3").dragTo(square(page, "D5"));
  await expect(square(page, "D5")).toHaveAccessibleName(/Pike Sergeant/);
  const undo = page.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(square(page, "C3")).toHaveAccessibleName(/Pike Sergeant/);
  await undo.click();
  await expect(square(page, "C3")).not.toHaveAccessibleName(/Pike/);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(square(page, "C3")).toHaveAccessibleName(/Pike Sergeant/);
});

test("everything of a position can be changed, and the engine says what cannot be", async ({ page, open }) => {
  await open(EMPTY);
  const hint = page.locator("rw-position .under [role=status]");
  await unit(page, "Pike Sergeant").click();
  await square(page, "D3").click(); // a wall
  await expect(hint).toHaveText("No piece can be there: the square is blocked, taken or off the board.");
  await unit(page, "Pike Sergeant").click();
  await square(page, "E5").click();
  await square(page, "E5").click();
  const panel = page.getByRole("tabpanel");
  await typeIn(panel.getByRole("spinbutton", { name: "Hit points" }), "99");
  await page.keyboard.press("Tab");
  await expect(panel.locator(".fault")).toHaveText("It must be from 0 to 12.");
  await typeIn(panel.getByRole("spinbutton", { name: "Hit points" }), "4");
  await page.keyboard.press("Tab");
  await expect(square(page, "E5")).toHaveAccessibleName(/4 of 12/);
  await expect(panel.locator(".fault")).toHaveCount(0);
  await panel.getByRole("combobox", { name: "Statuses and cards in front" }).selectOption("Poisoned");
  await panel.getByRole("button", { name: "Add: Statuses and cards in front" }).click();
  await expect(square(page, "E5")).toHaveAccessibleName(/Poisoned/);
  await panel.getByRole("button", { name: "Add: Statuses and cards in front" }).click();
  await expect(panel.locator(".fault")).toContainText("it is there already");
  await panel.getByRole("checkbox", { name: "Dash" }).check();

  await page.getByRole("tab", { name: "Players" }).click();
  await panel.getByRole("combobox", { name: "Hand" }).selectOption("Steady Aim");
  await panel.getByRole("button", { name: "Add: Hand" }).click();
  await expect(panel.getByRole("list", { name: "Hand" })).toHaveText("Steady Aim");
  await page.getByRole("tab", { name: "Turn" }).click();
  await panel.getByRole("button", { name: "More: Round" }).click();
  await page.getByRole("tab", { name: "Board" }).click();
  await panel.getByRole("button", { name: "Wall" }).click();
  await square(page, "A1").click();
  await expect(square(page, "A1")).toHaveAccessibleName(/Wall/);

  // A reload loses nothing.
  await page.reload();
  await expect(square(page, "A1")).toHaveAccessibleName(/Wall/);
  await expect(square(page, "E5")).toHaveAccessibleName(/4 of 12.*Poisoned/);
  await stage(page, "Share").click();
  expect(await written(page)).toMatchObject({
    setup: {
      round: 3,
      board: { rows: expect.arrayContaining([expect.stringMatching(/^#/)]) as string[] },
      pieces: { pike: { is: "ash-pike", owner: "p1", at: [5, 5], stats: { health: 4 }, used: ["dash"] } },
      players: { p1: { hand: { cards: ["com-aim"] } } },
    },
  });
});

test("a piece is called otherwise, in all that the scenario says of it", async ({ page, open }) => {
  await open(EMPTY);
  await position(page, (what) => what.click());
  await start(page).click();
  await strike(page, (what) => what.click());
  await expect(state(page)).toHaveText("Passes");
  await stage(page, "Position").click();
  await square(page, "E5").click();
  const name = page.getByRole("textbox", { name: "Name in the file" });
  await expect(name).toHaveValue("pike");
  await typeIn(name, "hound");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel").locator(".fault")).toContainText("Another piece has this name");
  await typeIn(name, "Lancière 1");
  await page.keyboard.press("Tab");
  await expect(name).toHaveValue("lanciere-1");
  await expect(state(page)).toHaveText("Passes");
  await stage(page, "Share").click();
  const text = JSON.stringify(await written(page));
  expect(text).toContain('"piece":"lanciere-1"');
  expect(text).not.toContain('"pike"');
  await expect(page.getByText("The scenario passes.")).toBeVisible();
});

test("dice that are asked for fall, what comes is written, and undo goes back to it", async ({ page, open }) => {
  await open(EMPTY);
  await position(page, (what) => what.click());
  await start(page).click();
  await page.getByRole("button", { name: "A 1 comes next" }).click();
  await expect(page.getByRole("textbox", { name: "Next dice" })).toHaveValue("1");
  await strike(page, (what) => what.click());
  await expect(state(page)).toHaveText("Passes");
  await expect(page.getByRole("textbox", { name: "Next dice" })).toHaveValue("");
  await expect(page.locator("rw-dice")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(page.locator("rw-record .count")).toContainText("0 done");
  await page.getByRole("button", { name: "Redo", exact: true }).first().click();
  await expect(page.locator("rw-record .count")).toContainText("1 done");
  await done(page).click();
  const { chance, steps } = (await written(page)) as { chance: { dice: number[] }; steps: object[] };
  expect(chance.dice[0]).toBe(1);
  expect(chance.dice.length).toBeGreaterThan(1);
  // What is unticked is not written, and what is left still passes.
  await page.locator("rw-record-share .deeds").getByRole("checkbox").first().uncheck();
  await expect.poll(async () => JSON.stringify((await written(page))["steps"])).not.toBe(JSON.stringify(steps));
  await expect(page.getByText("The scenario passes.")).toBeVisible();
  // The preview is the board that readers get.
  const preview = page.locator("rw-record-share rule-board");
  await preview.scrollIntoViewIfNeeded();
  await preview.getByRole("button", { name: "Next" }).click();
  await expect(preview.locator("rw-log")).toContainText("Pike Sergeant attacks Pyre Hound");
});

test("a game being played and an example of the rulebook can be recorded from", async ({ page, open }) => {
  await open();
  await openGame(page, {
    seed: "4",
    players: [{ deck: "ash" }, { deck: "cin" }],
    setup: {
      round: 4,
      pieces: {
        brenna: { is: "ash-brenna", owner: "p1", at: [5, 5], stats: { health: 9 } },
        hound: { is: "cin-hound", owner: "p2", at: [6, 5] },
      },
      players: { p1: { hand: { cards: ["com-aim"] } } },
    },
  });
  await page.getByRole("button", { name: "Record a scenario from here" }).click();
  await expect(square(page, "E5")).toHaveAccessibleName(/Brenna Holt.*9 of 15/);
  await expect(start(page)).toBeEnabled();

  await page.goto("./#/rules/skirmish/skirmish%3Abonus.2");
  await page.getByRole("link", { name: "Change it" }).click();
  await expect(page.getByText("The scenario passes.")).toBeVisible();
  expect(await written(page)).toMatchObject({ game: "skirmish", title: { fr: expect.any(String) as unknown } });
  // What was edited before is one undo away.
  await stage(page, "Position").click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "E5")).toHaveAccessibleName(/Brenna Holt/);
});

test("where copying is denied the text is shown, and a file can be opened", async ({ page, open }) => {
  await open(EMPTY);
  const scenario = {
    ...{ game: "skirmish", rules: ["skirmish:house.turn.7"], title: { en: "Not yours" } },
    setup: { pieces: { hound: { is: "cin-hound", owner: "p2", at: [6, 5] } } },
    steps: [{ refuse: { type: "move", piece: "hound", to: [6, 6] }, cites: "skirmish:house.turn.7" }],
  };
  const give = (text: string): Promise<void> =>
    page
      .locator("rw-record input[type=file]")
      .setInputFiles({ name: "s.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await give("{");
  await expect(page.locator("rw-toasts")).toContainText("could not be opened");
  await give(JSON.stringify(scenario));
  await expect(page.getByText("The scenario passes.")).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await page.getByRole("button", { name: "Copy JSON" }).click();
  await expect(page.getByRole("textbox", { name: "Copy it yourself" })).toHaveValue(/"Not yours"/);
});

for (const lang of ["en", "fr"] as const)
  test(`nothing above the table is cut, however narrow, ${lang}`, async ({ page, open }) => {
    await open("#/", { lang });
    await SCREENS.find(({ name }) => name === "record-play")?.show(page);
    const cut = (): Promise<string[]> =>
      page.locator("rw-record :is(.bar, .acts)").evaluateAll((parts) =>
        parts.flatMap((part) => {
          const end = part.getBoundingClientRect().right;
          const inner = [...part.querySelectorAll("button, input")].filter((el) => el.checkVisibility());
          return inner.filter((el) => el.getBoundingClientRect().right > end).map((el) => el.outerHTML);
        }),
      );
    for (const width of [720, 900, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      expect.soft(await cut(), String(width)).toEqual([]);
    }
  });
