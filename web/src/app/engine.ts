import { EngineError, load, type Engine } from "../engine";

let engine: Promise<Engine> | null = null;

/** The one engine of the page, started when first needed. */
export function theEngine(): Promise<Engine> {
  engine ??= load();
  return engine;
}

/** After a trap in the module its memory cannot be trusted: throw the worker away. Games replay from their saves. */
export async function restartEngine(): Promise<Engine> {
  const old = engine;
  engine = null;
  (await old)?.close();
  return theEngine();
}

export const isCrash = (error: unknown): boolean => error instanceof EngineError && error.code === "crash";
