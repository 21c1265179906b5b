// A Vite plugin: makes rule-board.js, the loader that other pages have as their one script. It is built by itself, as a
// plain script that knows the address of the board's own script, and keeps its name from release to release.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const LOADER = fileURLToPath(new URL("../src/embed/loader.ts", import.meta.url));
export const BOARD = fileURLToPath(new URL("../src/embed/board.ts", import.meta.url));
const NAME = "rule-board.js";
/** A page that embeds boards as any wiki would: it is copied as it stands. */
const DEMO = ["demo-wiki.html", "demo-wiki.css"];

export function embed(): Plugin {
  return {
    name: "rulewright-embed",
    // In development the loader is a module like any other, behind the name it has in a release.
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript");
        response.end('import("/src/embed/dev.ts");');
      });
    },
    async generateBundle(_options, bundle) {
      const board = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === BOARD);
      if (!board) return;
      this.emitFile({ type: "asset", fileName: NAME, source: await loader(board.fileName) });
      for (const fileName of DEMO)
        this.emitFile({ type: "asset", fileName, source: readFileSync(new URL(`../${fileName}`, import.meta.url)) });
    },
  };
}

async function loader(board: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { BOARD: JSON.stringify(board) },
    build: {
      write: false,
      target: "es2022",
      lib: { entry: LOADER, formats: ["iife"], name: "ruleBoard", fileName: () => NAME },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [file] = "output" in (output ?? {}) ? (output as { output: { code?: string }[] }).output : [];
  if (file?.code === undefined) throw new Error(`${NAME} was not built`);
  return file.code;
}
