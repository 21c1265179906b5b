// How page tests play Pox: what the hand has comes onto the board, and then what stands there is led.
import type { Locator, Page } from "@playwright/test";
import { ENGLISH, Player, atRest, bar, tabTo, type Driven, type Hands, type Square } from "./play.ts";

/** How a card is pressed, wherever on the page it is. */
export type Press = (card: Locator) => Promise<void>;
export const click: Press = (card) => card.click();
export const tap: Press = (card) => card.tap();
export const enter: Press = async (card) => {
  await tabTo(card.page(), card);
  await card.page().keyboard.press("Enter");
};

/** The most cards that are played in a turn. */
const MOST = 3;

/** Plays what it can of its hand, each card at the first square that is offered, and then leads what stands on the board. */
export class Commander {
  readonly #page: Page;
  readonly #driven: Driven;
  readonly #hands: Hands;
  readonly #press: Press;
  readonly #player: Player;
  readonly #choose: (square: Square) => boolean;

  /** `driven`: the page with a pointer that hurries bots, or without. */
  constructor(page: Page, hands: Hands, press: Press, most: number, tongue = ENGLISH, driven: Driven = page) {
    this.#page = page;
    this.#driven = driven;
    this.#hands = hands;
    this.#press = press;
    this.#player = new Player(driven, hands, most, tongue);
    const choose = new RegExp(`, (${tongue.choose}|${tongue.target})(,|$)`);
    this.#choose = ({ name }) => choose.test(name);
  }

  /** What has been done so far. */
  get done(): Player["done"] {
    return this.#player.done;
  }

  /** Plays so many turns at most; whether the game is over. */
  async conquer(turns: number): Promise<boolean> {
    const { done } = this;
    for (const last = done.turns + turns; done.turns < last;) {
      for (let n = 0; n < MOST && (await this.#place()); n += 1) done.deployed += 1;
      const now = done.turns;
      while (done.turns === now && (await atRest(this.#driven)).state !== "over") await this.#player.play(1);
      if ((await atRest(this.#driven)).state === "over") return true;
    }
    return false;
  }

  /** Plays one card of the hand, if there is one that can be played. */
  async #place(): Promise<boolean> {
    const hand = this.#page.locator("rw-hand li.card > button, rw-rail button").and(this.#page.locator(":visible"));
    const playable = hand.and(this.#page.locator(":not([aria-disabled])"));
    const before = await atRest(this.#driven);
    if (before.state !== "asks") return false;
    for (let n = 0; n < (await playable.count()); n += 1) {
      await this.#press(playable.nth(n));
      let view = await atRest(this.#driven);
      const to = view.squares.find(this.#choose);
      if (to) {
        await this.#hands.square(to);
        view = await atRest(this.#driven);
      }
      // A card that needs no target, or that a finger has aimed, waits until it has been looked at.
      const confirm = bar(this.#page).locator(".answers .main");
      if (view.cancel.length > 0 && (await confirm.isVisible())) await this.#press(confirm);
      view = await atRest(this.#driven);
      if (view.step !== before.step) return true;
      if (view.cancel.length > 0) await this.#hands.drop(view);
      await atRest(this.#driven);
    }
    return false;
  }
}
