// Loads the list of cards that a question offers (choices.ts) when something is asked. The table waits for it, so that the
// question and its cards are drawn together.
import { Lazy } from "../../lazy";
import { define } from "../emit";
import type { List } from "../choice/pick";
import { FEW, waysOf } from "./answers";
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

/** Is there a question that offers cards, or more answers than the decision bar has buttons for? */
export const isAsked = (table: Table, list: List, offered: ReadonlyMap<Ref, "next" | "later">): boolean =>
  table.decision !== null && (cardsAsked(table, list).length > 0 || waysOf(offered).length > FEW);

/** Resolves when the list for a question about cards is loaded; null if nothing has to wait for it. */
export function choicesComing(table: Table | null, list: List): Promise<void> | null {
  if (!table?.decision) return null;
  // If the list cannot be loaded, a question about cards in the hand can still be answered.
  const coming = choices.load()?.catch(() => undefined) ?? null;
  return cardsAsked(table, list).length > 0 ? coming : null;
}
