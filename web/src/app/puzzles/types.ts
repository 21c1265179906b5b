// The puzzles of a game, as scripts/lib/puzzles.mjs writes them: positions that can be won in the turn at hand, each with a way to
// do it.
import type { GameEvent, Side, Table } from "../../engine";
import type { Both } from "../../words/book";
import type { WrittenScenario } from "../record/draft/scenario";

export interface Theme {
  readonly id: string;
  readonly title: Both;
}

export interface Puzzle {
  readonly id: string;
  readonly theme: string;
  /** How hard it is beside the game's others, from 1 to 3. */
  readonly level: number;
  /** How many actions the known way has. */
  readonly actions: number;
  /** Its steps are the known way, and its first rule is the one that the way turns on. */
  readonly scenario: WrittenScenario;
  readonly start: { readonly table: Table; readonly events: readonly GameEvent[] };
}

export interface Puzzles {
  readonly themes: readonly Theme[];
  readonly puzzles: readonly Puzzle[];
}

/** Whose turn it is that wins. */
export const solverOf = ({ start }: Puzzle): Side => start.table.toAct ?? "p1";
