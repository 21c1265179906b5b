/** How far a bot has come. */
export type Progress = { done: number; of: number; ready: boolean; value: number };
