// `node scripts/mutants.mjs`: small wrong changes to the engine, one at a time, which scenarios and tests must notice.
// cargo-mutants lists the changes from the syntax tree; scripts/mutants writes them all into one copy, each behind a
// switch, so that one build serves thousands of runs. A change runs every scenario of its game (of all games, for the
// engine they share) until one fails; one that scenarios do not notice meets the Rust tests.
// `--of duelyst,engine` takes some parts, `--sample N` that many of each part, picked by `--seed S` (`--seed 1,2`: two such
// samples); `--scenarios-only` leaves the Rust tests out; `--least 0.9` fails where a sample of a part has a smaller share.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { sample } from "./lib/copy.mjs";
import { PLAYABLE } from "./lib/games.mjs";
import { at } from "./lib/paths.mjs";
import { Stop, attempt, script, seconds, step, tail } from "./lib/run.mjs";
import { scenariosOf } from "./lib/scenarios.mjs";
import { Switched, crateOf } from "./lib/switched.mjs";
import { cargoMutants } from "./lib/tools.mjs";
import { setup } from "./setup.mjs";

/** @typedef {import("./lib/switched.mjs").Change} Change */

const PARTS = [...PLAYABLE, "engine"];

/** How bots judge and search is measured by games they play, not by rules. */
const JUDGEMENT =
  /\/(bot\/|value(\/|\.rs))|\bRules(?: for \w+>)?::(default_answer|ending|playout_horizon|win_progress|value)\b/;

/** What only people who mend the engine read, and the schema, which is compared as a whole when it is written. */
const PRINTED = /\bDebug for .*::fmt\b|JsonSchema for /;

/** What reads cards when the engine is built is over before anything is switched on; a card read wrong is another card. */
const BUILDING = /\/content\/(language\/|rows(\/|\.rs$))/;

/** The game in words, which is held to its own laws. */
const SAID = /\/text(\/|\.rs$)/;

/**
 * Changes that change nothing that a rule says, each with the reason: `{ file, change, why }`. Where the same change in
 * another place of the file does matter, `line` is the line of the one that does not.
 */
const EQUIVALENT = at("tests", "mutants", "equivalent.json");

/** @typedef {{ file: string, change: string, line?: string, why: string }} Equivalent */

/** What is changed, without the line and column, which other edits move. */
const text = (/** @type {Change} */ { name }) => name.replace(/^[^ ]*: /, "");

/**
 * What may be changed in a part.
 * @param {string} part
 * @returns {Promise<Change[]>}
 */
async function changesOf(part) {
  const under = `${crateOf(part)}/src/**`;
  const { code, output } = await attempt("cargo", ["mutants", "--list", "--json", "-f", under], { log: "mutants" });
  if (code !== 0) throw new Stop(`${tail(output)}\n\ncargo-mutants lists nothing of ${part}.`);
  /** @type {Change[]} */
  const all = JSON.parse(output.slice(output.indexOf("[")));
  return all
    .filter(
      ({ file, name }) => !JUDGEMENT.test(name) && !PRINTED.test(name) && !BUILDING.test(file) && !SAID.test(file),
    )
    .map((change, n) => ({ ...change, switch: n + 1 }));
}

/**
 * Those of the changes that are said to be equivalent.
 * @param {string} part
 * @param {Change[]} changes
 */
function equivalents(part, changes) {
  /** @type {Equivalent[]} */
  const said = JSON.parse(readFileSync(EQUIVALENT, "utf8"));
  const here = said.filter(({ file }) => file.split("/").includes(part));
  const line = (/** @type {Change} */ { file, span }) =>
    readFileSync(at(file), "utf8").split("\n")[span.start.line - 1]?.trim();
  const is = (/** @type {Change} */ change) =>
    here.filter(
      (e) => e.file === change.file && e.change === text(change) && (e.line === undefined || e.line === line(change)),
    );
  const stale = here.find((entry) => !changes.some((change) => is(change).includes(entry)));
  if (stale !== undefined) throw new Stop(`No change of ${stale.file} is "${stale.change}": see ${EQUIVALENT}.`);
  return changes.filter((change) => is(change).length > 0);
}

/** @typedef {"scenario" | "test" | "survived"} Fate */

class Tally {
  /** @type {Map<string, Record<Fate, number>>} */
  files = new Map();

  /**
   * @param {string} file
   * @param {Fate} fate
   */
  count(file, fate) {
    const fates = this.files.get(file) ?? { scenario: 0, test: 0, survived: 0 };
    fates[fate] += 1;
    this.files.set(file, fates);
  }

  /** Tells the share of each file; the answer is that of all. */
  report() {
    const total = { scenario: 0, test: 0, survived: 0 };
    const share = (/** @type {Record<Fate, number>} */ { scenario, test, survived }) =>
      (scenario + test) / Math.max(1, scenario + test + survived);
    const percent = (/** @type {number} */ of) => `${(100 * of).toFixed(1).padStart(5)} %`;
    for (const [file, fates] of [...this.files].sort()) {
      for (const fate of /** @type {Fate[]} */ (Object.keys(total))) total[fate] += fates[fate];
      const all = fates.scenario + fates.test + fates.survived;
      console.log(`${percent(share(fates))} of ${String(all).padStart(3)}  ${file}`);
    }
    const { scenario, test, survived } = total;
    const by = `${scenario} by scenarios, ${test} by tests`;
    console.log(`${percent(share(total))} of ${scenario + test + survived} are noticed: ${by}`);
    return share(total);
  }
}

/** @typedef {{ sample?: string, seed?: string, "scenarios-only"?: boolean }} Wanted */

/**
 * @param {string} part
 * @param {Wanted} wanted
 * @returns {Promise<number>} the smallest share that is noticed of a sample
 */
async function measure(part, wanted) {
  const games = part === "engine" ? PLAYABLE : [part];
  const asked = games.flatMap(scenariosOf);
  const all = await changesOf(part);
  const same = equivalents(part, all);
  const engine = new Switched(part, games);
  const sorted = await step(`building ${part} with ${all.length} changes`, () => engine.build(all));
  const { switched, apart } = sorted;
  const open = switched.filter((change) => !same.includes(change));
  const left = `${apart.length} cannot be switched, ${sorted.unviable.length} do not compile, ${same.length} are equivalent`;
  console.log(`${part}: ${open.length} changes, ${asked.length} scenarios; ${left}`);
  const usual = await engine.ask(asked);
  /** @type {Map<Change, Fate>} */
  const fates = new Map();
  let tested = wanted["scenarios-only"] === true;
  let least = 1;
  for (const seed of (wanted.seed ?? "1").split(",").map(Number)) {
    const chosen = wanted.sample === undefined ? open : sample(open, Number(wanted.sample), seed);
    for (const change of chosen.filter((change) => !fates.has(change)))
      fates.set(change, (await engine.failsScenarios(change.switch, usual)) ? "scenario" : "survived");
    const unnoticed = chosen.filter((change) => fates.get(change) === "survived");
    if (!tested && unnoticed.length > 0) {
      const left = await step(`building the tests of ${part} with the changes`, () => engine.buildTests());
      if (left.length > 0) console.log(`left out, for they take long or fail with nothing changed: ${left.join(", ")}`);
      tested = true;
    }
    const tally = new Tally();
    for (const change of unnoticed) if (await engine.failsTests(change.switch)) fates.set(change, "test");
    for (const change of chosen) tally.count(change.file, fates.get(change) ?? "survived");
    for (const change of chosen) if (fates.get(change) === "survived") console.log(`  SURVIVED ${change.name}`);
    console.log(`${part}, ${wanted.sample === undefined ? "all" : `seed ${seed}`}:`);
    least = Math.min(least, tally.report());
  }
  return least;
}

await script(async () => {
  const { values } = parseArgs({
    options: {
      of: { type: "string" },
      sample: { type: "string" },
      seed: { type: "string" },
      least: { type: "string" },
      "scenarios-only": { type: "boolean" },
    },
  });
  const parts = values.of?.split(",") ?? PARTS;
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown !== undefined) throw new Stop(`There is no part "${unknown}". There are: ${PARTS.join(", ")}.`);
  await setup();
  await cargoMutants();
  const start = performance.now();
  /** @type {string[]} */
  const short = [];
  for (const part of parts) if ((await measure(part, values)) < Number(values.least ?? 0)) short.push(part);
  console.log(seconds(start));
  if (short.length > 0) throw new Stop(`Fewer than ${values.least} are noticed in ${short.join(", ")}.`);
});
