// Which clauses have examples on a board, and where else each of them is met.

export type BoardIndex = Readonly<Record<string, { readonly boards: number; readonly in: readonly string[] }>>;

/** Fetched beside the book; a rulebook without it is still a rulebook. */
export async function boardIndex(game: string): Promise<BoardIndex> {
  try {
    const response = await fetch(new URL(`boards/${game}.json`, document.baseURI));
    return response.ok ? ((await response.json()) as BoardIndex) : {};
  } catch {
    return {};
  }
}
