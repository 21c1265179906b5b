// What the npm package has of each game alone, `rulewright/<game>`: the same names, and no other game's module. A bundler takes along
// what a script names, so each game has an entry, and a worker, of its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { partOf } from "./modules.mjs";

/** Writes each module's own script, and the entries of its game. @param {string} out with the modules in its folder `pkg` */
export async function writeSubpaths(out) {
  const list = join(out, "pkg", "modules.js");
  /** @type {{ MODULES: readonly import("../../web/src/engine/modules.ts").Module[] }} */
  const { MODULES } = await import(`${pathToFileURL(list).href}#${Date.now()}`);
  const names = MODULES.map(({ wasm }) => basename(wasm.pathname, ".wasm"));
  mkdirSync(join(out, "games"), { recursive: true });
  writeFileSync(join(out, "pkg", "scenarios.module.js"), `export default { ${partOf("scenarios")} };\n`);
  for (const [place, { games }] of MODULES.entries()) {
    const name = names[place] ?? "";
    writeFileSync(join(out, "pkg", `${name}.module.js`), moduleScript(name, JSON.stringify(games)));
    for (const [file, text] of Object.entries(entries(name))) writeFileSync(join(out, "games", file), text);
  }
  const imports = names.map((name, place) => `import module${place} from "./${name}.module.js";\n`);
  const all = names.map((_, place) => `module${place}`).join(", ");
  writeFileSync(list, `${imports.join("")}export const MODULES = [${all}];\n`);
}

/** @param {string} name @param {string} games */
const moduleScript = (name, games) => `import scenarios from "./scenarios.module.js";
export default {
  games: ${games},
  ${partOf(name)},
  scenarios,
};
`;

/** @param {string} name @returns {Record<string, string>} */
const entries = (name) => ({
  [`${name}.entry.js`]: `import module from "../pkg/${name}.module.js";
export const ENTRY = {
  modules: [module],
  worker: () => new Worker(new URL("./${name}-worker.js", import.meta.url), { type: "module", name: "rulewright" }),
};
`,
  [`${name}-worker.js`]: `import { listen } from "../engine/listen.js";
import module from "../pkg/${name}.module.js";
listen([module]);
`,
  [`${name}-worker.d.ts`]: "export {};\n",
  [`${name}.js`]: `import { fetched } from "../engine/bytes.js";
import { start } from "../engine/start.js";
import { ENTRY } from "./${name}.entry.js";
export function load(options) {
  return start(ENTRY, fetched, options);
}
export * from "../engine/names.js";
`,
  [`${name}.node.js`]: `import { fromFiles } from "../engine/files.js";
import { start } from "../engine/start.js";
import { ENTRY } from "./${name}.entry.js";
export function load(options) {
  return start(ENTRY, fromFiles, { worker: false, ...options });
}
export * from "../engine/names.js";
`,
  [`${name}.d.ts`]: `import type { Engine, LoadOptions } from "../engine/names.js";
/** Starts the engine with the one game \`${name}\`. Its module is fetched when the game is first asked for. */
export declare function load(options?: LoadOptions): Promise<Engine>;
export * from "../engine/names.js";
`,
});
