// How page tests play on a board of places: whatever is asked is answered, units attack what they can, else go towards the
// enemy, else their player passes. All of it by what is seen and heard.
import type { Page } from "@playwright/test";
import { atRest, decideAll, seek, type Driven, type Hands, type Square, type Tongue, type View } from "./play.ts";

const says =
  (mark: string) =>
  ({ name }: { readonly name: string }): boolean =>
    new RegExp(`, ${mark}(,|$)`).test(name);

export interface PlacesTongue extends Tongue {
  /** What ends a player's part of a turn. */
  readonly pass: string;
}

export class Marcher {
  readonly done = { attacks: 0, moves: 0, answers: 0, passes: 0 };
  /** Units that have been asked since the last time something was done. */
  readonly #asked = new Set<string>();

  constructor(
    private readonly page: Driven,
    private readonly hands: Hands,
    private readonly tongue: PlacesTongue,
  ) {}

  play(decisions = Infinity): Promise<boolean> {
    return decideAll(this.page, decisions, (view) => this.#decide(view));
  }

  async #decide(view: View): Promise<void> {
    const { hands, done, tongue } = this;
    const pass = view.answers.find(({ name }) => name === tongue.pass);
    const [answer] = view.answers.filter((one) => one !== pass);
    if (!pass) {
      done.answers += 1;
      const place = view.squares.find((one) => says(tongue.target)(one) || says(tongue.choose)(one));
      const [card] = view.cards;
      if (answer) return hands.press(answer);
      if (place) return hands.square(place);
      if (card) return hands.press(card);
      throw new Error("the page offers nothing");
    }
    const unit = view.squares.find((one) => says(tongue.acts)(one) && !this.#asked.has(one.spot));
    if (unit) return this.#lead(view, unit);
    done.passes += 1;
    this.#asked.clear();
    await hands.press(pass);
  }

  /** One action of one unit; where the clicks lead to none, what was chosen is let go. */
  async #lead(before: View, unit: Square): Promise<void> {
    const { hands, done, tongue } = this;
    this.#asked.add(unit.spot);
    await hands.square(unit);
    let view = await atRest(this.page);
    const [target] = view.squares.filter(says(tongue.target));
    const way = target ?? this.#onwards(view, unit);
    if (way) {
      await hands.square(way);
      view = await atRest(this.page);
      for (let [how] = view.menu; how; [how] = view.menu) {
        await hands.press(how);
        view = await atRest(this.page);
      }
    }
    // A finger presses once more where it cannot hover.
    const again =
      target && view.step === before.step ? view.squares.find(({ spot }) => spot === target.spot) : undefined;
    if (again && says(tongue.target)(again)) {
      await hands.square(again);
      view = await atRest(this.page);
    }
    if (view.step !== before.step) {
      done[target ? "attacks" : "moves"] += 1;
      this.#asked.clear();
      return;
    }
    for (let tries = 0; tries < 4 && view.state === "asks" && view.cancel.length > 0; tries += 1) {
      await hands.drop(view);
      view = await atRest(this.page);
    }
  }

  /** Of the places it can go to, one that lies higher: the enemy is at home there. */
  #onwards(view: View, unit: Square): Square | undefined {
    const places = view.squares.filter((one) => one.spot.startsWith("place:") && says(this.tongue.choose)(one));
    const [first] = places.sort((a, b) => a.y - b.y);
    return first && first.y < unit.y - 40 ? first : undefined;
  }
}

/** What has the keyboard. Runs in the page. */
function focused(): { name: string; spot: string | null } {
  let el = document.activeElement;
  while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
  const name = el?.getAttribute("aria-label") ?? el?.textContent.trim() ?? "";
  return { name, spot: el?.getAttribute("data-spot") ?? null };
}

/** Keys only: Tab to what is a button; on the board arrows, N and T. */
export const keysOnPlaces = (page: Page, tongue: Tongue): Hands => {
  type Focus = ReturnType<typeof focused>;
  const press = async (key: string, before: Focus): Promise<Focus> => {
    await page.keyboard.press(key);
    for (let looks = 0; looks < 12; looks += 1) {
      const now = await page.evaluate(focused);
      if (now.name !== before.name || now.spot !== before.spot) return now;
    }
    return before;
  };
  const to = async (key: string, there: (now: Focus) => boolean, tries: number): Promise<boolean> => {
    let now = await page.evaluate(focused);
    for (let n = 0; n < tries && !there(now); n += 1) now = await press(key, now);
    return there(now);
  };
  const lead = async (key: string, there: (now: Focus) => boolean, tries = 120): Promise<void> => {
    if (!(await to(key, there, tries))) throw new Error(`${key} does not lead there`);
  };
  return {
    async square(wanted) {
      const here = ({ spot }: Focus): boolean => spot === wanted.spot;
      await lead("Tab", ({ spot }) => spot !== null);
      const quick = says(tongue.acts)(wanted) ? "n" : says(tongue.target)(wanted) ? "t" : null;
      if (quick === null || !(await to(quick, here, 40))) {
        await page.keyboard.press("Control+Home");
        await lead("ArrowRight", here);
      }
      await page.keyboard.press("Enter");
    },
    async press({ name }) {
      await seek(page, name);
      await page.keyboard.press("Enter");
    },
    async drop({ menu }) {
      if (menu.length === 0) await lead("Tab", ({ spot }) => spot !== null);
      await page.keyboard.press("Escape");
    },
  };
};
