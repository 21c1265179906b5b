// Small things that the browser keeps for each game, under one key. What is stored may be damaged, or be nobody's: whoever
// reads an entry believes nothing of it.

export interface Kept<T> {
  /** What is kept for a game: of these fields, perhaps. */
  read(game: string): { readonly [key in keyof T]?: unknown };
  write(game: string, value: T): void;
}

type Entries = Readonly<Record<string, object>>;

export function kept<T extends object>(key: string): Kept<T> {
  let memory: Entries | null = null;
  const all = (): Entries => (memory ??= stored(key));
  return {
    read: (game) => (Object.hasOwn(all(), game) ? (all()[game] as object) : {}),
    write(game, value) {
      memory = { ...all(), [game]: value };
      try {
        localStorage.setItem(key, JSON.stringify(memory));
      } catch {
        // It holds for this visit then.
      }
    },
  };
}

function stored(key: string): Entries {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (!isObject(value)) return {};
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, object] => isObject(entry[1])));
  } catch {
    return {}; // storage denied, or not ours
  }
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
