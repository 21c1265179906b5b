// `node scripts/kill.mjs [CLAUSE-PREFIX...]`: takes each rule out of the engine, one at a time, and runs the scenarios
// of its clause: at least one must fail. `--list-missing` only names the clauses without an entry, and the entries of any
// game whose text is no longer there; `--sample N` runs N entries, picked by `--seed S`; `--game G` takes another game than
// the first on the shelf.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { COPY, buildCopy, copy, failures, sample } from "./lib/copy.mjs";
import { PLAYABLE, having } from "./lib/games.mjs";
import { at } from "./lib/paths.mjs";
import { Stop, script, seconds, tail } from "./lib/run.mjs";
import { scenariosOf } from "./lib/scenarios.mjs";

/**
 * A rule and the smallest edit that takes it out. Where it has no line of its own, `note` says what is edited instead.
 * @typedef {{ clause: string, file: string, find: string, replace: string, note?: string }} Entry
 */
/** @typedef {import("./lib/scenarios.mjs").Scenario} Scenario */

/** The game whose rules are taken out. */
let [game = ""] = PLAYABLE;
const book = () => at("crate", "games", game, "rulebook.toml");
/** Where the entries of a game are. */
const LISTED = "kills.json";
/** Every clause that must have an entry. */
function mechanics() {
  const clauses = readFileSync(book(), "utf8").split("[[clause]]").slice(1);
  const field = (/** @type {string} */ text, /** @type {string} */ name) =>
    new RegExp(`^${name} = "(.*)"$`, "m").exec(text)?.[1] ?? "";
  return clauses.filter((text) => field(text, "kind") === "mechanic").map((text) => field(text, "id"));
}

/** @returns {Entry[]} */
const entries = (of = game) => JSON.parse(readFileSync(at("crate", "games", of, LISTED), "utf8"));

/**
 * What is wrong with where an entry wants to be edited: its text is to be there once.
 * @param {Entry} entry
 * @param {string} source
 */
function astray({ file, find }, source) {
  const times = source.split(find).length - 1;
  return times === 1 ? undefined : `STALE: ${file} has \`${find}\` ${times} times`;
}

/** The entries of all games that do not find their text, a line each. Nothing is built for that. */
export function stale() {
  return having(LISTED)
    .flatMap((of) => entries(of))
    .flatMap((entry) => {
      const place = at(entry.file);
      const wrong = astray(entry, existsSync(place) ? readFileSync(place, "utf8") : "");
      return wrong === undefined ? [] : [`${entry.clause}: ${wrong}`];
    });
}

/**
 * Takes one rule out and runs the scenarios of its clause.
 * @param {Entry} entry
 * @param {Scenario[]} all
 * @returns {Promise<{ killed: boolean, how: string }>}
 */
async function kill(entry, all) {
  const { clause, file, find, replace } = entry;
  const asked = all.filter(({ rules }) => rules.includes(clause));
  if (asked.length === 0) return { killed: false, how: "NO SCENARIO" };
  const place = join(COPY, file);
  const source = existsSync(place) ? readFileSync(place, "utf8") : "";
  const wrong = astray(entry, source);
  if (wrong !== undefined) return { killed: false, how: wrong };
  writeFileSync(
    place,
    source.replace(find, () => replace),
  );
  try {
    const built = await buildCopy(game);
    if (built.code !== 0) return { killed: false, how: `DOES NOT COMPILE\n${tail(built.output)}` };
    const failed = await failures(asked);
    if (failed === undefined) return { killed: true, how: `the engine stops in one of ${asked.length} scenarios` };
    return failed > 0
      ? { killed: true, how: `killed by ${failed} of ${asked.length} scenarios` }
      : { killed: false, how: `SURVIVED ${asked.length} scenarios` };
  } finally {
    writeFileSync(place, source);
  }
}

/**
 * Tells a line for each entry, and answers what a stage of `npm test` answers.
 * @param {{ of?: string, prefixes?: string[], count?: number, seed?: number, tell?: (line: string) => void }} [wanted]
 * @returns {Promise<{ passed: number, failed: number, output: string }>}
 */
export async function kills({ of = game, prefixes = [], count = Infinity, seed = 0, tell = () => {} } = {}) {
  game = of;
  const known = mechanics();
  const about = (/** @type {string} */ clause) =>
    prefixes.length === 0 || prefixes.some((p) => clause.startsWith(p) || clause.startsWith(`${game}:${p}`));
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const wrong = [];
  const say = (/** @type {boolean} */ good, /** @type {string} */ line) => {
    total[good ? "passed" : "failed"] += 1;
    if (!good) wrong.push(line);
    tell(line);
  };
  const found = entries().filter(({ clause }) => about(clause));
  for (const { clause } of found.filter(({ clause }) => !known.includes(clause)))
    say(false, `${clause}: NO SUCH MECHANIC`);
  for (const clause of known.filter(about).filter((id) => !found.some(({ clause }) => clause === id)))
    say(false, `${clause}: NO ENTRY`);
  const chosen = count === Infinity ? found : sample(found, count, seed);
  const all = scenariosOf(game);
  copy();
  // As it stands, every scenario passes: else a failure would prove nothing.
  const whole = await buildCopy(game);
  if (whole.code !== 0) throw new Stop(`The engine does not compile as it is:\n${tail(whole.output)}`);
  const before = await failures(all);
  if (before !== 0) throw new Stop(`${before ?? "Some"} scenarios fail with every rule in place.`);
  for (const entry of chosen) {
    const start = performance.now();
    const { killed, how } = await kill(entry, all);
    say(killed, `${entry.clause}, ${basename(entry.file)}: ${how} (${seconds(start)})`);
  }
  return { ...total, output: wrong.join("\n") };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await script(async () => {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        game: { type: "string" },
        "list-missing": { type: "boolean" },
        sample: { type: "string" },
        seed: { type: "string" },
      },
    });
    game = values.game ?? game;
    if (values["list-missing"] === true) {
      const have = new Set(entries().map(({ clause }) => clause));
      const missing = mechanics().filter((clause) => !have.has(clause));
      const lost = stale();
      console.log([...missing, `${missing.length} mechanic clauses without an entry`].join("\n"));
      console.log([...lost, `${lost.length} entries that do not find their text`].join("\n"));
      if (missing.length + lost.length > 0) process.exitCode = 1;
      return;
    }
    const start = performance.now();
    const count = values.sample === undefined ? Infinity : Number(values.sample);
    const { passed, failed } = await kills({
      prefixes: positionals,
      count,
      seed: Number(values.seed ?? 0),
      tell: console.log,
    });
    console.log(`\n${seconds(start)} in all\n${passed} passed, ${failed} failed`);
    if (failed > 0 || passed === 0) process.exitCode = 1;
  });
}
