import { EngineError, fromWire, type WireError } from "./errors";
import type { WasmSources } from "./modules";
import type { Carrier, FromWorker, Posted, ToWorker, Watch } from "./protocol";

interface Waiting {
  readonly resolve: (json: string) => void;
  readonly reject: (error: Error) => void;
  readonly watch: Watch | undefined;
}

/** The engine in a worker of its own: a thinking bot never costs the page a frame. */
export function remote(worker: Worker, sources: WasmSources = {}): Carrier {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const post = (message: ToWorker): void => {
    worker.postMessage(message);
  };

  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const call = waiting.get(data.id);
    if (data.kind === "progress") call?.watch?.onProgress?.(data.json);
    else {
      waiting.delete(data.id);
      if (data.kind === "answer") call?.resolve(data.json);
      else call?.reject(fromWire(JSON.parse(data.json) as WireError));
    }
  };

  const fail = (error: EngineError): void => {
    for (const call of waiting.values()) call.reject(error);
    waiting.clear();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail(new EngineError({ code: "crash", message: event.message || "the engine's worker could not start" }));
  };

  post({ kind: "start", sources: postable(sources) });
  return {
    call: (call, watch) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        waiting.set(id, { resolve, reject, watch });
        watch?.signal?.addEventListener(
          "abort",
          () => {
            post({ kind: "stop", id });
          },
          { once: true },
        );
        post({ kind: "call", id, call });
        if (watch?.signal?.aborted === true) post({ kind: "stop", id });
      }),
    close: () => {
      worker.terminate();
      fail(new EngineError({ code: "closed", message: "the engine has been closed" }));
    },
  };
}

/** A URL object cannot be posted; its text can. */
const postable = (sources: WasmSources): Posted =>
  Object.fromEntries(
    Object.entries(sources).map(([game, source]) => [game, source instanceof URL ? source.href : source]),
  );
