// `virtual:taught` is the list of games that have an introduction, as the command line wrote it. The shelf offers them in its
// first drawing, which waits for no file.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

const INDEX = fileURLToPath(new URL("../public/lessons/index.json", import.meta.url));

export function taught(): Plugin {
  return virtual("virtual:taught", [INDEX], () => {
    // A page may be built beside the data of another game alone; that offers none.
    const counts = existsSync(INDEX) ? (JSON.parse(readFileSync(INDEX, "utf8")) as Record<string, number>) : {};
    return `export default ${JSON.stringify(Object.keys(counts))};`;
  });
}
