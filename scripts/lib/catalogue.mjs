// The rules as the MediaWiki extension reads them: one file for a game and a language, with titles, texts, examples and the
// addresses of pictures, which are files of their own; and one with what an editor's own position is drawn with. The files of boards are larger by far, and PHP reads none of them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PLAYABLE } from "./games.mjs";
import { ROOT } from "./paths.mjs";
import { filesOf, rulebook, rulesOf } from "./rules.mjs";
import { digest } from "./stamp.mjs";

/** @typedef {import("../../web/src/rulebook/rules.ts").ClauseData} ClauseData */
/** @typedef {"en" | "fr"} Lang */

/** @type {readonly Lang[]} */
const LANGS = ["en", "fr"];
const PICTURES = "pictures";

/**
 * Writes `catalogue/` into the folder of the extension, and the pictures beside the page's files, `rulewright/`, which must be
 * there: the version of the catalogue is theirs too.
 * @param {string} extension
 * @param {string} version of the release
 */
export async function writeCatalogue(extension, version) {
  const catalogue = join(extension, "catalogue");
  mkdirSync(catalogue, { recursive: true });
  for (const game of PLAYABLE) {
    mkdirSync(join(extension, "rulewright", PICTURES, game), { recursive: true });
    for (const lang of LANGS) {
      const rules = await gameIn(game, lang, join(extension, "rulewright"));
      writeFileSync(join(catalogue, `${game}.${lang}.json`), JSON.stringify(rules));
      const { boardOf } = await rulebook();
      writeFileSync(join(catalogue, `board-${game}-${lang}.json`), JSON.stringify(boardOf(filesOf(game), lang)));
    }
  }
  const contents = digest([catalogue, join(extension, "rulewright")].map((folder) => relative(ROOT, folder)));
  const index = { version: `${version}-${contents.slice(0, 12)}`, langs: LANGS, games: PLAYABLE };
  writeFileSync(join(catalogue, "index.json"), JSON.stringify(index));
}

/**
 * @param {string} game
 * @param {Lang} lang
 * @param {string} files
 */
async function gameIn(game, lang, files) {
  const { pictureFile } = await rulebook();
  const { clauses } = await rulesOf(game, lang);
  return Object.fromEntries(
    clauses.map((clause) => {
      const picture = clause.picture && pictureOf(game, lang, clause, clause.picture);
      if (clause.picture && picture) writeFileSync(join(files, picture.picture), pictureFile(clause.picture));
      return [clause.id, ruleOf(game, clause, picture)];
    }),
  );
}

/**
 * @param {string} game
 * @param {Lang} lang
 * @param {ClauseData} clause
 * @param {NonNullable<ClauseData["picture"]>} picture
 */
const pictureOf = (game, lang, { short }, { width, height }) => ({
  picture: `${PICTURES}/${game}/${short}.${lang}.svg`,
  width,
  height,
});

/**
 * @param {string} game
 * @param {ClauseData} clause
 * @param {ReturnType<typeof pictureOf> | null} picture of its first example
 */
const ruleOf = (game, { id, title, text, examples }, picture) => ({
  title,
  text: text.plain.split("\n\n"),
  address: `#/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`,
  examples: examples.map((example, n) => ({
    name: example.name.slice(id.length + 1),
    title: example.title,
    ...(n === 0 && picture),
  })),
});
