// First steps: the whole introduction, by mouse, by keyboard alone, by touch on a small screen, and in French; out of it
// again; and every term opens its clause in place.
import type { Locator, Page } from "@playwright/test";
import { bar, expect, openGame, square, tabTo, test } from "./support/play.ts";
import { tooWide } from "./support/wide.ts";

const panel = (page: Page): Locator => page.locator("rw-clause-panel").getByRole("dialog");
const deed = (page: Page, name: RegExp): Locator => page.locator("rw-inspector").getByRole("button", { name });
const card = (page: Page, name: RegExp): Locator => page.locator("rw-hand").getByRole("button", { name });
const answer = (page: Page, name: RegExp): Locator => bar(page).locator(".answers").getByRole("button", { name });
const foot = (page: Page): Locator => page.locator("rw-learn footer");
const goals = (page: Page): Locator => page.locator("rw-learn .goals li");

/** How somebody presses a thing: a square, or a control. */
type Press = (what: Locator) => Promise<void>;

/** Names that differ from language to language. */
interface Said {
  readonly sword: RegExp;
  readonly dash: RegExp;
  readonly wall: RegExp;
  readonly hammer: RegExp;
  readonly end: RegExp;
  readonly out: RegExp;
  readonly hand: string;
  readonly unit: string;
  readonly done: RegExp;
}
const ENGLISH: Said = {
  ...{ sword: /Longsword/, dash: /^2 AP, Dash/, wall: /Shield Wall/, hammer: /Hammerfall/, end: /End the turn/ },
  ...{
    out: /Put it out|Put the fire out/i,
    bow: /Arbalest/,
    hand: "Hand",
    unit: "Unit",
    done: /Done\.|That is the game/,
  },
};
const FRENCH: Said = {
  ...{
    sword: /Épée longue/,
    dash: /^2 PA, Course/,
    wall: /Mur de boucliers/,
    hammer: /Coup de masse/,
    end: /Terminer le tour|Finir le tour/,
  },
  ...{ out: /Éteindre/, hand: "Main", unit: "Unité", done: /C’est fait|Voilà le jeu/ },
};

/** Does what every lesson asks for, and goes on to the next. */
async function course(page: Page, press: Press, said: Said): Promise<void> {
  // On a narrow screen the panels are tabs.
  const tab = async (name: string): Promise<void> => {
    const tabs = page.getByRole("tab", { name, exact: true });
    if (await tabs.isVisible()) await press(tabs);
  };
  const lessons: (() => Promise<void>)[] = [
    async () => {
      await press(square(page, "B3"));
      await press(square(page, "D2"));
    },
    async () => {
      await press(square(page, "C3"));
      await press(deed(page, said.sword));
      await press(square(page, "D3"));
    },
    async () => {
      await press(square(page, "A3"));
      await press(deed(page, said.dash));
      await expect(goals(page).first()).toHaveClass(/reached/);
      await press(square(page, "F3"));
      await expect(square(page, "F3")).toHaveAccessibleName(/Brenna/);
      await press(deed(page, said.sword));
      await press(square(page, "G3"));
    },
    async () => {
      await tab(said.hand);
      await press(square(page, "C3"));
      await tab(said.hand);
      await press(card(page, said.wall));
      await finish(page, press);
      await expect(goals(page).first()).toHaveClass(/reached/);
      await tab(said.hand);
      await press(card(page, said.hammer));
      await press(square(page, "D3"));
      await finish(page, press);
    },
    async () => {
      await press(answer(page, said.end));
      await expect(goals(page).first()).toHaveClass(/reached/);
      await press(answer(page, said.out));
    },
    async () => {
      await press(square(page, "B4"));
      await press(square(page, "D3"));
      await expect(goals(page).first()).toHaveClass(/reached/);
      await press(answer(page, said.end));
    },
    async () => {
      await press(square(page, "B3"));
      await press(square(page, "F3"));
      await expect(goals(page).first()).toHaveClass(/reached/);
      await press(bar(page).locator(".no .clause"));
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press("Escape");
    },
  ];
  for (const [n, lesson] of lessons.entries()) {
    await expect(page).toHaveURL(new RegExp(`#/learn/skirmish/${String(n + 1)}$`));
    if (n > 0) await expect(page.locator("rw-learn").getByRole("heading", { level: 1 })).toBeFocused();
    await expect(square(page, "A1")).toBeVisible();
    await lesson();
    await expect(foot(page).getByRole("status")).toHaveText(said.done);
    await press(foot(page).getByRole("link").last());
  }
  // A game to begin with is against the bot that can be beaten.
  await expect(page).toHaveURL(/#\/game\/skirmish\/\/easy$/);
}

/** A tap shows first and does it the second time; a card without a target asks to be confirmed. */
async function finish(page: Page, press: Press): Promise<void> {
  const confirm = bar(page).locator(".answers .main").first();
  if (await confirm.isVisible().catch(() => false)) await press(confirm);
}

test("by mouse, from the shelf, and then it is not offered again", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open();
  await page.getByRole("link", { name: "New here? Two minutes Skirmish" }).click();
  await course(page, (what) => what.click(), ENGLISH);
  await expect(page.getByRole("link", { name: /^New here/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Introduction" })).toBeVisible();
  await page.goto("./#/");
  await expect(page.locator("rw-shelf").getByRole("link", { name: "Play Skirmish" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^New here.*Skirmish$/ })).toHaveCount(0);
});

test("in French @soak", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open("#/learn/skirmish/1", { lang: "fr" });
  await course(page, (what) => what.click(), FRENCH);
});

test("by keyboard alone", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open("#/learn/skirmish/1");
  await course(page, async (what) => void (await byKey(page, what)), ENGLISH);
});

/** Tab to a control; on the board, arrows to the square. */
async function byKey(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const cell = await what.getAttribute("data-cell");
  if (cell === null) await tabTo(page, what);
  else {
    await tabTo(page, page.locator("rw-board [role=gridcell][tabindex='0']"));
    const at = await page.evaluate(() => {
      let el = document.activeElement;
      while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
      return el?.getAttribute("data-cell") ?? "1,1";
    });
    const [x = 1, y = 1] = at.split(",").map(Number);
    const [tx = 1, ty = 1] = cell.split(",").map(Number);
    for (let n = x; n !== tx; n += Math.sign(tx - x)) await page.keyboard.press(tx > x ? "ArrowRight" : "ArrowLeft");
    for (let n = y; n !== ty; n += Math.sign(ty - y)) await page.keyboard.press(ty > y ? "ArrowDown" : "ArrowUp");
    await expect(what).toBeFocused();
  }
  await page.keyboard.press("Enter");
}

test.describe("by touch, 360 px wide", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("the whole of it @soak", async ({ page, open }) => {
    await open("#/learn/skirmish/1");
    await course(
      page,
      async (what) => {
        await what.tap();
        // An action that is aimed waits for a second tap.
        const confirm = bar(page).locator(".answers button.main", { hasText: /attack/i });
        if (await confirm.isVisible().catch(() => false)) await confirm.tap();
      },
      ENGLISH,
    );
    await page.goto("./#/learn/skirmish/2");
    await expect(square(page, "A1")).toBeVisible();
    expect(await page.evaluate(tooWide, 360)).toEqual([]);
  });
});

test("skipped, it stays out of the way; it can be gone back to", async ({ page, open }) => {
  await open("#/game/skirmish");
  await page.getByRole("link", { name: /^New here\? Two minutes/ }).click();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Attack" })).toBeFocused();
  await page.goto("./#/");
  await page.getByRole("link", { name: /(Two minutes|Continue the introduction).*Skirmish/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Attack" })).toBeVisible();
  await page.getByRole("link", { name: "Skip the introduction" }).click();
  await expect(page).toHaveURL(/#\/game\/skirmish$/);
  await expect(page.getByRole("link", { name: /Two minutes/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: "Introduction" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Two minutes/ })).toHaveCount(0);
});

test("whoever is stuck is shown how; start again begins anew", async ({ page, open }) => {
  await open("#/learn/skirmish/2");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(foot(page).getByRole("status")).toHaveText("Done.");
  await expect(page.locator("rw-dice")).toContainText("takes 3 damage");
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(foot(page).getByRole("status")).toHaveText("");
  await expect(square(page, "D3")).toHaveAccessibleName(/12 of 12 HP/);
});

test("to open a rule is left to the reader, and what follows waits for it", async ({ page, open }) => {
  await open("#/learn/duelyst/5");
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(goals(page).nth(0)).toHaveClass(/reached/);
  await expect(goals(page).nth(1)).toHaveClass(/now/);
  await page.locator("rw-learn .text .term").getByText("Provoke").first().click();
  await page.keyboard.press("Escape");
  // Only now the attack that the last goal asks for is shown.
  await expect(foot(page).getByRole("status")).toHaveText("Done.");
});

test("the table of a lesson says who the reader is", async ({ page, open }) => {
  await open("#/learn/skirmish/1");
  await expect(page.getByRole("region", { name: "You" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Bot (easy)" })).toBeVisible();
});

test("every term opens its clause in place, and plays nothing", async ({ page, open }) => {
  await open();
  await openGame(page, {
    players: [{ deck: "ash" }, { deck: "cin" }],
    setup: {
      round: 4,
      pieces: {
        brenna: { is: "ash-brenna", owner: "p1", at: [5, 5], cards: [{ is: "on-fire" }] },
        hound: { is: "cin-hound", owner: "p2", at: [6, 5] },
      },
      players: { p1: { deck: "ash", hand: { cards: ["ash-hammerfall"] } }, p2: { deck: "cin" } },
    },
  });
  await square(page, "E5").click();
  const opens = async (term: Locator, title: RegExp): Promise<void> => {
    await term.click();
    await expect(panel(page).getByRole("heading", { level: 2 })).toHaveText(title);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
  };
  const term = (part: string, name: string): Locator =>
    page.locator(part).locator(".term").getByText(name, { exact: true }).first();
  await opens(term("rw-inspector", "AP"), /^Refresh$/);
  await opens(term("rw-inspector", "Melee"), /^Melee: the next square$/);
  await opens(term("rw-inspector", "Knock-back"), /^Knock-back: push the target away$/);
  await opens(term("rw-inspector", "On Fire"), /^On Fire: put it out or burn$/);
  await opens(term("rw-hand", "Crushing"), /^Crushing$/);
  // The card has not been chosen by it.
  await expect(card(page, /Hammerfall/)).toHaveAttribute("aria-pressed", "false");
  await deed(page, /Longsword/).click();
  await square(page, "F5").click();
  await expect(page.locator("rw-dice figure").first()).toBeVisible();
  await opens(term("rw-dice", "Attack"), /^The steps of an attack$/);
  await opens(term("rw-log", "bonus"), /^The highest failing die first$/);
  // In a hand the arrows lead from a card to its terms: its sort, then those of its text.
  await card(page, /Hammerfall/).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(term("rw-hand", "Melee")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toBeVisible();
});

test("what can I do here: a button and a key, seen and heard", async ({ page, open }) => {
  await open("#/learn/skirmish/2");
  const asks = bar(page).getByRole("button", { name: "What can I do here?" });
  const help = bar(page).locator(".help");
  await asks.click();
  await expect(help).toContainText("choose Brenna Holt");
  await square(page, "C3").click();
  await expect(help).toHaveCount(0);
  await square(page, "C3").press("h");
  await expect(help).toContainText("Attack Pyre Hound with Longsword");
  await expect(page.locator("rw-table p[role=status]")).toContainText("Attack Pyre Hound with Longsword");
  await expect(asks).toHaveAttribute("aria-expanded", "true");
  await square(page, "C3").press("h");
  await expect(help).toHaveCount(0);
});

const COURSES = [
  { game: "noxilia", lessons: 8, lang: "en" },
  { game: "pox", lessons: 8, lang: "en" },
  { game: "pox", lessons: 8, lang: "fr" },
  { game: "journal", lessons: 10, lang: "en" },
  { game: "journal", lessons: 10, lang: "fr" },
] as const;
const SHOWN = {
  en: { show: "Show me", number: "First steps", of: "of", done: "Done.", end: /That is the game\./ },
  fr: { show: "Montrez-moi", number: "Premiers pas", of: "sur", done: "C’est fait.", end: /Voilà le jeu\./ },
};

for (const { game, lessons, lang } of COURSES)
  test(`every lesson of ${game} is reached by being shown, and the last says so, ${lang}`, async ({
    page,
    open,
    faults,
  }) => {
    // Ten lessons played back take a minute on a slow machine.
    test.slow();
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(`#/learn/${game}/1`, { lang });
    const said = SHOWN[lang];
    for (let n = 1; n <= lessons; n++) {
      await expect(page).toHaveURL(new RegExp(`#/learn/${game}/${String(n)}$`));
      // The address comes before the lesson: the button would still be that of the one before.
      const number = `${said.number}, ${String(n)} ${said.of} ${String(lessons)}`;
      await expect(page.locator("rw-learn .over")).toHaveText(number);
      await page.getByRole("button", { name: said.show }).click();
      // To open a clause is the reader's own part.
      const toOpen = goals(page).filter({ hasText: "§" });
      if ((await toOpen.count()) > 0) {
        await expect(toOpen).toHaveClass(/now/);
        await openClause(page, /§\s*([\w.]*\w)/.exec((await toOpen.textContent()) ?? "")?.[1] ?? "");
      }
      const end = n < lessons ? said.done : said.end;
      await expect(foot(page).getByRole("status")).toHaveText(end, { timeout: 45_000 });
      if (n < lessons) await foot(page).getByRole("link").last().click();
    }
    expect(faults).toEqual([]);
  });

/** From the newest calculation of the log. */
async function openClause(page: Page, id: string): Promise<void> {
  const calc = page.locator("rw-log .calc").last();
  await calc.locator("summary").click();
  await calc.getByRole("button", { name: id }).first().click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press("Escape");
}

test("whoever is attacked in a lesson is asked for the answer", async ({ page, open }) => {
  await open("#/learn/noxilia/4", { lang: "fr" });
  await expect(page.locator("rw-learn").getByRole("heading", { level: 1 })).toHaveText("Une réaction");
  await answer(page, /Passer/).click();
  await expect(goals(page).first()).toHaveClass(/reached/);
  await expect(bar(page)).toContainText("riposter");
});
