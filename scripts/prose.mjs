// `node scripts/prose.mjs [FILE...]`: checks documents, sentences and doc comments against docs/style.md; `--list` names
// the files that it reads. The rules are in lib/prose.mjs.
import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { ROOT, at } from "./lib/paths.mjs";
import { findings, ofFluent, ofFluentComments, ofMarkdown, ofRust, ofTypeScript } from "./lib/prose.mjs";
import { script } from "./lib/run.mjs";

/** @typedef {import("./lib/prose.mjs").Passage} Passage */
/** @typedef {import("./lib/prose.mjs").Scope} Scope */

/**
 * What prose files have, by their path, and how it is read.
 * @type {readonly [file: RegExp, Scope, (text: string) => Passage[]][]}
 */
const KINDS = [
  [/\.md$/, "docs", ofMarkdown],
  [/^crate\/games\/.*[./]en\.ftl$/, "game", ofFluent],
  [/^(?!crate\/games\/).*[./]en\.ftl$/, "en", ofFluent],
  [/[./]en\.ftl$/, "code", ofFluentComments],
  [/[./]fr\.ftl$/, "fr", ofFluent],
  [/\.rs$/, "code", ofRust],
  [/\.ts$/, "code", ofTypeScript],
];

const FOLDERS = ["docs", "bench", "crate", "tests/embeds", "web/src"];
/** Written by machines, or built. */
const MADE = [
  /^docs\/[a-z]+-cards\.md$/,
  /^web\/src\/pkg\//,
  /^web\/src\/engine\/types\//,
  /\/(node_modules|target)\//,
];

/** Every file that is read. */
function files() {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join("/")),
  );
  const top = readdirSync(ROOT).filter((name) => name.endsWith(".md"));
  return [...top, ...found.toSorted()].filter(
    (file) => KINDS.some(([path]) => path.test(file)) && !MADE.some((path) => path.test(file)),
  );
}

await script(() => {
  const named = process.argv.slice(2);
  if (named[0] === "--list") return Promise.resolve(console.log(files().join("\n")));
  const wrong = (named.length > 0 ? named : files()).flatMap((file) =>
    KINDS.filter(([path]) => path.test(file)).flatMap(([, scope, read]) =>
      findings(read(readFileSync(resolve(ROOT, file), "utf8")), scope).map(
        ({ line, found, use, why }) => `${file}:${line}: "${found}" → ${use} (${why})`,
      ),
    ),
  );
  if (wrong.length > 0) {
    console.log(`${wrong.join("\n")}\n\n${wrong.length} to rewrite; docs/style.md says how.`);
    process.exitCode = 1;
  }
  return Promise.resolve();
});
