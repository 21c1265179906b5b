// The one engine of a page, started when first needed: by the app, or by any number of boards on somebody's wiki.
import type { Engine } from "./api";
import { notServed } from "./bytes";
import { EngineClient } from "./client";
import { EngineError } from "./errors";
import type { Carrier } from "./protocol";
import { remote } from "./remote";
import address from "./worker.ts?worker&url";

let engine: Promise<Engine> | null = null;

export function theEngine(): Promise<Engine> {
  engine ??= begin().catch((error: unknown) => {
    engine = null; // what was forbidden or out of reach may not be at the next try
    throw error;
  });
  return engine;
}

/** A module has trapped: its games are gone, and replay from their saves in a new instance of it. */
export const isCrash = (error: unknown): boolean => error instanceof EngineError && error.code === "crash";

/**
 * In a worker if the page lets us have one, else on the page's own thread: slower to think, but it plays. Whether a
 * worker runs is known only when it answers.
 */
async function begin(): Promise<Engine> {
  try {
    return await answering(remote(worker()));
  } catch (error) {
    if (!isCrash(error) && error instanceof EngineError) throw error;
    // Which most pages never need, and which a server that has gone no longer has.
    const [{ direct }, { MODULES }] = await Promise.all([import("./direct"), import("../pkg/modules.js")]).catch(
      (why: unknown) => {
        throw notServed(String(why));
      },
    );
    return answering(direct(MODULES));
  }
}

async function answering(carrier: Carrier): Promise<Engine> {
  const engine = new EngineClient(carrier);
  try {
    await engine.games();
    return engine;
  } catch (error) {
    carrier.close();
    throw error;
  }
}

/** A worker may not come from elsewhere, nor have an address at all in a sandboxed frame; one of ours may then fetch it. */
function worker(): Worker {
  const url = new URL(address, import.meta.url);
  const options = { type: "module", name: "rulewright" } as const;
  if (url.origin === self.origin) return new Worker(url, options);
  const blob = new Blob([`import ${JSON.stringify(url.href)};`], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(blob), options);
}
