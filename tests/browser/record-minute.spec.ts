// An author's minute: from an empty recorder to code that plays on somebody's page, in ten clicks and without typing; what the
// code says of its rule is true, and what a reader is given is a board.
import { deflateRawSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { violations } from "./support/axe.ts";
import { tooWide } from "./support/wide.ts";
import { openGame, opener, square, test as appTest } from "./support/play.ts";
import { EMPTY, done, stage, start, state, typeIn, unit, written } from "./support/record.ts";
import { alive, expect, takeOver, test } from "./support/wiki.ts";

/** A place where it is clear of whoever stands in it. */
const CLEAR = { position: { x: 40, y: 9 } };

type Spot = { readonly square: string } | { readonly place: string } | { readonly piece: string };

/** What an author clicks: two units, something that the rules refuse, and what they allow. */
interface Path {
  readonly units: readonly (readonly [name: string, on: Spot])[];
  readonly refused: Spot;
  readonly done: readonly Spot[];
  readonly rule: string;
  readonly title: { readonly en: string; readonly fr: string };
}

const PATHS: Readonly<Record<string, Path>> = {
  skirmish: {
    units: [
      ["Wall Arbalist", { square: "C4" }],
      ["Pyre Hound", { square: "F2" }],
    ],
    refused: { square: "F2" },
    done: [{ square: "C2" }, { square: "F2" }],
    rule: "skirmish:los.3",
    title: {
      en: "Walls block sight (refused: Attack Pyre Hound with Arbalest)",
      fr: "Les murs bloquent la vue (refusé : Attaquer Molosse du bûcher : Arbalète)",
    },
  },
  duelyst: {
    units: [
      ["Argeon Highmayne", { square: "C3" }],
      ["Azurite Lion", { square: "F3" }],
    ],
    refused: { square: "F3" },
    done: [{ square: "E3" }, { square: "F3" }],
    rule: "duelyst:combat.2",
    title: {
      en: "Reach of one tile (refused: Attack Azurite Lion)",
      fr: "Portée d’une case (refusé : Attaquer Lion d’azurite)",
    },
  },
  noxilia: {
    units: [
      ["Gate Pikeman", { place: "a.ram1" }],
      ["Feral Ghoul", { place: "b.ram1" }],
    ],
    refused: { piece: "ag-ghoul" },
    done: [{ place: "field1" }],
    rule: "noxilia:action.melee.1",
    title: {
      en: "Melee attack (refused: Attack Feral Ghoul)",
      fr: "Attaque au corps à corps (refusé : Attaquer Goule féroce)",
    },
  },
  pox: {
    units: [
      ["Gate Warden", { square: "C3" }],
      ["Hollow Reaver", { square: "F3" }],
    ],
    refused: { square: "F3" },
    done: [{ square: "E3" }],
    rule: "pox:1.2.1.1",
    title: {
      en: "Basic attack (refused: Attack: Physical on Hollow Reaver)",
      fr: "Attaque de base (refusé : Attaque : physique contre Ravageur creux)",
    },
  },
  journal: {
    units: [
      ["Tavin Rook", { square: "C3" }],
      ["Captain Dorrit Vane", { square: "I9" }],
    ],
    refused: { square: "E9" },
    done: [{ square: "D3" }],
    rule: "journal:house.move.1",
    title: { en: "Movement actions (refused: Move to E9)", fr: "Actions de mouvement (refusé : Aller en E9)" },
  },
};

const spot = (page: Page, where: Spot): Locator =>
  "square" in where
    ? square(page, where.square)
    : page.locator(`rw-places [data-spot="${"place" in where ? `place:${where.place}` : `piece:${where.piece}`}"]`);

/** Counts its clicks. */
class Author {
  clicks = 0;
  constructor(readonly page: Page) {}

  async press(what: Locator, options = {}): Promise<void> {
    this.clicks += 1;
    await what.click(options);
  }

  spot(where: Spot): Promise<void> {
    return this.press(spot(this.page, where), "place" in where ? CLEAR : {});
  }

  async position({ units }: Path): Promise<void> {
    for (const [name, on] of units) {
      await this.press(unit(this.page, name));
      await this.spot(on);
      await expect(this.page.locator("rw-position .under [role=status]")).toContainText(name);
    }
    await this.press(start(this.page));
  }

  async refuse({ refused }: Path): Promise<void> {
    await this.spot(refused);
    await this.press(refusal(this.page));
    await expect(this.count).toContainText("0 done, 1 refused");
  }

  async act({ done }: Path): Promise<void> {
    for (const [n, where] of done.entries()) {
      await this.spot(where);
      await expect(this.count).toContainText(`${String(n + 1)} done`);
    }
  }

  get count(): Locator {
    return this.page.locator("rw-record .count");
  }
}

const refusal = (page: Page): Locator => page.getByRole("button", { name: "Record this refusal" });
const copy = (page: Page, form: string): Locator => page.getByRole("button", { name: form, exact: true });

/** The clipboard of the test: what was copied last. */
async function keepCopies(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const clipboard = { writeText: (text: string) => Promise.resolve(void (sessionStorage["copied"] = text)) };
    Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  });
  return async () => {
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("copied") ?? "")).not.toBe("");
    return page.evaluate(() => {
      const text = sessionStorage.getItem("copied") ?? "";
      sessionStorage.removeItem("copied");
      return text;
    });
  };
}

const packed = (value: unknown): string => `1${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;

/** With plain spaces, for comparison: French has others before its signs. */
const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, " "));

const jsonIn = (code: string): Record<string, unknown> & { steps: readonly object[] } =>
  JSON.parse(/<script type="application\/json">([^]*?)<\/script>/.exec(code)?.[1] ?? "") as never;

/** The code as it would be with this JSON in it. */
const withWhole = (code: string, json: string): string =>
  code.replace(/(application\/json">\s*)[^]*?(\s*<\/script>)/, (_, open: string, close: string) =>
    [open, json.replaceAll("\n", "\n    "), close].join(""),
  );

for (const [game, path] of Object.entries(PATHS)) {
  test(`ten clicks from an empty recorder to code that plays: ${game}`, async ({ page, wiki, browser }, info) => {
    const app = await (await browser.newContext({ viewport: { width: 1280, height: 1000 } })).newPage();
    const copied = await keepCopies(app);
    await app.addInitScript(() => {
      localStorage.setItem("rulewright-settings", JSON.stringify({ lang: "en", theme: "light", motion: "none" }));
    });
    await app.goto(`${wiki.home}#/record/${game}`);
    const author = new Author(app);
    await author.position(path);
    await author.refuse(path);
    await author.act(path);
    await author.press(copy(app, "Copy embed code"));
    const code = await copied();
    expect(author.clicks).toBeLessThanOrEqual(10);

    // The rule is the one that refused, and the title says so in both languages.
    const scenario = jsonIn(code);
    expect(plainly(scenario)).toMatchObject({ game, rules: [path.rule], title: path.title });
    expect(scenario.steps.flatMap((step) => Object.keys(step))).toEqual([
      ...["refuse", "cites"],
      ...path.done.map(() => "do"),
    ]);
    // The file for tests has it all, and passes.
    await stage(app, "Share").click();
    await expect(app.getByText("The scenario passes.")).toBeVisible();
    const file = (await written(app)) as typeof scenario;
    expect(file.steps.flatMap((step) => Object.keys(step))).toEqual(expect.arrayContaining(["events", "expect"]));
    const whole = (await app.locator("rw-record-share pre").textContent()) ?? "";
    const size = `${String(code.length)} characters of code, ${String(withWhole(code, whole).length)} with all that the file expects`;
    info.annotations.push({ type: "size", description: size });
    console.log(`${game}: ${String(author.clicks)} clicks, ${size}`);
    expect(JSON.stringify(scenario).length).toBeLessThan(JSON.stringify(file).length * 0.65);
    await app.context().close();

    // On somebody's page it is a board: the refusal with its clause, then what was done; and it can be taken over.
    await wiki.show(page, { body: code });
    // A board higher than its picture waits to be asked.
    const play = page.getByRole("button", { name: "Play this example" });
    await expect(alive(page).or(play)).toBeVisible();
    if (await play.isVisible()) await play.click();
    await expect(alive(page).locator("header")).toContainText(path.title.en);
    const next = page.getByRole("button", { name: "Next" });
    await next.click();
    await expect(page.locator("rule-board .refused")).toContainText(path.rule.split(":")[1] ?? "");
    for (const _ of path.done) await next.click();
    const steps = String(path.done.length + 1);
    await expect(alive(page)).toContainText(`${steps} / ${steps}`);
    await expect(page.locator("rule-board rw-log li").first()).toBeVisible();
    await takeOver(page);
  });
}

/** The first path, up to where its refusal is on screen. */
const WALL = PATHS["skirmish"] as Path;
async function refused(page: Page): Promise<Author> {
  const author = new Author(page);
  await author.position(WALL);
  await author.spot(WALL.refused);
  await expect(page.locator("rw-bar .no")).toBeVisible();
  return author;
}

/** What looks as if it could not be clicked. */
const dulled = (page: Page): Promise<string[]> =>
  page
    .locator(":is(rw-inspector, rw-hand, rw-rail) :is(button.go, .card > button, ul > li > button)")
    .evaluateAll((all) =>
      all
        .filter((one) => {
          const boxes = [one, one.parentElement].filter((box) => box !== null).map((box) => getComputedStyle(box));
          return (
            one.ariaDisabled === "true" || boxes.some((box) => box.borderTopStyle === "dashed" || box.opacity !== "1")
          );
        })
        .map((one) => one.textContent.trim()),
    );

appTest("what can be clicked to be refused does not look disabled, and a hint says so", async ({ page, open }) => {
  const setup = {
    round: 4,
    pieces: {
      bow: { is: "ash-bow", owner: "p1", at: [3, 4], stats: { ap: 0 } },
      hound: { is: "cin-hound", owner: "p2", at: [6, 2] },
    },
    players: { p1: { hand: { cards: ["com-aim"] } } },
  };
  // In a game it does look so.
  await open();
  await openGame(page, { seed: "4", players: [{ deck: "ash" }, { deck: "cin" }], setup });
  await square(page, "C4").click();
  expect((await dulled(page)).length).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Record a scenario from here" }).click();
  await start(page).click();
  await expect(page.locator("rw-record .try")).toHaveText("A forbidden action can be recorded too.");
  await expect(page.locator("rw-inspector .go").first()).toBeVisible();
  expect(await dulled(page)).toEqual([]);
  // What is forbidden still says so, to everybody, and is refused by name.
  const shot = page.locator("rw-inspector").getByRole("button", { name: /Arbalest why not/ });
  await shot.click();
  await expect(page.locator("rw-bar .no")).toBeVisible();
  await refusal(page).click();
  await expect(page.locator("rw-record .count")).toContainText("1 refused");
  // At 360 px the cards of the hand are a rail.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator("rw-rail button")).toHaveCount(1);
  expect(await dulled(page)).toEqual([]);
  expect(await page.evaluate(tooWide, 360)).toEqual([]);
});

appTest("a refusal that has been recorded leaves the screen", async ({ page, open }) => {
  await open(EMPTY);
  const author = await refused(page);
  expect(await violations(page)).toEqual([]);
  await expect(page.locator("rw-record .try")).toHaveText("Refused: Attack Pyre Hound with Arbalest");
  await expect(refusal(page)).toBeEnabled();
  await author.press(refusal(page));
  await expect(author.count).toContainText("0 done, 1 refused");
  await expect(refusal(page)).toBeDisabled();
  await expect(page.locator("rw-bar .no")).toHaveCount(0);
  await expect(page.locator("rw-record .try")).toHaveText("A forbidden action can be recorded too.");
  await expect(square(page, "F2")).not.toHaveAccessibleName(/refused/);
});

appTest("the rule under test can be changed, and the title follows", async ({ page, open }) => {
  await open(EMPTY);
  const author = await refused(page);
  await author.press(refusal(page));
  await author.act(WALL);
  await done(page).click();
  const under = page.getByRole("combobox", { name: "Rule under test" });
  expect(await violations(page)).toEqual([]);
  await expect(under).toHaveValue(WALL.rule);
  await under.selectOption("Roll the defence dice");
  await expect
    .poll(async () => plainly((await written(page))["title"]))
    .toEqual({
      en: "Roll the defence dice (Attack Pyre Hound with Arbalest)",
      fr: "Lancez les dés de défense (Attaquer Molosse du bûcher : Arbalète)",
    });
  expect(((await written(page))["rules"] as string[])[0]).toBe("skirmish:attack.5");
  await expect(page.getByText("The scenario passes.")).toBeVisible();
});

/** A shot without a refusal: three hits, no crit, no block. Returns the rule that the scenario is written to show. */
async function shot(page: Page): Promise<string | undefined> {
  const author = new Author(page);
  await author.position({ ...WALL, units: [["Wall Arbalist", { square: "C2" }], ...WALL.units.slice(1)] });
  const dice = page.getByRole("textbox", { name: "Next dice" });
  await typeIn(dice, "4 4 4 1");
  await dice.press("Enter");
  await author.act({ ...WALL, done: [WALL.refused] });
  await done(page).click();
  await expect(page.getByText("The scenario passes.")).toBeVisible();
  return ((await written(page))["rules"] as string[])[0];
}

appTest("without a refusal the rule is the most particular one that was met", async ({ page, open }) => {
  await open(EMPTY);
  // Attack and defence dice, hits and damage are met in the examples of more rules.
  expect(await shot(page)).toBe("skirmish:bonus.2");
});

appTest("or the one from whose page the author came", async ({ page, open }) => {
  await open("#/rules/skirmish/skirmish%3Aattack.3");
  await page.getByRole("link", { name: "Record a scenario" }).click();
  expect(await shot(page)).toBe("skirmish:attack.3");
  expect(new URL(page.url()).hash).toBe(EMPTY);
  // A scenario that has been begun is about its own rule, from wherever its author comes back.
  await page.goto("./#/rules/skirmish/skirmish%3Alos.3");
  await page.getByRole("link", { name: "Record a scenario" }).click();
  await expect(page.getByText("The scenario passes.")).toBeVisible();
  expect(((await written(page))["rules"] as string[])[0]).toBe("skirmish:attack.3");
  await page.goto("./#/record/skirmish/skirmish%3Anothing.1");
  await expect(page.getByRole("heading", { name: "This link holds no scenario" })).toBeVisible();
});

appTest("the default owner is the other side once, and is said", async ({ page, open }) => {
  await open(EMPTY);
  const owner = page.getByRole("group", { name: "Owner of the next unit" });
  const isNext = (name: string): Promise<void> =>
    expect(owner.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
  await isNext("Player 1");
  await unit(page, "Wall Arbalist").click();
  await square(page, "C4").click();
  await expect(page.locator("rw-announcer")).toContainText("The next unit belongs to Player 2.");
  await page.getByRole("tab", { name: "Units" }).click();
  await isNext("Player 2");
  await unit(page, "Pyre Hound").click();
  await square(page, "F2").click();
  await expect(square(page, "F2")).toHaveAccessibleName(/enemy/);
  await isNext("Player 2");
  // What the author chooses stays, until the board is cleared.
  await owner.getByRole("button", { name: "Player 1" }).click();
  await unit(page, "Pyre Hound").click();
  await square(page, "F3").click();
  await expect(square(page, "F3")).toHaveAccessibleName(/Pyre Hound 2, yours/);
  await isNext("Player 1");
  await owner.getByRole("button", { name: "Player 2" }).click();
  await page.getByRole("button", { name: "Start over" }).click();
  await isNext("Player 1");
});

appTest("recording begins at the one piece of the side to act, also by keyboard", async ({ page, open }) => {
  await open(EMPTY);
  const author = new Author(page);
  await author.position(WALL);
  await expect(square(page, "C4")).toHaveAccessibleName(/selected/);
  await expect(square(page, "C4")).toBeFocused();
  // A first click on it keeps it.
  await square(page, "C4").click();
  await expect(square(page, "C4")).toHaveAccessibleName(/selected/);
});

appTest("the link leads to the board, and quieter ones to the recorder", async ({ page, open, browser, site }) => {
  const copied = await keepCopies(page);
  await open(EMPTY);
  const author = await refused(page);
  await author.press(refusal(page));
  await author.act(WALL);
  await expect(state(page)).toHaveText("Passes");
  await done(page).click();
  await copy(page, "Copy link").click();
  const board = await copied();
  expect(board).toMatch(/\/embed\.html\?lang=en#1[\w-]+$/);
  expect(board.length).toBeLessThan(700);
  await copy(page, "Copy link to edit").click();
  const desk = await copied();
  expect(desk).toMatch(/\/#\/record\/skirmish\/1[\w-]+$/);
  const scenario = await written(page);

  for (const width of [360, 1280]) {
    const reader = await (
      await browser.newContext({ viewport: { width, height: 800 }, colorScheme: width < 500 ? "dark" : "light" })
    ).newPage();
    await reader.goto(board);
    await expect(alive(reader)).toContainText(WALL.title.en);
    await expect(reader).toHaveTitle(`${WALL.title.en} · Rulewright`);
    expect(await reader.evaluate(tooWide, width)).toEqual([]);
    expect(await violations(reader)).toEqual([]);
    await reader.getByRole("button", { name: "Next" }).click();
    await expect(reader.locator("rule-board .refused")).toContainText("los.3");
    await takeOver(reader);
    // Another link in the same window is another board.
    await reader.goto(`${board.slice(0, -8)}AAAAAAAA`);
    await expect(reader.locator("rule-board .fault")).toContainText("was cut off or changed");
    await reader.goto(board);
    await expect(reader.getByRole("link", { name: "Change it" })).toHaveAttribute("href", /#\/record\/skirmish\/1/);
    await reader.context().close();
  }

  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await opener(other)(new URL(desk).hash);
  await expect(other.getByText("The scenario passes.")).toBeVisible();
  expect(await written(other)).toEqual(scenario);
  await other.context().close();
});

appTest("where copying is denied the code is shown in the last stage", async ({ page, open }) => {
  await open(EMPTY);
  const author = await refused(page);
  await author.press(refusal(page));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("denied"));
  });
  await copy(page, "Copy embed code").click();
  const area = page.getByRole("textbox", { name: "Copy it yourself" });
  await expect(area).toHaveValue(/^<div class="rulewright"/);
  await expect(area).toBeFocused();
});

test("a frame shows a scenario of one's own, without storage and origin", async ({ page, wiki, browser }) => {
  const app = await (await browser.newContext()).newPage();
  const copied = await keepCopies(app);
  await app.addInitScript(() => {
    localStorage.setItem("rulewright-settings", JSON.stringify({ lang: "fr", theme: "light", motion: "none" }));
  });
  const steps = [{ do: { type: "attack", piece: "pike", attack: "pike-butt", target: "hound" } }];
  const pieces = {
    pike: { is: "ash-pike", owner: "p1", at: [5, 5] },
    hound: { is: "cin-hound", owner: "p2", at: [6, 5] },
  };
  const own = {
    game: "skirmish",
    rules: ["skirmish:range.melee.1"],
    title: { fr: "Une <b>pique</b>" },
    setup: { pieces },
    steps,
  };
  await app.goto(`${wiki.home}#/record/skirmish/${packed(own)}`);
  await copy(app, "Copier le code du cadre").click();
  const code = await copied();
  await app.context().close();
  await wiki.show(page, { body: code });
  await expect(page.locator("iframe")).toHaveAttribute("title", "Une <b>pique</b>");
  await expect(page.getByText("Une <b>pique</b>")).toBeVisible();
  const frame = page.frameLocator("iframe");
  await expect(frame.locator("rw-scene header")).toContainText("Une <b>pique</b>");
  await frame.getByRole("button", { name: "Suite" }).click();
  await expect(frame.locator("rw-log")).toContainText("Sergent");
});

test("an inert div holds a scenario of one's own in an attribute", async ({ page, wiki }) => {
  const setup = { pieces: { hound: { is: "cin-hound", owner: "p1", at: [6, 5] } } };
  const own = packed({ game: "skirmish", rules: ["skirmish:house.move.1"], title: { en: "A hound alone" }, setup });
  const script = `<script src="${wiki.home}rule-board.js" async></script>`;
  await wiki.show(page, { body: `<div class="rulewright" data-scenario="${own}">A hound alone</div>${script}` });
  await expect(alive(page)).toContainText("A hound alone");
  await takeOver(page);
});
