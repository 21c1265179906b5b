// `node scripts/mutants.mjs`: small wrong changes to the engine, one at a time, which scenarios and tests must notice.
// cargo-mutants lists the changes from the syntax tree. Each is made in a copy, which is built and runs every scenario of
// its game (of all games, for the engine they share); a change that scenarios do not notice meets the Rust tests.
// `--of duelyst,engine` takes some parts, `--sample N` that many of each part, picked by `--seed S`; `--scenarios-only`
// leaves the Rust tests out; `--least 0.9` fails below that share.
import { existsSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { COPY, buildCopy, copy, failures, sample, testCopy } from "./lib/copy.mjs";
import { SCENARIOS, at } from "./lib/paths.mjs";
import { Stop, attempt, script, seconds, tail } from "./lib/run.mjs";
import { cargoMutants } from "./lib/tools.mjs";
import { setup } from "./setup.mjs";

/** @typedef {{ line: number, column: number }} Spot from 1, in characters */
/** @typedef {{ name: string, file: string, replacement: string, span: { start: Spot, end: Spot } }} Mutant */

const GAMES = readdirSync(SCENARIOS);
const PARTS = [...GAMES, "engine"];

/** How bots judge and search is measured by games they play, not by rules. */
const JUDGEMENT = /\/(bot\/|evaluate(\/|\.rs))/;

/**
 * What may be changed in a part.
 * @param {string} part
 * @returns {Promise<Mutant[]>}
 */
async function mutantsOf(part) {
  const under = part === "engine" ? "crate/src/engine/**" : `crate/src/games/${part}/**`;
  const { code, output } = await attempt("cargo", ["mutants", "--list", "--json", "-f", under], { log: "mutants" });
  if (code !== 0) throw new Stop(`${tail(output)}\n\ncargo-mutants lists nothing of ${part}.`);
  /** @type {Mutant[]} */
  const all = JSON.parse(output.slice(output.indexOf("[")));
  return all.filter(({ file }) => !JUDGEMENT.test(file));
}

/**
 * A source with one change.
 * @param {string} source
 * @param {Mutant} mutant
 */
function changed(source, { span: { start, end }, replacement }) {
  const lines = source.split("\n");
  const place = (/** @type {Spot} */ { line, column }) => {
    const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
    // Columns are characters, and these texts are of UTF-16 units.
    return before + [...(lines[line - 1] ?? "")].slice(0, column - 1).join("").length;
  };
  return source.slice(0, place(start)) + replacement + source.slice(place(end));
}

/** @typedef {"scenario" | "test" | "survived" | "unviable"} Fate */

/**
 * What becomes of one change.
 * @param {Mutant} mutant
 * @param {string} games
 * @param {unknown[]} asked
 * @param {boolean} withTests
 * @returns {Promise<Fate>}
 */
async function fate(mutant, games, asked, withTests) {
  const place = join(COPY, mutant.file);
  const source = readFileSync(place, "utf8");
  writeFileSync(place, changed(source, mutant));
  try {
    if ((await buildCopy(games)).code !== 0) return "unviable";
    if ((await failures(asked)) !== 0) return "scenario";
    if (withTests && (await testCopy(games)).code !== 0) return "test";
    return "survived";
  } finally {
    writeFileSync(place, source);
  }
}

/** @param {string} game */
function scenariosOf(game) {
  const folder = join(SCENARIOS, game);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  return files
    .sort()
    .flatMap((name) => /** @type {unknown[]} */ (JSON.parse(readFileSync(join(folder, name), "utf8"))));
}

/** Tests read what stands beside the crate. */
function furnish() {
  for (const part of ["tests", "docs", "README.md", "CONTRIBUTING.md", "web", "bench"]) {
    if (!existsSync(join(COPY, part))) symlinkSync(at(part), join(COPY, part));
  }
}

/** @param {Map<string, Record<Fate, number>>} files */
function report(files) {
  const share = (/** @type {Record<Fate, number>} */ { scenario, test, survived }) => {
    const viable = scenario + test + survived;
    return { viable, share: viable === 0 ? 1 : (scenario + test) / viable };
  };
  const total = { scenario: 0, test: 0, survived: 0, unviable: 0 };
  for (const [file, fates] of [...files].sort()) {
    const { viable, share: of } = share(fates);
    for (const fate of /** @type {Fate[]} */ (Object.keys(total))) total[fate] += fates[fate];
    if (viable > 0) console.log(`${(100 * of).toFixed(0).padStart(4)} %  of ${String(viable).padStart(3)}  ${file}`);
  }
  const { viable, share: of } = share(total);
  const by = `${total.scenario} by scenarios, ${total.test} by tests, ${total.unviable} do not compile`;
  console.log(`\n${(100 * of).toFixed(1)} % of ${viable} changes are noticed: ${by}`);
  return of;
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
  copy();
  furnish();
  /** @type {Map<string, Record<Fate, number>>} */
  const files = new Map();
  for (const part of parts) {
    const games = part === "engine" ? GAMES : [part];
    const asked = games.flatMap(scenariosOf);
    const all = await mutantsOf(part);
    const chosen = values.sample === undefined ? all : sample(all, Number(values.sample), Number(values.seed ?? 1));
    console.log(`${part}: ${chosen.length} of ${all.length} changes, ${asked.length} scenarios`);
    const whole = await buildCopy(games.join(","));
    if (whole.code !== 0) throw new Stop(`The engine does not compile as it is:\n${tail(whole.output)}`);
    if ((await failures(asked)) !== 0) throw new Stop("Scenarios fail with nothing changed.");
    for (const mutant of chosen) {
      const met = await fate(mutant, games.join(","), asked, values["scenarios-only"] !== true);
      const fates = files.get(mutant.file) ?? { scenario: 0, test: 0, survived: 0, unviable: 0 };
      fates[met] += 1;
      files.set(mutant.file, fates);
      if (met === "survived") console.log(`  SURVIVED ${mutant.name}`);
    }
  }
  const share = report(files);
  console.log(seconds(start));
  if (share < Number(values.least ?? 0)) throw new Stop(`Fewer than ${values.least} are noticed.`);
});
