// Loads the drawings of ground that only some boards need. Every element that draws a table waits for it first, together with the
// code for boards of places: see places/lazy-places.ts.
import { Lazy } from "../../lazy";
import type { Board } from "../types";
import { OPEN } from "../view";

/** The drawings of ground, once they are loaded. */
export const grounds = new Lazy(() => import("./grounds"));

/** Whether there is any ground on the board that is not open, by its legend. */
export const hasGrounds = ({ legend }: Board): boolean => Object.values(legend).some((kind) => kind !== OPEN);
