// Which clauses have examples on a board, where else each of them is met, what cites it there, and the charts of those that have some.
import type { Chart } from "./charts";

/** What cites a clause in the examples of its game: kinds of events, and reasons of refusals. */
export interface Cited {
  readonly events?: readonly string[];
  readonly refusals?: readonly string[];
}

interface About extends Cited {
  readonly boards: number;
  readonly in: readonly string[];
  readonly charts?: readonly Chart[];
}

export type BoardIndex = Readonly<Record<string, About>>;

/** Fetched beside the book; a rulebook without it is still a rulebook. */
export async function boardIndex(game: string): Promise<BoardIndex> {
  try {
    const response = await fetch(new URL(`boards/${game}.json`, document.baseURI));
    return response.ok ? ((await response.json()) as BoardIndex) : {};
  } catch {
    return {};
  }
}
