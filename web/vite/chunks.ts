// Which modules come in one file. What the shelf and a board both begin with is one, what else a board begins with another:
// most of it the app plays with as well. Left to itself the bundler makes a file of every set of modules that some two places
// share: small ones, which are packed worse each by itself, and asked for one by one.
import type { Rolldown } from "vite";

type Ask = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Whatever an entry imports at once, through however many others. */
function begunWith(entry: string, ask: Ask): ReadonlySet<string> {
  const met = new Set<string>();
  const follow = (id: string): void => {
    if (met.has(id)) return;
    met.add(id);
    for (const next of ask.getModuleInfo(id)?.importedIds ?? []) follow(next);
  };
  follow(entry);
  return met;
}

/** The two files; what neither of them has is put where the bundler likes. */
export function chunks(shelf: string, board: string): Rolldown.CodeSplittingOptions {
  let first: ReadonlySet<string> | null = null;
  let all: ReadonlySet<string> | null = null;
  const name = (id: string, ask: Ask): string | null => {
    first ??= begunWith(shelf, ask);
    all ??= begunWith(board, ask);
    if (!all.has(id)) return null;
    return first.has(id) ? "base" : "table";
  };
  return { groups: [{ name }] };
}
