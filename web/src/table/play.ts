// Plays events back, one after the other. The table on screen is the one before them; each event changes what is shown
// until it is the one that came with them.
import type { Cell, GameEvent, Shows, Table } from "./types";

/** The id after the last event: nothing is unplayed from there on. */
export const endOf = (events: readonly GameEvent[]): number => (events.at(-1)?.id ?? -1) + 1;

/** How long dice tumble. */
export const TUMBLE = 420;

/** The squares an event takes a piece over, the last one included; a game that names no way means the straight one. */
export function wayOf({ path, from, to }: GameEvent): readonly Cell[] {
  if (path || !to) return path ?? [];
  const [x, y] = from ?? to;
  const squares = Math.max(Math.abs(to[0] - x), Math.abs(to[1] - y), 1);
  return Array.from({ length: squares }, (_, n): Cell => {
    const share = (n + 1) / squares;
    return [x + (to[0] - x) * share, y + (to[1] - y) * share];
  });
}

/** The tables that an event leads from and to. */
export interface Happening {
  readonly before: Table;
  readonly after: Table;
}

/** What a playback goes by: see motion.ts. */
export interface Tempo {
  /** How long an event takes at normal speed, in milliseconds. */
  readonly beat: (event: GameEvent) => number;
  /** Words whose change is drawn before their effect is played. */
  readonly after: ReadonlySet<Shows>;
}

/** Who shows what is played. */
export interface Stage {
  /** Gets ready to show anything: what moves is fetched when something first does. */
  readonly prepare: () => Promise<Tempo>;
  /** Shows what the event animates; resolves when that is over, or at once. */
  readonly perform: (event: GameEvent, ms: number) => Promise<void>;
  /** Draws the table after the event, and counts it as told. */
  readonly tell: (event: GameEvent) => Promise<void>;
  /** Nothing is left to play; `next` is the id after the last event. */
  readonly done: (next: number) => void;
}

/** A queue of events and the one place that empties it. */
export class Playback {
  private readonly stage: Stage;
  private queue: GameEvent[] = [];
  private running = false;
  private hurried = false;
  /** Every run has a number; one that was dropped finds another number here and says no more. */
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

  /** The rest at once. */
  skip(): void {
    this.hurried = true;
  }

  /** Forgets what is left: the game went somewhere else. */
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
      // A whole turn of a bot is long: the more there is to tell, the faster it is told.
      const ms = this.hurried ? 0 : beat(event) * pace * (this.queue.length > 40 ? 0.5 : 1);
      const { perform, tell } = this.stage;
      // Hits are felt when the number changes, moves are over when the piece stands.
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
