// Recognizes rolls and draws, in a file that every table loads; the other files about dice and cards load with the first one.
import type { Dice, GameEvent } from "../types";

export type Draw = GameEvent & { card: string };

export const isRoll = (e: GameEvent): e is GameEvent & { dice: Dice } => e.shows === "rolls" && e.dice !== undefined;

/** Some games draw a card where others roll dice. */
export const isDraw = (e: GameEvent): e is Draw => e.shows === "rolls" && e.dice === undefined && e.card !== undefined;

/** Do the faces of these dice add up? Others count each by its mark. */
export const isSum = ({ use }: Dice): boolean => use === "table";
