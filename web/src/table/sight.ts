// What a table draws of a game, and how the engine is asked for it. Games in play and games that begin in a story both use it.
import type { Game, Viewer } from "../engine";
import type { WireError } from "../engine/errors";
import { endOf } from "./playback/play";
import type { Action, GameEvent, Offer, Preview, Ref, Table } from "./types";

/** What a table draws of a game. It is replaced as a whole, never changed in place. */
export interface Sight {
  readonly table: Table | null;
  readonly actions: readonly Offer[];
  /** What may be done beside them: to give up. */
  readonly asides: readonly Offer[];
  /** All events up to the shown step, ids ascending. */
  readonly events: readonly GameEvent[];
  /** Id of the first event that has not been played back. */
  readonly firstUnplayed: number;
  readonly steps: number;
  /** Is an action being performed? Then clicks do nothing. */
  readonly busy: boolean;
  readonly refusal: WireError | null;
  readonly odds: Odds | null;
}

/** The odds of an action that was considered. Another may be considered by now. */
export interface Odds {
  readonly of: Action;
  readonly preview: Preview;
}

/** A game, its viewer, and what this viewer sees. */
export interface Seat {
  readonly game: Game;
  readonly viewer: Viewer;
  readonly sight: () => Sight;
  readonly see: (part: Partial<Sight>) => void;
}

/** The actor of every action: the page acts for all players at its screen and for its bots, whichever side is the viewer. */
const EVERYBODY: Viewer = "all";

type Seen = Pick<Sight, "table" | "events" | "firstUnplayed">;

/**
 * Performs `act`, if there is one, and fetches everything that a table draws. With `play`, the events that the screen has not
 * shown yet are to be played back. With `known`, the events of `seen` are kept and only later ones are fetched; pass false if
 * the game may be at an earlier position, or if the viewer has changed.
 */
export async function fetchSight(
  game: Game,
  viewer: Viewer,
  seen: Seen,
  { play, known = play, act }: { play: boolean; known?: boolean; act?: Action | undefined },
): Promise<Sight & { readonly table: Table }> {
  const old = known ? seen.events : [];
  const from = endOf(old);
  const range = { from, ...(play && seen.table && { since: seen.table.step }) };
  const after = act ? game.actAndSnapshot(act, viewer, { ...range, actor: EVERYBODY }) : game.snapshot(viewer, range);
  const { table, actions, asides, events: latest, steps } = await after;
  const events = latest.length === 0 ? old : [...old, ...latest];
  const firstUnplayed = play ? Math.min(seen.firstUnplayed, endOf(seen.events)) : endOf(events);
  return { table, actions, asides, events, firstUnplayed, steps, busy: false, refusal: null, odds: null };
}

/** Prefetches the snapshot after an action that is likely to come. Errors are ignored: they appear if it is performed. */
export async function prefetchAction({ game, viewer, sight }: Seat, action: Action): Promise<void> {
  const { table, events } = sight();
  if (!table) return;
  const range = { from: endOf(events), since: table.step, actor: EVERYBODY };
  await game.prefetch({ ...action, at: table.step }, viewer, range).catch(() => undefined);
}

/** Asks the engine why no action has these clicks. */
export async function askWhy(seat: Seat, path: readonly Ref[]): Promise<void> {
  const refusal = await seat.game.whyNot(path, seat.viewer).catch(() => null);
  seat.see({ refusal });
}

/** Fetches the odds of the action under consideration. */
export async function askOdds(seat: Seat, action: Action): Promise<void> {
  const step = seat.sight().table?.step;
  // With too many outcomes there are no odds, but the action can still be performed.
  const preview = await seat.game.preview(action, seat.viewer).catch(() => null);
  if (seat.sight().table?.step === step) seat.see({ odds: preview && { of: action, preview } });
}
