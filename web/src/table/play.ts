// Plays events back, one after the other. The table on screen is the one before them; each event changes what is shown
// until it is the one that came with them. No rule is known here: an event says where a piece is and what a number became.
import type { CardInPlay, Cell, GameBook, GameEvent, Piece, Player, Side, Table } from "./types";
import { sameCell } from "./refs";

/** The id after the last event: nothing is fresh from there on. */
export const endOf = (events: readonly GameEvent[]): number => (events.at(-1)?.id ?? -1) + 1;

/** How long dice tumble. */
export const TUMBLE = 420;
const STRIDE = 85;

/**
 * How long each kind takes at normal speed, in milliseconds: an attack with all its dice stays under two seconds, a bot's
 * whole turn under a quarter of a minute. Kinds not named here are only told.
 */
const BEATS: Readonly<Record<string, number>> = {
  move: STRIDE, // a square
  step: STRIDE,
  slide: 200,
  deploy: 120,
  attack: 220,
  ability: 220,
  "card-play": 240,
  roll: TUMBLE,
  "table-roll": TUMBLE + 120,
  bonus: 140,
  best: 120,
  damage: 320,
  heal: 300,
  defeat: 360,
  status: 220,
  "card-lay": 180,
  "victory-points": 160,
  "turn-start": 140,
  "strike-back": 220,
  teleport: 200,
  summon: 220,
  death: 360,
  vanish: 240,
  bounce: 240,
  transform: 240,
  control: 220,
  play: 260,
  bloodbound: 260,
  equip: 220,
  break: 200,
  stats: 220,
  become: 220,
  power: 160,
  stun: 200,
  dispel: 220,
  shield: 240,
  collect: 160,
};

export function beat(event: GameEvent): number {
  const base = BEATS[event.kind] ?? 0;
  return base === STRIDE ? Math.min(STRIDE * wayOf(event).length, 450) : base;
}

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

const withPlayer = (table: Table, side: Side | undefined, change: (player: Player) => Player): Table => {
  const player = side === undefined ? undefined : table.players[side];
  return player && side !== undefined ? { ...table, players: { ...table.players, [side]: change(player) } } : table;
};

/** A number of a player as the event tells it. */
const counted = (table: Table, { player, total, stat = "victory" }: GameEvent): Table =>
  total === undefined
    ? table
    : withPlayer(table, player, (was) => ({ ...was, stats: { ...was.stats, [stat]: total } }));

const without = (table: Table, name = ""): Table => {
  const { [name]: _gone, ...pieces } = table.pieces;
  return { ...table, pieces };
};

/** A new piece, with the numbers of its card. */
function entered(table: Table, { target, card, player, to }: GameEvent, game: GameBook | null): Table {
  if (target === undefined || card === undefined || !to) return table;
  const stats = { ...game?.things[card]?.stats };
  const piece: Piece = { is: card, owner: player ?? null, at: to, stats, max: stats, traits: [], cards: [], used: [] };
  return { ...table, pieces: { ...table.pieces, [target]: piece } };
}

/** What lies before a player: laid down, counted down, taken away. */
function equipped(table: Table, { kind, player, card, counters }: GameEvent): Table {
  return withPlayer(table, player, (was) => {
    const at = was.cards.findIndex((other) => other.is === card);
    const rest = was.cards.filter((_, n) => n !== at);
    const laid = (of: CardInPlay): Player => ({ ...was, cards: was.cards.map((other, n) => (n === at ? of : other)) });
    if (kind === "break") return { ...was, cards: rest };
    const found = was.cards[at];
    if (found && counters !== undefined) return laid({ ...found, counters });
    if (kind !== "equip" || card === undefined) return was;
    return { ...was, cards: [...was.cards, { is: card, owner: player ?? null, kind: "artifact" }] };
  });
}

/** The table as it looks after one event. Only what the eye follows; the real table comes at the end. */
export function shownAfter(table: Table, event: GameEvent, game: GameBook | null = null): Table {
  const { target, piece, amount = 0, total = 0, card, stat } = event;
  switch (event.kind) {
    case "summon":
      return entered(table, event, game);
    case "transform":
      return withPiece(table, target, (p) => ({ ...p, is: card ?? p.is }));
    case "control":
      return withPiece(table, target, (p) => ({ ...p, owner: event.player ?? p.owner }));
    case "stats":
      return added(added(table, target, "attack", amount), target, "health", total);
    case "equip":
    case "wear":
    case "repair":
    case "break":
      return equipped(table, event);
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
    case "defeat":
    case "death":
    case "vanish":
    case "bounce":
      return without(table, target ?? piece);
    case "status":
      return withPiece(table, target ?? piece, (p) =>
        card === undefined ? p : { ...p, cards: [...p.cards, { is: card, owner: null, kind: "status" }] },
      );
    case "card-lay":
      return withPiece(table, target, (p) =>
        card === undefined
          ? p
          : {
              ...p,
              cards: [
                ...p.cards,
                { is: card, owner: p.owner, kind: "lasting", ...(event.counters ? { counters: event.counters } : {}) },
              ],
            },
      );
    case "victory-points":
    case "mana":
    case "capacity":
      return counted(table, event);
    case "status-clear":
    case "card-discard":
      return withPiece(table, target ?? piece, (p) => {
        const at = p.cards.findIndex((c) => c.is === card);
        return at < 0 ? p : { ...p, cards: p.cards.filter((_, i) => i !== at) };
      });
    default:
      return event.to ? withPiece(table, moved(table, event), (p) => ({ ...p, at: event.to ?? p.at })) : table;
  }
}

/** Who shows what is played. */
export interface Stage {
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
    for (let event = this.queue.shift(); event; event = this.queue.shift()) {
      // A whole turn of a bot is long: the more there is to tell, the faster it is told.
      const ms = this.hurried ? 0 : beat(event) * pace * (this.queue.length > 40 ? 0.5 : 1);
      const { perform, tell } = this.stage;
      // Hits are felt when the number changes, moves are over when the piece stands.
      const acts = AFTER.has(event.kind) ? [tell, perform] : [perform, tell];
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

/** Kinds whose change is drawn before their effect is played. */
const AFTER = new Set([
  "damage",
  "heal",
  "status",
  "roll",
  "table-roll",
  "bonus",
  "card-lay",
  "victory-points",
  "summon",
  "stats",
  "become",
  "transform",
  "control",
]);
