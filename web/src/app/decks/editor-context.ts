// What the parts of the deck builder draw from, and how they ask for changes.
import type { Deck } from "./model";
import type { Catalogue } from "./catalogue";
import type { Legality } from "./faults";

export interface EditorContext {
  readonly catalogue: Catalogue;
  readonly deck: Deck;
  readonly legality: Legality;
  /** Adds so many copies; one without a number. As many as the limit leaves, if it leaves any. */
  readonly add: (id: string, copies?: number) => void;
  readonly remove: (id: string) => void;
  /** Takes out every copy of these cards. */
  readonly drop: (ids: readonly string[]) => void;
  readonly lead: (id: string) => void;
  /** Opens the card in full. */
  readonly about: (id: string) => void;
}
