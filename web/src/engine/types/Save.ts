import type { Action } from "./Action";
import type { Options } from "./Options";

/** A whole game: replays bit for bit. */
export type Save = { version: number; game: string; options: Options; actions: Array<Action> };
