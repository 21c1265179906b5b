// The deck that is being built: each change is kept, judged by the engine, and can be taken back.
import { theEngine } from "../../engine/one";
import type { DeckList } from "../../engine/wire";
import { Store } from "../store";
import { judge, type Legality } from "./faults";
import { deleteDeck, saveDeck } from "./own-decks";
import { EMPTY, isEmpty, sameList, type Deck } from "./model";

interface EditedDeck {
  readonly deck: Deck;
  /** What it was before each change, the last one last. */
  readonly past: readonly Deck[];
}

/** What is drawn: a deck, and what the engine says of that very deck. */
export interface DeckEditorState extends EditedDeck {
  readonly legality: Legality;
}

/** More steps back than anybody takes. */
const MOST = 100;
/** Milliseconds that a change waits for its verdict, so that both are drawn at once and rows are moved only once. */
const PATIENCE = 1000;

export class DeckEditor {
  readonly store: Store<DeckEditorState>;
  /** The deck as it is, which may not be drawn yet. */
  #edited: EditedDeck;
  #judged: Promise<void>;
  #asked = 0;
  /** Is the deck among those that are kept? */
  #saved: boolean;

  constructor(
    readonly id: string,
    readonly game: string,
    deck: Deck | null,
  ) {
    this.#saved = deck !== null;
    this.#edited = { deck: deck ?? EMPTY, past: [] };
    this.store = new Store<DeckEditorState>({ ...this.#edited, legality: { is: "unknown" } });
    this.#judged = this.#judge(this.deck.list);
  }

  get deck(): Deck {
    return this.#edited.deck;
  }

  get past(): readonly Deck[] {
    return this.#edited.past;
  }

  /** Kept when the deck as it is has been drawn, with what the engine says of it. */
  get judged(): Promise<void> {
    return this.#judged;
  }

  change(next: Deck): void {
    const { deck, past } = this;
    if (next.name === deck.name && sameList(next.list, deck.list)) return;
    this.#commit(next, [...past, deck].slice(-MOST));
  }

  list(next: DeckList): void {
    this.change({ ...this.deck, list: next });
  }

  /** A name is typed letter by letter: all of it is one change. */
  name(name: string): void {
    const { deck, past } = this;
    const before = past.at(-1);
    const typing = before !== undefined && before.name !== deck.name && sameList(before.list, deck.list);
    this.#commit({ ...deck, name }, typing ? past : [...past, deck].slice(-MOST));
  }

  undo(): void {
    const { past } = this;
    const before = past.at(-1);
    if (before) this.#commit(before, past.slice(0, -1));
  }

  /** What the engine would say of another list. */
  async wouldBe(list: DeckList): Promise<Legality> {
    return judge(await theEngine(), this.game, list);
  }

  #commit(deck: Deck, past: readonly Deck[]): void {
    const { list } = this.deck;
    this.#edited = { deck, past };
    if (!sameList(deck.list, list)) this.#judged = this.#judge(deck.list);
    // A name has no verdict to wait for, unless a list does.
    else if (sameList(list, this.store.value.deck.list)) this.store.patch(this.#edited);
    void this.#save(deck);
  }

  async #save(deck: Deck): Promise<void> {
    // A deck that was never anything is not kept.
    if (!this.#saved && isEmpty(deck)) return;
    if (this.#saved && isEmpty(deck)) {
      this.#saved = false;
      await deleteDeck(this.id);
      return;
    }
    this.#saved = true;
    await saveDeck({ ...deck, id: this.id, game: this.game, updated: Date.now() });
  }

  /** The last list asked about is the one that is shown. */
  async #judge(list: DeckList): Promise<void> {
    const asked = ++this.#asked;
    const late = setTimeout(() => {
      if (asked === this.#asked) this.store.patch(this.#edited);
    }, PATIENCE);
    const legality = await theEngine()
      .then((engine) => judge(engine, this.game, list))
      .catch((error: unknown): Legality => ({ is: "broken", error }));
    clearTimeout(late);
    if (asked === this.#asked) this.store.patch({ ...this.#edited, legality });
  }
}
