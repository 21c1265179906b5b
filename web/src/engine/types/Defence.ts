import type { DefenceMod } from "./DefenceMod";

/** The dice a piece rolls when it is attacked. */
export type Defence = { dice: number; mods: DefenceMod[] };
