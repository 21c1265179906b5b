// The deck that is being built: each change is kept, judged by the engine, and can be taken back.
import { theEngine } from "../../engine/one";
import type { DeckList } from "../../engine/wire";
import { Store } from "../store";
import { judge, type Standing } from "./faults";
import { forgetDeck, keepDeck } from "./keeping";
import { EMPTY, isEmpty, sameList, type Deck } from "./model";

export interface Building {
  readonly deck: Deck;
  /** What it was before each change, the last one last. */
  readonly past: readonly Deck[];
  readonly standing: Standing;
}

/** More steps back than anybody takes. */
const MOST = 100;

export class Desk {
  readonly store: Store<Building>;
  /** Kept when the engine has spoken about the deck as it was opened. */
  readonly judged: Promise<void>;
  #asked = 0;
  /** Is the deck among those that are kept? */
  #kept: boolean;

  constructor(
    readonly id: string,
    readonly game: string,
    deck: Deck | null,
  ) {
    this.#kept = deck !== null;
    this.store = new Store<Building>({ deck: deck ?? EMPTY, past: [], standing: { is: "unknown" } });
    this.judged = this.#judge(this.deck.list);
  }

  get deck(): Deck {
    return this.store.value.deck;
  }

  change(next: Deck): void {
    const { deck, past } = this.store.value;
    if (next.name === deck.name && sameList(next.list, deck.list)) return;
    this.#put(next, [...past, deck].slice(-MOST));
  }

  list(next: DeckList): void {
    this.change({ ...this.deck, list: next });
  }

  /** A name is typed letter by letter: all of it is one change. */
  name(name: string): void {
    const { deck, past } = this.store.value;
    const before = past.at(-1);
    const typing = before !== undefined && before.name !== deck.name && sameList(before.list, deck.list);
    this.#put({ ...deck, name }, typing ? past : [...past, deck].slice(-MOST));
  }

  undo(): void {
    const { past } = this.store.value;
    const before = past.at(-1);
    if (before) this.#put(before, past.slice(0, -1));
  }

  /** What the engine would say of another list. */
  async wouldBe(list: DeckList): Promise<Standing> {
    return judge(await theEngine(), this.game, list);
  }

  #put(deck: Deck, past: readonly Deck[]): void {
    const changed = !sameList(deck.list, this.deck.list);
    this.store.patch({ deck, past });
    if (changed) void this.#judge(deck.list);
    void this.#keep(deck);
  }

  async #keep(deck: Deck): Promise<void> {
    // A deck that was never anything is not kept.
    if (!this.#kept && isEmpty(deck)) return;
    if (this.#kept && isEmpty(deck)) {
      this.#kept = false;
      await forgetDeck(this.id);
      return;
    }
    this.#kept = true;
    await keepDeck({ ...deck, id: this.id, game: this.game, updated: Date.now() });
  }

  /** The last list asked about is the one that is shown. */
  async #judge(list: DeckList): Promise<void> {
    const asked = ++this.#asked;
    const standing = await theEngine()
      .then((engine) => judge(engine, this.game, list))
      .catch((error: unknown): Standing => ({ is: "broken", error }));
    if (asked === this.#asked) this.store.patch({ standing });
  }
}
