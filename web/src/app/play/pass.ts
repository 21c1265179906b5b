// Passes by itself for a player who is asked and has no answer: all that is listed is to decline.
//
// What may this give away? Questions are asked by what everybody sees (noxilia:house.window.1 is an example of such a rule), so
// that one is asked says nothing; how long the answer takes could. Therefore:
//
// - Against a bot nobody watches the clock: a bot sees its own table and nothing else. The page still waits the same time
//   before every such pass, so that the player reads what happened, and may ask for time.
// - What a bot is asked in the middle of the player's own turn, it answers after the same time whether it had a choice or
//   not: see `Driver`.
// - Two people at one screen have no automatic passing at all. Whoever handed the screen over sees how soon it comes back: one
//   who has a choice reads and thinks, and a page that passed after a fixed second would say "had nothing" each time. So each
//   question raises the same curtain, and each answer is pressed by hand.
import type { Offer } from "../../engine";
import { endOf } from "../../table/playback/play";
import type { Store } from "../store";
import { people } from "./seats";
import type { PlayState } from "./state";

/** Time to read what happened. */
export const PASS_MS = 1200;

/** Is to decline all there is? */
export const onlyDeclines = (actions: readonly Offer[]): boolean =>
  actions.length === 1 && actions[0]?.action.type === "decline";

/** What a passer needs of a session. */
export interface Passing {
  readonly store: Store<PlayState>;
  act(action: Offer["action"]): Promise<void>;
}

export class Passer {
  readonly #session: Passing;
  readonly #wanted: () => boolean;
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** The step at which the player asked for time. */
  #held: number | null = null;
  readonly #stop: () => void;

  constructor(session: Passing, wanted: () => boolean) {
    this.#session = session;
    this.#wanted = wanted;
    this.#stop = session.store.subscribe((now) => {
      this.#consider(now);
    });
  }

  /** Not this time: the player wants to look. */
  hold(): void {
    this.#held = this.#session.store.value.table?.step ?? null;
    this.#consider(this.#session.store.value);
  }

  close(): void {
    this.#stop();
    this.#clear();
  }

  #consider(now: PlayState): void {
    // Once the game has gone elsewhere, and be it back, the same question is another one.
    if (now.table?.step !== this.#held) this.#held = null;
    const due = this.#isDue(now);
    if (due && this.#timer === null) this.#timer = setTimeout(() => void this.#pass(), PASS_MS);
    if (!due) this.#clear();
    if (now.passing !== due) this.#session.store.patch({ passing: due });
  }

  #isDue(now: PlayState): boolean {
    const { table, actions, viewer, sitters } = now;
    if (!this.#wanted() || !table || now.busy || now.viewingPast || now.shared || now.thinking || now.curtain !== null)
      return false;
    const alone = people(sitters).length === 1 && table.toAct === viewer;
    // What happened is shown to its end first.
    return alone && onlyDeclines(actions) && now.firstUnplayed >= endOf(now.events) && this.#held !== table.step;
  }

  #clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  async #pass(): Promise<void> {
    this.#timer = null;
    const { actions } = this.#session.store.value;
    const [only] = actions;
    if (only && this.#isDue(this.#session.store.value)) await this.#session.act(only.action);
  }
}
