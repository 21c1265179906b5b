// The engine with every game. What has one game is written by scripts/lib/subpaths.mjs.
import { MODULES } from "../pkg/modules.js";
import type { Entry } from "./start";

export const EVERY: Entry = {
  modules: MODULES,
  // Written as bundlers know it: they take the worker's script along, and put its new address here.
  worker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "rulewright" }),
};
