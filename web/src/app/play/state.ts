import type { EngineError, GameEvent, Listed, Odds, Refusal, Side, Table, Viewer } from "../../engine";
import type { Sitter } from "./seats";

/** A bot at work, as the page shows it. */
export interface Thinking {
  readonly side: Side;
  /** From 0 to 1. */
  readonly share: number;
  /** At most so many seconds. */
  readonly seconds: number;
}

/** Everything the play screen draws. Replaced as a whole, never changed in place. */
export interface PlayState {
  readonly table: Table | null;
  readonly actions: readonly Listed[];
  /** All events up to the shown step, ids ascending. */
  readonly events: readonly GameEvent[];
  /** Id of the first event that has not been played back. */
  readonly fresh: number;
  readonly steps: number;
  readonly sitters: readonly Sitter[];
  readonly viewer: Viewer;
  /** Something is being done: no clicks now. */
  readonly busy: boolean;
  readonly thinking: Thinking | null;
  /** The person to whom the screen is being handed. Nothing of the table may show meanwhile. */
  readonly curtain: Side | null;
  /** An old position is being looked at: bots rest, and acting asks first. */
  readonly looking: boolean;
  readonly refusal: Refusal | null;
  readonly odds: Odds | null;
  /** The end has been shown. */
  readonly summed: boolean;
  readonly fault: EngineError | null;
}

export const EMPTY: PlayState = {
  table: null,
  actions: [],
  events: [],
  fresh: 0,
  steps: 0,
  sitters: [],
  viewer: "all",
  busy: true,
  thinking: null,
  curtain: null,
  looking: false,
  refusal: null,
  odds: null,
  summed: false,
  fault: null,
};
