// The layout of pieces and cards in a place: camps with a gap between them, and a slot for each piece. Many pieces are drawn
// smaller, then in more lines; no slot covers another. Nothing is drawn here.
import type { CardInPlay, Side, Table } from "../types";
import { cardsIn, piecesIn, placesOf, sidesOf } from "../view";
import { FRAMES } from "./map";
import type { Form, Layout, Rect } from "./map";

/**
 * The size of a piece at scale 1. In a crowd, each piece is `tall`, with larger numbers. The `margin` keeps the numbers of two
 * pieces apart.
 */
export const TOKEN = { w: 64, h: 84, tall: 112, margin: 5 } as const;
/** The size of a card in a place at scale 1. */
export const CARD = { w: 30, h: 38 } as const;

/** The position and the scale of something drawn. */
export interface Slot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Is it a piece of a crowd? */
  readonly tall?: boolean;
}

/** The largest scale, even with more room, so that the pieces of one board have similar sizes. */
const LARGEST: Readonly<Record<Form, number>> = { narrow: 0.86, wide: 1.06 };
/** The gap between two camps. */
const APART: Readonly<Record<Form, number>> = { narrow: 5, wide: 26 };
/** The gap between two pieces of a camp, if there is room, because numbers reach to the edges of their slots. */
const AIR: Readonly<Record<Form, number>> = { narrow: 5, wide: 10 };
const PAD: Readonly<Record<Form, number>> = { narrow: 4, wide: 9 };

/**
 * The sides in the order of their camps: the side with the lowest places is first, to the left or below. Pieces that nobody
 * owns (null) are last.
 */
export function camps(table: Table): readonly (Side | null)[] {
  const mean = (side: Side): number => {
    const rows = placesOf(table.board).flatMap(({ owner, row }) => (owner === side ? [row] : []));
    return rows.reduce((a, b) => a + b, 0) / Math.max(rows.length, 1);
  };
  return [...sidesOf(table).sort((a, b) => mean(a) - mean(b)), null];
}

/** The height of a piece in its slot. */
export const heightOf = ({ scale, tall }: Slot): number => (tall ? TOKEN.tall : TOKEN.h) * scale;

/** The area of a piece that is clicked: its slot with the margin. */
export function touchOf(slot: Slot): Rect {
  const margin = TOKEN.margin * slot.scale;
  return { x: slot.x - margin / 2, y: slot.y, w: TOKEN.w * slot.scale + margin, h: heightOf(slot) };
}

/** The area of a place below its name. */
export const inside = ({ x, y, w, h }: Rect, form: Form): Rect => {
  const [{ head }, pad] = [FRAMES[form], PAD[form]];
  return { x: x + pad, y: y + head, w: w - 2 * pad, h: h - head - 4 };
};

/** Below this scale the numbers of a piece are too small, so it is drawn tall. */
const CROWDED = 0.74;

interface Grid {
  readonly scale: number;
  readonly tall: boolean;
  /** Are camps one above the other, and not side by side? */
  readonly stacked: boolean;
  /** The number of lines of each camp. */
  readonly lines: readonly number[];
}

function best(counts: readonly number[], room: Rect, form: Form): Grid {
  const larger = (one: Grid, other: Grid): Grid => (other.scale > one.scale + 0.001 ? other : one);
  const of = (tall: boolean): Grid =>
    form === "wide"
      ? largest(counts, room, form, tall, false)
      : larger(largest(counts, room, form, tall, true), largest(counts, room, form, tall, false));
  const usual = of(false);
  return usual.scale >= CROWDED ? usual : of(true);
}

/** The arrangement with the largest pieces; of equal sizes, the one with fewer lines. */
function largest(counts: readonly number[], room: Rect, form: Form, tall: boolean, stacked: boolean): Grid {
  const spare = APART[form] * (counts.length - 1);
  let found: Grid = { scale: 0, tall, stacked, lines: counts.map(() => 1) };
  for (let most = 1; most <= 4; most += 1) {
    const lines = counts.map((n) => Math.min(stacked && counts.length > 1 ? linesFor(n, counts, most) : most, n));
    const across = counts.map((n, i) => Math.ceil(n / (lines[i] ?? 1)));
    const wide = stacked ? Math.max(...across) : sum(across);
    const high = stacked ? sum(lines) : Math.max(...lines);
    const w = (room.w - (stacked ? 0 : spare)) / wide / (TOKEN.w + TOKEN.margin);
    const h = (room.h - (stacked ? spare : 0)) / high / (tall ? TOKEN.tall : TOKEN.h);
    const scale = Math.min(w, h, LARGEST[form]);
    if (scale > found.scale + 0.001) found = { scale, tall, stacked, lines };
  }
  return found;
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** Of two camps that share lines, the larger has more of them. */
const linesFor = (n: number, counts: readonly number[], most: number): number =>
  Math.max(1, Math.round((n / Math.max(...counts)) * most));

/** The slots of each camp. `counts`: the number of pieces of each. */
export function slotsFor(counts: readonly number[], room: Rect, form: Form): Slot[][] {
  const present = counts.filter((n) => n > 0);
  if (present.length === 0) return counts.map(() => []);
  const { scale, tall, stacked, lines } = best(present, room, form);
  const columns = present.map((n, i) => Math.ceil(n / (lines[i] ?? 1)));
  const most = stacked ? Math.max(...columns) : sum(columns);
  const spare = room.w - most * TOKEN.w * scale - (stacked ? 0 : APART[form] * (present.length - 1));
  const air = Math.max(0, Math.min(AIR[form] * scale, spare / most));
  const [w, h] = [TOKEN.w * scale + air, (tall ? TOKEN.tall : TOKEN.h) * scale];
  // The rest of the room is between the camps, which are at both ends.
  const left = room.w - sum(columns) * w;
  const over = room.h - sum(lines) * h;
  const [, ...others] = present;
  const between = others.length === 0 ? 0 : (stacked ? over : left) / others.length;
  let nth = -1;
  return counts.map((count, camp) => {
    if (count === 0) return [];
    nth += 1;
    const before = sum(columns.slice(0, nth)) * w + nth * between;
    const [line, across] = [lines[nth] ?? 1, columns[nth] ?? 1];
    const alone = others.length === 0;
    // Side by side from the left, or one above the other from the bottom.
    const end = alone && camp > 0 ? left : before;
    const x0 = stacked || (alone && form === "narrow") ? room.x + (room.w - across * w) / 2 : room.x + end;
    const below = sum(lines.slice(0, nth + 1)) * h + nth * between;
    const y0 = stacked ? room.y + room.h - (alone ? (room.h + line * h) / 2 : below) : room.y + (room.h - line * h) / 2;
    return Array.from({ length: count }, (_, i): Slot => {
      const [column, row] = [i % across, Math.floor(i / across)];
      return { x: x0 + column * w + air / 2, y: y0 + row * h, scale, tall };
    });
  });
}

export interface Placement {
  /** Pieces, by name. */
  readonly pieces: ReadonlyMap<string, Slot>;
  /** Cards in places, by their index among the board's cards. */
  readonly cards: ReadonlyMap<number, Slot>;
}

const PLACEMENTS = new WeakMap<Table, Map<string, Placement>>();

/** The slots of all pieces and cards. Computed once for each table and layout. */
export function placementOf(table: Table, layout: Layout): Placement {
  const known = PLACEMENTS.get(table) ?? new Map<string, Placement>();
  PLACEMENTS.set(table, known);
  const key = [layout.form, layout.h, layout.shelf].join(" ");
  const found = known.get(key) ?? place(table, layout);
  known.set(key, found);
  return found;
}

/** The same, computed again. */
export function place(table: Table, layout: Layout): Placement {
  const pieces = new Map<string, Slot>();
  const cards = new Map<number, Slot>();
  const order = camps(table);
  for (const place of placesOf(table.board)) {
    const rect = layout.places.get(place.id);
    if (!rect) continue;
    const room = inside(rect, layout.form);
    const cardsHere = cardsIn(table.board.cards, place);
    const column = cardsHere.length === 0 ? 0 : placeCards(cardsHere, room, layout.form, cards);
    const here = piecesIn(table, place.id);
    const groups = order.map((side) => here.filter(([, { owner }]) => owner === side));
    const slots = slotsFor(
      groups.map(({ length }) => length),
      { ...room, w: room.w - column },
      layout.form,
    );
    groups.forEach((group, n) => group.forEach(([name], i) => set(pieces, name, slots[n]?.[i])));
  }
  shelve(table, layout, order, pieces);
  return { pieces, cards };
}

function set<K>(map: Map<K, Slot>, key: K, slot: Slot | undefined): void {
  if (slot) map.set(key, slot);
}

/** Places cards at the right, one below the other, overlapping if they are many. Returns the width that they take. */
function placeCards(
  cardsHere: readonly (readonly [number, CardInPlay])[],
  room: Rect,
  form: Form,
  cards: Map<number, Slot>,
): number {
  const scale = form === "narrow" ? 0.72 : 1.1;
  const [w, h] = [CARD.w * scale, CARD.h * scale];
  const step = Math.min(h + 3, cardsHere.length > 1 ? (room.h - h) / (cardsHere.length - 1) : h);
  cardsHere.forEach(([n], i) => cards.set(n, { x: room.x + room.w - w, y: room.y + i * step, scale }));
  return w + 3;
}

/** Places the pieces in no place on the shelves: those of the first camp below the map, all others above it. */
function shelve(table: Table, layout: Layout, order: readonly (Side | null)[], pieces: Map<string, Slot>): void {
  if (layout.shelf === 0) return;
  const { edge } = FRAMES[layout.form];
  const scale = (layout.shelf - 3) / TOKEN.h;
  order.forEach((side, camp) => {
    awayOf(table, side).forEach((name, i) => {
      const y = camp === 0 ? layout.h - layout.shelf : 2;
      pieces.set(name, { x: edge + i * TOKEN.w * scale * 1.1, y, scale });
    });
  });
}

/** The pieces on the table that are in no place: away for a while, or not on the board yet. */
export const awayOf = (table: Table, side?: Side | null): string[] =>
  Object.entries(table.pieces).flatMap(([name, { place, at, owner }]) =>
    place === undefined && !at && (side === undefined || owner === side) ? [name] : [],
  );
