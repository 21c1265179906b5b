// Labels for screen readers: "C4, Pyre Hound, enemy, 10 of 10 health, On Fire, can be attacked".
import type { CardInPlay, Cell, Piece, Table, Words } from "../types";
import { sameCell } from "../refs";
import { relation, terrainAt } from "../view";
import type { Mark } from "./marks";
import { edgesSaid } from "./edges";
import { durationText } from "./effect-text";
import { countedOf, drawnOf } from "./numbers";

/**
 * A card in play with its counters and its duration: "Set Pikes 2". A game may have its own sentence for a kind of card.
 */
export function cardLabel(words: Words, card: CardInPlay): string {
  const until = durationText(words, card);
  return until === "" ? lyingLabel(words, card) : `${lyingLabel(words, card)}, ${until}`;
}

function lyingLabel(words: Words, { is, kind, counters }: CardInPlay): string {
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
  const said = [words.piece(name, table), words.say(`table-${relation(table, piece.owner)}`)];
  said.push(...numbersSaid(words, piece));
  if (piece.size) said.push(words.say("table-size", { columns: piece.size[0], rows: piece.size[1] }));
  if (piece.captain) said.push(words.say("table-captain"));
  // The traits that the badges show.
  said.push(...piece.traits.filter((trait) => words.thing(trait)?.art !== undefined).map((trait) => words.name(trait)));
  return [...said, ...piece.cards.map((card) => cardLabel(words, card))];
}

/** The numbers of a piece. Those it lives by have their maximum too. */
function numbersSaid(words: Words, { stats, max }: Piece): string[] {
  const drawn = drawnOf(words.book).filter(({ id }) => stats[id] !== undefined);
  const said = drawn.map(({ id: stat, vital }) => {
    const value = stats[stat] ?? 0;
    return vital === true
      ? words.say("table-of", { value, max: max[stat] ?? value, stat: words.stat(stat) })
      : words.say("table-number", { value, stat: words.stat(stat) });
  });
  // Counters, and what was done to a piece that the viewer does not know.
  const counted = countedOf(words.book).flatMap((stat) =>
    stats[stat] ? [words.say("table-number", { value: stats[stat], stat: words.statName(stat) })] : [],
  );
  return [...said, ...counted];
}

export function markLabel(words: Words, mark: Mark | undefined): string[] {
  if (!mark) return [];
  const said: string[] = [];
  if (mark.selected) said.push(words.say("table-mark-selected"));
  if (mark.target) said.push(words.say(`table-mark-${mark.target}`));
  else if (mark.reach) {
    const { cost } = mark;
    said.push(cost === undefined ? words.say("table-mark-reach") : words.say("table-mark-reach-cost", { cost }));
  }
  if (mark.asked) said.push(words.say("table-mark-asked"));
  for (const { stat, to } of mark.after ?? [])
    said.push(words.say("table-mark-after", { value: to, stat: words.stat(stat) }));
  if (mark.danger) said.push(words.say(mark.danger === "will" ? "table-mark-doomed" : "table-mark-danger"));
  if (mark.barred) said.push(words.say("table-mark-barred"));
  return said;
}

export function cellLabel(
  words: Words,
  table: Table,
  cell: Cell,
  piece: string | null,
  mark: Mark | undefined,
  ready: boolean,
): string {
  const terrain = terrainAt(table.board, cell);
  const lying = table.board.cards.filter((card) => sameCell(card.at, cell));
  return [
    words.cell(cell),
    ...(piece === null ? [] : pieceLabel(words, table, piece)),
    ...(terrain === "open" && piece !== null ? [] : [words.name(terrain)]),
    ...edgesSaid(words, table.board, cell),
    ...lying.map((card) => cardLabel(words, card)),
    ...(ready ? [words.say("table-ready")] : []),
    ...markLabel(words, mark),
  ].join(", ");
}
