// `npm run mediawiki`: the MediaWiki extension RuleBoard in dist-mediawiki/, as a folder and as an archive that an
// administrator unpacks into extensions/. PHP and messages are in wiki/mediawiki; boards, words, engines and drawings come from
// the page in dist/.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { DIST, at } from "./lib/paths.mjs";
import { script, step } from "./lib/run.mjs";
import { writeCatalogue } from "./lib/catalogue.mjs";
import { build } from "./build.mjs";

const NAME = "RuleBoard";
const OUT = at("dist-mediawiki");
export const EXTENSION = join(OUT, NAME);
const VERSION = JSON.parse(readFileSync(at("package.json"), "utf8")).version;
export const ARCHIVE = join(OUT, `${NAME}-${VERSION}.tar.gz`);

/**
 * Of the page: what keeps it offline, what only tests read, what shows boards to people without a wiki, and the pages with
 * addresses (`rules/` and `fr/`), as a wiki has pages of its own.
 */
const LEFT_OUT = new Set(["sw.js", "demo-wiki.html", "demo-wiki.css", "boards/all.json", "rules", "fr", "sitemap.xml"]);

/** Needs the page in dist/. */
export async function buildExtension() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT);
  const ours = at("wiki", "mediawiki");
  cpSync(ours, EXTENSION, { recursive: true, filter: (file) => relative(ours, file).split(sep)[0] !== "tests" });
  const files = join(EXTENSION, "rulewright");
  cpSync(DIST, files, { recursive: true, filter: (file) => !LEFT_OUT.has(relative(DIST, file).replaceAll(sep, "/")) });
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) cpSync(at(name), join(files, name));
  cpSync(at("docs", "credits.md"), join(EXTENSION, "CREDITS"));
  stamped(join(EXTENSION, "extension.json"));
  await writeCatalogue(EXTENSION, VERSION);
  // Not an import at the top: before the set-up there may be no library.
  const { create } = await import("tar");
  // The same files are the same archive.
  await create({ gzip: { level: 9 }, file: ARCHIVE, cwd: OUT, portable: true, mtime: new Date(0) }, [NAME]);
}

/** One version for the page and the extension. @param {string} file */
function stamped(file) {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/"version": "[^"]*"/, `"version": ${JSON.stringify(VERSION)}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    await build();
    await step("building the MediaWiki extension into dist-mediawiki/", buildExtension);
  });
}
