// The engine client as a package: plain scripts with fixed names, the wasm modules beside them as files. Not Vite's
// library mode, which would put the wasm into the script as text.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const output = { entryFileNames: "[name].js", chunkFileNames: "[name].js", assetFileNames: "[name][extname]" };

export default defineConfig({
  root: path(".."),
  base: "./",
  publicDir: false,
  build: {
    outDir: path("../../dist-npm"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: false,
    // Whoever uses the package minifies it; whoever debugs can read it.
    minify: false,
    rolldownOptions: {
      input: { index: path("../src/engine/index.ts") },
      // Without this an entry's exports are dropped, as nobody in the page uses them.
      preserveEntrySignatures: "exports-only",
      output,
    },
  },
  worker: { format: "es", rolldownOptions: { output } },
});
