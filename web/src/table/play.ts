// Plays events back, one after the other. The table on screen is the one before them; each event changes what is shown
// until it is the one that came with them. No rule is known here: an event says where a piece is and what a number became.
import type { Cell, GameEvent, Piece, Table } from "./types";
import { sameCell } from "./refs";

const STRIDE = 110;

/** How long each kind takes at normal speed, in milliseconds. Kinds not named here are only told. */
const BEATS: Readonly<Record<string, number>> = {
  move: STRIDE, // a square
  step: STRIDE,
  slide: 220,
  deploy: 160,
  attack: 260,
  ability: 260,
  "card-play": 320,
  roll: 520,
  "table-roll": 620,
  bonus: 260,
  damage: 420,
  heal: 420,
  defeat: 480,
  status: 320,
  "status-clear": 200,
  "card-lay": 260,
  "victory-points": 260,
  "turn-start": 200,
};

/** An event with the squares it leads over: steps in a row are played as one walk. */
export type Played = GameEvent & { readonly path?: Cell[] };

export function beat(event: Played): number {
  const base = BEATS[event.kind] ?? 0;
  return base === STRIDE ? Math.min(base * Math.max((event.path?.length ?? 2) - 1, 1), 700) : base;
}

/** Takes the next event off the queue: a step takes the steps with it that follow on. A walk told step by step moves nothing itself. */
export function take(queue: GameEvent[]): Played | undefined {
  const event = queue.shift();
  if (event?.kind === "move" && queue.some((e) => e.kind === "step" && e.cause === event.id)) {
    const { from: _from, to: _to, ...told } = event;
    return told;
  }
  if (event?.kind !== "step" || !event.from || !event.to) return event;
  const path: Cell[] = [event.from, event.to];
  let last = event;
  for (let next = queue[0]; next?.kind === "step" && next.to && sameCell(next.from, last.to); next = queue[0]) {
    path.push(next.to);
    last = next;
    queue.shift();
  }
  return { ...last, from: event.from, path };
}

/** Which piece an event moves: the one that stands where it came from. */
export function moved(table: Table, event: GameEvent): string | undefined {
  const names = [event.target, event.piece].filter((name): name is string => name !== undefined);
  return names.find((name) => sameCell(table.pieces[name]?.at, event.from)) ?? event.piece ?? event.target;
}

const withPiece = (table: Table, name: string | undefined, change: (piece: Piece) => Piece): Table => {
  const piece = name === undefined ? undefined : table.pieces[name];
  return piece && name !== undefined ? { ...table, pieces: { ...table.pieces, [name]: change(piece) } } : table;
};

const added = (table: Table, name: string | undefined, stat: string, by: number): Table =>
  withPiece(table, name, (p) => ({ ...p, stats: { ...p.stats, [stat]: Math.max(0, (p.stats[stat] ?? 0) + by) } }));

/** The table as it looks after one event. Only what the eye follows; the real table comes at the end. */
export function shownAfter(table: Table, event: GameEvent): Table {
  const { target, piece, amount = 0, card, stat } = event;
  switch (event.kind) {
    case "damage":
      return added(table, target ?? piece, stat ?? "health", -amount);
    case "heal":
      return added(table, target ?? piece, stat ?? "health", amount);
    case "gain":
      return added(table, target ?? piece, stat ?? "", amount);
    case "lose":
      return added(table, target ?? piece, stat ?? "", -amount);
    case "spend":
      return added(table, piece ?? target, stat ?? "", -amount);
    case "defeat": {
      const { [target ?? piece ?? ""]: _gone, ...pieces } = table.pieces;
      return { ...table, pieces };
    }
    case "status":
      return withPiece(table, target ?? piece, (p) =>
        card === undefined ? p : { ...p, cards: [...p.cards, { is: card, owner: null, kind: "status" }] },
      );
    case "status-clear":
    case "card-expire":
      return withPiece(table, target ?? piece, (p) => {
        const at = p.cards.findIndex((c) => c.is === card);
        return at < 0 ? p : { ...p, cards: p.cards.filter((_, i) => i !== at) };
      });
    default:
      return event.to ? withPiece(table, moved(table, event), (p) => ({ ...p, at: event.to ?? p.at })) : table;
  }
}

export interface Stage {
  /** Shows what the event animates; resolves when that is over, or at once. */
  perform(event: Played, ms: number): Promise<void>;
  /** Draws the table after the event, and counts it as told. */
  tell(event: GameEvent): Promise<void>;
  /** Nothing is left to play. */
  done(next: number): void;
}

/** A queue of events and the one place that empties it. */
export class Playback {
  private readonly stage: Stage;
  private queue: GameEvent[] = [];
  private running = false;
  private hurried = false;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  get playing(): boolean {
    return this.running;
  }

  /** `pace` 1 is normal speed, 0 shows everything at once. */
  add(events: readonly GameEvent[], pace: number): void {
    this.queue.push(...events);
    if (!this.running && this.queue.length > 0) void this.run(pace);
  }

  /** The rest at once. */
  skip(): void {
    this.hurried = true;
  }

  /** Forgets what is left: the game went somewhere else. */
  drop(): void {
    this.queue = [];
    this.hurried = true;
  }

  private async run(pace: number): Promise<void> {
    this.running = true;
    this.hurried = false;
    let next = 0;
    for (let event = take(this.queue); event; event = take(this.queue)) {
      // A whole turn of a bot is long: the more there is to tell, the faster it is told.
      const ms = this.hurried ? 0 : beat(event) * pace * (this.queue.length > 40 ? 0.5 : 1);
      // Hits are felt when the number changes, moves are over when the piece stands.
      if (AFTER.has(event.kind)) await this.stage.tell(event);
      if (ms > 0) await this.stage.perform(event, ms);
      if (!AFTER.has(event.kind)) await this.stage.tell(event);
      next = event.id + 1;
    }
    this.running = false;
    this.stage.done(next);
  }
}

/** Kinds whose change is drawn before their effect is played. */
const AFTER = new Set(["damage", "heal", "status", "roll", "table-roll", "bonus", "card-lay", "victory-points"]);
