// The events of the table. All bubble and cross shadow roots, so an app or an embed can listen at <rw-table>.
import type { Action, Offer, Ref } from "./types";

export interface TableEvents {
  /** Asks the host to perform this action. */
  "rw-act": Action;
  /** No action has these clicks: asks for the reason. */
  "rw-why": Ref[];
  /** Asks for the odds of this action, which is not performed. */
  "rw-preview": Action;
  /** This action is likely to come next, and can be prefetched. Nothing is performed or shown. */
  "rw-foresee": Action;
  /** Asks for a clause of the rulebook, by its id. */
  "rw-clause": string;
  /** Asks for the position after this number of actions. */
  "rw-goto": number;
  /** Asks the host to place the pieces that are not on the board yet. */
  "rw-place": null;
  /** Asks for the position right after this event, by its id. */
  "rw-goto-event": number;
  "rw-undo": null;
  "rw-redo": null;
  /** Every event up to this id (excluded) has been played back. */
  "rw-played": number;
}

/** Events between the table's own parts. */
export interface InnerEvents {
  /** A ref was clicked: on a button, a card or in a menu. */
  "rw-ref": Ref;
  /** A spot of the board was clicked: see `spotOf` of view.ts. */
  "rw-spot": Ref;
  /** The pointer or the focus is on a ref; null if it has left it. */
  "rw-over": Ref | null;
  "rw-over-spot": Ref | null;
  /** The pointer went down on a spot: a click is likely. */
  "rw-press-spot": Ref;
  /** One step back in the choice (Escape). */
  "rw-drop": null;
  /** Performs this action. */
  "rw-offer": Offer;
  /** Performs the action that waits. */
  "rw-confirm": null;
  /** Asks what can be done here; the second time it hides the answer. */
  "rw-help": null;
  /** Shows all that the other side threatens; the second time it hides it. */
  "rw-threats": null;
}

type All = TableEvents & InnerEvents;

export function emit<K extends keyof All>(from: EventTarget, name: K, detail: All[K]): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

export const detailOf = <K extends keyof All>(event: Event, _name: K): All[K] => (event as CustomEvent<All[K]>).detail;

/** Registers an element once; a page that loads the script twice keeps the first definition. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
