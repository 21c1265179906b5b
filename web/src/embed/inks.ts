// The colours of a picture of a Table (picture.ts).
import type { DrawnGround } from "../table/draws";
import type { Side } from "../table/types";

export interface Inks {
  readonly paper: string;
  readonly tile: string;
  readonly line: string;
  readonly frame: string;
  readonly ruler: string;
  /** Ground that belongs to a side, or that no game names. */
  readonly camp: string;
  /** What a unit's numbers stand on, and they themselves. */
  readonly plate: string;
  readonly onPlate: string;
  readonly owner: Readonly<Record<Side, string>>;
  /** The unit on its owner's colour, where it is not as light as its numbers. */
  readonly onOwner?: Readonly<Record<Side, string>>;
  readonly ground: Readonly<Record<DrawnGround, string>>;
}

/** The light theme, as in theme/tokens.css: a picture on another page cannot know the theme of that page. */
export const PRINTED: Inks = {
  paper: "#fff",
  tile: "#f2f0ea",
  line: "#cfcabd",
  frame: "#77859c",
  ruler: "#46546c",
  camp: "#dde3ec",
  plate: "#10151f",
  onPlate: "#fff",
  owner: { p1: "#1c5fbf", p2: "#b9430f", p3: "#6b3fa8", p4: "#1c7a45", neutral: "#566277" },
  ground: {
    wall: "#5d6676",
    pillar: "#8791a3",
    rough: "#cdb892",
    water: "#7db7d9",
    thicket: "#7aa864",
    thorns: "#8c4a63",
    banner: "#d99a12",
    lava: "#f3a26b",
    chasm: "#05070c",
    crag: "#8791a3",
    mud: "#8a6d3b",
    ice: "#cfe6f2",
    breastwork: "#cdb892",
    sky: "#a8d4ee",
    monolith: "#8791a3",
    lair: "#e3ded2",
    seal: "#efdcae",
    door: "#8a6d3b",
    "door-locked": "#6f4a00",
    "door-open": "#e3ded2",
    bare: "#f2f0ea",
  },
};
