// What a table draws of a game, and how it is asked of the engine: for a game being played, and for one taken over from a
// story alike.
import type { Game, Viewer } from "../engine";
import type { WireError } from "../engine/errors";
import { endOf } from "./play";
import type { Action, GameEvent, Offer, Preview, Ref, Table } from "./types";

/** Replaced as a whole, never changed in place. */
export interface Sight {
  readonly table: Table | null;
  readonly actions: readonly Offer[];
  /** All events up to the shown step, ids ascending. */
  readonly events: readonly GameEvent[];
  /** Id of the first event that has not been played back. */
  readonly firstUnplayed: number;
  readonly steps: number;
  /** Something is being done: no clicks now. */
  readonly busy: boolean;
  readonly refusal: WireError | null;
  readonly odds: Preview | null;
}

/** A game, whose eyes look at it, and what they see. */
export interface Seat {
  readonly game: Game;
  readonly viewer: Viewer;
  readonly sight: () => Sight;
  readonly see: (part: Partial<Sight>) => void;
}

/** This page plays for whoever sits at its screen and for its bots, whoever looks at it meanwhile. */
const EVERYBODY: Viewer = "all";

type Seen = Pick<Sight, "table" | "events" | "firstUnplayed">;

/**
 * Asks for everything a table draws, after an action if there is one. With `play`, events the screen has not seen are
 * new; without, all are old. Known events are kept, and only those after them are fetched, unless the game may stand
 * before them or the viewer has changed.
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
  const { table, actions, events: latest, steps } = await after;
  const events = latest.length === 0 ? old : [...old, ...latest];
  const firstUnplayed = play ? Math.min(seen.firstUnplayed, endOf(seen.events)) : endOf(events);
  return { table, actions, events, firstUnplayed, steps, busy: false, refusal: null, odds: null };
}

/** Prefetches the snapshot after an action that is likely to come. A refusal is shown when the action is performed. */
export async function prefetchAction({ game, viewer, sight }: Seat, action: Action): Promise<void> {
  const { table, events } = sight();
  if (!table) return;
  const range = { from: endOf(events), since: table.step, actor: EVERYBODY };
  await game.prefetch({ ...action, at: table.step }, viewer, range).catch(() => undefined);
}

/** Why do these clicks lead nowhere? */
export async function askWhy(seat: Seat, path: readonly Ref[]): Promise<void> {
  const refusal = await seat.game.whyNot(path, seat.viewer).catch(() => null);
  seat.see({ refusal });
}

/** The odds of an action that is being considered. */
export async function askOdds(seat: Seat, action: Action): Promise<void> {
  const step = seat.sight().table?.step;
  // Too many outcomes to tell is no fault: the action can be taken without odds.
  const odds = await seat.game.preview(action, seat.viewer).catch(() => null);
  if (seat.sight().table?.step === step) seat.see({ odds });
}
