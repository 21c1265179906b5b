import type { Board } from "./Board";
import type { Decision } from "./Decision";
import type { Outcome } from "./Outcome";
import type { Piece } from "./Piece";
import type { Player } from "./Player";
import type { Side } from "./Side";

/** Everything one viewer can see. */
export type Table = {
  game: string;
  viewer: string;
  step: number;
  round: number;
  phase: string;
  active: Side | null;
  toAct: Side | null;
  decision: Decision | null;
  board: Board;
  pieces: { [key in string]: Piece };
  players: { [key in string]: Player };
  result: Outcome | null;
};
