// Decks of Duelyst, the game whose players build them.
import { deflateRawSync } from "node:zlib";

export const GAME = "duelyst";

/** A deck's link, as the page packs it. */
export const packed = (value: unknown): string => `+1${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;
