// Holds what has been chosen and focused so far, and handles the next click. pick.ts decides what a click means.
import type { ReactiveControllerHost } from "lit";
import { after, back, click, ready } from "./pick";
import type { List } from "./pick";
import { kindOf, pieceRef } from "../refs";
import { aimed, mineIn, subject } from "../screen";
import { endsEarly } from "../side/left";
import type { Offer, Ref, Table } from "../types";

export interface ChoiceHost extends Pick<ReactiveControllerHost, "requestUpdate"> {
  readonly table: Table | null;
  /** The actions that can be clicked now. */
  readonly list: List;
  /** Does the end of a turn in which something is left wait for a second click? */
  readonly asksEnd: boolean;
  /** Performs the action. */
  act(listed: Offer): void;
  /** Asks why no action has these clicks. */
  why(path: Ref[]): void;
  /** Shows the panel with the focused piece or square. */
  showFocused(): void;
}

export class Choice {
  chosen: readonly Ref[] = [];
  /** The piece or square shown in detail: the one selected, or the last one clicked. */
  focused: Ref | null = null;
  /** A complete action that waits for a second click: a touch screen has no hover, and a card may only be meant to be read. */
  armed: Offer | null = null;
  /** The ref that the pointer or the focus is on. */
  over: Ref | null = null;
  /** The last ref that was clicked and not on offer. A refusal is about it. */
  asked: Ref | null = null;
  /** The click that made an action wait. The same click again performs it. */
  private trigger: Ref | null = null;
  /** The piece that is still selected after an action. The first click on it keeps it selected; usually a click deselects. */
  private carried: Ref | null = null;
  /** A ref that was clicked while there was no action. It is chosen as soon as it can be. */
  private early: Ref | null = null;
  /** The piece of the last action, which stays selected. */
  private actor: string | undefined;

  constructor(private readonly host: ChoiceHost) {}

  /** Call when the list has changed, because some side has acted. */
  renew(): void {
    this.chosen = after(this.host.list, this.chosen, this.actor);
    this.begin();
    this.actor = undefined;
    this.armed = null;
    this.over = null;
  }

  /** Call when the list can be clicked again, because no bot thinks and no action is on its way. */
  begin(): void {
    this.catchUp();
    this.takeTurn();
    this.carried = this.chosen[0] ?? null;
  }

  /** An early click may choose, but performs nothing, because its action was not on screen yet. */
  private catchUp(): void {
    const { table, list } = this.host;
    if (!table || this.early === null || list.length === 0) return;
    const outcome = click(list, [], this.early, mineIn(table));
    if (outcome.kind === "chosen") this.chosen = outcome.chosen;
    this.early = null;
  }

  /** Where turns belong to pieces, the piece whose turn it is needs no click. */
  private takeTurn(): void {
    const name = this.host.table?.turns?.[0];
    if (this.chosen.length > 0 || name === undefined) return;
    const ref = pieceRef(name);
    if (!this.host.list.some(({ path }) => path[0] === ref)) return;
    this.chosen = [ref];
    this.focused = ref;
  }

  /** Handles one click on a ref. `next`: is it the next one of a path? `touch`: does the click come from a touch screen? */
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
      this.focused = ref;
      return;
    }
    const outcome = click(list, this.chosen, ref, mineIn(table));
    switch (outcome.kind) {
      case "act":
        this.focused = subject(table, outcome.chosen) ?? this.focused;
        if (outcome.sure && !this.waits(outcome.listed, touch)) return this.do(outcome.listed);
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

  /** Does an action that the clicks mean for certain still wait for another click? */
  private waits(listed: Offer, touch: boolean): boolean {
    const { table, list, asksEnd } = this.host;
    return (touch && aimed(listed)) || (asksEnd && table !== null && endsEarly(table, list, listed));
  }

  /** Selects a piece without a click. The first click on it then keeps it selected. */
  select(ref: Ref): void {
    if (this.chosen[0] !== ref) this.take(ref, false, false);
    this.carried = this.chosen[0] ?? null;
  }

  /** One step back; with nothing chosen, it clears what is focused. */
  drop(): void {
    if (this.chosen.length === 0) this.focused = null;
    this.chosen = back(this.chosen);
    this.armed = null;
    this.early = null;
    this.over = null;
    this.host.requestUpdate();
  }

  /** Performs the action that waits, or the one that is complete although longer paths continue. */
  confirm(): void {
    const listed = this.armed ?? ready(this.host.list, this.chosen);
    if (listed) this.do(listed);
  }

  hover(ref: Ref | null): void {
    if (ref === this.over) return;
    this.over = ref;
    this.host.requestUpdate();
  }

  do(listed: Offer): void {
    this.actor = listed.action.piece;
    this.armed = null;
    this.host.act(listed);
    this.host.requestUpdate();
  }
}
