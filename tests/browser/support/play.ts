// How page tests play: they see what a person sees (names of squares, buttons, the timeline) and do what a person does.
import { expect, type Locator, type Page } from "@playwright/test";
import { test as base } from "./test.ts";

export { expect };

export interface Settings {
  lang?: "en" | "fr";
  theme?: "light" | "dark" | "contrast";
  motion?: "full" | "none";
  sound?: "on" | "off";
  text?: "normal" | "large" | "huge";
}

interface Fixtures {
  /** Opens a screen of the page, English and without animation unless the test wants otherwise. */
  open: (hash?: string, settings?: Settings) => Promise<void>;
  clean: void;
}

/** Every test also fails on any error in the page or its console, refusals of the content policy among them. */
export const test = base.extend<Fixtures>({
  clean: [
    async ({ faults }, use) => {
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) => {
    await use(opener(page));
  },
});

export const opener =
  (page: Page) =>
  async (hash = "#/", settings: Settings = {}): Promise<void> => {
    const wanted = JSON.stringify({ lang: "en", theme: "light", motion: "none", ...settings });
    // Only at the first visit: what a test changes must outlive a reload.
    await page.addInitScript((text) => {
      if (location.protocol.startsWith("http") && localStorage.getItem("rulewright-settings") === null)
        localStorage.setItem("rulewright-settings", text);
    }, wanted);
    await page.goto(`./${hash}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  };

/** A game as a file. With a setup it begins in the middle of things. */
export interface SavedGame {
  seed?: string;
  setup?: object;
  first?: "p1" | "p2";
  players?: object[];
  actions?: object[];
}

export function saveOf({ actions = [], ...options }: SavedGame): string {
  const players = [{ deck: "ash" }, { deck: "cin", bot: "greedy" }];
  const begun = { game: "skirmish", seed: "1", map: "crossroads", first: "p1", players, ...options };
  return JSON.stringify({ version: 1, game: "skirmish", options: begun, actions });
}

/** Two units that do not reach each other: Brenna Holt on E5, to act, and a hound on I5. */
export const APART = {
  players: [{ deck: "ash" }, { deck: "cin" }],
  setup: {
    pieces: {
      brenna: { is: "ash-brenna", owner: "p1", at: [5, 5] },
      hound: { is: "cin-hound", owner: "p2", at: [9, 5] },
    },
  },
};

/** Gives a text to "Open a saved game" on the shelf. */
export async function giveFile(page: Page, text: string): Promise<void> {
  const file = { name: "game.rulewright.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
}

/** Opens a game from a file and waits for its table. */
export async function openGame(page: Page, game: SavedGame): Promise<void> {
  await giveFile(page, saveOf(game));
  const refused = page.locator("rw-toasts p");
  await expect(board(page).or(refused)).toBeVisible();
  if (await refused.isVisible()) throw new Error(`no such game can be: ${await refused.innerText()}`);
}

/** From the set-up: a game against an easy bot. `press` is how the button is pressed. */
export async function againstBot(
  page: Page,
  seed: string,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  await page.getByLabel("Played by").last().selectOption("Bot, easy");
  await page.getByLabel("Seed", { exact: true }).fill(seed);
  await press(page.getByRole("button", { name: "Start this game" }));
  await expect(board(page)).toBeVisible();
}

export const board = (page: Page): Locator => page.getByRole("grid", { name: /^(Board|Plateau)$/ });
export const square = (page: Page, name: string): Locator =>
  board(page).getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });
export const bar = (page: Page): Locator => page.locator("rw-bar");
/** What a question offers beyond the buttons of the bar: cards, further answers. */
export const question = (page: Page): Locator => page.locator("rw-question");
export const log = (page: Page): Locator => page.locator("rw-log");
export const timeline = (page: Page): Locator => page.getByRole("slider", { name: /^(Timeline|Fil du temps)$/ });
export const summary = (page: Page): Locator => page.locator("rw-summary").getByRole("dialog");
export const curtain = (page: Page): Locator => page.locator("rw-curtain").getByRole("button");

/** Where the game stands: "Step 12 of 12". */
export const step = async (page: Page): Promise<string> => (await timeline(page).getAttribute("aria-valuetext")) ?? "";

/** A control on the page: what it is called, and where to point at. */
interface Control {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A square: its control, and where it is on the board; of a board of places each spot, in pixels. */
export interface Square extends Control {
  readonly cell: readonly [number, number];
  /** `piece:knight`, where it is no square. */
  readonly spot: string;
}

/** What a person sees at a glance. Read in one go: a whole game is thousands of looks. */
export interface View {
  /** What the page waits for; "work" while it is busy, "bot" while a bot can be told to hurry. */
  readonly state: "asks" | "curtain" | "over" | "bot" | "work";
  readonly squares: readonly Square[];
  /** The buttons of the decision bar, of units that are not on the board yet, of the menu at a target, of the curtain. */
  readonly answers: readonly Control[];
  readonly reserve: readonly Control[];
  readonly menu: readonly Control[];
  /** Cards that a question offers in a list, but for those that are chosen already. */
  readonly cards: readonly Control[];
  readonly curtain: readonly Control[];
  readonly cancel: readonly Control[];
  readonly hurry: readonly Control[];
  /** "Step 12 of 12". */
  readonly step: string;
}

/** A page in whatever drives its browser. */
export interface Driven {
  evaluate<T>(work: () => Promise<T>): Promise<T>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
}

/** Runs in the page: what stands still for two frames. */
async function look(): Promise<View> {
  const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll("*")].flatMap((el) => (el.shadowRoot ? roots(el.shadowRoot) : [])),
  ];
  const nameOf = (el: Element | null): string => el?.getAttribute("aria-label") ?? el?.textContent.trim() ?? "";
  const control = (el: Element): Control => {
    const { x, y, width, height } = el.getBoundingClientRect();
    return { name: nameOf(el), x: x + width / 2, y: y + height / 2 };
  };
  const controls = (from: ShadowRoot | null, selector: string): Control[] =>
    from ? [...from.querySelectorAll(selector)].map(control) : [];
  const glance = (): View => {
    // One walk through the page for all of its parts.
    const everywhere = roots(document);
    const part = (name: string): ShadowRoot | null => {
      const found = everywhere.map((root) => root.querySelector(name)).find((el) => el !== null);
      return found?.shadowRoot ?? null;
    };
    const ground = part("rw-board") ?? part("rw-places");
    const squares = [...(ground?.querySelectorAll("[role=gridcell]") ?? [])].map((el): Square => {
      const [x = 0, y = 0] = (el.getAttribute("data-cell") ?? "").split(",").map(Number);
      const spot = el.getAttribute("data-spot") ?? "";
      if (spot === "") return { ...control(el), cell: [x, y], spot };
      const { name, ...at } = control(el);
      // Whoever stands in a place stands below its name.
      const free = spot.startsWith("place:") ? el.getBoundingClientRect().y + 9 : at.y;
      return { name, x: at.x, y: free, cell: [Math.round(at.x), Math.round(at.y)], spot };
    });
    const seen = {
      squares,
      answers: controls(part("rw-bar"), ".answers button:not(.quiet)"),
      cancel: controls(part("rw-bar"), ".answers button.quiet"),
      reserve: controls(part("rw-bar"), ".reserve button"),
      menu: controls(part("rw-menu"), "[role=menuitem]"),
      cards: controls(part("rw-choices"), ".pick[aria-pressed=false]"),
      curtain: controls(part("rw-curtain"), "button"),
      hurry: controls(part("rw-play"), ".thinking button"),
      step: part("rw-timeline")?.querySelector("input")?.getAttribute("aria-valuetext") ?? "",
    };
    const answered = [seen.answers, seen.reserve, seen.menu, seen.cards].some(({ length }) => length > 0);
    // A question may be answered on the board alone: units and squares are offered, though nothing has been selected.
    const onBoard = ground?.querySelector(".cell.live") && !ground.querySelector("[aria-selected=true]");
    const asked = answered || Boolean(onBoard);
    const busy = everywhere.some((root) => root.querySelector("[aria-busy=true]") !== null);
    const over = part("rw-summary")?.querySelector("dialog")?.open === true;
    const settled = seen.curtain.length > 0 ? "curtain" : asked ? "asks" : seen.hurry.length > 0 ? "bot" : "work";
    const waits = busy && settled === "asks" ? "work" : settled;
    return { ...seen, state: over ? "over" : waits };
  };
  for (let before = ""; ;) {
    const view = glance();
    const now = JSON.stringify(view);
    if (now === before) return view;
    before = now;
    await new Promise(requestAnimationFrame);
  }
}

const frame = (): Promise<number> => new Promise(requestAnimationFrame);

/**
 * Waits until the page asks for something: a decision, the screen for the other player, a look at the end. `seen` is a
 * look that has just been taken.
 */
export async function atRest(page: Driven, seen?: View): Promise<View> {
  let view = seen ?? (await page.evaluate(look));
  for (const end = Date.now() + 30_000; Date.now() < end; view = await page.evaluate(look)) {
    if (view.state !== "work" && view.state !== "bot") return view;
    const [hurry] = view.hurry;
    // Nobody has to wait for a bot. A click that comes too late hits a title.
    if (hurry) await page.mouse.click(hurry.x, hurry.y);
    else await page.evaluate(frame);
  }
  throw new Error("the page has not come to rest");
}

/** Decides until the game is over, or as often as asked; whether it is over. */
export async function decideAll(
  page: Driven,
  decisions: number,
  decide: (view: View) => Promise<void>,
): Promise<boolean> {
  for (let n = 0; n < decisions; n += 1) {
    const view = await atRest(page);
    if (view.state === "over") return true;
    await decide(view);
  }
  return (await atRest(page)).state === "over";
}

const far = (a: Square["cell"], b: Square["cell"]): number => Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
const says = (mark: string) => {
  const pattern = new RegExp(`, ${mark}(,|$)`);
  return ({ name }: Control): boolean => pattern.test(name);
};
/** What the page calls things, in the reader's language. */
export interface Tongue {
  readonly acts: string;
  readonly target: string;
  readonly choose: string;
  readonly selected: string;
  readonly enemy: string;
  /** What is said of a square to go to: where moves have no price, none is named. */
  readonly reach: string;
  readonly end: string;
}

export const ENGLISH: Tongue = {
  acts: "can act",
  target: "can be targeted",
  choose: "can be chosen",
  selected: "selected",
  enemy: "enemy",
  reach: "in reach for \\d+",
  end: "End the turn",
};

export const FRENCH: Tongue = {
  acts: "peut agir",
  target: "peut être pris pour cible",
  choose: "peut être choisi",
  selected: "choisi",
  enemy: "ennemi",
  reach: "à portée pour \\d+",
  end: "Finir le tour",
};

/** "C4, Pyre Hound, yours, …" is about Pyre Hound. */
const unitOn = ({ name }: Square): string => name.split(", ")[1] ?? "";

/** How a player makes the page do something. */
export interface Hands {
  readonly square: (square: Square) => Promise<void>;
  readonly press: (button: Control) => Promise<void>;
  /** Lets go of what is chosen. */
  readonly drop: (view: View) => Promise<void>;
}

/** The pointer goes where a thing is, so it also finds out what lies over it. The window must have room for the table. */
export const mouse = (page: Driven): Hands => {
  const press = ({ x, y }: Control): Promise<void> => page.mouse.click(x, y);
  return {
    square: press,
    press,
    async drop({ cancel: [button] }) {
      if (button) await press(button);
    },
  };
};

/** Scrolls to a point that is out of sight, and answers how far: the page up or down, a wide board to the side. In the page. */
function scrollTo({ x, y }: Pick<Control, "x" | "y">): [number, number] {
  const before = scrollY;
  // Clear of what stays at the edges of the window.
  if (y < 90 || y > innerHeight - 90) scrollBy({ top: y - innerHeight / 2, behavior: "instant" });
  const down = scrollY - before;
  const frames = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(".frame"),
    ...[...root.querySelectorAll("*")].flatMap((el) => (el.shadowRoot ? frames(el.shadowRoot) : [])),
  ];
  const around = ({ top, bottom }: DOMRect): boolean => top <= y - down && y - down <= bottom;
  const frame = frames(document).find((el) => el.scrollWidth > el.clientWidth && around(el.getBoundingClientRect()));
  if (!frame) return [0, down];
  const [{ left, right }, from] = [frame.getBoundingClientRect(), frame.scrollLeft];
  if (x < left + 12 || x > right - 12) frame.scrollLeft += x - (left + right) / 2;
  return [frame.scrollLeft - from, down];
}

/** A finger on a small screen: what is out of sight is scrolled to first. */
export const touch = (page: Page): Hands => {
  const press = async ({ x, y }: Control): Promise<void> => {
    const [aside, down] = await page.evaluate(scrollTo, { x, y });
    await page.touchscreen.tap(x - aside, y - down);
  };
  return {
    square: press,
    press,
    async drop({ cancel: [button] }) {
      if (button) await press(button);
    },
  };
};

/** What assistive technology does: finds a control by role and name, and activates it. It knows no places. */
export const tree = (page: Page): Hands => {
  const activate = async (role: "gridcell" | "button" | "menuitem", name: string): Promise<void> => {
    await page.getByRole(role, { name, exact: true }).first().dispatchEvent("click");
  };
  return {
    square: ({ name }) => activate("gridcell", name),
    async press({ name }) {
      const item = await page.getByRole("menuitem", { name, exact: true }).count();
      await activate(item > 0 ? "menuitem" : "button", name);
    },
    async drop({ cancel: [button] }) {
      if (button) await activate("button", button.name);
    },
  };
};

/** What has the keyboard: its name, and its square if it is one. Runs in the page. */
function focused(): { name: string; cell: string | null } {
  let el = document.activeElement;
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
  const name = el?.getAttribute("aria-label") ?? el?.textContent.trim() ?? "";
  return { name, cell: el?.getAttribute("data-cell") ?? null };
}

/** What has the keyboard and, where it is in a list that is one stop for Tab, the names in that list. Runs in the page. */
function among(): { name: string; names: string[] } {
  let el = document.activeElement;
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
  const nameOf = (one: Element | null): string => one?.getAttribute("aria-label") ?? one?.textContent.trim() ?? "";
  const root = el?.getRootNode();
  const host = root instanceof ShadowRoot ? root.host.localName : "";
  const list = root instanceof ShadowRoot && /^rw-(choices|hand|inspector|players)$/.test(host) ? root : null;
  // What a unit can do is a list of its own.
  const part = el?.closest(".deeds");
  const entries = [...(list?.querySelectorAll("button, summary") ?? [])].filter(
    (one) => one.closest(".deeds") === part,
  );
  return { name: nameOf(el), names: entries.map(nameOf) };
}

/** By keys to the control of this name: Tab from stop to stop, and down in a list that has it. */
export async function seek(page: Page, name: string, tries = 200): Promise<void> {
  const way: string[] = [];
  for (let n = 0; n < tries; n += 1) {
    const now = await page.evaluate(among);
    if (now.name === name) return;
    way.push(now.name);
    await page.keyboard.press(now.names.includes(name) ? "ArrowDown" : "Tab");
  }
  throw new Error(`no key leads to ${name}: ${way.join(" > ")}`);
}

/** Keys only: Tab to what is a button, arrows, N and T on the board. */
export const keyboard = (page: Page): Hands => {
  type Focus = ReturnType<typeof focused>;
  /** Waits until the focus has moved: that a press is reported is no promise that the page has acted on it. */
  const press = async (key: string, before: Focus): Promise<Focus> => {
    await page.keyboard.press(key);
    for (let looks = 0; looks < 30; looks += 1) {
      const now = await page.evaluate(focused);
      if (now.name !== before.name || now.cell !== before.cell) return now;
    }
    return before;
  };
  const to = async (key: string, there: (now: Focus) => boolean, tries = 160): Promise<Focus> => {
    const way: string[] = [];
    let now = await page.evaluate(focused);
    for (let n = 0; n < tries && !there(now); n += 1) {
      way.push(now.name);
      now = await press(key, now);
    }
    if (there(now)) return now;
    throw new Error(`${key} does not lead there: ${[...way, now.name].join(" > ")}`);
  };
  const onBoard = ({ cell }: Focus): boolean => cell !== null;
  return {
    async square(wanted) {
      const here = ({ cell }: Focus): boolean => cell === wanted.cell.join();
      let now = await to("Tab", onBoard);
      if (says("can act")(wanted)) await to("n", here, 40);
      else if (says("can be targeted")(wanted)) await to("t", here, 40);
      else {
        const [x = 1, y = 1] = (now.cell ?? "").split(",").map(Number);
        const [dx, dy] = [wanted.cell[0] - x, wanted.cell[1] - y];
        for (let n = Math.abs(dx); n > 0; n -= 1) now = await press(dx > 0 ? "ArrowRight" : "ArrowLeft", now);
        for (let n = Math.abs(dy); n > 0; n -= 1) now = await press(dy > 0 ? "ArrowDown" : "ArrowUp", now);
        expect(here(now), `the arrows lead to ${wanted.name}, not to ${now.name}`).toBe(true);
      }
      await page.keyboard.press("Enter");
    },
    async press({ name }) {
      await seek(page, name);
      await page.keyboard.press("Enter");
    },
    async drop({ menu }) {
      if (menu.length === 0) await to("Tab", onBoard);
      await page.keyboard.press("Escape");
    },
  };
};

/** Presses Tab until the control has the focus; in a list that is one stop for Tab, the arrow. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const near = (): Promise<"here" | "list" | "elsewhere"> =>
    control.evaluate((el) => {
      const { activeElement: at } = el.getRootNode() as Document | ShadowRoot;
      if (at === el) return "here";
      const inList =
        at !== null && el instanceof HTMLElement && el.tabIndex < 0 && at.closest("ul") === el.closest("ul");
      return inList ? "list" : "elsewhere";
    });
  for (let n = 0, at = await near(); n < 80 && at !== "here"; n += 1, at = await near())
    await page.keyboard.press(at === "list" ? "ArrowDown" : "Tab");
  await expect(control).toBeFocused();
}

/** Plays with what the page shows and nothing else: attacks what it can, else goes to meet the enemy. */
export class Player {
  readonly done = { deployed: 0, attacks: 0, moves: 0, answers: 0, turns: 0, curtains: 0 };
  readonly #page: Driven;
  readonly #hands: Hands;
  /** How many actions a unit may take a turn: games must end in the time of a test. */
  readonly #most: number;
  /** How often each unit has been asked this turn. */
  readonly #asked = new Map<string, number>();

  readonly #tongue: Tongue;

  constructor(page: Driven, hands: Hands, most: number, tongue = ENGLISH) {
    this.#page = page;
    this.#hands = hands;
    this.#most = most;
    this.#tongue = tongue;
  }

  play(decisions = Infinity): Promise<boolean> {
    return decideAll(this.#page, decisions, (view) => this.#decide(view));
  }

  /** Does something and waits until it shows: a browser may report a key as pressed before the page has heard of it. */
  async #do(view: View, work: Promise<void>): Promise<View> {
    await work;
    const before = JSON.stringify(view);
    let now = view;
    for (let tries = 0; tries < 60 && JSON.stringify(now) === before; tries += 1) now = await this.#page.evaluate(look);
    return atRest(this.#page, now);
  }

  async #decide(view: View): Promise<void> {
    const { done } = this;
    const [ready] = view.curtain;
    if (ready) {
      done.curtains += 1;
      await this.#do(view, this.#hands.press(ready));
      return;
    }
    const [waiting] = view.reserve;
    if (waiting) return this.#deploy(view, waiting);
    const hands = this.#hands;
    const end = view.answers.find(({ name }) => name === this.#tongue.end);
    const [answer] = view.answers;
    if (!end && answer) {
      done.answers += 1;
      await this.#do(view, hands.press(answer));
      return;
    }
    const { target, choose } = this.#tongue;
    const place = end ? undefined : view.squares.find((one) => says(target)(one) || says(choose)(one));
    if (place) {
      done.answers += 1;
      await this.#do(view, hands.square(place));
      return;
    }
    // A card that still wants a square would take that of the next unit.
    if (end && view.cancel.length > 0 && view.squares.some(says(choose))) {
      await this.#do(view, hands.drop(view));
      return;
    }
    const unit = view.squares.find((one) => says(this.#tongue.acts)(one) && this.#times(one) < this.#most);
    if (unit) return this.#lead(view, unit);
    if (!end) throw new Error("the page offers nothing");
    done.turns += 1;
    this.#asked.clear();
    await this.#do(view, hands.press(end));
  }

  #times(square: Square): number {
    return this.#asked.get(unitOn(square)) ?? 0;
  }

  async #deploy(view: View, unit: Control): Promise<void> {
    const chosen = await this.#do(view, this.#hands.press(unit));
    // In the middle of the camp's front, where there is something to fight about.
    const places = chosen.squares.filter(says(this.#tongue.choose));
    const [place] = places.sort((a, b) => far(a.cell, [7, 5]) - far(b.cell, [7, 5]));
    if (!place) throw new Error("no square to deploy on");
    await this.#do(chosen, this.#hands.square(place));
    this.done.deployed += 1;
  }

  /** One action of one unit. When the clicks lead to none, what was chosen is let go and the unit passed over. */
  async #lead(view: View, unit: Square): Promise<void> {
    const { selected: marked, target, choose, reach } = this.#tongue;
    // The one that acted before it may still be selected, and then a click here would be aimed at it.
    const aimedAt = (one: Square): boolean => [target, choose, reach].some((mark) => says(mark)(one));
    let [free, at] = [view, unit];
    while (free.cancel.length > 0 && aimedAt(at)) {
      free = await this.#do(free, this.#hands.drop(free));
      at = free.squares.find(({ cell }) => far(cell, unit.cell) === 0) ?? at;
    }
    const selected = says(marked)(at) ? free : await this.#do(free, this.#hands.square(at));
    const now = selected.squares.find(({ cell }) => far(cell, unit.cell) === 0);
    expect(now?.name, "the unit has been selected").toMatch(new RegExp(`, ${marked}(,|$)`));
    let after = await this.#act(selected, unit);
    this.#asked.set(unitOn(unit), after.step === selected.step ? Infinity : this.#times(unit) + 1);
    while (after.state === "asks" && after.cancel.length > 0 && after.step === selected.step)
      after = await this.#do(after, this.#hands.drop(after));
  }

  async #act(view: View, unit: Square): Promise<View> {
    const { squares } = view;
    const [target] = squares.filter(says(this.#tongue.target));
    if (target) {
      this.done.attacks += 1;
      let after = await this.#do(view, this.#hands.square(target));
      // Which attack, or which card and then which attack.
      for (let [how] = after.menu; how; [how] = after.menu) after = await this.#do(after, this.#hands.press(how));
      // What is aimed waits, under a finger, until it has been looked at.
      const again =
        after.step === view.step ? after.squares.find(({ cell }) => far(cell, target.cell) === 0) : undefined;
      return again && says(this.#tongue.target)(again) ? this.#do(after, this.#hands.square(again)) : after;
    }
    const foes = squares.filter(says(this.#tongue.enemy));
    const near = ({ cell }: Square): number => Math.min(...foes.map((foe) => far(foe.cell, cell)), 99);
    const [to] = squares.filter(says(this.#tongue.reach)).sort((a, b) => near(a) - near(b));
    if (!to || near(to) >= near(unit)) return view;
    this.done.moves += 1;
    return this.#do(view, this.#hands.square(to));
  }
}

/** Opens every turn of the log, and every line of it. */
export const unfold = (page: Page): Promise<void> =>
  log(page).evaluate(async (el) => {
    const closed = (): HTMLElement | null | undefined =>
      el.shadowRoot?.querySelector<HTMLElement>("[aria-expanded=false] > .line > .mark");
    for (let fold = closed(); fold; fold = closed()) {
      fold.click();
      await new Promise(requestAnimationFrame);
    }
  });
