// `npm run package`: the npm package in dist-npm/, the engine client without the page. `npm pack` then wraps it up.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { exportData } from "./lib/engine.mjs";
import { buildModules } from "./lib/modules.mjs";
import { PACKAGE_PKG, at } from "./lib/paths.mjs";
import { run, script, step } from "./lib/run.mjs";
import { filesUnder } from "./lib/stamp.mjs";
import { writeSubpaths } from "./lib/subpaths.mjs";
import { setup } from "./setup.mjs";

const OUT = at("dist-npm");

/**
 * Builds the package's modules; needs the exported rulebooks. The scripts are not bundled: every bundler knows what is written in them
 * (a worker and a module of WebAssembly, each beside the script that names it) and none what another one makes of it.
 */
export async function buildPackage() {
  rmSync(OUT, { recursive: true, force: true });
  await buildModules("package", PACKAGE_PKG);
  await run("tsc", ["-p", "tsconfig.package.json"], { log: "package" });
  const written = filesUnder([OUT]);
  for (const file of written.filter((file) => /\.(js|ts)$/.test(file))) withEndings(file);
  for (const file of written.filter((file) => file.endsWith(".map"))) withSources(file);
  for (const file of filesUnder([PACKAGE_PKG]).filter((file) => /\.(js|wasm)$/.test(file)))
    cpSync(file, join(OUT, "pkg", basename(file)));
  await writeSubpaths(OUT);
  cpSync(at("web", "public", "games"), join(OUT, "rulebooks"), { recursive: true });
  cpSync(at("web", "public", "schema"), join(OUT, "schema"), { recursive: true });
  for (const test of ["contents", "package", "faces", "readme", "examples"])
    await run("node", [`tests/node/${test}.mjs`], { log: "package" });
}

/**
 * Our own imports have no endings, which Node and its way of finding types insist on. A script that has only types in it is
 * imported by nobody.
 * @param {string} file
 */
function withEndings(file) {
  const text = readFileSync(file, "utf8");
  if (/^export \{\};\s*(\/\/#.*)?\s*$/.test(text) && file.endsWith(".js"))
    return [file, `${file}.map`].forEach((gone) => rmSync(gone));
  writeFileSync(
    file,
    text
      .replace(/((?:from|import\()\s*"\.{1,2}\/[^"]+?)(?:\.js)?"/g, '$1.js"')
      .replace(/(new URL\("\.\/[^"]+)\.ts"/g, '$1.js"'),
  );
}

/**
 * What a map leads to is in the package too, under `src`.
 * @param {string} file
 */
function withSources(file) {
  if (!existsSync(file)) return;
  const map = JSON.parse(readFileSync(file, "utf8"));
  map.sources = map.sources.map((/** @type {string} */ source) => {
    const from = resolve(dirname(file), source);
    const to = join(OUT, "src", relative(at("web", "src"), from));
    cpSync(from, to);
    return relative(dirname(file), to).replaceAll("\\", "/");
  });
  writeFileSync(file, JSON.stringify(map));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    await setup();
    await exportData("release");
    await step("building the npm package into dist-npm/", buildPackage);
  });
}
