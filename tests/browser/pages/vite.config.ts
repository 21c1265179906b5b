// Pages that only tests open. They are bundled as the app is, so that what they load is what the app ships.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export default defineConfig({
  root: path("."),
  base: "./",
  publicDir: false,
  build: {
    outDir: path("../../../target/test-pages"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ["scenarios.html", "spoilt.html"].map(path) },
  },
  worker: { format: "es" },
});
