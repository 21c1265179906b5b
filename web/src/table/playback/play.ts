// Plays events back, one after the other. It begins at the table before the events. Each event changes the table on screen, and
// after the last one the screen shows the current table.
import type { Cell, GameEvent, Shows, Table } from "../types";

/** The id after the last event; as `firstUnplayed` it means that everything has been played. */
export const endOf = (events: readonly GameEvent[]): number => (events.at(-1)?.id ?? -1) + 1;

/** How long dice tumble at normal speed, in milliseconds. */
export const TUMBLE = 420;

/** The squares that a piece passes in an event, the last one included. Without a `path` it goes straight. */
export function wayOf({ path, from, to }: GameEvent): readonly Cell[] {
  if (path || !to) return path ?? [];
  const [x, y] = from ?? to;
  const squares = Math.max(Math.abs(to[0] - x), Math.abs(to[1] - y), 1);
  return Array.from({ length: squares }, (_, n): Cell => {
    const share = (n + 1) / squares;
    return [x + (to[0] - x) * share, y + (to[1] - y) * share];
  });
}

/** The tables before and after an event. */
export interface Happening {
  readonly before: Table;
  readonly after: Table;
}

/** How events are timed: see motion.ts. */
export interface Tempo {
  /** How long an event takes at normal speed, in milliseconds. */
  readonly beat: (event: GameEvent) => number;
  /** The words of `shows` whose change is drawn before the animation. */
  readonly after: ReadonlySet<Shows>;
}

/** Shows the events of a playback. */
export interface Stage {
  /** Loads the code for animations, which is not needed before something moves. */
  readonly prepare: () => Promise<Tempo>;
  /** Animates an event; resolves when the animation is over, at once if there is none. */
  readonly perform: (event: GameEvent, ms: number) => Promise<void>;
  /** Draws the table after an event, and counts the event as played. */
  readonly tell: (event: GameEvent) => Promise<void>;
  /** Nothing is left to play; `next` is the id after the last event. */
  readonly done: (next: number) => void;
}

/** A queue of events that are played one at a time. */
export class Playback {
  private readonly stage: Stage;
  private queue: GameEvent[] = [];
  private running = false;
  private hurried = false;
  /** The number of the current run. A run that was dropped finds another number here and stops. */
  private run = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  get playing(): boolean {
    return this.running;
  }

  /** `pace` 1 is normal speed, 0 shows everything at once. */
  add(events: readonly GameEvent[], pace: number): void {
    this.queue.push(...events);
    if (!this.running && this.queue.length > 0) void this.play(pace, ++this.run);
  }

  /** Shows the rest of the queue at once. */
  skip(): void {
    this.hurried = true;
  }

  /** Drops the rest of the queue, for a game that has gone to another position. */
  drop(): void {
    this.queue = [];
    this.run += 1;
    this.running = false;
  }

  private async play(pace: number, run: number): Promise<void> {
    this.running = true;
    this.hurried = false;
    let next = 0;
    const { beat, after } = await this.stage.prepare();
    if (run !== this.run) return;
    for (let event = this.queue.shift(); event; event = this.queue.shift()) {
      // A bot's whole turn has many events, so a long queue is played faster.
      const ms = this.hurried ? 0 : beat(event) * pace * (this.queue.length > 40 ? 0.5 : 1);
      const { perform, tell } = this.stage;
      // A hit is animated when the number has changed, but a piece is drawn in its new place after it has moved there.
      const acts = after.has(event.shows) ? [tell, perform] : [perform, tell];
      for (const act of acts) {
        if (act === tell || ms > 0) await act(event, ms);
        if (run !== this.run) return;
      }
      next = event.id + 1;
    }
    this.running = false;
    this.stage.done(next);
  }
}
