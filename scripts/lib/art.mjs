// The pictures of the games' units and cards: icons of the game-icons collection, of which crate/games/<game>/data/art.json says
// which stands for what. Only their outlines are taken, at the precision that a board needs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { having } from "./games.mjs";
import { at } from "./paths.mjs";
import { Stop } from "./run.mjs";

/** Where the folder of a game has it. */
const ART = "data/art.json";

/** @typedef {Record<string, string[]>} Art an icon's name, and the ids of what it stands for */

/** The games that have pictures, and the icons of each. */
const arts = () =>
  having(ART).map((game) => ({
    game,
    icons: Object.keys(/** @type {Art} */ (JSON.parse(readFileSync(at("crate", "games", game, ART), "utf8")))),
  }));

/**
 * Writes the outlines of every game whose words are there: art/<game>.json has the icons of that game alone, and
 * art/shared.json those that several games name, which are so fetched once.
 * @param {string} folder what is served: web/public
 */
export async function writeArt(folder) {
  const all = arts();
  const there = all.filter(({ game }) => existsSync(join(folder, "games", `${game}.json`)));
  if (there.length === 0) return;
  const outline = await outliner();
  /** @param {string} name @param {string[]} icons */
  const write = (name, icons) => {
    const outlines = Object.fromEntries(icons.map((icon) => [icon, outline(icon)]));
    writeFileSync(join(folder, "art", `${name}.json`), JSON.stringify(outlines));
  };
  mkdirSync(join(folder, "art"), { recursive: true });
  const named = all.flatMap(({ icons }) => icons);
  const shared = named.filter((icon, n) => named.indexOf(icon) < n);
  write("shared", shared);
  for (const { game, icons } of there) {
    const own = icons.filter((icon) => !shared.includes(icon));
    write(game, own);
  }
}

/** What makes an icon's name its outline. */
async function outliner() {
  // Not imports at the top: before the set-up they may not be there.
  const { optimize } = await import("svgo");
  const require = createRequire(import.meta.url);
  const { icons } = /** @type {{ icons: Record<string, { body: string }> }} */ (
    require("@iconify-json/game-icons/icons.json")
  );
  /** @param {string} name */
  return (name) => {
    const body = icons[name]?.body;
    if (body === undefined) throw new Stop(`crate/games: game-icons has no icon called \`${name}\`.`);
    const whole = `<svg xmlns="http://www.w3.org/2000/svg"><g transform="scale(${SQUARE / 512})">${body}</g></svg>`;
    const paths = [...optimize(whole, ROUNDED).data.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? "");
    // Each path of these begins with an absolute move, so several make one.
    return paths.join("");
  };
}

/** The square that an outline is drawn in, as the page has it (board/glyphs.ts); the icons' own is 512. */
const SQUARE = 256;

/**
 * Whole units: a quarter of a pixel where a picture is drawn largest. A path that says everything in the same few ways
 * is longer than the shortest, and smaller once it is packed.
 */
const ROUNDED = {
  multipass: true,
  plugins: [
    /** @type {const} */ ({
      name: "preset-default",
      params: {
        overrides: {
          convertPathData: {
            floatPrecision: 0,
            utilizeAbsolute: false,
            lineShorthands: false,
            curveSmoothShorthands: false,
          },
          mergePaths: { force: true },
        },
      },
    }),
  ],
};
