// Owners and statuses have shapes as well as colours, so that nothing on the board depends on colour alone.
import type { Plate } from "../../engine/types/Plate";
import type { GameBook, Side, Words } from "../types";

/** The outline of an owner's pieces, in a 64-unit square. */
export const OWNER_SHAPE: Readonly<Record<Side, string>> = {
  p1: "M32 3.5a25 25 0 1 1 0 50 25 25 0 1 1 0-50z",
  p2: "M32 1.5l24 13.5v27L32 55.5 8 42V15z",
  p3: "M32 1l27 46.5a5 5 0 0 1-4 7H9a5 5 0 0 1-4-7z",
  p4: "M32 0l28 28.5L32 57 4 28.5z",
  neutral: "M12 5h40a4 4 0 0 1 4 4v39a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z",
};

/** The same outline, a little smaller: the ring inside the rim. */
export const OWNER_RING: Readonly<Record<Side, string>> = {
  p1: "M32 7.5a21 21 0 1 1 0 42 21 21 0 1 1 0-42z",
  p2: "M32 6.2l20 11.2v22.2L32 50.8 12 39.6V17.4z",
  p3: "M32 9l20.5 36.5a3 3 0 0 1-2.5 4.5H14a3 3 0 0 1-2.5-4.5z",
  p4: "M32 6l22 22.5L32 51 10 28.5z",
  neutral: "M14 9h36a2 2 0 0 1 2 2v35a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2z",
};

/** The outline of the number beside the vital one, at the bottom left. */
export const BESIDE: Readonly<Record<Plate, string>> = {
  blade: "M2 46h25v11l-6 6H2z",
  arrow: "M2 46h18l7 8-7 9H2l4-9z",
  shield: "M2 46h25v8l-12 9L2 54z",
  drop: "M10 46h9a8 8 0 0 1 0 17h-9a8 8 0 0 1 0-17z",
};

/** The small sign beside a player's name, in a 20-unit square. */
export const OWNER_SIGN: Readonly<Record<Side, string>> = {
  p1: "M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17z",
  p2: "M10 .8l8 4.6v9.2l-8 4.6-8-4.6V5.4z",
  p3: "M10 1.5l9 16H1z",
  p4: "M10 .5l9.5 9.5-9.5 9.5L.5 10z",
  neutral: "M3 3h14v14H3z",
};

/** Outlines of badges, about 22 units wide around 0,0: one for each status, in the order of the game's book. */
const BADGES: readonly (readonly [shape: string, line: number])[] = [
  ["M0-10.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z", 4.2],
  ["M0-13.5L13.5 0 0 13.5-13.5 0z", 4.2],
  ["M-10-10h20v20h-20z", 4.2],
  ["M0-14l13.5 24h-27z", 7.5],
  ["M-6.5-11H6.5L13 0 6.5 11H-6.5L-13 0z", 4.2],
  ["M0 14L-13.5-10h27z", 1],
  ["M-10.5-10H10.5V2L0 13-10.5 2z", 2.5],
];

export interface Badge {
  readonly shape: string;
  readonly letters: string;
  /** The height of the letters' baseline in the shape. */
  readonly line: number;
}

/** By words, because the letters depend on the language and the game. */
const memo = new WeakMap<Words, ReadonlyMap<string, Badge>>();

/** The shape and letters of every status of a game. A status whose first letter another one shares has two letters. */
export function badgesOf(game: GameBook, words: Words): ReadonlyMap<string, Badge> {
  const known = memo.get(words);
  if (known) return known;
  const nameOf = (id: string): string => words.name(id);
  const ids = Object.keys(game.things).filter((id) => game.things[id]?.kind === "status");
  const badges = new Map(
    ids.map((id, i) => {
      const [shape, line] = BADGES[i % BADGES.length] ?? ["", 0];
      return [id, { shape, line, letters: letters(id, ids, nameOf) }] as const;
    }),
  );
  memo.set(words, badges);
  return badges;
}

function letters(id: string, ids: readonly string[], nameOf: (id: string) => string): string {
  const name = nameOf(id);
  const others = ids.filter((other) => other !== id).map(nameOf);
  return others.some((other) => other.charAt(0) === name.charAt(0)) ? name.slice(0, 2) : name.charAt(0);
}
