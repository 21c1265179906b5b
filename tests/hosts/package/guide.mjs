// The application of docs/api.md: each block of code there that has the name of a file.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";

/** What the application shows of its game's first event. */
export const SHOWN = "deploy (skirmish:house.setup.4)";

const FILES = new Map(
  [...readFileSync(at("docs", "api.md"), "utf8").matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, name = "", text = ""]) => [name, text],
  ),
);

/** @param {string} name */
export function file(name) {
  const text = FILES.get(name);
  if (text === undefined) throw new Error(`docs/api.md has no file ${name}`);
  return text;
}

/**
 * Writes some of the files, each as `changed` gives it, into a new folder below `home`, where the packages are.
 * @param {string} home
 * @param {string} name
 * @param {string[]} names
 * @param {(text: string) => string} changed
 */
export function lay(home, name, names, changed) {
  const folder = join(home, name);
  mkdirSync(folder, { recursive: true });
  for (const one of names) writeFileSync(join(folder, one), changed(file(one)));
  return folder;
}
