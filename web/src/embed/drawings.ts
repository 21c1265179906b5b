// The pictures of a game's units and cards, by which they are told apart at a glance. A script of its own, as boards of a
// game that has none never load it. A board shows initials until they are there, and where they cannot be had.
import { once } from "../once";
import { drawingsOf, type Drawings } from "../words/drawings";
import { reach } from "./fetching";

const known = new Map<string, Promise<Drawings>>();

export const boardDrawings = (game: string, base: URL): Promise<Drawings> =>
  once(known, game, () =>
    drawingsOf(game, async (file) => {
      const response = await reach(new URL(file, base));
      // What is not there is no JSON.
      return (await response.json()) as Drawings;
    }),
  );
