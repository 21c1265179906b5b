// What decks of a game are built from, in the reader's language: found by name, text, cost and facets.
import type { DeckBuilding, FacetText, GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { column, stepOf } from "./model";

/** So much of a stat. */
export interface Price {
  readonly stat: string;
  readonly amount: number;
}

export interface Card {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What it costs in all, whatever it is paid in. */
  readonly cost: number;
  readonly price: readonly Price[];
  /** Is it paid in the stat of the curve? */
  readonly curved: boolean;
  /** Copies in a deck, at most. */
  readonly most: number;
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly stats: Readonly<Record<string, number>>;
  /** What a search looks through. */
  readonly plain: string;
}

export interface Filters {
  readonly typed: string;
  /** Columns of the curve; none is all of them. */
  readonly costs: readonly number[];
  /** The values wanted in each facet; none is all of them. */
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

export const NO_FILTERS: Filters = { typed: "", costs: [], facets: {} };

export const isFiltered = ({ typed, costs, facets }: Filters): boolean =>
  typed.trim() !== "" || costs.length > 0 || Object.values(facets).some((values) => values.length > 0);

/** Without accents, ligatures, capitals and typography: as words are typed in a hurry. */
export const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .trim();

export class Catalogue {
  readonly deckBuilding: DeckBuilding;
  /** Of the deck builder's own words. */
  readonly words: Words;
  readonly leaders: readonly Card[];
  /** All that can be in a deck, by cost and then by name; cards paid in other stats come last. Without costs in the book's order. */
  readonly cards: readonly Card[];
  /** How many costs share a column of the curve. */
  readonly step: number;
  readonly #byId: ReadonlyMap<string, Card>;
  readonly #paid: ReadonlySet<string>;

  constructor(words: Words, deckBuilding: DeckBuilding) {
    this.words = words;
    this.deckBuilding = deckBuilding;
    const order = new Intl.Collator(words.lang);
    this.leaders = deckBuilding.leaders.map((id) => this.#card(id));
    const cards = deckBuilding.cards.map((id) => this.#card(id));
    this.cards = this.priced
      ? cards.sort((a, b) => Number(b.curved) - Number(a.curved) || a.cost - b.cost || order.compare(a.name, b.name))
      : cards;
    this.step = stepOf(Math.max(0, ...this.cards.map(({ cost }) => cost)));
    this.#paid = new Set(this.cards.flatMap(({ price }) => price.map(({ stat }) => stat)));
    this.#byId = new Map([...this.leaders, ...this.cards].map((card) => [card.id, card]));
  }

  #card(id: string): Card {
    const { words, deckBuilding } = this;
    const thing = words.thing(id);
    const facets = thing?.facets ?? {};
    const costs = this.priced ? Object.entries(thing?.cost ?? {}) : [];
    const price = costs.map(([stat, amount]): Price => ({ stat, amount }));
    const [name, text] = [words.name(id), words.text(id)];
    const values = Object.values(facets).flatMap((ids) => ids.map((value) => words.name(value)));
    return {
      id,
      name,
      text,
      cost: price.reduce((sum, { amount }) => sum + amount, 0),
      price,
      curved: price.every(({ stat }) => stat === deckBuilding.cost),
      most: deckBuilding.fewer?.[id] ?? deckBuilding.copies,
      facets,
      stats: thing?.stats ?? {},
      plain: fold([name, text, ...values].join(" ")),
    };
  }

  card(id: string): Card | undefined {
    return this.#byId.get(id);
  }

  isLeader(id: string): boolean {
    return this.deckBuilding.leaders.includes(id);
  }

  /** Do decks of this game have a leader? */
  get led(): boolean {
    return this.leaders.length > 0;
  }

  /** The cards of a list in the order of the catalogue; what this build does not know comes last. */
  sorted(ids: readonly string[]): string[] {
    const place = new Map(this.cards.map(({ id }, n) => [id, n]));
    return [...ids].sort((a, b) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity) || (a < b ? -1 : 1));
  }

  /** The value by which a leader's cards are chosen: its faction. */
  factionOf(leader: string | undefined): string | undefined {
    const { kin: faction } = this.deckBuilding;
    return faction && leader !== undefined ? this.card(leader)?.facets[faction.facet]?.[0] : undefined;
  }

  /** What is offered to a leader. */
  pool(leader: string | undefined): readonly Card[] {
    return this.cards.filter((card) => this.fits(card, leader));
  }

  /** Is the card among those that a leader is offered? */
  fits({ id, facets }: Card, leader: string | undefined): boolean {
    const { kin: faction } = this.deckBuilding;
    const own = this.factionOf(leader);
    if (!faction || leader === undefined || own === undefined) return true;
    if (faction.except?.[leader]?.includes(id)) return false;
    return (facets[faction.facet] ?? []).some((value) => value === own || faction.common.includes(value));
  }

  /** Are cards paid for when they are played? What else they print as a cost is then no matter of the deck. */
  get priced(): boolean {
    return this.deckBuilding.cost !== undefined;
  }

  /** The name of the stat that most are paid in. */
  get stat(): string {
    const { cost } = this.deckBuilding;
    return cost === undefined ? "" : this.words.stat(cost);
  }

  /** How many cards a deck has: a number, or from the fewest to the most. */
  get size(): string | number {
    const { size, least } = this.deckBuilding;
    return least === undefined ? size : `${String(least)}–${String(size)}`;
  }

  /** Are there cards that are paid in something else than most? */
  get mixed(): boolean {
    return this.cards.some(({ curved }) => !curved);
  }

  /** Is there a card that is paid in this stat? */
  pays(stat: string): boolean {
    return this.#paid.has(stat);
  }

  /** What a card costs, in words: "2 Mana". */
  costSaid({ price }: Card): string {
    const { words, deckBuilding } = this;
    const { cost } = deckBuilding;
    const all = price.length > 0 || cost === undefined ? price : [{ stat: cost, amount: 0 }];
    return words.list(all.map(({ stat, amount }) => words.say("deck-price", { amount, stat: words.stat(stat) })));
  }

  /** The facets in which these cards differ, each with the values they have. */
  facets(pool: readonly Card[]): FacetText[] {
    const present = (facet: string): Set<string> => new Set(pool.flatMap(({ facets }) => facets[facet] ?? []));
    return this.deckBuilding.facets
      .map(({ id, values }) => ({ id, values: values.filter((value) => present(id).has(value)) }))
      .filter(({ values }) => values.length > 1);
  }
}

/** The cards that have every word typed, one of the costs, and one of the values in each facet. */
export function chosen(cards: readonly Card[], { typed, costs, facets }: Filters, step = 1): Card[] {
  const words = fold(typed).split(" ");
  const wanted = Object.entries(facets).filter(([, values]) => values.length > 0);
  return cards.filter(
    (card) =>
      words.every((word) => card.plain.includes(word)) &&
      (costs.length === 0 || costs.includes(column(card.cost, step))) &&
      wanted.every(([facet, values]) => values.some((value) => card.facets[facet]?.includes(value))),
  );
}

/** What a game's book says of building, or a fault that says there is nothing. */
export function deckBuildingOf({ id, builds }: GameBook): DeckBuilding {
  if (!builds) throw new Error(`decks of ${id} are not built`);
  return builds;
}
