// A Vite plugin: writes sw.js, the service worker by which the built page works offline.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const WORKER = "sw.js";

export function offline(): Plugin {
  return {
    name: "rulewright-offline",
    apply: "build",
    // After everything is on disk: what is copied from public/ never passes through the bundle.
    writeBundle: {
      order: "post",
      sequential: true,
      handler({ dir }) {
        if (dir !== undefined) writeFileSync(join(dir, WORKER), serviceWorker(dir));
      },
    },
  };
}

/** The worker for the files of a folder. Its version is a hash of them all, so a changed file is a new worker. */
export function serviceWorker(dir: string): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .filter((file) => file !== WORKER && !file.endsWith(".map"))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(dir, file)));
  const template = readFileSync(new URL("./sw.js", import.meta.url), "utf8");
  return template
    .replace('"__VERSION__"', JSON.stringify(hash.digest("hex").slice(0, 16)))
    .replace('["__FILES__"]', () => JSON.stringify(files, null, 2));
}
