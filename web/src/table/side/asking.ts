// The list of cards that a question offers is fetched when something is asked. Whoever draws a question about cards waits
// for it, so that the question and its cards are drawn together.
import { Lazy } from "../../lazy";
import { define } from "../emit";
import type { List } from "../pick";
import { kindOf } from "../refs";
import type { Ref, Table } from "../types";

const choices = new Lazy(async () => {
  const come = await import("./choices");
  define("rw-choices", come.RwChoices);
  return come;
});

/** The cards that a question is about. */
export const cardsAsked = ({ decision }: Table, list: List): readonly Ref[] =>
  decision ? [...new Set(list.flatMap(({ path }) => path.slice(0, 1)))].filter((ref) => kindOf(ref) === "card") : [];

/** What a question about cards is drawn with, while it is still on its way. */
export function choicesComing(table: Table | null, list: List): Promise<void> | null {
  if (!table?.decision) return null;
  // A question can be answered without, where its cards are in the hand.
  const coming = choices.load()?.catch(() => undefined) ?? null;
  return cardsAsked(table, list).length > 0 ? coming : null;
}
