import type { Action } from "./Action";

/** A legal action, and how a person clicks it. */
export type Listed = { action: Action; path: Array<string>; cost: { [key in string]: number }; cites: string };
