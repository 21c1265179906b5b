// A Vite plugin: writes sw.js, the service worker by which the built page works offline.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";
/** The small files in one: a browser keeps a hundred files in the time it needs for this many bytes. */
const PACK = "boards/all.json";
/** Files that a reader opens one of, now and then: the boards of examples. */
const SMALL = /^boards\/[^/]+\/.*\.json$/;

export function offline(): Plugin {
  return {
    name: "rulewright-offline",
    apply: "build",
    // After everything is on disk: what is copied from public/ never passes through the bundle.
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir }) {
        if (dir !== undefined) writeWorker(dir);
      },
    },
  };
}

/** The pages with addresses, and their map: the worker keeps those that are visited. */
const PAGES = /^(?:(?:fr\/)?rules\/|sitemap\.xml$)/;

/** Writes the worker for the files of a folder. Its version is a hash of them all, so a changed file is a new worker. */
export function writeWorker(dir: string): void {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((file) => file !== WORKER && file !== PACK && !file.endsWith(".map") && !PAGES.test(file))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(dir, file)));
  const small = files.filter((file) => SMALL.test(file));
  const packed = pack(dir, small);
  // The boards of examples come last: the games are what a reader wants to have.
  const kept = small.length > 0 ? [...files.filter((file) => !SMALL.test(file)), PACK] : files;
  const worker = readFileSync(new URL("./sw.js", import.meta.url), "utf8")
    .replace('"__VERSION__"', JSON.stringify(hash.digest("hex").slice(0, 16)))
    .replace('["__FILES__"]', () => JSON.stringify(kept, null, 2))
    .replace('"__PACK__"', JSON.stringify(PACK))
    .replace('"__PACKED__"', () => JSON.stringify(packed));
  writeFileSync(join(dir, WORKER), worker);
}

/** Writes files of JSON as one array; where each of them begins and ends in it, in bytes. */
function pack(dir: string, files: readonly string[]): Record<string, [start: number, end: number]> {
  const packed: Record<string, [number, number]> = {};
  const parts: Buffer[] = [];
  let at = 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    at += part.length;
  };
  for (const file of files) {
    add(Buffer.from(at === 0 ? "[" : ",\n"));
    const start = at;
    add(readFileSync(join(dir, file)));
    packed[file] = [start, at];
  }
  add(Buffer.from("]\n"));
  if (files.length > 0) writeFileSync(join(dir, PACK), Buffer.concat(parts));
  return packed;
}
