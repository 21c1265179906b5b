// Owners have shapes as well as colours, and so do statuses: nothing on the board is told by colour alone.
import type { GameBook, Side } from "../types";

/** The outline of an owner's pieces, in a 64-unit square. */
export const OWNER_SHAPE: Readonly<Record<Side, string>> = {
  p1: "M32 3.5a25 25 0 1 1 0 50 25 25 0 1 1 0-50z",
  p2: "M32 1.500l24 13.500v27L32 55.5 8 42V15z",
  p3: "M32 1l27 46.500a5 5 0 0 1-4 7H9a5 5 0 0 1-4-7z",
  p4: "M32 0l28 28.500L32 57 4 28.500z",
  neutral: "M12 5h40a4 4 0 0 1 4 4v39a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z",
};

/** The same outline, a little smaller: the ring inside the rim. */
export const OWNER_RING: Readonly<Record<Side, string>> = {
  p1: "M32 7.500a21 21 0 1 1 0 42 21 21 0 1 1 0-42z",
  p2: "M32 6.200l20 11.200v22.200L32 50.8 12 39.600V17.400z",
  p3: "M32 9l20.5 36.500a3 3 0 0 1-2.5 4.500H14a3 3 0 0 1-2.5-4.500z",
  p4: "M32 6l22 22.500L32 51 10 28.500z",
  neutral: "M14 9h36a2 2 0 0 1 2 2v35a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2V11a2 2 0 0 1 2-2z",
};

/** The small sign beside a player's name, in a 20-unit square. */
export const OWNER_SIGN: Readonly<Record<Side, string>> = {
  p1: "M10 1.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 1 1 0-17z",
  p2: "M10 .800l8 4.600v9.200l-8 4.6-8-4.600V5.400z",
  p3: "M10 1.500l9 16H1z",
  p4: "M10 .500l9.5 9.5-9.5 9.500L.5 10z",
  neutral: "M3 3h14v14H3z",
};

/** Badge outlines, 22 units wide around 0,0: one per status, in the order of the game's book. */
const BADGES: readonly string[] = [
  "M0-10.500a10.5 10.5 0 1 1 0 21 10.5 10.5 0 1 1 0-21z",
  "M0-12.500L12.5 0 0 12.5-12.5 0z",
  "M-9.5-9.500h19v19h-19z",
  "M0-12l11.5 20.500h-23z",
  "M-6-10.500H6L12 0 6 10.500H-6L-12 0z",
  "M0 12L-11.5-8.500h23z",
  "M-10-9.500H10V2L0 12-10 2z",
];

export interface BadgeLook {
  readonly shape: string;
  readonly letters: string;
}

const memo = new WeakMap<GameBook, ReadonlyMap<string, BadgeLook>>();

/** Shape and letters of every status of a game. Letters are the shortest beginning that no other status has. */
export function badgesOf(game: GameBook, nameOf: (id: string) => string): ReadonlyMap<string, BadgeLook> {
  const known = memo.get(game);
  if (known) return known;
  const ids = Object.keys(game.things).filter((id) => game.things[id]?.kind === "status");
  const looks = new Map(
    ids.map((id, i) => [id, { shape: BADGES[i % BADGES.length] ?? "", letters: letters(id, ids, nameOf) }] as const),
  );
  memo.set(game, looks);
  return looks;
}

function letters(id: string, ids: readonly string[], nameOf: (id: string) => string): string {
  const name = nameOf(id);
  const others = ids.filter((other) => other !== id).map(nameOf);
  return others.some((other) => other.charAt(0) === name.charAt(0)) ? name.slice(0, 2) : name.charAt(0);
}
