// The pictures of a game's units and cards: icons of the game-icons collection, of which crate/data/<game>/art.json says
// which stands for what. Only their outlines are taken, at the precision that a board needs.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { at } from "./paths.mjs";
import { Stop } from "./run.mjs";

const DATA = at("crate", "data");

/** @typedef {Record<string, string[]>} Art an icon's name, and the ids of what it stands for */

/** The games that have pictures, and which. */
const arts = () =>
  readdirSync(DATA)
    .map((game) => ({ game, file: at("crate", "data", game, "art.json") }))
    .filter(({ file }) => existsSync(file))
    .map(({ game, file }) => ({ game, art: /** @type {Art} */ (JSON.parse(readFileSync(file, "utf8"))) }));

/**
 * Writes art/<game>.json for every game whose words are there: the outline of each icon, in a square of 512.
 * @param {string} folder what is served: web/public
 */
export async function writeArt(folder) {
  // Not imports at the top: before the set-up they may not be there.
  const { optimize } = await import("svgo");
  const require = createRequire(import.meta.url);
  const { icons } = /** @type {{ icons: Record<string, { body: string }> }} */ (
    require("@iconify-json/game-icons/icons.json")
  );
  /** @param {string} name */
  const outline = (name) => {
    const body = icons[name]?.body;
    if (body === undefined) throw new Stop(`crate/data: game-icons has no icon called \`${name}\`.`);
    const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
    const paths = [...optimize(whole, ROUNDED).data.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? "");
    // Each path of these begins with an absolute move, so several make one.
    return paths.join("");
  };
  for (const { game, art } of arts()) {
    if (!existsSync(join(folder, "games", `${game}.json`))) continue;
    const outlines = Object.fromEntries(Object.keys(art).map((name) => [name, outline(name)]));
    mkdirSync(join(folder, "art"), { recursive: true });
    writeFileSync(join(folder, "art", `${game}.json`), JSON.stringify(outlines));
  }
}

/** Whole units of 512: an eighth of a pixel where a square is drawn largest. */
const ROUNDED = {
  multipass: true,
  plugins: [
    /** @type {const} */ ({
      name: "preset-default",
      params: { overrides: { convertPathData: { floatPrecision: 0 }, mergePaths: { force: true } } },
    }),
  ],
};
