// Deck codes of other clients: a name in brackets, then "copies:number" for each card, with commas, as Base64; the leader comes
// first. What they are called is data of the game. A code may come from anywhere: what it names that is not here is told.
import type { DeckList } from "../../engine/wire";
import { copiesOf, idsOf, MOST_COPIES, type Deck } from "./model";
import { NAME_LENGTH, type ReadDeck, type Unread } from "./text";

export interface DeckCodes {
  readonly form: "counts";
  /** A number is a card's own, or that with a multiple of this: the same card with another picture. */
  readonly variants: number;
  /** The numbers of leaders and cards, by their ids. */
  readonly numbers: Readonly<Record<string, number>>;
}

/** Longer than the code of any deck. */
const LONGEST = 8 * 1024;

const FORM = /^(?:\[([^\n]*)\]\s*)?([A-Za-z0-9+/]{4,}={0,2})$/;
const ENTRIES = /^\d{1,4}:\d{1,9}(?:,\d{1,4}:\d{1,9})*,?$/;

/** The entries of a text that is a code; null if it is none. */
function entriesOf(text: string): { readonly name: string; readonly entries: readonly string[] } | null {
  if (text.length > LONGEST) return null;
  const [, name = "", packed] = FORM.exec(text.trim()) ?? [];
  const said = packed === undefined ? null : decoded(packed);
  if (said === null || !ENTRIES.test(said)) return null;
  return { name: name.trim(), entries: said.split(",").filter((entry) => entry !== "") };
}

function decoded(packed: string): string | null {
  try {
    return atob(packed);
  } catch {
    return null;
  }
}

/** Is this a code, of this game or another? */
export const isCode = (text: string): boolean => entriesOf(text) !== null;

/** A deck from a code; null if the text is none. `leaders` are the ids that lead. */
export function readCode(text: string, { numbers, variants }: DeckCodes, leaders: readonly string[]): ReadDeck | null {
  const found = entriesOf(text);
  if (!found) return null;
  const ids = new Map(Object.entries(numbers).map(([id, number]) => [number, id]));
  const cards = new Map<string, number>();
  const unread: Unread[] = [];
  let leader: string | undefined;
  found.entries.forEach((entry, n) => {
    const [copies = 0, number = 0] = entry.split(":").map(Number);
    const id = ids.get(number % variants);
    const leads = id !== undefined && leaders.includes(id);
    const all = id === undefined ? 0 : (cards.get(id) ?? 0) + copies;
    const second = leads && leader !== undefined && leader !== id;
    if (id === undefined || copies < 1 || second || all > MOST_COPIES) unread.push({ line: n + 1, text: entry });
    else if (leads) leader = id;
    else cards.set(id, all);
  });
  const list: DeckList = { ...(leader !== undefined && { leader }), cards: Object.fromEntries(cards) };
  const read = cards.size + (leader === undefined ? 0 : 1);
  return { name: found.name.slice(0, NAME_LENGTH), list, read, unread };
}

/** The code of a deck, and the cards that have no number. */
export function writeCode({ name, list }: Deck, { numbers }: DeckCodes): { code: string; left: readonly string[] } {
  const known = (id: string): boolean => Object.hasOwn(numbers, id);
  const number = (id: string): number => numbers[id] ?? 0;
  const leader = list.leader !== undefined && known(list.leader) ? [`1:${String(number(list.leader))}`] : [];
  const ids = idsOf(list);
  const cards = ids
    .filter(known)
    .sort((a, b) => number(a) - number(b))
    .map((id) => `${String(copiesOf(list, id))}:${String(number(id))}`);
  const title = name.replaceAll(/[[\]\n]/g, " ").trim();
  const code = `${title === "" ? "" : `[${title}]`}${btoa([...leader, ...cards].join())}`;
  const all = list.leader === undefined ? ids : [list.leader, ...ids];
  return { code, left: all.filter((id) => !known(id)) };
}
