// One static file per game, made by the command line from the game's data: everything that is words.

export type Lang = "en" | "fr";
export type Both = Readonly<Record<Lang, string>>;

/** A unit, card, attack, terrain, status, keyword: anything with a name. */
export interface Thing {
  readonly kind: string;
  readonly name: Both;
  readonly text?: Both;
  /** What it costs, by stat: `ap`, `mp`, `mana`. */
  /** The name of its picture among the game's drawings. */
  readonly art?: string;
  readonly cost?: Readonly<Record<string, number>>;
  readonly stats?: Readonly<Record<string, number>>;
  /** Ids of its attacks and abilities. */
  readonly parts?: readonly string[];
  /** How an attack is written: `3ps+1`. */
  readonly notation?: string;
}

export interface DeckText {
  readonly id: string;
  readonly name: Both;
  readonly text: Both;
  readonly pieces: readonly string[];
  readonly cards?: readonly { readonly card: string; readonly copies: number }[];
}

export interface MapText {
  readonly id: string;
  readonly name: Both;
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
  /** The outlines of its pictures, in a square of 512; from a file of their own, and only where things have pictures. */
  readonly drawings?: Readonly<Record<string, string>>;
}
