// The service worker: in the built page only, and a new version only when its reader says so.
import { Store } from "../store";

/** Set when a newer page is waiting; calling it changes over. */
export const waitingUpdate = new Store<(() => void) | null>(null);

export async function registerWorker(): Promise<void> {
  // An early page has no worker: a reload has to bring the whole one (scripts/start.mjs).
  if (!import.meta.env.PROD || import.meta.env.MODE === "early" || !("serviceWorker" in navigator)) return;
  let asked = false;
  try {
    const registration = await navigator.serviceWorker.register("sw.js");
    const offer = (): void => {
      const { waiting } = registration;
      // Without a controller this is the first visit: there is nothing to change over from.
      if (!waiting || !navigator.serviceWorker.controller) return;
      waitingUpdate.set(() => {
        asked = true;
        waiting.postMessage("skip-waiting");
      });
    };
    offer();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", offer);
    });
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      // Another tab may have changed over; this one reloads only if it asked.
      if (asked) location.reload();
    });
  } catch {
    // Sandboxed frames and plain http have no service worker. The page works, only not offline.
  }
}
