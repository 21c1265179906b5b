import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { WireError } from "../engine/errors";
import { SIDES } from "../engine/sides";
import type { CardInPlay, Cell, Decision, GameEvent, Offer, Shows, Side, Table } from "../engine/wire";
import type { Both, ClauseText, GameBook, Lang, TermText, Thing } from "./book";
import { Terms } from "./terms";
import { capital, typeset } from "./typeset";
import { actionArgs, decisionArgs, eventArgs, refusalArgs } from "./args";

export type Args = Record<string, string | number>;

/** Who plays a side: the one person at the screen, or a bot against that person. */
export interface Seat {
  readonly who: "you" | "bot";
  /** What it is called where it stands by itself: "You", "Bot (easy)". */
  readonly name: string;
}

/** Who sits where; a side that is left out has its own name. */
export type Seats = Readonly<Partial<Record<Side, Seat>>>;

/** What events show whose card is the piece itself: it comes, is turned up, or goes. */
const TELLING: ReadonlySet<string> = new Set<Shows>(["enters", "turns", "leaves"]);

/** A clause as a reader of one language sees it. */
export interface ClauseWords {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly ruling: string | null;
  readonly origin: ClauseText["origin"];
  readonly kind: string;
  readonly see: readonly string[];
}

/**
 * All sentences of one language: the page's own and, when there is a book, a game's.
 * Switching language makes a new `Words`; components ask this object and keep no text.
 */
export class Words {
  readonly lang: Lang;
  readonly book: GameBook | null;
  readonly #bundle: FluentBundle;
  /** The words that open clauses. */
  readonly terms: Terms;
  #ruleTerms: Terms | null = null;
  readonly #clauses: ReadonlyMap<string, ClauseText>;
  /**
   * What pieces and named cards were, so that the log can still name them when they are gone. By viewer: at one screen what
   * one player knows must not name a unit for the other.
   */
  readonly #roster: Map<string, string>;
  readonly #page: string;
  readonly #seats: Seats;

  constructor(
    lang: Lang,
    page: string,
    book: GameBook | null = null,
    roster = new Map<string, string>(),
    seats: Seats = {},
  ) {
    this.lang = lang;
    this.book = book;
    this.#roster = roster;
    this.#page = page;
    this.#seats = seats;
    // No isolation marks: both languages run left to right, and names end up in accessible names and file names.
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(page));
    if (book) this.#bundle.addResource(new FluentResource(book.words[lang]), { allowOverrides: true });
    this.terms = new Terms(book?.terms ?? [], lang);
    this.#clauses = new Map((book?.clauses ?? []).map((clause) => [clause.id, clause]));
  }

  /** The same and the words that only readers of rules meet: those come first, as they are chosen for these texts. */
  get ruleTerms(): Terms {
    return (this.#ruleTerms ??= new Terms([...readersTerms(this.book), ...(this.book?.terms ?? [])], this.lang));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /**
   * The sentence with this id. An attribute is the sentence for when the argument of its name is given: the first that
   * fits is taken, else the message itself. A missing sentence shows its id: ugly, but found at once.
   */
  say(id: string, args: Args = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message) return id;
    const fit = Object.entries(message.attributes).find(([name]) => name in args);
    const pattern = fit?.[1] ?? message.value;
    if (!pattern) return id;
    // Faults are collected and dropped: a sentence with one argument missing is better than no sentence.
    const said = this.#bundle.formatPattern(pattern, args, []);
    return typeset(this.lang, beginsWith(said, args["player"]) ? capital(said) : said);
  }

  /** Text given in both languages. */
  both(text: Both | undefined): string {
    return typeset(this.lang, text?.[this.lang] ?? "");
  }

  thing(id: string): Thing | undefined {
    // An id may come from a link: `constructor` is a thing of every object, and of no game.
    const { things = {} } = this.book ?? {};
    return Object.hasOwn(things, id) ? things[id] : undefined;
  }

  /** The name of a unit, card, attack, terrain, status, keyword, map, deck. */
  name(called: string): string {
    // Cards in hand of one id that differ are numbered: `azurite-lion~2`.
    const id = called.replace(/~\d+$/, "");
    const after = this.#afterPlayer(id);
    if (after !== null) return capital(after);
    const named =
      this.thing(id) ?? this.book?.decks.find((deck) => deck.id === id) ?? this.book?.maps.find((map) => map.id === id);
    return named ? this.both(named.name) : this.has(`name-${id}`) ? this.say(`name-${id}`) : id;
  }

  text(id: string): string {
    return this.both(this.thing(id)?.text);
  }

  /** A piece by its name on the table. Two alike are told apart by the number in their names. */
  piece(name: string, table: Table): string {
    const is = this.#met(name, table.pieces[name]?.is, table);
    if (is === undefined) return this.thing(name) ? this.name(name) : name;
    const twins = Object.values(table.pieces).filter((other) => other.is === is).length;
    const number = /\d+$/.exec(name)?.[0];
    return twins > 1 && number !== undefined ? `${this.name(is)} ${number}` : this.name(is);
  }

  /** A place that is called after its player, as within a sentence: "your first rampart". At other tables it has its own name. */
  #afterPlayer(id: string): string | null {
    const called = `name-${id.replaceAll(".", "-")}`;
    const isSo = this.thing(id)?.kind === "place" && Object.keys(this.#seats).length > 0 && this.has(called);
    return isSo ? this.say(called, this.#sitting) : null;
  }

  /** A place within a sentence: by its card; by its own name if it has none, or if two places have the same. */
  place(id: string, table: Table | null): string {
    const places = table?.board.places ?? [];
    const is = places.find((place) => place.id === id)?.is;
    const isUnique = is !== undefined && places.filter((place) => place.is === is).length === 1;
    return isUnique ? this.name(is) : (this.#afterPlayer(id) ?? this.name(id));
  }

  /** A card by its id, or by its name on the table: equal cards are separate there. */
  card(id: string, table: Table): string {
    if (this.thing(id)) return this.name(id);
    return this.name(this.#met(id, cardsInPlay(table).find(({ name }) => name === id)?.is, table) ?? id);
  }

  /** What pieces were that are gone: a game that is opened again has only its story to tell it, to the same eyes. */
  learn(events: readonly GameEvent[], viewer: string): void {
    for (const { shows, piece, target, card } of events) {
      const name = target ?? piece;
      if (!TELLING.has(shows) || name === undefined || card === undefined || !this.thing(card)) continue;
      const key = `${viewer}/${name}`;
      // What goes back to a hand may be another card than the piece was: as it was seen comes first.
      if (shows === "leaves" && this.thing(this.#roster.get(key) ?? "")) continue;
      this.#roster.set(key, card);
    }
  }

  /** What it is: as seen now, else as this viewer saw it last. */
  #met(name: string, is: string | undefined, table: Table): string | undefined {
    const key = `${table.viewer}/${name}`;
    if (is === undefined) return this.#roster.get(key);
    this.#roster.set(key, is);
    return is;
  }

  /** `[3, 4]` is C4: letters for columns, numbers for rows. */
  cell([x, y]: Cell): string {
    return columnName(x) + String(y);
  }

  /** The same words at a table where these sit. */
  seated(seats: Seats): Words {
    return new Words(this.lang, this.#page, this.book, this.#roster, seats);
  }

  /** A side by who plays it, where it stands by itself: "You". Sentences about a side have {@link playerArgs}. */
  seat(side: string): string {
    return this.#seats[side as Side]?.name ?? this.player(side);
  }

  /**
   * A side as sentences about it have it: what it is called within them, "you", "the bot", "Player 1"; and, for verbs and
   * articles to follow, which of the three it is.
   */
  playerArgs(side: string): Args {
    const who = this.#seats[side as Side]?.who;
    return { player: this.player(who ?? side), seat: who ?? "other" };
  }

  /** Who plays each side, for names with a side in them: "The bot’s attack aura here". */
  get #sitting(): Args {
    return Object.fromEntries(SIDES.map((side) => [side, this.#seats[side]?.who ?? "other"]));
  }

  /** A side by its own name, as the rules call it. */
  player(side: string): string {
    return this.has(`player-${side}`) ? this.say(`player-${side}`) : side;
  }

  stat(id: string): string {
    return this.has(`stat-${id}`) ? this.say(`stat-${id}`) : this.name(id);
  }

  /** The same written out: "Victory points" for "VP". */
  statName(id: string): string {
    return this.has(`stat-${id}-name`) ? this.say(`stat-${id}-name`, this.#sitting) : this.stat(id);
  }

  phase(id: string): string {
    return this.has(`phase-${id}`) ? this.say(`phase-${id}`) : id;
  }

  event(event: GameEvent, table: Table): string {
    const id = `event-${event.kind}`;
    return this.has(id) ? this.say(id, eventArgs(this, event, table)) : event.kind;
  }

  refusal(refusal: Pick<WireError, "message" | "why" | "args">, table: Table | null): string {
    const id = `refusal-${refusal.why ?? ""}`;
    return this.has(id) ? this.say(id, refusalArgs(this, refusal.args ?? {}, table)) : refusal.message;
  }

  action(listed: Pick<Offer, "action" | "cost">, table: Table): string {
    const { type } = listed.action;
    // What "choose" and "decline" mean hangs on what is asked.
    const asked = `action-${type}-${table.decision?.kind ?? ""}`;
    const id = this.has(asked) ? asked : `action-${type}`;
    return this.has(id) ? this.say(id, actionArgs(this, listed, table)) : listed.action.type;
  }

  decision(decision: Decision, table: Table): string {
    const id = `decision-${decision.kind}`;
    return this.has(id) ? this.say(id, decisionArgs(this, decision, table)) : decision.kind;
  }

  answer(id: string, table: Table): string {
    if (this.has(`answer-${id}`)) return this.say(`answer-${id}`);
    const said = `answer-to-${table.decision?.kind ?? ""}`;
    if (this.has(said)) return this.say(said, this.#parts(id, table));
    return table.pieces[id] ? this.piece(id, table) : this.name(id);
  }

  /** An answer made of names and what they leave: `unit-3+item-1 / nature 1`. */
  #parts(id: string, table: Table): Args {
    const [names = "", kept] = id.split(" / ");
    const name = (one: string): string => (table.pieces[one] ? this.piece(one, table) : this.card(one, table));
    const who = this.has(`answer-${names}`) ? names : this.list(names.split("+").map(name));
    const left = kept?.split(", ").map((part) => {
      const [stat = "", n = ""] = part.split(" ");
      return `${n} ${this.stat(stat)}`;
    });
    return left ? { who, kept: this.list(left) } : { who };
  }

  /** The clause that a text means by an id without its game, or without its first parts if only one ends so. */
  clauseCalled(short: string): string | null {
    const whole = `${this.book?.id ?? ""}:${short}`;
    if (this.#clauses.has(whole)) return whole;
    const [one, ...more] = [...this.#clauses.keys()].filter((id) => id.endsWith(`.${short}`));
    return one !== undefined && more.length === 0 ? one : null;
  }

  clause(id: string): ClauseWords {
    const clause = this.#clauses.get(id);
    if (!clause) return { id, title: id, text: "", ruling: null, origin: "source", kind: "", see: [] };
    const { kind, origin, ruling, see = [] } = clause;
    return {
      id,
      title: this.both(clause.title),
      text: this.both(clause.text),
      ruling: ruling ? this.both(ruling) : null,
      origin,
      kind,
      see,
    };
  }

  list(items: readonly string[]): string {
    return new Intl.ListFormat(this.lang).format(items);
  }

  date(when: number): string {
    // The reader's own country, if it speaks this language: the order of day and month hangs on it.
    const locale = navigator.languages.find((one) => one.startsWith(this.lang)) ?? this.lang;
    return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }).format(when);
  }
}

/** The words that a game explains to readers of its rulebook, each a term named by its first word. */
export const readersTerms = (book: GameBook | null): TermText[] =>
  (book?.reader?.terms ?? []).map(({ clause, en, fr }) => ({
    id: en[0] ?? clause,
    clause: `${book?.id ?? ""}:${clause}`,
    words: { en, fr },
  }));

/** Does a sentence begin with a player, who is called as within one: "the bot"? "Your" does not begin with "you". */
const beginsWith = (said: string, player: string | number | undefined): boolean =>
  typeof player === "string" && said.startsWith(player) && !/^\p{L}/u.test(said.slice(player.length));

/** Every card in play: on the board, with a piece, before a player. */
const cardsInPlay = ({ board, pieces, players }: Table): CardInPlay[] =>
  [board, ...Object.values(pieces), ...Object.values(players)].flatMap(({ cards }) => cards);

/** 1 is A, 26 is Z, 27 is AA. */
export function columnName(x: number): string {
  const rest = Math.floor((x - 1) / 26);
  return (rest > 0 ? columnName(rest) : "") + String.fromCharCode(65 + ((x - 1) % 26));
}
