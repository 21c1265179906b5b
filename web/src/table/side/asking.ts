// The list of cards that a question offers is fetched when something is asked. Whoever draws a question about cards waits
// for it, so that the question and its cards are drawn together.
import { define } from "../emit";
import type { List } from "../pick";
import { kindOf } from "../refs";
import type { Ref, Table } from "../types";

let here = false;
let coming: Promise<void> | null = null;

/** The cards that a question is about. */
export const cardsAsked = ({ decision }: Table, list: List): readonly Ref[] =>
  decision ? [...new Set(list.flatMap(({ path }) => path.slice(0, 1)))].filter((ref) => kindOf(ref) === "card") : [];

/** What a question about cards is drawn with, while it is still on its way. */
export function choicesComing(table: Table | null, list: List): Promise<void> | null {
  if (!table?.decision || here) return null;
  coming ??= import("./choices").then(
    ({ RwChoices }) => {
      define("rw-choices", RwChoices);
      here = true;
    },
    // A question can be answered without, where its cards are in the hand; the next one asks again.
    () => {
      coming = null;
    },
  );
  return cardsAsked(table, list).length > 0 ? coming : null;
}
