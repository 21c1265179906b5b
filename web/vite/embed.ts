// A Vite plugin: makes the plain files, which keep their names from release to release. rule-board.js is the loader that other
// pages have as their one script, and knows the address of the board's own script; rule-board.css keeps room for boards; look.js
// is for pages without the app.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const LOADER = fileURLToPath(new URL("../src/embed/loader.ts", import.meta.url));
const LOOK = fileURLToPath(new URL("../src/pages/look.ts", import.meta.url));
export const BOARD = fileURLToPath(new URL("../src/embed/board.ts", import.meta.url));
const NAME = "rule-board.js";
/** The room for boards, for pages that give it before the script comes. */
const ROOM = { fileName: "rule-board.css", from: new URL("../src/embed/room.css", import.meta.url) };
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
      const loader = await plain(NAME, LOADER, { BOARD: JSON.stringify(board.fileName) });
      this.emitFile({ type: "asset", fileName: NAME, source: loader });
      this.emitFile({ type: "asset", fileName: "look.js", source: await plain("look.js", LOOK) });
      this.emitFile({ type: "asset", fileName: ROOM.fileName, source: readFileSync(ROOM.from) });
      for (const fileName of DEMO)
        this.emitFile({ type: "asset", fileName, source: readFileSync(new URL(`../${fileName}`, import.meta.url)) });
    },
  };
}

/** A script by itself, with everything that it imports in it. */
async function plain(name: string, entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define,
    build: {
      write: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "rulewright", fileName: () => name },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [file] = "output" in (output ?? {}) ? (output as { output: { code?: string }[] }).output : [];
  if (file?.code === undefined) throw new Error(`${name} was not built`);
  return file.code;
}
