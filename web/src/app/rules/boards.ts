// Which clauses have examples on a board, where else each of them is met, and the charts of those that have some.
import type { Chart } from "./charts";

export type BoardIndex = Readonly<
  Record<string, { readonly boards: number; readonly in: readonly string[]; readonly charts?: readonly Chart[] }>
>;

/** Fetched beside the book; a rulebook without it is still a rulebook. */
export async function boardIndex(game: string): Promise<BoardIndex> {
  try {
    const response = await fetch(new URL(`boards/${game}.json`, document.baseURI));
    return response.ok ? ((await response.json()) as BoardIndex) : {};
  } catch {
    return {};
  }
}
