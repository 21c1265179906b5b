// Loads the drawings of ground that only some boards need. Every element that draws a table waits for it first, together with the
// code for boards of places: see places/lazy-places.ts.
import { Lazy } from "../../lazy";
import type { Board } from "../types";

/** The drawings of ground, once they are loaded. */
export const grounds = new Lazy(() => import("./grounds"));

/** Whether the board has squares of which its legend says what they are: every other board is open ground. */
export const hasGrounds = ({ legend }: Board): boolean => Object.keys(legend).length > 0;
