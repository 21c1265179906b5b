// The pictures of a game's units and cards: a file of its own, and one of those that several games have in common.
import type { GameBook } from "./book";

export type Drawings = NonNullable<GameBook["drawings"]>;

/** Both files as one; `read` is how a file of art is had. */
export async function drawingsOf(game: string, read: (file: string) => Promise<Drawings>): Promise<Drawings> {
  const [shared, own] = await Promise.all(["shared", game].map((name) => read(`art/${name}.json`)));
  return { ...shared, ...own };
}
