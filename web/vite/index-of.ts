// Modules that say what each game has of something that was written for the page, such as how many lessons. It is offered in
// the first drawing, which waits for no file.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { virtual } from "./virtual.ts";

/** The module `name` has the index of a folder of web/public. */
export function indexOf(name: string, folder: string): Plugin {
  const index = fileURLToPath(new URL(`../public/${folder}/index.json`, import.meta.url));
  return virtual(name, [index], () => {
    // A page may be built beside the data of another game alone; that offers none.
    const listed = existsSync(index) ? (JSON.parse(readFileSync(index, "utf8")) as Record<string, unknown>) : {};
    return `export default ${JSON.stringify(listed)};`;
  });
}
