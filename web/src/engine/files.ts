// Files for Node, whose `fetch` reads none. Nothing that a bundler for the web meets imports this.
import { readFile } from "node:fs/promises";
import { fetched, notServed, type Reader } from "./bytes";

/** Reads a file, and fetches everything else. */
export const fromFiles: Reader = (url) =>
  url.protocol === "file:"
    ? readFile(url).then(
        (bytes) => new Uint8Array(bytes),
        (error: unknown) => {
          throw notServed(String(error));
        },
      )
    : fetched(url);
