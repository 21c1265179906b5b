// The label of a spot for a screen reader, on either kind of board.
import { cellLabel } from "../board/label";
import type { Mark } from "../board/marks";
import { placesModule } from "../places/lazy-places";
import { cellOf, idOf } from "../refs";
import type { Ref, Table, Words } from "../types";
import { pieceOn } from "../view";

export function spotLabel(words: Words, table: Table, spot: Ref, mark: Mark | undefined): string {
  const cell = cellOf(spot);
  return cell
    ? cellLabel(words, table, cell, pieceOn(table, spot), mark, false)
    : (placesModule(table)?.placeSpotLabel(words, table, spot, mark) ?? words.name(idOf(spot)));
}
