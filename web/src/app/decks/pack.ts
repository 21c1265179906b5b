// A deck in a link: its name, its leader, then its cards by the number of their copies. What comes out of a link is as
// little to be trusted as a file: its form is checked here, and whether it is a deck by the engine.
import type { DeckList } from "../../engine/wire";
import { broken, fromLink, toLink, whole } from "../share/text";
import { copiesOf, idsOf, isId, MOST_COPIES, type Deck } from "./model";
import { NAME_LENGTH } from "./text";

/** Name, leader or nothing, ids of the cards with one copy, with two copies, and so on. */
type Packed = readonly [string, string, ...string[]];

/** More kinds of cards than any list needs. */
const MOST_CARDS = 500;

export function packDeck({ name, list }: Deck): Promise<string> {
  const groups: string[][] = [];
  for (const id of idsOf(list).sort()) {
    const copies = copiesOf(list, id);
    while (groups.length < copies) groups.push([]);
    groups[copies - 1]?.push(id);
  }
  return toLink([name, list.leader ?? "", ...groups.map((ids) => ids.join())] satisfies Packed);
}

/** The deck of a link's text. Throws an `EngineError` with the code `link` or `too-large` for what is none. */
export async function unpackDeck(text: string): Promise<Deck> {
  const json = await fromLink(text);
  return whole(() => unpacked(JSON.parse(json)));
}

function unpacked(value: unknown): Deck {
  if (!Array.isArray(value) || value.length < 2 || value.length > 2 + MOST_COPIES) throw broken("it is no deck");
  if (!value.every((part) => typeof part === "string")) throw broken("it is no deck");
  const [name = "", leader = "", ...groups] = value;
  if (name.length > NAME_LENGTH) throw broken("its name is too long");
  const cards = groups.flatMap((ids, n) => (ids === "" ? [] : ids.split(",").map((id) => [id, n + 1] as const)));
  const ids = [...(leader === "" ? [] : [leader]), ...cards.map(([id]) => id)];
  if (ids.length > MOST_CARDS || !ids.every(isId)) throw broken("it names what can be no card");
  const list: DeckList = { ...(leader !== "" && { leader }), cards: Object.fromEntries(cards) };
  if (idsOf(list).length !== cards.length) throw broken("it names a card twice");
  return { name, list };
}
