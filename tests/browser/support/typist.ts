// Plays by the line for commands: by keys alone, or by what assistive technology finds and activates.
import type { Page } from "@playwright/test";
import { atRest, decideAll, type View } from "./play.ts";

/** How something is typed, how the first of what fits is done, and how a turn is ended. */
export interface Typing {
  readonly write: (text: string) => Promise<void>;
  readonly take: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export const typed = (page: Page): Typing => ({
  async write(text) {
    // From wherever the focus is; what was written before is replaced.
    if (!(await page.evaluate(writes))) await page.keyboard.press("c");
    else await page.keyboard.press("Escape");
    await page.keyboard.type(text);
  },
  take: () => page.keyboard.press("Enter"),
  async end() {
    if (await page.evaluate(writes)) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("e");
  },
});

export const activated = (page: Page): Typing => {
  const field = page.getByRole("combobox", { name: /^(Type a command|Taper une commande)$/ });
  return {
    async write(text) {
      await field.focus();
      await field.fill(text);
    },
    take: () => page.locator("rw-command").getByRole("option").first().dispatchEvent("click"),
    end: () => page.locator("rw-bar [aria-keyshortcuts=E]").first().dispatchEvent("click"),
  };
};

/** Has the line for commands the focus? Runs in the page. */
function writes(): boolean {
  let el = document.activeElement;
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
  return el?.getAttribute("role") === "combobox";
}

/** How many entries fit. Runs in the page. */
function fitting(): number {
  const inside = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll("*")].flatMap((el) => [el, ...(el.shadowRoot ? inside(el.shadowRoot) : [])]);
  return inside(document).filter((el) => el.getAttribute("role") === "option" && el.closest("#offers")).length;
}

/** The first of what is one word, or whatever begins with one of these letters; undo and redo begin with others, in both languages. */
const ANYTHING = ["1", ..."pdteiosgm"];

export class Typist {
  readonly done = { deeds: 0, answers: 0, turns: 0 };
  #acted = 0;

  /** `deeds`: the words to try in a turn, the best first. */
  constructor(
    private readonly page: Page,
    private readonly typing: Typing,
    private readonly deeds: readonly string[],
    private readonly most = 2,
  ) {}

  play(decisions: number): Promise<boolean> {
    return decideAll(this.page, decisions, (view) => this.#decide(view));
  }

  async #decide(view: View): Promise<void> {
    const { done, typing, page } = this;
    const ends = await page.locator("rw-bar [aria-keyshortcuts=E]").count();
    const asked = await page.locator("rw-bar .asked").count();
    if (asked > 0 || ends === 0) {
      done.answers += 1;
      if (ends > 0) return this.#until(view, typing.end);
      return this.#first(view, ANYTHING).then((found) => {
        if (!found) throw new Error("the page offers nothing");
      });
    }
    if (this.#acted < this.most && (await this.#first(view, this.deeds))) {
      done.deeds += 1;
      this.#acted += 1;
      return;
    }
    this.#acted = 0;
    done.turns += 1;
    await this.#until(view, typing.end);
  }

  /** Does the first entry that fits one of these texts; whether there was one. */
  async #first(view: View, texts: readonly string[]): Promise<boolean> {
    for (const text of texts) {
      await this.typing.write(text);
      if ((await this.page.evaluate(fitting)) === 0) continue;
      await this.#until(view, this.typing.take);
      return true;
    }
    return false;
  }

  /** Does it, and waits until it shows. */
  async #until(before: View, deed: () => Promise<void>): Promise<void> {
    await deed();
    const was = JSON.stringify([before.step, before.answers, before.cards]);
    for (let tries = 0; tries < 100; tries += 1) {
      const { step, answers, cards, state } = await atRest(this.page);
      if (state === "over" || JSON.stringify([step, answers, cards]) !== was) return;
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
    }
  }
}
