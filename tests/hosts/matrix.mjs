// docs/embedding/discourse.md, followed: what a chat shows of a link to a rule, by the readers of Synapse, a server of Matrix.
// `node tests/hosts/matrix.mjs` shows what they found.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writePages } from "../../scripts/pages.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { run, script } from "../../scripts/lib/run.mjs";
import { inPython } from "./support/python.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */
/** @typedef {Record<string, string | null>} Preview */

const VERSION = "matrix-synapse[url-preview]==1.163.2";
const HOME = "https://rules.example/";

/** A rule in both languages, a chapter, a game, all games. */
const PATHS = [
  "rules/skirmish/bonus.2/",
  "fr/rules/skirmish/bonus.2/",
  "rules/skirmish/chapter/bonus/",
  "rules/skirmish/",
  "rules/",
];

/** Needs what the engine exports. @returns {Promise<Outcome>} */
export const matrix = () =>
  inPython({ log: "matrix", wanted: VERSION }, async (folder, program) => {
    const site = join(folder, "site");
    await writePages(site, new URL(HOME), ["skirmish"]);
    const input = JSON.stringify({ home: HOME, folder: site, paths: PATHS });
    const read = [at("tests", "hosts", "matrix", "preview.py")];
    /** @type {Preview[]} */
    const previews = JSON.parse(await run(program("python"), read, { log: "matrix", input }));
    const faults = PATHS.flatMap((path, n) => faultsOf(path, previews[n] ?? {}, site));
    return { passed: PATHS.length - faults.length, failed: faults.length, output: faults.join("\n\n") };
  });

/**
 * What a chat would show amiss, at most one text for a page.
 * @param {string} path
 * @param {Preview} preview
 * @param {string} site
 */
function faultsOf(path, preview, site) {
  const page = readFileSync(join(site, path, "index.html"), "utf8");
  const [, title = ""] = /<title>([^<]+)<\/title>/.exec(page) ?? [];
  const [, description = ""] = /<meta name="description" content="([^"]+)"/.exec(page) ?? [];
  const image = preview["og:image"] ?? "";
  const wrong = [
    title !== "" && plain(title) === preview["og:title"] ? [] : "title",
    description !== "" && plain(description) === preview["og:description"] ? [] : "description",
    preview["og:site_name"] === "Rulewright" ? [] : "name of the site",
    preview["described"] === `${HOME}${path}oembed.json` ? [] : "oEmbed",
    image.startsWith(HOME) && existsSync(join(site, image.slice(HOME.length))) ? [] : "picture",
  ].flat();
  return wrong.length > 0 ? [`${path}: ${wrong.join(", ")}\n${JSON.stringify(preview, null, 2)}`] : [];
}

/** A text of an attribute. @param {string} html */
const plain = (html) =>
  html.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(async () => console.log(await matrix()));
