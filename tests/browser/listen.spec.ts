// Duelyst by what assistive technology is told, and nothing else: controls are found by role and name, and what happens
// is what the live regions say.
import type { Locator, Page } from "@playwright/test";
import { ENGLISH, FRENCH, Player, atRest, board, expect, test, tree, type Tongue } from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 1100 }, trace: "off" });

/** What the page says in one language. */
interface Said extends Tongue {
  readonly lang: "en" | "fr";
  readonly play: RegExp;
  readonly playedBy: string;
  readonly bot: string;
  readonly seed: string;
  readonly start: string;
  readonly lion: RegExp;
  readonly replace: string;
  readonly keep: string;
  readonly squire: RegExp;
  readonly unit: string;
  readonly yours: string;
  /** What must have been heard. */
  readonly mulligan: RegExp;
  readonly summoned: RegExp;
  readonly turn: RegExp;
  readonly moved: RegExp;
  readonly struck: RegExp;
  /** What the bot does is heard, too. */
  readonly theirs: RegExp;
}

const EN: Said = {
  ...ENGLISH,
  reach: ENGLISH.choose,
  lang: "en",
  play: /^Play Duelyst/,
  playedBy: "Played by",
  bot: "Bot, easy",
  seed: "Seed",
  start: "Start this game",
  lion: /^2 Mana, Azurite Lion/,
  replace: "Replace it",
  keep: "Keep the rest",
  squire: /^1 Mana, Silverguard Squire/,
  unit: "Silverguard Squire",
  yours: "yours",
  mulligan: /You replace a card of your opening hand/,
  summoned: /You play Silverguard Squire\. \| Silverguard Squire enters the board on [A-C][1-5]/,
  turn: /Your turn \d+ begins/,
  moved: /moves from [A-I][1-5] to [A-I][1-5]/,
  struck: /attacks [^.|]+\. \| [^.|]+ takes \d+ damage/,
  theirs: /Turn \d+ of the bot begins\.( \|[^|]+)+ \| Your turn \d+ begins/,
};

const FR: Said = {
  ...FRENCH,
  reach: FRENCH.choose,
  lang: "fr",
  play: /^Jouer .*Duelyst/,
  playedBy: "Joué par",
  bot: "Bot, facile",
  seed: "Graine",
  start: "Commencer cette partie",
  lion: /^2 Mana, Lion d’azurite/,
  replace: "La remplacer",
  keep: "Garder le reste",
  squire: /^1 Mana, Écuyer gardargent/,
  unit: "Écuyer gardargent",
  yours: "à vous",
  mulligan: /Vous remplacez une carte de votre main d’ouverture/,
  summoned: /Vous jouez Écuyer gardargent\. \| Écuyer gardargent entre sur le plateau en [A-C][1-5]/,
  turn: /Votre tour \d+ commence/,
  moved: /va de [A-I][1-5] en [A-I][1-5]/,
  struck: /attaque [^.|]+\. \| [^.|]+ subit \d+ dégâts?/,
  theirs: /Le tour \d+ du bot commence\.( \|[^|]+)+ \| Votre tour \d+ commence/,
};

declare global {
  interface Window {
    heard: string[];
  }
}

/** Notes what live regions say, as it changes. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.heard = [];
    const last = new WeakMap<Element, string>();
    const regions = (root: Document | ShadowRoot): Element[] =>
      [...root.querySelectorAll("*")].flatMap((el) => [
        ...(el.matches("[role=status], [aria-live=polite]") ? [el] : []),
        ...(el.shadowRoot ? regions(el.shadowRoot) : []),
      ]);
    setInterval(() => {
      for (const region of regions(document)) {
        const text = region.textContent.trim();
        if (text !== "" && text !== last.get(region)) window.heard.push(text);
        last.set(region, text);
      }
    }, 40);
  });
const heard = (page: Page): Promise<string> => page.evaluate(() => window.heard.join(" | "));

/** Activates a control, as a screen reader does: without going to it. */
const activate = (control: Locator): Promise<void> => control.first().dispatchEvent("click");

const cell = (page: Page, says: string): Locator =>
  board(page).getByRole("gridcell", { name: new RegExp(`, ${says}(,|$)`) });

for (const said of [EN, FR])
  test(`first turns of Duelyst by roles and names alone, heard in ${said.lang}`, async ({ page, open }) => {
    await open("#/", { lang: said.lang });
    await activate(page.getByRole("link", { name: said.play }));
    await page.getByRole("combobox", { name: said.playedBy }).last().selectOption(said.bot);
    await page.getByRole("textbox", { name: said.seed, exact: true }).fill("4");
    await activate(page.getByRole("button", { name: said.start }));
    await expect(board(page)).toBeVisible();
    await listen(page);
    await atRest(page);

    // The mulligan: one card of the hand is replaced, the rest kept.
    await activate(page.getByRole("button", { name: said.lion }));
    await activate(page.getByRole("button", { name: said.replace, exact: true }));
    await atRest(page);
    await activate(page.getByRole("button", { name: said.keep, exact: true }));
    await atRest(page);
    await expect.poll(() => heard(page)).toMatch(said.mulligan);
    await expect.poll(() => heard(page)).toMatch(said.turn);

    // A minion is summoned beside the General.
    await activate(page.getByRole("button", { name: said.squire }));
    await activate(cell(page, said.choose));
    await atRest(page);
    await expect(
      board(page).getByRole("gridcell", { name: new RegExp(`, ${said.unit}, ${said.yours},`) }),
    ).toBeVisible();
    await expect.poll(() => heard(page)).toMatch(said.summoned);

    // Turns of moves, until somebody is within reach and is struck.
    const player = new Player(page, tree(page), 2, said);
    for (let n = 0; n < 60 && player.done.attacks === 0; n += 1) {
      const { moves, turns } = player.done;
      await player.play(1);
      // Who acts before all is said hears no more of it, so the first of each is listened to.
      if (moves === 0 && player.done.moves > 0) await expect.poll(() => heard(page)).toMatch(said.moved);
      if (turns === 0 && player.done.turns > 0) await expect.poll(() => heard(page)).toMatch(said.theirs);
    }
    expect(player.done.moves).toBeGreaterThan(0);
    expect(player.done.turns).toBeGreaterThan(0);
    expect(player.done.attacks).toBeGreaterThan(0);
    await expect.poll(() => heard(page)).toMatch(said.struck);
    // Every sentence is one of the language's own.
    expect(await heard(page)).not.toMatch(/event-|table-|undefined/);
  });
