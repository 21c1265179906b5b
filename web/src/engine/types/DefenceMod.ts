/** A defence that holds against some attacks only. */
export type DefenceMod = { dice?: number; bonus?: number; against: string[] };
