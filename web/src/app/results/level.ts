// Which bot comes next: each is met once the one before it has been beaten.
import type { Level } from "../../engine";

export const LEVELS: readonly Level[] = ["easy", "normal", "hard"];

/** The weakest bot that has not been beaten; the strongest once all have been. */
export const nextLevel = (beaten: ReadonlySet<Level>): Level => LEVELS.find((level) => !beaten.has(level)) ?? "hard";

/** The bot above this one. */
export const levelAbove = (level: Level): Level | undefined => LEVELS[LEVELS.indexOf(level) + 1];
