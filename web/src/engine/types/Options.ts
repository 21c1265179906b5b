import type { Seat } from "./Seat";
import type { Side } from "./Side";
import type { Table } from "./Table";

/** What a new game needs. */
export type Options = { game: string; seed: string; map?: string; first?: Side; players: Array<Seat>; setup?: Table };
