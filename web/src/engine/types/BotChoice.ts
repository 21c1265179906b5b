/** Which bot, how well, and for how long. */
export type BotChoice = { bot: string; level?: string; iterations?: number; seed: string };
