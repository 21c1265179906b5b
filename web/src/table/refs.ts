// A ref names one thing that a player can click: "piece:hound", "cell:3,4", "card:ash-bash", "button:end".
import type { Cell, Ref } from "../engine/wire";

export const pieceRef = (name: string): Ref => `piece:${name}`;
export const cellRef = ([x, y]: Cell): Ref => `cell:${x},${y}`;
export const placeRef = (id: string): Ref => `place:${id}`;
export const cardRef = (id: string): Ref => `card:${id}`;

/** Kinds of refs to what is printed on a unit: an attack, an ability. */
export const ATTACK = "attack";
export const ABILITY = "ability";

/** The kind of thing: the part before the first colon. */
export function kindOf(ref: Ref): string {
  const colon = ref.indexOf(":");
  return colon < 0 ? ref : ref.slice(0, colon);
}

/** The name of the thing: the part after the first colon. */
export function idOf(ref: Ref): string {
  const colon = ref.indexOf(":");
  return colon < 0 ? "" : ref.slice(colon + 1);
}

/** The square of a "cell:x,y" ref; null for every other kind. */
export function cellOf(ref: Ref): Cell | null {
  if (kindOf(ref) !== "cell") return null;
  const [x, y] = idOf(ref).split(",").map(Number);
  return x !== undefined && y !== undefined && Number.isInteger(x) && Number.isInteger(y) ? [x, y] : null;
}

/** Is it a piece, a square or a place? Other refs are buttons, cards and answers beside the board. */
export const onBoard = (ref: Ref): boolean => {
  const kind = kindOf(ref);
  return kind === "piece" || kind === "cell" || kind === "place";
};

/** A cell as a map key. */
export const keyOf = ([x, y]: Cell): string => `${x},${y}`;
export const sameCell = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  !!a && !!b && a[0] === b[0] && a[1] === b[1];
