// What has been chosen and focused so far, and what the next click makes of it. The rules of clicking are in pick.ts.
import type { ReactiveControllerHost } from "lit";
import { after, back, click, ready } from "./pick";
import type { List } from "./pick";
import { kindOf } from "./refs";
import { aimed, mineIn, subject } from "./screen";
import type { Offer, Ref, Table } from "./types";

export interface ChoiceHost extends Pick<ReactiveControllerHost, "requestUpdate"> {
  readonly table: Table | null;
  /** What may be clicked now. */
  readonly list: List;
  /** Do it. */
  act(listed: Offer): void;
  /** These clicks lead nowhere. */
  why(path: Ref[]): void;
  /** A piece or square was clicked to be shown in detail. */
  showFocused(): void;
}

export class Choice {
  chosen: readonly Ref[] = [];
  /** The piece or square shown in detail: the one selected, or the last one clicked. */
  focused: Ref | null = null;
  /** A complete action that waits for a second click: a finger cannot hover, and a card may be meant to be read. */
  armed: Offer | null = null;
  /** What the pointer or the focus is on. */
  over: Ref | null = null;
  /** The last ref that was not on offer: a refusal is about it. */
  asked: Ref | null = null;
  /** The click that made an action wait; the same again does it. */
  private trigger: Ref | null = null;
  /** A selection left over from the last action: the first click on it means it, and does not let it go. */
  private carried: Ref | null = null;
  /** Clicked while nothing could be done yet: chosen as soon as it can be. */
  private early: Ref | null = null;
  /** Who was last asked to act: stays selected. */
  private actor: string | undefined;

  constructor(private readonly host: ChoiceHost) {}

  /** The list has changed: something was done, by anybody. */
  renew(): void {
    this.chosen = after(this.host.list, this.chosen, this.actor);
    this.catchUp();
    this.carried = this.chosen[0] ?? null;
    this.actor = undefined;
    this.armed = null;
    this.over = null;
  }

  /** An early click may choose, but it does nothing: what it would do was not yet on screen. */
  private catchUp(): void {
    const { table, list } = this.host;
    if (!table || this.early === null || list.length === 0) return;
    const outcome = click(list, [], this.early, mineIn(table));
    if (outcome.kind === "chosen") this.chosen = outcome.chosen;
    this.early = null;
  }

  /** One click on a ref, from anywhere. `next` says whether the ref is the next one of a path. */
  take(ref: Ref, next: boolean, touch: boolean): void {
    const { table, list } = this.host;
    if (!table) return;
    const { armed } = this;
    if (armed && (ref === this.trigger || ref === armed.path[armed.path.length - 1])) return this.do(armed);
    this.host.requestUpdate();
    this.armed = null;
    this.early = list.length === 0 ? ref : null;
    if (ref === this.carried && this.chosen.includes(ref) && !next) {
      this.carried = null;
      return;
    }
    const outcome = click(list, this.chosen, ref, mineIn(table));
    switch (outcome.kind) {
      case "act":
        this.focused = subject(table, outcome.chosen) ?? this.focused;
        if (outcome.sure && !(touch && aimed(outcome.listed))) return this.do(outcome.listed);
        this.chosen = outcome.chosen;
        this.armed = outcome.listed;
        this.trigger = ref;
        return;
      case "chosen":
        this.chosen = outcome.chosen;
        this.focused = subject(table, outcome.chosen) ?? this.focused;
        if (kindOf(ref) === "piece") this.host.showFocused();
        return;
      case "why":
        this.asked = ref;
        if (kindOf(ref) === "piece") this.focused = ref;
        return this.host.why(outcome.path);
      case "focus":
        this.chosen = [];
        this.focused = outcome.ref;
        this.host.showFocused();
    }
  }

  /** One step back; with nothing chosen, nothing is focused. */
  drop(): void {
    if (this.chosen.length === 0) this.focused = null;
    this.chosen = back(this.chosen);
    this.armed = null;
    this.early = null;
    this.over = null;
    this.host.requestUpdate();
  }

  /** The button for what waits, or for what could go on but need not. */
  confirm(): void {
    const listed = this.armed ?? ready(this.host.list, this.chosen);
    if (listed) this.do(listed);
  }

  hover(ref: Ref | null): void {
    if (ref === this.over) return;
    this.over = ref;
    this.host.requestUpdate();
  }

  private do(listed: Offer): void {
    this.actor = listed.action.piece;
    this.armed = null;
    this.host.act(listed);
    this.host.requestUpdate();
  }
}
