import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { DEV_NONCE, headers } from "./scripts/lib/policy.mjs";
import { chunks } from "./web/vite/chunks.ts";
import { cited } from "./web/vite/cited.ts";
import { BOARD, embed } from "./web/vite/embed.ts";
import { first } from "./web/vite/first.ts";
import { indexOf } from "./web/vite/index-of.ts";
import { offline } from "./web/vite/offline.ts";
import { ownUnit } from "./web/vite/rem.ts";
import { shelf } from "./web/vite/shelf.ts";
import { terseTemplates } from "./web/vite/terse.ts";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The games whose modules are built, of a page that is served before all of them are: see scripts/start.mjs. */
const READY = process.env["RULEWRIGHT_READY"]?.split(",");

export default defineConfig(({ command, mode }) => ({
  root: path("web"),
  // Relative addresses: the built page runs from any sub-path. Its routes are hashes for the same reason.
  base: "./",
  build: {
    outDir: path("dist"),
    emptyOutDir: true,
    target: "es2022",
    // A module inlined as a data: address would be refused by the page's own policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: path("web/index.html"),
        embed: path("web/embed.html"),
        board: BOARD,
      },
      // The board's own script is imported by the loader, which this build does not see.
      preserveEntrySignatures: "exports-only",
      output: { codeSplitting: chunks(path("web/src/main.ts"), BOARD) },
    },
  },
  worker: { format: "es" },
  // An early page is not kept for offline use: a reload has to bring the whole one.
  plugins: [
    ownUnit(),
    terseTemplates(),
    shelf(READY),
    cited(),
    indexOf("virtual:taught", "lessons"),
    indexOf("virtual:puzzles", "puzzles"),
    indexOf("virtual:builder", "builder"),
    first(),
    embed(),
    ...(mode === "early" ? [] : [offline()]),
  ],
  // The dev server puts styles into the page by script, which the policy allows it by this nonce.
  ...(command === "serve" && { html: { cspNonce: DEV_NONCE } }),
  server: {
    // What each game shows on the shelf stands in its own folder.
    fs: { allow: [path(".")] },
    headers: headers({ "style-src": `'nonce-${DEV_NONCE}'` }),
    // scripts/dev.mjs reloads the page when the engine is whole again, not while its files are being written.
    watch: { ignored: ["**/src/pkg/**"] },
  },
  preview: { headers: headers() },
}));
