// What decks are called. Small: every screen that names a deck loads it.
import type { DeckList, Save, Side } from "../../engine/wire";
import type { DeckText, GameBook } from "../../words/book";
import type { Words } from "../../words/words";

interface Named {
  readonly name: string;
  readonly list: DeckList;
}

/** A deck without a name of its own has its leader's. */
export const nameOf = (words: Words, { name, list }: Named): string =>
  name.trim() || (list.leader === undefined ? words.say("deck-nameless") : words.name(list.leader));

/** A deck the game comes with, as a list. */
export const listOf = ({ leader, cards = [] }: DeckText): DeckList => ({
  ...(leader !== undefined && { leader }),
  cards: Object.fromEntries(cards.map(({ card, copies }) => [card, copies])),
});

/** Which arms a leader bears: by the index of its faction, and by its own where leaders have no faction. Nobody's are -1. */
export function factionIndex({ builds, things }: GameBook, leader: string | undefined): number {
  if (!builds || leader === undefined || !Object.hasOwn(things, leader)) return -1;
  const { kin: faction, facets, leaders } = builds;
  const own = faction && things[leader]?.facets?.[faction.facet]?.[0];
  const values = facets.find(({ id }) => id === faction?.facet)?.values;
  return own !== undefined && values ? values.indexOf(own) : leaders.indexOf(leader);
}

/** Who is kept with a game: the names of decks that were the players' own, the decks of the game, and the save itself. */
interface Seated {
  readonly names?: Readonly<Partial<Record<Side, string>>>;
  readonly decks: Readonly<Partial<Record<Side, string>>>;
  readonly save: Save;
}

/** What a kept game is called: by its two sides, and by the step at which it left another game. */
export function gameTitle(
  words: Pick<Words, "say">,
  { from }: { readonly from?: { readonly step: number } },
  name: (side: Side) => string,
): string {
  const title = words.say("shelf-versus", { one: name("p1"), two: name("p2") });
  return from ? words.say("shelf-branch", { title, step: from.step }) : title;
}

/** What a side of a kept game leads, as its reader called it; `deck` is what its table says. */
export function seatName(
  words: Pick<Words, "name" | "player">,
  { names, decks, save }: Seated,
  side: Side,
  deck = decks[side],
): string {
  const list = save.options.players[Number(side.slice(1)) - 1]?.list;
  const own = names?.[side];
  if (list && own !== undefined) return own;
  if (list?.leader !== undefined) return words.name(list.leader);
  return deck === undefined ? words.player(side) : words.name(deck);
}
