// Who uses the line to the server: what a reader waits for goes before what is kept for a later visit.
import { Store } from "../store";

/** How many readers' wishes are on their way; what is not urgent waits until there are none. */
export const urgent = new Store(0);

/** Marks this as what the reader waits for. */
export async function first<T>(work: Promise<T>): Promise<T> {
  urgent.set(urgent.value + 1);
  try {
    return await work;
  } finally {
    urgent.set(urgent.value - 1);
  }
}

/** Resolves when nothing urgent is on its way, and the page has nothing else to do. */
export async function quiet(): Promise<void> {
  do await idle();
  while (urgent.value > 0);
}

/** Milliseconds after which even a busy page is asked no more. */
const PATIENCE = 5000;

const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === "function") requestIdleCallback(resolve, { timeout: PATIENCE });
    else setTimeout(resolve, 500);
  });
