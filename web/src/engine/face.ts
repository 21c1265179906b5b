// A module's raw face: strings of JSON in and out, small values as they are. Written by hand so that the page type-checks
// before any module has been built, and so that a change of the face shows up here and nowhere else.
import { EngineError } from "./errors";
import type { Module } from "./modules";

/** A bot in thought: a copy of the game that can be pushed on a slice at a time. */
export interface RawThinker {
  /** Thinks for so many iterations more; answers with a Progress. */
  step(iterations: number): unknown;
  /** The best action so far. */
  best(): string;
  free(): void;
}

export interface RawGame {
  table(viewer: string): string;
  actions(viewer: string): string;
  act(action: string, viewer: string): string;
  check(action: string): void;
  whyNot(path: string, viewer: string): unknown;
  preview(action: string, viewer: string): string;
  why(eventId: number, viewer: string): string;
  events(from: number, viewer: string): string;
  look(viewer: string, from: number): string;
  foresee(action: string, viewer: string, from: number): string;
  undo(): void;
  redo(): void;
  goto(n: number): void;
  steps(): number;
  save(): string;
  fallen(): string;
  hash(): string;
  think(spec: string): RawThinker;
  free(): void;
  /** Lets go of it without a word to its module: for a module that has trapped. */
  __destroy_into_raw(): unknown;
}

export interface Face {
  create(options: string): RawGame;
  load(save: string): RawGame;
  stage(scenario: string): RawGame;
  check(scenario: string): string;
  /** In a module with games whose decks are built. */
  deckFaults?(game: string, list: string): string;
}

/** A module's glue: what its instance is given, what is done with it, and what it then can do. */
export interface Glue {
  readonly imports: WebAssembly.Imports;
  readonly start: (exports: WebAssembly.Exports) => void;
  readonly face: Face;
}

/** Where a module's bytes come from, when not from beside the script. */
export type WasmSource = URL | BufferSource | WebAssembly.Module;

const NOT_SERVED = "the engine could not be fetched; its .wasm files must be served beside the scripts";
const BLOCKED = "the page's content policy forbids WebAssembly; its script-src needs 'wasm-unsafe-eval'";
const OLD = "this browser has no WebAssembly";

/** Each thing that keeps the module from starting has a code: whoever shows it can say what to do. */
const noEngine = (code: string, message: string): EngineError => new EngineError({ code, message });

/**
 * Compiles while downloading where the server says `application/wasm`, and from a buffer where it says anything
 * else: a plain file server with the wrong type must not stop a game.
 */
async function fetched(url: URL): Promise<Response | ArrayBuffer> {
  if (url.protocol === "file:" && typeof window === "undefined") return readFile(url);
  const response = await fetch(url).catch((error: unknown) => {
    throw noEngine("no-engine", `${NOT_SERVED} (${String(error)})`);
  });
  if (!response.ok) throw noEngine("no-engine", `${NOT_SERVED} (${String(response.status)} ${url.href})`);
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/wasm") ? response : response.arrayBuffer();
}

/** Node has no fetch for files. The name is a variable so that bundlers for the browser leave it alone. */
async function readFile(url: URL): Promise<ArrayBuffer> {
  const name = "node:fs/promises";
  const fs = (await import(/* @vite-ignore */ name)) as { readFile(from: URL): Promise<Uint8Array<ArrayBuffer>> };
  const bytes = await fs.readFile(url);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}

/** A new instance of a module. */
export async function instantiate({ glue, wasm }: Module, source: WasmSource = wasm): Promise<Face> {
  if (typeof WebAssembly === "undefined") throw noEngine("old-browser", OLD);
  const coming = source instanceof URL ? fetched(source) : Promise.resolve(source);
  const [{ default: bind }, bytes] = await Promise.all([glue(), coming]);
  const { imports, start, face } = bind();
  const { exports } = await compiled(bytes, imports).catch((error: unknown) => {
    throw /content security policy|unsafe-eval|blocked by CSP/i.test(String(error))
      ? noEngine("blocked", BLOCKED)
      : error;
  });
  start(exports);
  return face;
}

async function compiled(
  bytes: Response | Exclude<WasmSource, URL>,
  imports: WebAssembly.Imports,
): Promise<WebAssembly.Instance> {
  if (bytes instanceof WebAssembly.Module) return WebAssembly.instantiate(bytes, imports);
  const { instance } = await (bytes instanceof Response
    ? WebAssembly.instantiateStreaming(bytes, imports)
    : WebAssembly.instantiate(bytes, imports));
  return instance;
}
