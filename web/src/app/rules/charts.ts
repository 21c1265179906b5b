// The charts of a rulebook as the export writes them from a game's own data, and how one is read.

/** Column and row, from 0. */
export type Tile = readonly [number, number];

export interface Step {
  readonly to: Tile;
  /** The clauses that decide it. */
  readonly by: readonly string[];
}

interface Ways {
  /** Row by row: `^`, `>`, `v`, `<`, and a space at the star. */
  readonly arrows: readonly string[];
  /** By the tile (`3,2`) on which something is put. */
  readonly ways: Readonly<Record<string, readonly Step[]>>;
}

interface Order {
  readonly places: readonly Tile[];
  readonly by: string;
  readonly none: string;
}

export interface Chart {
  readonly clause: string;
  readonly extent: Tile;
  /** The uppermost tile of the star, and how many tiles a side it has. */
  readonly base: readonly [Tile, number];
  /** How many tiles a side what is put has. */
  readonly side: number;
  /** What is put goes. */
  readonly put?: Ways;
  /** What is on the star goes, and the source is put. */
  readonly star?: Ways;
  /** The places of what is put next to the star; a reader takes tiles away. */
  readonly order?: Order;
}

/** The word of a chart's sentences. */
export const readingOf = ({ put, star }: Chart): "put" | "star" | "order" => (put ? "put" : star ? "star" : "order");

export const keyOf = ([x, y]: Tile): string => `${x},${y}`;

/** The tiles of a base. */
export function tilesOf([x, y]: Tile, side: number): Tile[] {
  return Array.from({ length: side * side }, (_, n): Tile => [x + (n % side), y + Math.floor(n / side)]);
}

export const isStar = ({ base: [at, side] }: Chart, tile: Tile): boolean =>
  tilesOf(at, side).some((other) => keyOf(other) === keyOf(tile));

/** Columns east and rows south of the star, counted from the gap to its base. */
export function offsetOf({ base: [[sx, sy], side] }: Chart, [x, y]: Tile): Tile {
  const gap = (n: number): number => (n >= side ? n - side + 1 : Math.min(n, 0));
  return [gap(x - sx), gap(y - sy)];
}

export type Arrow = "north" | "east" | "south" | "west";
const ARROWS: Readonly<Record<string, Arrow>> = { "^": "north", ">": "east", v: "south", "<": "west" };

export const arrowAt = ({ put, star }: Chart, [x, y]: Tile): Arrow | null =>
  ARROWS[(put ?? star)?.arrows[y]?.[x] ?? ""] ?? null;

/** The number of the place whose uppermost tile this is; null if it is none. */
export function numberAt({ order }: Chart, tile: Tile): number | null {
  const n = order?.places.findIndex((place) => keyOf(place) === keyOf(tile)) ?? -1;
  return n < 0 ? null : n + 1;
}

/** What a reader has done: the tile of what is put, or the tiles that are taken away. */
export type Marked = ReadonlySet<string>;

/** A click on a tile. */
export function marked({ order }: Chart, before: Marked, tile: Tile): Marked {
  const key = keyOf(tile);
  if (!order) return new Set(before.has(key) ? [] : [key]);
  return before.has(key) ? new Set([...before].filter((other) => other !== key)) : new Set([...before, key]);
}

/** The steps that follow; null before anything is put. */
export function stepsOf({ put, star, order, side }: Chart, on: Marked): readonly Step[] | null {
  if (order) {
    const free = order.places.find((place) => tilesOf(place, side).every((tile) => !on.has(keyOf(tile))));
    return free ? [{ to: free, by: [order.by] }] : [];
  }
  const [key] = on;
  return key === undefined ? null : ((put ?? star)?.ways[key] ?? []);
}
