// The pictures of a game's units and cards: icons of the game-icons collection, of which crate/data/<game>/art.json says
// which stands for what. Only their outlines are taken, at the precision that a board needs, into web/public/art.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { at } from "./paths.mjs";
import { Stop } from "./run.mjs";

const DATA = at("crate", "data");

/** @typedef {Record<string, string[]>} Art an icon's name, and the ids of what it stands for */

/** The games that have pictures, and which. */
export const arts = () =>
  readdirSync(DATA)
    .map((game) => ({ game, file: at("crate", "data", game, "art.json") }))
    .filter(({ file }) => existsSync(file))
    .map(({ game, file }) => ({ game, art: /** @type {Art} */ (JSON.parse(readFileSync(file, "utf8"))) }));

/** Writes web/public/art/<game>.json: the outline of each icon, in a square of 512. */
export async function writeArt() {
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
  mkdirSync(at("web", "public", "art"), { recursive: true });
  for (const { game, art } of arts()) {
    const outlines = Object.fromEntries(Object.keys(art).map((name) => [name, outline(name)]));
    writeFileSync(at("web", "public", "art", `${game}.json`), JSON.stringify(outlines));
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
