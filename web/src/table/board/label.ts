// Labels for screen readers: "C4, Pyre Hound, enemy, 10 of 10 health, On Fire, can be attacked".
import type { CardInPlay, Cell, Piece, Table, Words } from "../types";
import { sameCell } from "../refs";
import { OPEN, groundAt, relation } from "../view";
import type { Mark } from "./marks";
import { edgeLabels } from "./edges";
import { durationText } from "./effect-text";
import { countersOf, drawnOf } from "./numbers";

/**
 * A card in play with its counters and its duration: "Set Pikes 2". A game may have its own sentence for a kind of card.
 */
export function cardLabel(words: Words, card: CardInPlay): string {
  const until = durationText(words, card);
  return until === "" ? kindLabel(words, card) : `${kindLabel(words, card)}, ${until}`;
}

function kindLabel(words: Words, { is, kind, counters }: CardInPlay): string {
  const own = words.has(`lies-${kind}`);
  if (counters === undefined && !own) return words.name(is);
  return words.say(own ? `lies-${kind}` : "table-card-counters", {
    card: words.name(is),
    ...(counters !== undefined && { counters }),
  });
}

export function pieceLabel(words: Words, table: Table, name: string): string[] {
  const piece = table.pieces[name];
  if (!piece) return [name];
  const parts = [words.piece(name, table), words.say(`table-${relation(table, piece.owner)}`)];
  parts.push(...numberLabels(words, piece));
  if (piece.size) parts.push(words.say("table-size", { columns: piece.size[0], rows: piece.size[1] }));
  if (piece.captain) parts.push(words.say("table-captain"));
  // The traits that the badges show.
  parts.push(
    ...piece.traits.filter((trait) => words.thing(trait)?.art !== undefined).map((trait) => words.name(trait)),
  );
  return [...parts, ...piece.cards.map((card) => cardLabel(words, card))];
}

/** The numbers of a piece. Those it lives by have their maximum too. */
function numberLabels(words: Words, { stats, max }: Piece): string[] {
  const drawn = drawnOf(words.book).filter(({ id }) => stats[id] !== undefined);
  const labels = drawn.map(({ id: stat, vital }) => {
    const value = stats[stat] ?? 0;
    return vital === true
      ? words.say("table-of", { value, max: max[stat] ?? value, stat: words.stat(stat) })
      : words.say("table-number", { value, stat: words.stat(stat) });
  });
  // Counters, and what was done to a piece that the viewer does not know.
  const counted = countersOf(words.book).flatMap(({ id: stat }) =>
    stats[stat] ? [words.say("table-number", { value: stats[stat], stat: words.statName(stat) })] : [],
  );
  return [...labels, ...counted];
}

export function markLabel(words: Words, mark: Mark | undefined): string[] {
  if (!mark) return [];
  const parts: string[] = [];
  if (mark.selected) parts.push(words.say("table-mark-selected"));
  if (mark.target) parts.push(words.say(`table-mark-${mark.target}`));
  else if (mark.reach) {
    const { cost } = mark;
    parts.push(cost === undefined ? words.say("table-mark-reach") : words.say("table-mark-reach-cost", { cost }));
  }
  if (mark.asked) parts.push(words.say("table-mark-asked"));
  for (const { stat, to } of mark.after ?? [])
    parts.push(words.say("table-mark-after", { value: to, stat: words.stat(stat) }));
  if (mark.danger) parts.push(words.say(mark.danger === "will" ? "table-mark-doomed" : "table-mark-danger"));
  if (mark.goal) parts.push(words.say("table-mark-goal"));
  if (mark.step !== undefined) parts.push(words.say("table-mark-step", { n: mark.step }));
  if (mark.barred) parts.push(words.say("table-mark-barred"));
  return parts;
}

/** Whose a card on a square is, if it is somebody's. */
const whose = (words: Words, table: Table, { owner }: CardInPlay): string[] =>
  owner === null ? [] : [words.say(`table-${relation(table, owner)}`)];

export function cellLabel(
  words: Words,
  table: Table,
  cell: Cell,
  piece: string | null,
  mark: Mark | undefined,
  ready: boolean,
): string {
  const terrain = groundAt(words.book, table.board, cell);
  const cards = table.board.cards.filter((card) => sameCell(card.at, cell));
  return [
    words.cell(cell),
    ...(piece === null ? [] : pieceLabel(words, table, piece)),
    // What is there as a card is not named twice.
    ...((terrain === OPEN && piece !== null) || cards.some(({ is }) => is === terrain) ? [] : [words.name(terrain)]),
    ...edgeLabels(words, table.board, cell),
    ...cards.flatMap((card) => [cardLabel(words, card), ...whose(words, table, card)]),
    ...(ready ? [words.say("table-ready")] : []),
    ...markLabel(words, mark),
  ].join(", ");
}
