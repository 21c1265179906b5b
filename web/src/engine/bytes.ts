// How a module's bytes are had from their address.
import { EngineError } from "./errors";

/** What WebAssembly can be made of; a response is compiled while it is still coming. */
export type Bytes = Response | BufferSource;

/** Reads the file at an address. The web fetches; Node, whose `fetch` knows no files, has a reader of its own. */
export type Reader = (url: URL) => Promise<Bytes>;

const NOT_SERVED = "the engine could not be fetched; its .wasm files must be served beside the scripts";

/** A reader without the module learns from this code what to do about it. */
export const notServed = (why: string): EngineError =>
  new EngineError({ code: "no-engine", message: `${NOT_SERVED} (${why})` });

/**
 * Compiles while downloading where the server says `application/wasm`, and from a buffer where it says anything
 * else: a plain file server with the wrong type must not stop a game.
 */
export const fetched: Reader = async (url) => {
  const response = await fetch(url).catch((error: unknown) => {
    throw notServed(String(error));
  });
  if (!response.ok) throw notServed(`${String(response.status)} ${url.href}`);
  const type = response.headers.get("content-type") ?? "";
  return type.startsWith("application/wasm") ? response : response.arrayBuffer();
};
