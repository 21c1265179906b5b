// The worker's end of the line.
import { toWire } from "./errors";
import { hostOf, type Host } from "./host";
import type { Module, WasmSources } from "./modules";
import type { FromWorker, Posted, ToWorker } from "./protocol";

const stops = new Map<number, AbortController>();
let host: Host | null = null;

/** Answers what comes to this worker, with these modules. */
export function listen(modules: readonly Module[]): void {
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    switch (data.kind) {
      case "start":
        host = hostOf(modules, received(data.sources));
        break;
      case "call":
        void answer(data.id, data);
        break;
      case "stop":
        stops.get(data.id)?.abort();
        break;
    }
  };
}

const post = (message: FromWorker): void => {
  self.postMessage(message);
};

const received = (sources: Posted): WasmSources =>
  Object.fromEntries(
    Object.entries(sources).map(([game, source]) => [game, typeof source === "string" ? new URL(source) : source]),
  );

async function answer(id: number, { call }: Extract<ToWorker, { kind: "call" }>): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    if (!host) throw new Error("called before start");
    const json = await host.call(call, {
      signal: stop.signal,
      onProgress: (progress) => {
        post({ kind: "progress", id, json: progress });
      },
    });
    post({ kind: "answer", id, json });
  } catch (error) {
    post({ kind: "error", id, json: JSON.stringify(toWire(error)) });
  } finally {
    stops.delete(id);
  }
}
