// Holds the page's modules to what the native engine says of spoilt texts: each text goes in by its door, as it is, and
// what comes out is the same. Leaves a report.
import {
  instantiate,
  type WasmExports,
  type Glue,
  type RawGame,
  type ScenarioRunner,
} from "../../../web/src/engine/wasm-exports";
import { Modules, type Module } from "../../../web/src/engine/modules";
import { MODULES } from "../../../web/src/pkg/modules.js";
import { describe, leave, type Report } from "./report";

/** A line of the file that crate/tests/support/fuzz/answers.rs writes. */
interface Spoilt {
  readonly seed: number;
  readonly door: Door;
  readonly text: string;
  /** The save, by its number, of the game that is asked. */
  readonly save: number;
  readonly game: string;
  readonly viewer: string;
  readonly answers: readonly string[];
}

type Door = "check" | "create" | "load" | "act" | "ask" | "whynot" | "think" | "deck";
type Question = () => string | Promise<string>;

/** What a page may be kept waiting for, in milliseconds. */
const HANG = 1000;
/** What one module may take, in bytes: as much as natively. */
const MOST_MEMORY = 256 << 20;
/** Further failures of one run say little. */
const MOST_FAILURES = 20;

const memories = new Map<Module, WebAssembly.Memory>();
const begun = (): Modules => new Modules(MODULES, (module) => instantiate(measured(module)));
let modules = begun();
let runner: Promise<ScenarioRunner> | undefined;

/** The same module; its memory is known. */
function measured(module: Module): Module {
  const bind = (glue: Glue): Glue => ({
    ...glue,
    start: (exports) => {
      if (exports["memory"] instanceof WebAssembly.Memory) memories.set(module, exports["memory"]);
      glue.start(exports);
    },
  });
  return { ...module, glue: () => module.glue().then(({ default: glue }) => ({ default: () => bind(glue()) })) };
}

/** The questions of a door, in the order of their answers; what has no answer only cleans up. */
async function questions({ door, text, game, viewer }: Spoilt, save: string): Promise<Question[]> {
  const named = (): Promise<WasmExports> => modules.ofText(text);
  switch (door) {
    case "check":
      return [async () => verdict(await named(), text), async () => hashed((await named()).openScenario(text))];
    case "create":
      return [async () => hashed((await named()).create(text))];
    case "load":
      return [async () => hashed((await named()).load(text))];
    case "deck":
      return [async () => (await modules.of(game)).deckFaults?.(game, text) ?? "no decks are built"];
    default: {
      const module = await modules.of(game);
      const asked = module.load(save);
      return [...inGame[door](asked, text, viewer), () => silent(asked.free())];
    }
  }
}

const inGame: Record<"act" | "ask" | "whynot" | "think", (game: RawGame, text: string, viewer: string) => Question[]> =
  {
    act: (game, text) => [() => game.act(text, "all"), () => game.hash()],
    ask: (game, text, viewer) => [
      () => silent(game.check(text, viewer)),
      () => game.preview(text, viewer),
      () => game.prefetch(text, viewer, viewer, 0, 0) && "",
    ],
    whynot: (game, text, viewer) => [() => JSON.stringify(game.whyNot(text, viewer))],
    think: (game, text) => [
      () => {
        const thinker = game.think(text);
        thinker.step(8);
        const best = thinker.best();
        thinker.free();
        return best;
      },
    ],
  };

/** As the page's host runs a scenario. */
async function verdict(module: WasmExports, text: string): Promise<string> {
  const game = module.openScenario(text);
  runner ??= instantiate(modules.runnerOf(text));
  const verdict = (await runner).runScenario(text, game);
  game.free();
  return verdict;
}

const silent = (_nothing: void): string => "";

/** The fingerprint of a game that nobody needs any more. */
function hashed(game: RawGame): string {
  const hash = game.hash();
  game.free();
  return hash;
}

/** What a question is answered with. Only a module that has trapped throws here. */
async function answered(question: Question): Promise<string> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return JSON.stringify(error instanceof Error ? { ...error, message: error.message } : error);
  }
}

/** What differs from the native answers, or nothing. */
async function problem(spoilt: Spoilt, save: string): Promise<string | undefined> {
  const asked = await questions(spoilt, save);
  let wrong: string | undefined;
  for (const [index, question] of asked.entries()) {
    const here = await answered(question);
    const native = spoilt.answers[index];
    if (native !== undefined && !same(here, native))
      wrong ??= `question ${String(index)}: here ${here}, natively ${native}`;
  }
  return wrong;
}

/** A page that has no module for a game says so before any module could say more. */
const same = (here: string, native: string): boolean =>
  here === native || (here.includes('"unknown-game"') && native.includes('"unknown-game"'));

/** The problem, and how long it took in the best of three tries: other work on the machine does not count. */
async function timed(spoilt: Spoilt, save: string): Promise<{ wrong: string | undefined; ms: number }> {
  let ms = Infinity;
  for (let tries = 0; tries < 3 && ms > HANG; tries += 1) {
    const start = performance.now();
    const wrong = await problem(spoilt, save);
    ms = Math.min(ms, performance.now() - start);
    if (wrong !== undefined) return { wrong, ms };
  }
  return { wrong: ms > HANG ? `it takes ${ms.toFixed(0)} ms` : undefined, ms };
}

async function runAll(): Promise<Report> {
  const lines = (await (await fetch("beside/spoilt.jsonl")).text()).trimEnd().split("\n");
  const [first = "[]", ...rest] = lines;
  const saves = (JSON.parse(first) as unknown[]).map((save) => JSON.stringify(save));
  const report: Report = { passed: 0, failed: [] };
  let slowest = { ms: 0, seed: 0 };
  for (const line of rest) {
    const spoilt = JSON.parse(line) as Spoilt;
    const { wrong, ms } = await timed(spoilt, saves[spoilt.save] ?? "").catch((error: unknown) => {
      modules = begun(); // nothing of an instance that has trapped is used again
      return { wrong: describe(error), ms: 0 };
    });
    if (ms > slowest.ms) slowest = { ms, seed: spoilt.seed };
    if (wrong === undefined) report.passed += 1;
    else report.failed.push(`seed ${String(spoilt.seed)}, ${spoilt.door}: ${wrong}\n  ${spoilt.text}`);
    if (report.failed.length >= MOST_FAILURES) break;
  }
  for (const [{ games }, { buffer }] of memories)
    if (buffer.byteLength > MOST_MEMORY)
      report.failed.push(`${games.map(({ id }) => id).join()} takes ${String(buffer.byteLength)} bytes`);
  const taken = [...memories.values()].map(({ buffer }) => `${(buffer.byteLength / (1 << 20)).toFixed(0)} MB`);
  report.note = `slowest ${slowest.ms.toFixed(0)} ms, seed ${String(slowest.seed)}; memory ${taken.join(", ")}`;
  return report;
}

await leave(runAll);
