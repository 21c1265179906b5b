// Whether dice lie on the table: asked of every table, also of those in whose game there are none.
import type { Dice, GameEvent } from "../types";

export const isRoll = (e: GameEvent): e is GameEvent & { dice: Dice } => e.shows === "rolls" && e.dice !== undefined;
