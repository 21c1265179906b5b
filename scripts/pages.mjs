// `npm run pages -- [--site https://example.org/rules/]`: the pages with addresses, in dist/ beside the app. `npm run build` makes them too.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { PLAYABLE } from "./lib/games.mjs";
import { DIST, at } from "./lib/paths.mjs";
import { pngs, sizeOf } from "./lib/raster.mjs";
import { filesOf, ofPage } from "./lib/rules.mjs";
import { Stop, script, step } from "./lib/run.mjs";
import { once } from "./lib/stamp.mjs";

/** @typedef {typeof import("../web/src/pages/index.ts")} Pages */
/** @typedef {import("../web/src/rulebook/rules.ts").Rules} Rules */

/** The folders of dist/ that pages are in: the app has nothing there. */
const OWN = ["rules", "fr"];

/** Makes the pages unless they are there as they would be made. @param {URL | null} [home] */
export async function buildPages(home = homeOf(process.env["RULEWRIGHT_SITE"])) {
  const data = ["games", "boards", "art", "icons"].map((folder) => `web/public/${folder}`);
  const scripts = ["pages.mjs", "lib/raster.mjs", "lib/rules.mjs", "lib/cited.mjs"].map((file) => `scripts/${file}`);
  const readers = PLAYABLE.map((game) => `crate/games/${game}/words/reader.json`);
  const inputs = ["web/src", ...data, ...readers, ...scripts, "package-lock.json"];
  const outputs = [...OWN.map((folder) => `dist/${folder}`), ...(home ? ["dist/sitemap.xml"] : [])];
  await once({ name: "pages", inputs, extra: home?.href, outputs }, () =>
    step("writing the pages of the rulebooks", () => writePages(DIST, home)),
  );
}

/**
 * Where the site will be, as its host has said.
 * @param {string | undefined} said
 */
export function homeOf(said) {
  if (said === undefined || said === "") return null;
  const home = URL.canParse(said) ? new URL(said) : null;
  if (!home || !/^https?:$/.test(home.protocol) || home.search !== "" || home.hash !== "" || home.username !== "")
    throw new Stop(`"${said}" is no address of a site: it is like https://example.org/rules/.`);
  return new URL(home.pathname.endsWith("/") ? home : `${home.href}/`);
}

/**
 * Writes all of them into a folder, in which nothing of an earlier time is left.
 * @param {string} out
 * @param {URL | null} home
 * @param {readonly string[]} games
 */
export async function writePages(out, home, games = PLAYABLE) {
  /** @type {Pages} */
  const pages = await ofPage("pages");
  const site = siteOf(pages, games, home);
  for (const old of [...OWN, "sitemap.xml"]) rmSync(join(out, old), { recursive: true, force: true });
  for (const [path, text] of pages.filesOf(site, sizeOf)) write(out, path, text);
  write(out, pages.SHEET, pages.pagesSheet());
  const pictures = pages.LANGS.flatMap((lang) => site.games[lang].flatMap((rules) => picturesOf(pages, rules)));
  for (const { path, svg } of pictures) write(out, `${path}.svg`, svg);
  const icon = readFileSync(at("web", "public", "icons", "icon.svg"), "utf8");
  const [drawn, ...rest] = await pngs([icon, ...pictures.map(({ svg }) => svg)]);
  write(out, pages.ICON, drawn ?? "");
  rest.forEach((png, n) => write(out, `${pictures[n]?.path}.png`, png));
}

/**
 * @param {Pages} pages
 * @param {readonly string[]} games
 * @param {URL | null} home
 */
export function siteOf(pages, games, home) {
  const files = games.map(filesOf);
  const of = (/** @type {"en" | "fr"} */ lang) => files.map((file) => pages.rulesOf(file, lang));
  return pages.siteOf({ en: of("en"), fr: of("fr") }, home);
}

/**
 * The pictures of a game's clauses, by their addresses without an ending.
 * @param {Pages} pages
 * @param {Rules} rules
 */
export const picturesOf = (pages, { clauses, lang }) =>
  clauses.flatMap(({ id, picture }) =>
    picture ? [{ path: pages.picturePath(lang, id, "svg").slice(0, -4), svg: pages.pictureFile(picture) }] : [],
  );

/**
 * @param {string} out
 * @param {string} path
 * @param {string | Buffer} content
 */
function write(out, path, content) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    const { values } = parseArgs({ options: { site: { type: "string" } } });
    await buildPages(homeOf(values.site ?? process.env["RULEWRIGHT_SITE"]));
  });
}
