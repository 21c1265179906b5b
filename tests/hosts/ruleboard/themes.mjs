// Boards, and what stands in their place without script, in skins that are light and dark: by a site's own Common.css, as on wikis
// whose skin has no night of its own, and by the night of newer skins.
import { alive, must } from "./reading.mjs";
import { PATIENCE } from "../support/boards.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./reading.mjs").Case} Case */
/** @typedef {import("./reading.mjs").Visit} Visit */

const NIGHT = /** @type {const} */ ({ colorScheme: "dark" });
const OLD = "&useskin=monobook";
/** Articles with a board, a scenario of the page, pictures without boards, and faults. */
const ARTICLES = ["Still", "Own", "Static", "Faulty"];

/** What a site's administrator writes to make a skin dark, which says nothing of a `color-scheme`. */
export const COMMON_CSS = `
/* Only this skin, so that readers can still choose a light one. */
.skin-monobook { background: #0e1013; color: #d5d8dc; }
.skin-monobook .mw-body { background: #1b1e23; border-color: #3a3f47; color: #d5d8dc; }
.skin-monobook :is(h1, h2, h3) { color: #fff; border-color: #3a3f47; }
.skin-monobook .mw-body a { color: #8cb8ff; }
.skin-monobook .mw-body a:visited { color: #b5a3e8; }
.skin-monobook .wikitable { background: #24282f; color: #d5d8dc; }
.skin-monobook .wikitable > * > tr > th { background: #2f343d; color: #d5d8dc; }
`;

/** @type {Case[]} */
export const THEMES = [
  { name: "light skins, at night", with: NIGHT, run: inSkins("light", ["&useskin=vector-2022", "&useskin=minerva"]) },
  { name: "a skin made dark by Common.css", run: inSkins("dark", [OLD]) },
  { name: "a theme of the tag", run: tagged },
];

/** For a MediaWiki whose skins have a night of their own. @type {Case[]} */
export const NIGHTS = [
  {
    name: "the night of skins",
    run: inSkins("dark", ["&useskin=vector-2022&vectornightmode=1", "&useskin=minerva&minervanightmode=1"]),
  },
  {
    name: "the night of skins, by the reader's system",
    with: NIGHT,
    run: inSkins("dark", ["&useskin=vector-2022&vectornightmode=2", "&useskin=minerva&minervanightmode=2"]),
  },
  { name: "a reader who chooses the night and the day", run: chosen },
];

/** @param {string} theme @param {string[]} skins */
function inSkins(theme, skins) {
  return async (/** @type {Visit} */ visit) => {
    for (const skin of skins)
      for (const title of ARTICLES) {
        await visit.open(title, skin);
        if (title !== "Static") {
          await alive(visit.page, 1);
          await wears(visit.page, theme);
        }
        await legible(visit.page, `${title}${skin}`);
        await withoutBoards(visit, title, skin);
      }
  };
}

/** What readers have whose browser does not get the script. @param {Visit} visit @param {string} title @param {string} skin */
async function withoutBoards({ page, open }, title, skin) {
  const script = /\/rule-board\.js/;
  await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await open(title, skin);
  await page.waitForLoadState("networkidle");
  must((await page.locator("rule-board").count()) === 0, "there is a board");
  await legible(page, `${title}${skin}, without boards`);
  await page.unroute(script);
}

/** @param {Page} page @param {string} theme */
const wears = (page, theme) =>
  page.locator(`rule-board .rule-board[data-theme=${theme}]`).first().waitFor({ timeout: PATIENCE });

/** @param {Page} page @param {string} where */
async function legible(page, where) {
  const { AxeBuilder } = await import("@axe-core/playwright");
  const found = await new AxeBuilder({ page }).include(".mw-parser-output").setLegacyMode().analyze();
  const told = found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${JSON.stringify(target)} ${failureSummary}`),
  );
  must(told.length === 0, `${where}: ${told.join("; ")}`);
}

/** @param {Visit} visit */
async function tagged({ page, open }) {
  for (const skin of ["", OLD]) {
    await open("Dark", skin);
    await wears(page, "dark");
  }
}

/** The menus of the skins change a class of the page, in place. @param {Visit} visit */
async function chosen({ page, open }) {
  await open("Still", "&useskin=vector-2022");
  await wears(page, "light");
  const choose = (/** @type {string} */ before, /** @type {string} */ after) =>
    page.evaluate(
      ([old, now]) => document.documentElement.classList.replace(String(old), String(now)),
      [`skin-theme-clientpref-${before}`, `skin-theme-clientpref-${after}`],
    );
  must(await choose("day", "night"), "the skin has no day");
  await wears(page, "dark");
  await choose("night", "day");
  await wears(page, "light");
}
