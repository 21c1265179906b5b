// One static file per game, made by the command line from the game's data: everything that is words, and what set-ups take.
import type { SetupSchema } from "../engine/types/SetupSchema";

export type Lang = "en" | "fr";
export type Both = Readonly<Record<Lang, string>>;

/** A unit, card, attack, terrain, status, keyword: anything with a name. */
export interface Thing {
  readonly kind: string;
  readonly name: Both;
  readonly text?: Both;
  /** The name of its picture among the game's drawings. */
  readonly art?: string;
  /** What it costs, by stat: `ap`, `mp`, `mana`. */
  readonly cost?: Readonly<Record<string, number>>;
  readonly stats?: Readonly<Record<string, number>>;
  /** Ids of its attacks and abilities. */
  readonly parts?: readonly string[];
  /** How an attack is written: `3ps+1`. */
  readonly notation?: string;
  /** Of a card that decks are built from: its values in each facet, `{ "type": ["minion"], "tribe": ["golem"] }`. */
  readonly facets?: Readonly<Record<string, readonly string[]>>;
}

export interface DeckText {
  readonly id: string;
  readonly name: Both;
  readonly text: Both;
  readonly pieces: readonly string[];
  /** Who leads it, where decks are built. */
  readonly leader?: string;
  readonly cards?: readonly { readonly card: string; readonly copies: number }[];
}

export interface MapText {
  readonly id: string;
  readonly name: Both;
  /** What is other in a game on it, where that is not to be seen: such a map is chosen as an option. */
  readonly text?: Both;
  readonly rows: readonly string[];
  readonly legend: Readonly<Record<string, string>>;
}

export interface ClauseText {
  readonly id: string;
  /** The chapter it stands in; without one its id tells. */
  readonly chapter?: string;
  readonly kind: string;
  readonly origin: "source" | "ruling" | "house";
  readonly title: Both;
  readonly text: Both;
  readonly ruling?: Both;
  /** Clauses worth reading next. */
  readonly see?: readonly string[];
}

/** A word of the game that opens a clause: of a thing, a stat, or a name of its own. */
export interface TermText {
  readonly id: string;
  readonly clause: string;
  /** How it is written in running text; none where it only stands by itself. */
  readonly words: Readonly<Record<Lang, readonly string[]>>;
}

/** One of the parts in which a learner meets a game, in their order. */
export const PARTS = ["goal", "setup", "turn", "actions", "fight", "words", "edge"] as const;
export type Part = (typeof PARTS)[number];

/** Clauses that a learner reads together, whatever chapters of the source they are from: `gap.mana` stands for all that begin so. */
export interface LearnersChapter {
  readonly id: string;
  /** Without one it has that of the source's chapter of this id. */
  readonly title?: Both;
  readonly of: readonly string[];
}

/** What a game says to readers of its rulebook alone, from `words/reader.json` in its folder. Ids are without the game. */
export interface ReaderText {
  /** Words of clauses that cards are not underlined for. */
  readonly terms: readonly Readonly<{ clause: string } & Record<Lang, readonly string[]>>[];
  /** All clauses in a learner's order. A chapter of the source is named by its id. */
  readonly order: Readonly<Record<Part, readonly (string | LearnersChapter)[]>>;
  /** The game in one page: sentences, each with the rules it rests on as links, `[kill the General](win.1)`. */
  readonly page: readonly { readonly part: PagePart; readonly says: readonly Both[] }[];
  readonly source: SourceText;
}

/** The sections of a game's source, by what their clauses begin with, in the language that names them. */
export interface SourceText {
  readonly lang: Lang;
  /** Of these clauses it says nothing: their rulings do. */
  readonly silent: readonly string[];
  readonly sections: readonly {
    readonly name: string;
    readonly lines: readonly [from: number, to: number];
    readonly of: readonly string[];
  }[];
}

/** The parts of the one page. */
export const PAGE_PARTS = ["goal", "setup", "turn", "unit", "fight", "win", "words"] as const;
export type PagePart = (typeof PAGE_PARTS)[number];

/** What cards are told apart by: `type`, named by the sentence `facet-type`. Its values have names as things have. */
export interface FacetText {
  readonly id: string;
  /** In the order they are offered. */
  readonly values: readonly string[];
}

/**
 * Of a game whose players bring decks of their own: what there is to build from. It says what is offered and shown;
 * whether a list is a deck is the engine's to say.
 */
export interface DeckBuilding {
  /** Cards in a deck beside its leader, at most. */
  readonly size: number;
  /** The fewest that are enough, where that is fewer. */
  readonly least?: number;
  /** Copies of one card, at most. */
  readonly copies: number;
  /** Copy limits of the cards that have a lower one, by their ids. */
  readonly fewer?: Readonly<Record<string, number>>;
  /** The stat that cards are paid in, by which the curve is drawn: a key of `Thing.cost`. Some may be paid in others; where
   * nothing is paid there is none. */
  readonly cost?: string;
  /** Who may lead a deck, and what may be in one: ids of things. */
  readonly leaders: readonly string[];
  readonly cards: readonly string[];
  /** What cards can be filtered by, in the order it is offered. */
  readonly facets: readonly FacetText[];
  /**
   * The faction facet. A leader is offered the cards that share its value in this facet, and those with one of the `common` values; `except` are
   * those that the rules still refuse it, by the leader's id.
   */
  readonly kin?: {
    readonly facet: string;
    readonly common: readonly string[];
    readonly except?: Readonly<Record<string, readonly string[]>>;
  };
  /** The facet by which the cards of a deck are counted. */
  readonly sorts?: string;
  /** The facets in a card's summary. */
  readonly glance?: readonly string[];
}

/** A board's own book has of `setup` only what pieces and places are drawn by: `table/` does without the rest. */
export interface GameBook {
  readonly id: string;
  readonly title: Both;
  readonly blurb: Both;
  readonly decks: readonly DeckText[];
  readonly maps: readonly MapText[];
  readonly things: Readonly<Record<string, Thing>>;
  readonly words: Both;
  readonly clauses: readonly ClauseText[];
  readonly chapters: readonly { readonly id: string; readonly title: Both }[];
  readonly terms?: readonly TermText[];
  /** Only where the rulebook is read. */
  readonly reader?: ReaderText;
  /** Only where players build decks. */
  readonly builds?: DeckBuilding;
  /** What set-ups of the game take, and what is drawn for its words. */
  readonly setup?: SetupSchema;
  /** The outlines of its pictures, in a square of 256; from a file of their own, and only where things have pictures. */
  readonly drawings?: Readonly<Record<string, string>>;
}
