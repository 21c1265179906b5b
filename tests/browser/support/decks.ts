// Decks of Duelyst, for the page of a development build: no release has a game yet whose players build decks.
import { deflateRawSync } from "node:zlib";

export const GAME = "duelyst";

/** A deck's link, as the page packs it. */
export const packed = (value: unknown): string => `+1${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;
