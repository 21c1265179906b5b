// The events the table sends out. All bubble and cross shadow roots, so that an app or an embed hears them at <rw-table>.
import type { Action, Ref } from "./types";

export interface TableEvents {
  /** Do this. */
  "rw-act": Action;
  /** These clicks lead nowhere: why? */
  "rw-why": Ref[];
  /** What are the odds of this? Nothing is done. */
  "rw-preview": Action;
  /** This is likely to be done next. Nothing is done, and nothing shown. */
  "rw-foresee": Action;
  /** Show a clause of the rulebook. */
  "rw-clause": string;
  /** Go to the position after n actions. */
  "rw-goto": number;
  "rw-undo": null;
  "rw-redo": null;
  /** Every event up to this id (excluded) has been played back. */
  "rw-played": number;
}

/** Between the table's own parts; nobody outside needs them. */
export interface InnerEvents {
  "rw-ref": Ref;
  /** A spot of the board was clicked: see `spotOf` of view.ts. */
  "rw-spot": Ref;
  /** The pointer or the focus is on something: a ref, or null when it left. */
  "rw-over": Ref | null;
  "rw-over-spot": Ref | null;
  /** A press has begun on a spot, which will most likely be a click. */
  "rw-press-spot": Ref;
  "rw-drop": null;
  "rw-confirm": null;
  /** What can be done here? Asked again, the answer goes away. */
  "rw-help": null;
}

type All = TableEvents & InnerEvents;

export function emit<K extends keyof All>(from: EventTarget, name: K, detail: All[K]): void {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

export const detailOf = <K extends keyof All>(event: Event, _name: K): All[K] => (event as CustomEvent<All[K]>).detail;

/** Registers once; a page that loads the script twice keeps the first. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
