// Recognizes rolls, in a file that every table loads; the other files about dice load with the first roll.
import type { Dice, GameEvent } from "../types";

export const isRoll = (e: GameEvent): e is GameEvent & { dice: Dice } => e.shows === "rolls" && e.dice !== undefined;
