// What can be typed: each action on offer as a sentence, with the words by which it is found. All of them come from the offers
// themselves, so every game is typed in its own words.
import { ABILITY, ATTACK, cellRef, idOf, kindOf, onBoard, pieceRef } from "../refs";
import { refName } from "../side/answers";
import type { Offer, Ref, Table, Words } from "../types";

/** What the page itself offers. */
export type Deed = "undo" | "redo";

export interface Entry {
  /** What is done, as it is shown. */
  readonly text: string;
  /** Its words in order, as they are compared: see `wordsOf`. */
  readonly found: readonly string[];
  readonly does: Offer | Deed;
}

/** `offers`: the actions, and what may be done beside them. */
export function entriesOf(words: Words, table: Table, offers: readonly Offer[]): Entry[] {
  const deeds = (["undo", "redo"] as const).map((deed): Entry => entry(words.say(`table-${deed}`), deed));
  return [...offers.map((offer) => ofOffer(words, table, offer)), ...deeds];
}

const entry = (text: string, does: Offer | Deed, more: readonly string[] = []): Entry => ({
  text,
  found: [...wordsOf(text), ...more.flatMap(wordsOf)],
  does,
});

function ofOffer(words: Words, table: Table, offer: Offer): Entry {
  const what = words.action(offer, table);
  const [first = "", ...rest] = offer.path;
  const spots = rest.map((ref) => spotName(words, table, ref)).filter((spot) => spot !== "" && !what.includes(spot));
  const seen = spots.length > 0 ? words.say("table-command-at", { what, at: spots.join(", ") }) : what;
  const names = rest.filter((ref) => !onBoard(ref)).map((ref) => refName(words, table, ref));
  if (kindOf(first) !== "piece") return entry(seen, offer, names);
  const at = spotName(words, table, first);
  const who = [words.piece(idOf(first), table), at].filter(Boolean).join(" ");
  return entry(words.say("table-command-of", { who, what: seen }), offer, names);
}

/** Where a piece is: two of one name are told apart by it. */
function spotName(words: Words, table: Table, ref: Ref): string {
  const piece = kindOf(ref) === "piece" ? table.pieces[idOf(ref)] : undefined;
  if (piece?.at) return words.cell(piece.at);
  return piece?.place === undefined ? "" : words.place(piece.place, table);
}

/** The words of a text as they are compared: small letters without accents. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The clicks that a text names, in its order: pieces and squares, cards of the hand, attacks and buttons of these pieces. */
export function clicksIn(words: Words, table: Table, names: readonly Ref[], text: string): Ref[] {
  const typed = wordsOf(text);
  const known = [...namesOf(words, table, names)].sort((a, b) => b.name.length - a.name.length);
  const clicks: Ref[] = [];
  for (let at = 0; at < typed.length;) {
    const found = known.find(({ name }) => name.every((word, n) => typed[at + n] === word));
    if (found) clicks.push(found.ref);
    at += found?.name.length ?? 1;
  }
  return clicks;
}

interface Named {
  readonly name: readonly string[];
  readonly ref: Ref;
}

/** A square with a piece on it means the piece. */
function* namesOf(words: Words, table: Table, names: readonly Ref[]): Generator<Named> {
  for (const [name, piece] of Object.entries(table.pieces)) {
    const ref = pieceRef(name);
    yield { name: wordsOf(words.piece(name, table)), ref };
    if (piece.at) yield { name: wordsOf(words.cell(piece.at)), ref };
    const thing = words.thing(piece.is);
    for (const part of thing?.parts ?? [])
      yield {
        name: wordsOf(words.name(part)),
        ref: `${words.thing(part)?.kind === ABILITY ? ABILITY : ATTACK}:${part}`,
      };
  }
  for (const ref of names) yield { name: wordsOf(refName(words, table, ref)), ref };
  for (const [y, row] of table.board.rows.entries())
    for (const x of [...row].keys()) {
      const cell = [x + 1, y + 1] as const;
      yield { name: wordsOf(words.cell([...cell])), ref: cellRef([...cell]) };
    }
}
