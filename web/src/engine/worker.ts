// The worker's end of the line.
import { toWire } from "./errors";
import { face } from "./face";
import { Host } from "./host";
import type { FromWorker, ToWorker } from "./protocol";

const stops = new Map<number, AbortController>();
let host: Host | null = null;

const post = (message: FromWorker): void => {
  self.postMessage(message);
};

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  switch (data.kind) {
    case "start":
      host = new Host(face(typeof data.wasm === "string" ? new URL(data.wasm) : data.wasm));
      break;
    case "call":
      void answer(data.id, data);
      break;
    case "stop":
      stops.get(data.id)?.abort();
      break;
  }
};

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
