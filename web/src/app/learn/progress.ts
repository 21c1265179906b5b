// How far a reader has come in each introduction. Whoever has finished or skipped one is not offered it again.

export interface Progress {
  /** The lesson to go on with, from 0. */
  readonly at: number;
  /** The lessons that have been done, by id. */
  readonly done: readonly string[];
  /** Finished, or skipped. */
  readonly over: boolean;
}

const KEY = "rulewright-learn";
const NONE: Progress = { at: 0, done: [], over: false };

let memory: Readonly<Record<string, Progress>> | null = null;

function read(): Readonly<Record<string, Progress>> {
  if (memory) return memory;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    memory = typeof stored === "object" && stored !== null ? (stored as Record<string, Progress>) : {};
  } catch {
    memory = {}; // storage denied, or not ours
  }
  return memory;
}

export function progressOf(game: string): Progress {
  const { at, done, over } = { ...NONE, ...read()[game] };
  return { at: Number(at) || 0, done: Array.isArray(done) ? done.map(String) : [], over: over === true };
}

export function keepProgress(game: string, part: Partial<Progress>): void {
  memory = { ...read(), [game]: { ...progressOf(game), ...part } };
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // It holds for this visit then.
  }
}
