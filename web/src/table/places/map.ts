// The layout of a board of places: the rectangle of each place, and the doors between them. The rows are those of the Table,
// the first at the bottom. The places of a row are side by side; one with more doors is wider. Nothing is drawn here.
import type { Board, Place } from "../types";
import { placesOf } from "../view";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The form of the board. A narrow one is as high as it must be; a wide one fits a window. */
export type Form = "narrow" | "wide";

export interface Frame {
  readonly w: number;
  /** The height of five rows; more or fewer rows make it higher or lower. */
  readonly h: number;
  /** The width of the ditch between two places, which doors cross. */
  readonly gap: number;
  /** The height of the line with a place's name. */
  readonly head: number;
  readonly edge: number;
}

export const FRAMES: Readonly<Record<Form, Frame>> = {
  narrow: { w: 360, h: 680, gap: 15, head: 19, edge: 5 },
  wide: { w: 1000, h: 630, gap: 22, head: 25, edge: 10 },
};

/** In CSS pixels. In less width, a wide board is too small to read. */
export const NARROW = 560;

export const formOf = (width: number): Form => (width < NARROW ? "narrow" : "wide");

export interface Door {
  readonly between: readonly [string, string];
  /** The passage across the ditch; null if the two places do not touch. Then `line` is drawn, from one middle to the other. */
  readonly rect: Rect | null;
  readonly line: readonly [number, number, number, number];
  readonly upright: boolean;
}

export interface Layout {
  readonly form: Form;
  readonly w: number;
  readonly h: number;
  readonly places: ReadonlyMap<string, Rect>;
  readonly doors: readonly Door[];
  /** The height of the shelves above and below the map, for pieces in no place; 0 without such pieces. */
  readonly shelf: number;
}

/** The greatest width of a door, and the least length of wall that two places must share to have one. */
const DOOR = 64;
const LEAST = 16;
/** The least share of its row that a place gets, so that its name fits. */
const NARROWEST = 0.4;

/** The rows from the top of the drawing to its bottom. */
export function rowsOf(board: Board): Place[][] {
  const rows = new Map<number, Place[]>();
  for (const place of placesOf(board)) rows.set(place.row, [...(rows.get(place.row) ?? []), place]);
  const ordered = [...rows].sort(([a], [b]) => b - a).map(([, places]) => places);
  // A place with fewer doors is an annex, at the same end of every row.
  return ordered.map((places) => [...places].sort((a, b) => Math.sign(a.beside.length - b.beside.length)));
}

/** How much lower or higher than usual a board may be drawn that takes the shape of its room. */
export const ELASTIC = { least: 0.55, most: 1.5 } as const;

/**
 * `shelf`: the height kept for pieces in no place. It is taken from the places; the board keeps its size. `ratio`: the height of
 * the room for each unit of its width, where the board takes its shape.
 */
export function layoutOf(board: Board, form: Form, shelf = 0, ratio: number | null = null): Layout {
  const frame = FRAMES[form];
  const rows = rowsOf(board);
  const usual = Math.round((frame.h / 5) * Math.max(rows.length, 1));
  const { least, most } = ELASTIC;
  const h = ratio === null ? usual : Math.round(Math.min(Math.max(frame.w * ratio, usual * least), usual * most));
  const high = (h - 2 * frame.edge - 2 * shelf - frame.gap * (rows.length - 1)) / Math.max(rows.length, 1);
  const places = new Map<string, Rect>();
  rows.forEach((row, n) => {
    const y = frame.edge + shelf + n * (high + frame.gap);
    for (const [id, rect] of acrossOf(row, frame, { x: frame.edge, y, w: frame.w - 2 * frame.edge, h: high }))
      places.set(id, rect);
  });
  return { form, w: frame.w, h, places, doors: doorsOf(board, places), shelf };
}

function acrossOf(row: readonly Place[], { gap }: Frame, all: Rect): [string, Rect][] {
  const doors = row.map(({ beside }) => Math.max(beside.length, 1));
  const sum = doors.reduce((a, b) => a + b, 0);
  const least = Math.min(NARROWEST, 1 / row.length);
  const shares = doors.map((n) => Math.max(n / sum, least));
  const total = shares.reduce((a, b) => a + b, 0);
  const room = all.w - gap * (row.length - 1);
  let x = all.x;
  return row.map(({ id }, n): [string, Rect] => {
    const w = ((shares[n] ?? least) / total) * room;
    const rect = { ...all, x, w };
    x += w + gap;
    return [id, rect];
  });
}

function doorsOf(board: Board, rects: ReadonlyMap<string, Rect>): Door[] {
  const found = new Map<string, Door>();
  for (const { id, beside } of placesOf(board))
    for (const other of beside) {
      const between: [string, string] = id < other ? [id, other] : [other, id];
      const [a, b] = [rects.get(between[0]), rects.get(between[1])];
      if (a && b) found.set(between.join(" "), doorOf(between, a, b));
    }
  return [...found.values()];
}

const middle = ({ x, y, w, h }: Rect): [number, number] => [x + w / 2, y + h / 2];

function doorOf(between: readonly [string, string], a: Rect, b: Rect): Door {
  const [ax, ay] = middle(a);
  const [bx, by] = middle(b);
  const line = [ax, ay, bx, by] as const;
  const [left, right] = [Math.max(a.x, b.x), Math.min(a.x + a.w, b.x + b.w)];
  const [top, bottom] = [Math.max(a.y, b.y), Math.min(a.y + a.h, b.y + b.h)];
  const [over, under] = a.y < b.y ? [a, b] : [b, a];
  const [west, east] = a.x < b.x ? [a, b] : [b, a];
  if (right - left >= LEAST) {
    const w = Math.min(DOOR, right - left);
    const rect = { x: (left + right - w) / 2, y: over.y + over.h, w, h: under.y - over.y - over.h };
    return { between, rect, line, upright: true };
  }
  if (bottom - top >= LEAST) {
    const h = Math.min(DOOR, (bottom - top) / 2);
    const rect = { x: west.x + west.w, y: (top + bottom - h) / 2, w: east.x - west.x - west.w, h };
    return { between, rect, line, upright: false };
  }
  return { between, rect: null, line, upright: false };
}
