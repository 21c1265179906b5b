// The service worker: in the built page only, and a new version only when its reader says so. It keeps the whole page for
// visits without a network, and fetches for that only while nobody waits for anything.
import { Store } from "../store";
import { quiet, urgent } from "./line";

/** Set when a newer page is waiting; calling it changes over. */
export const waitingUpdate = new Store<(() => void) | null>(null);

/** How far the page is kept for visits without a network; null where it is not, or nobody knows. */
export interface Keeping {
  readonly kept: number;
  readonly of: number;
}

export const keeping = new Store<Keeping | "all" | null>(null);

export async function registerWorker(): Promise<void> {
  // An early page has no worker: a reload has to bring the whole one (scripts/start.mjs).
  if (!import.meta.env.PROD || import.meta.env.MODE === "early" || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) keeping.set("all");
  await quiet();
  try {
    const registration = await serviceWorker.register("sw.js");
    offerUpdates(registration);
    tellKeeping(registration);
  } catch {
    // Sandboxed frames and plain http have no service worker. The page works, only not offline.
  }
}

function offerUpdates(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  let asked = false;
  const offer = (): void => {
    const { waiting } = registration;
    // Without a controller this is the first visit: there is nothing to change over from.
    if (!waiting || !serviceWorker.controller) return;
    waitingUpdate.set(() => {
      asked = true;
      waiting.postMessage("skip-waiting");
    });
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  serviceWorker.addEventListener("controllerchange", () => {
    // Another tab may have changed over; this one reloads only if it asked.
    if (asked) location.reload();
  });
}

/** At a first visit: how far it is, and that it waits while the reader waits for something. */
function tellKeeping(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const hold = (): void => {
    registration.installing?.postMessage({ hold: urgent.value > 0 });
  };
  urgent.subscribe(hold);
  hold();
  serviceWorker.addEventListener("message", ({ data }: MessageEvent<Partial<Keeping> | null>) => {
    if (keeping.value !== "all" && typeof data?.kept === "number" && typeof data.of === "number")
      keeping.set({ kept: data.kept, of: data.of });
  });
  void serviceWorker.ready.then(() => {
    keeping.set("all");
  });
}
