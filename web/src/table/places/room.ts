// The layout of a table of places in the room it has: how it lies there, and how low the room may be.
import type { Table } from "../types";
import { ELASTIC, FRAMES, formOf, layoutOf } from "./map";
import type { Form, Layout, Rect } from "./map";
import { awayOf, place, touchOf } from "./stack";

/** The height of the shelf for pieces that are in no place, if there are any. */
const SHELF: Readonly<Record<Form, number>> = { narrow: 40, wide: 46 };

/** `ratio`: the height of the room for each unit of its width; null if the board is as high as its form wants. */
export const layoutFor = (table: Table, form: Form, ratio: number | null): Layout =>
  layoutOf(table.board, form, awayOf(table).length > 0 ? SHELF[form] : 0, ratio);

/** The size of a fingertip target, in CSS pixels. */
const FINGERTIP = 24.5;
/** The heights that are tried, as parts of the usual one. */
const STEP = 0.05;

/** In CSS pixels: the least height at which a fingertip finds each piece, if the board is so wide. A crowd needs a higher board. */
export function leastHeight(table: Table, width: number): number {
  const form = formOf(width);
  const pixels = width / FRAMES[form].w;
  const { w, h: usual } = layoutFor(table, form, null);
  let share: number = ELASTIC.least;
  while (share < 1 && !isTappable(table, layoutFor(table, form, (usual * share) / w), pixels)) share += STEP;
  return Math.ceil(usual * share * pixels);
}

/** A rectangle around the same middle, large enough to be tapped. */
export function tappable({ x, y, w, h }: Rect, pixels: number): Rect {
  const least = FINGERTIP / pixels;
  const [wide, high] = [Math.max(w, least), Math.max(h, least)];
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}

/** The same for the nth of several side by side at the foot of a piece: they spread to both sides, and upwards. */
export function tappableAmong({ x, y, w, h }: Rect, n: number, of: number, pixels: number): Rect {
  const least = FINGERTIP / pixels;
  const [wide, high] = [Math.max(w, least), Math.max(h, least)];
  return { x: x + (n - (of - 1) / 2) * (wide - w) - (wide - w) / 2, y: y + h - high, w: wide, h: high };
}

function isTappable(table: Table, layout: Layout, pixels: number): boolean {
  return [...place(table, layout).pieces.values()]
    .map(touchOf)
    .every(({ w, h }) => Math.min(w, h) * pixels >= FINGERTIP);
}
