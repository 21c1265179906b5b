/** How much is spoken: results; also dice, draws and prices; also each number's steps and each rule. */
export const LEVELS = ["results", "normal", "everything"] as const;
export type Level = (typeof LEVELS)[number];
