import type { EngineError, Side, Viewer } from "../../engine";
import type { Sight } from "../../table/sight";
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
export interface PlayState extends Sight {
  readonly sitters: readonly Sitter[];
  readonly viewer: Viewer;
  readonly thinking: Thinking | null;
  /** The person to whom the screen is being handed. Nothing of the table may show meanwhile. */
  readonly curtain: Side | null;
  /** The player has no answer, and the page is about to pass. */
  readonly passing: boolean;
  /** An old position is on screen: bots rest, and acting asks first. */
  readonly viewingPast: boolean;
  /** The step of that position, as the whole game counts: each side counts only what it notices. */
  readonly pastStep: number | null;
  /** Somebody else's game is on screen: it is looked at, and nothing in it is done or stored. */
  readonly shared: boolean;
  /** The steps are shown one after the other. */
  readonly replaying: boolean;
  /** The end has been shown. */
  readonly summed: boolean;
  readonly fault: EngineError | null;
}

export const EMPTY: PlayState = {
  table: null,
  actions: [],
  asides: [],
  events: [],
  firstUnplayed: 0,
  steps: 0,
  sitters: [],
  viewer: "all",
  busy: true,
  thinking: null,
  curtain: null,
  passing: false,
  viewingPast: false,
  pastStep: null,
  shared: false,
  replaying: false,
  refusal: null,
  odds: null,
  summed: false,
  fault: null,
};
