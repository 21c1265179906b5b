// The action that a player considers: the one that one more click would perform. Its host is asked for its odds, and told what is
// likely to come.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Choice } from "./choice/choice";
import { emit } from "./emit";
import type { Director } from "./playback/director";
import { aimed, nextAt } from "./screen";
import type { Screen } from "./screen";
import type { Odds } from "./sight";
import type { Action, Offer, Preview } from "./types";
import { defineWeighing } from "./weighing";

export interface Considered extends ReactiveControllerHost, HTMLElement {
  readonly screen: Screen | null;
  readonly choice: Choice;
  readonly director: Director;
  readonly odds: Odds | null;
}

export class Considering implements ReactiveController {
  private previewed: Action | null = null;
  private prefetched: Action | null = null;

  constructor(private readonly table: Considered) {
    table.addController(this);
  }

  hostUpdated(): void {
    const { aim } = this;
    if (this.table.choice.chosen.length > 0 || aim) defineWeighing();
    const asked = aim?.action ?? null;
    if (asked && asked !== this.previewed) emit(this.table, "rw-preview", asked);
    this.previewed = asked;
    this.foresee(this.next);
  }

  /** The action that one more click would perform: the one that waits, or the one under the pointer. */
  private get next(): Offer | null {
    const { screen, choice, director } = this.table;
    return choice.armed ?? (screen && !director.shown ? nextAt(screen, choice.over) : null);
  }

  /** The action whose odds are shown, if there is one. */
  get aim(): Offer | null {
    const { next } = this;
    return next && aimed(next) ? next : null;
  }

  /** The odds of that action, once they have come; those of the one before are not shown under its name. */
  get odds(): Preview | null {
    const { aim } = this;
    const { odds } = this.table;
    return aim && odds?.of === aim.action ? odds.preview : null;
  }

  /** Announces an action that is likely to come, so that the host can prefetch it before the click. */
  foresee(next: Offer | null): void {
    if (next && next.action !== this.prefetched) emit(this.table, "rw-foresee", next.action);
    this.prefetched = next?.action ?? null;
  }
}
