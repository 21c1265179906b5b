// A deck as text, to be pasted anywhere and read back: "General: Argeon Highmayne", then "3 Windblade Adept". What is read
// may come from anywhere, so it may be written in many ways; what is not understood is named, never dropped.
import type { DeckList } from "../../engine/wire";
import type { GameBook, Lang } from "../../words/book";
import { fold, type Catalogue } from "./catalogue";
import { copiesOf, idsOf, MOST_COPIES, type Deck } from "./model";

export function exportText({ name, list }: Deck, catalogue: Catalogue): string {
  const { words } = catalogue;
  const { leader } = list;
  return [
    ...(name === "" ? [] : [`# ${name}`]),
    ...(leader === undefined ? [] : [words.say("deck-text-leader", { name: words.name(leader) })]),
    ...catalogue.sorted(idsOf(list)).map((id) => `${String(copiesOf(list, id))} ${words.name(id)}`),
    "",
  ].join("\n");
}

/** A line that names nothing of this game. */
export interface Unread {
  readonly line: number;
  readonly text: string;
}

export interface ReadDeck extends Deck {
  /** How many lines named a card or a leader. */
  readonly read: number;
  readonly unread: readonly Unread[];
}

/** What can be named in a text: ids, and names in every language. */
export class Names {
  readonly #leaders = new Map<string, string>();
  readonly #cards = new Map<string, string>();

  constructor({ builds, things }: GameBook) {
    const put = (to: Map<string, string>, ids: readonly string[]): void => {
      for (const id of ids) {
        const name = Object.hasOwn(things, id) ? things[id]?.name : undefined;
        for (const called of [id, ...(["en", "fr"] satisfies Lang[]).map((lang) => name?.[lang] ?? "")])
          if (called !== "" && !to.has(fold(called))) to.set(fold(called), id);
      }
    };
    put(this.#leaders, builds?.leaders ?? []);
    put(this.#cards, builds?.cards ?? []);
  }

  leader(name: string): string | undefined {
    return this.#leaders.get(fold(name));
  }

  card(name: string): string | undefined {
    return this.#cards.get(fold(name));
  }
}

/** Ways to write a card and how many of it: each with the group of the number and of the name. */
const FORMS: readonly (readonly [RegExp, number, number])[] = [
  [/^(\d+)\s*(.+)$/, 1, 2], // 3 Windblade Adept
  [/^(\d+)\s*[x×*]\s*(.+)$/i, 1, 2], // 3x Windblade Adept
  [/^[x×*]\s*(\d+)\s+(.+)$/i, 1, 2], // x3 Windblade Adept
  [/^(.+?)\s*[x×*]\s*(\d+)$/i, 2, 1], // Windblade Adept x3
  [/^(.+?)\s*[([]\s*[x×*]?\s*(\d+)\s*[)\]]$/i, 2, 1], // Windblade Adept (3)
  [/^(.+?)\s*[:,;=\s]\s*(\d+)$/, 2, 1], // Windblade Adept, 3; tabs of a spreadsheet
];

/** The line as a card: the first form whose name is one. */
function cardOf(line: string, names: Names): { id: string; copies: number } | null {
  const whole = names.card(line);
  if (whole !== undefined) return { id: whole, copies: 1 };
  for (const [form, number, name] of FORMS) {
    const found = form.exec(line);
    const id = names.card(unquoted(found?.[name] ?? ""));
    const copies = Number.parseInt(found?.[number] ?? "", 10);
    if (id !== undefined && copies >= 1 && copies <= MOST_COPIES) return { id, copies };
  }
  return null;
}

/** The line as a leader: "General: Argeon Highmayne", or the name alone, or with a 1 before it. */
function leaderOf(line: string, names: Names): string | undefined {
  const alone = names.leader(line);
  if (alone !== undefined) return alone;
  const said = /^[^:]*:\s*(.+)$/.exec(line)?.[1] ?? /^1\s*[x×*]?\s+(.+)$/i.exec(line)?.[1];
  return said === undefined ? undefined : names.leader(unquoted(said));
}

const unquoted = (name: string): string => name.replace(/^["“«]\s*(.*?)\s*["”»]$/, "$1");

const COMMENT = /^(?:#|\/\/)\s*/;

export function readDeck(text: string, names: Names): ReadDeck {
  const cards = new Map<string, number>();
  const unread: Unread[] = [];
  let leader: string | undefined;
  let name = "";
  let read = 0;
  text
    .replace(/^\uFEFF/, "")
    .split(/\r\n|\r|\n/)
    .forEach((whole, n) => {
      const line = whole.trim();
      // The first comment is what the deck is called: that is how decks are written here.
      if (COMMENT.test(line)) name ||= line.replace(COMMENT, "").trim();
      const said = line
        .replace(/(?:^|\s)(?:#|\/\/).*$/, "")
        .replace(/^[-•]\s+/, "")
        .trim();
      // Nothing, or a heading over the lines to come.
      if (said === "" || said.endsWith(":")) return;
      const card = cardOf(said, names);
      const leads = card ? undefined : leaderOf(said, names);
      const copies = card ? (cards.get(card.id) ?? 0) + card.copies : 0;
      // Neither a second leader nor more copies than a list can hold are taken in silence.
      const second = leads !== undefined && leader !== undefined && leads !== leader;
      if ((!card && leads === undefined) || second || copies > MOST_COPIES) {
        unread.push({ line: n + 1, text: line });
        return;
      }
      if (card) cards.set(card.id, copies);
      leader = leads ?? leader;
      read++;
    });
  const list: DeckList = { ...(leader !== undefined && { leader }), cards: Object.fromEntries(cards) };
  return { name: name.slice(0, NAME_LENGTH), list, read, unread };
}

/** The longest name of a deck. */
export const NAME_LENGTH = 60;
