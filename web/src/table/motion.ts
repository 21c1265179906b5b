// What events change, and how long that takes to see. No rule is known here: an event says where a piece is and what a number
// became. A board fetches this when something on it first moves: it can be read without.
import type { CardInPlay, GameBook, GameEvent, Piece, Player, Side, Table } from "./types";
import { vitalOf } from "./board/numbers";
import { placesRoom } from "./places/coming";
import { TUMBLE, wayOf } from "./play";
import { sameCell } from "./refs";
import { withPiece } from "./with-piece";

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
  enter: 260,
  return: 260,
  "turn-up": 280,
  riposte: 220,
  "lightning-riposte": 220,
  "instinctive-riposte": 220,
  guard: 200,
  dodge: 220,
  halt: 220,
  poison: 240,
  engage: 90,
  ready: 90,
  capture: 320,
  flood: 260,
  flip: 280,
  lay: 180,
  drop: 180,
  curse: 240,
  cast: 260,
  reveal: 280,
  destiny: 320,
  rage: 200,
};

/** From one place to another, however far. */
const MARCH = 340;

/** How long an event takes at normal speed. */
export function beat(event: GameEvent): number {
  const base = BEATS[event.kind] ?? 0;
  if (base === STRIDE && event.leaves !== undefined) return MARCH;
  return base === STRIDE ? Math.min(STRIDE * wayOf(event).length, 450) : base;
}

/** Kinds whose change is drawn before their effect is played. */
export const after: ReadonlySet<string> = new Set([
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
  "enter",
  "return",
  "turn-up",
  "capture",
  "flood",
  "poison",
  "curse",
  "flip",
]);

/** Which piece an event moves: the one that stands where it came from. */
export function moved(table: Table, event: GameEvent): string | undefined {
  const names = [event.target, event.piece].filter((name): name is string => name !== undefined);
  return names.find((name) => sameCell(table.pieces[name]?.at, event.from)) ?? event.piece ?? event.target;
}

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
  const placed = placesRoom(table)?.onPlaces(table, event, game);
  if (placed) return placed;
  const { target, piece, amount = 0, total = 0, card, stat } = event;
  const struck = table.pieces[target ?? piece ?? ""];
  const vital = vitalOf(struck?.stats ?? {}, !struck?.traits.includes("face-down"));
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
      // Of a piece that is not known its wounds are counted.
      return added(table, target ?? piece, stat ?? vital, vital === "wounds" ? amount : -amount);
    case "heal":
      return added(table, target ?? piece, stat ?? vital, vital === "wounds" ? -amount : amount);
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
