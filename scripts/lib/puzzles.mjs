// The puzzles of the page: positions that can be won in the turn at hand (tests/puzzles), as the exporter plays them.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { at } from "./paths.mjs";
import { Stop, run } from "./run.mjs";
import { filesUnder } from "./stamp.mjs";

const SOURCE = "tests/puzzles";
const PUBLIC = "web/public/puzzles";
/** Where the exporter writes what it played. */
const PLAYED = "target/puzzles";

/** @typedef {{ en: string, fr: string }} Both */
/** @typedef {{ title: Both, steps: { do?: object }[] }} Scenario as it is written: what it leaves out has its default */
/** @typedef {{ scenario: Scenario, start: object }} Story as the exporter tells it */
/** @typedef {{ id: string, theme: string, level: number, actions: number, scenario: Scenario, start: object }} Puzzle */

/** The games among these that have puzzles. @param {string[]} games */
export const withPuzzles = (games) => games.filter((game) => existsSync(at(SOURCE, game)));

/** What a game's file of puzzles is made of, and where it is. @param {string} game */
export const puzzleJob = (game) => ({
  inputs: [`crate/games/${game}`, `${SOURCE}/${game}`, "scripts/lib/puzzles.mjs"],
  outputs: [`${PUBLIC}/${game}.json`],
});

/**
 * Writes the files of these games, and a list of how many puzzles each of `all` has.
 * @param {string} exporter the command line, built
 * @param {string[]} games
 * @param {string[]} all
 */
export async function writePuzzles(exporter, games, all) {
  const chosen = games.flatMap((game) => ["--game", game]);
  rmSync(at(PLAYED), { recursive: true, force: true });
  await run(exporter, ["export", "--again", "--out", PLAYED, "--scenarios", SOURCE, ...chosen], { log: "export" });
  mkdirSync(at(PUBLIC), { recursive: true });
  for (const game of games) write(game, { themes: themesOf(game), puzzles: puzzlesOf(game) });
  const counts = all.map((game) => [game, JSON.parse(readFileSync(at(PUBLIC, `${game}.json`), "utf8")).puzzles.length]);
  write("index", Object.fromEntries(counts));
}

/** @param {string} name @param {object} value */
const write = (name, value) => writeFileSync(at(PUBLIC, `${name}.json`), `${JSON.stringify(value)}\n`);

/** A theme is a file of puzzles; the game's data say what it is called, in their order. @param {string} game */
function themesOf(game) {
  const file = `crate/games/${game}/data/puzzles.json`;
  /** @type {{ id: string, title: Both }[]} */
  const themes = JSON.parse(readFileSync(at(file), "utf8")).themes;
  const files = readdirSync(at(SOURCE, game)).map((name) => basename(name, ".json"));
  const unlike = files.filter((id) => !themes.some((theme) => theme.id === id));
  if (unlike.length > 0) throw new Stop(`${file} has no title for ${unlike.join(", ")} of ${SOURCE}/${game}.`);
  return themes;
}

/** The puzzles by theme, the easier ones first. @param {string} game @returns {Puzzle[]} */
function puzzlesOf(game) {
  const played = storiesOf(game);
  const puzzles = themesOf(game).flatMap((theme) => {
    /** @type {Scenario[]} */
    const scenarios = JSON.parse(readFileSync(at(SOURCE, game, `${theme.id}.json`), "utf8"));
    const told = scenarios.map((scenario) => puzzleOf(theme.id, scenario, played.get(scenario.title.en)));
    return told.sort((one, other) => one.actions - other.actions);
  });
  const ids = new Set(puzzles.map(({ id }) => id));
  if (ids.size < puzzles.length) throw new Stop(`Two puzzles of ${SOURCE}/${game} have the same title.`);
  const lengths = puzzles.map(({ actions }) => actions).sort((a, b) => a - b);
  return puzzles.map((puzzle) => ({ ...puzzle, level: levelOf(puzzle.actions, lengths) }));
}

/**
 * Without its expectations, which are for tests.
 * @param {string} theme
 * @param {Scenario} scenario
 * @param {Story | undefined} story
 */
function puzzleOf(theme, scenario, story) {
  const { en } = scenario.title;
  if (!story) throw new Stop(`The exporter has not played the puzzle “${en}”.`);
  const steps = scenario.steps.filter((step) => step.do !== undefined);
  return { id: idOf(en), theme, level: 0, actions: steps.length, scenario: { ...scenario, steps }, start: story.start };
}

/** The title's letters and digits, as an address holds them. @param {string} title */
const idOf = (title) =>
  title
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[’']|\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/**
 * How hard it is, from 1 to 3: by how many actions the known way has, beside the game's other puzzles.
 * @param {number} actions
 * @param {number[]} lengths of all of them, in order
 */
export function levelOf(actions, lengths) {
  const [short = 0, long = 0] = [1, 2].map((third) => lengths[Math.floor((lengths.length * third) / 3)]);
  return actions <= short ? 1 : actions <= long ? 2 : 3;
}

/** Every scenario as it went, by its English title. @param {string} game @returns {Map<string, Story>} */
function storiesOf(game) {
  const files = filesUnder([at(join(PLAYED, "public", "boards", game))]);
  const told = files.map((file) => JSON.parse(readFileSync(file, "utf8")));
  const stories = told.flatMap((/** @type {Story | { scenarios: Story[] }} */ one) =>
    "scenarios" in one ? one.scenarios : [one],
  );
  return new Map(stories.map((story) => [story.scenario.title.en, story]));
}
