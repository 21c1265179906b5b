// The shell commands that documents show, as they are written there, and what can be known of them without running them.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { TEST_PROGRAMS } from "../../scripts/lib/cargo.mjs";
import { BUILT, having } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";

/**
 * @typedef {object} Shown
 * @property {string} where file and line
 * @property {string[]} words the command as a shell would split it; what it writes to is left out
 */

/** The documents whose commands a reader may copy. */
export const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(at("docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`),
  ...having("balance.md").map((game) => `crate/games/${game}/balance.md`),
  "bench/README.md",
  "crate/tests/README.md",
];

const PROGRAMS = ["npm", "npx", "node", "cargo", "git", "rulewright", "valgrind", "callgrind_annotate"];

/** @param {string} file */
const read = (file) => readFileSync(at(...file.split("/")), "utf8");

/**
 * Every command of a document: in blocks of the shell or of no language, in indented lines, and in running text.
 * @param {string} file
 * @returns {Shown[]}
 */
export function commandsOf(file) {
  /** @type {string | undefined} */
  let fence;
  return read(file)
    .split("\n")
    .flatMap((line, n) => {
      const where = `${file}:${String(n + 1)}`;
      const mark = /^\s*```(\S*)/.exec(line);
      if (mark) {
        fence = fence === undefined ? (mark[1] ?? "") : undefined;
        return [];
      }
      if (fence !== undefined) return ["", "sh"].includes(fence) ? shown(where, line) : [];
      if (line.startsWith("    ")) return shown(where, line);
      // A name by itself, such as `rulewright`, is no command.
      const inline = [...line.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code).filter((code) => code.includes(" "));
      return inline.flatMap((code) => shown(where, code));
    });
}

/**
 * @param {string} where
 * @param {string} line
 * @returns {Shown[]}
 */
function shown(where, line) {
  const command = line
    .replace(/\s#\s.*$/, "")
    .replace(/\s>\s.*$/, "")
    .trim();
  const words = (command.match(/'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^'|'$/g, ""));
  // Dots stand for more of the same.
  const plain = words.filter((word) => !/^(\.\.\.|…)$/.test(word));
  return plain.length > 0 && PROGRAMS.includes(plain[0] ?? "") ? [{ where, words: plain }] : [];
}

/** @param {string[]} words */
export const flags = (words) =>
  words.filter((word) => /^--?[a-z]/.test(word)).map((word) => word.split("=", 1)[0] ?? "");

/**
 * The value after a flag, if it has one.
 * @param {string[]} words
 * @param {string} flag
 */
export function valueOf(words, flag) {
  const n = words.indexOf(flag);
  return n < 0 ? undefined : words[n + 1];
}

/**
 * What the program `rulewright` is asked, however it is started; undefined for other commands.
 * @param {string[]} words
 */
export function asked(words) {
  if (words[0] === "rulewright") return words.slice(1);
  const ours = valueOf(words, "--bin") === "rulewright" || valueOf(words, "-p") === "rulewright";
  return words[0] === "cargo" && words[1] === "run" && ours ? words.slice(words.indexOf("--") + 1) : undefined;
}

/**
 * What is wrong with a command of npm: an unknown script, or an argument that its script does not have.
 * @param {string[]} words
 * @returns {string | undefined}
 */
export function wrongWithNpm([, first = "", ...rest]) {
  /** @type {Record<string, string>} */
  const scripts = JSON.parse(read("package.json")).scripts;
  const [name = "", ...more] = first === "run" ? rest : [first, ...rest];
  const script = scripts[name];
  if (script === undefined) return `package.json has no script "${name}"`;
  const file = /^node (\S+)/.exec(script)?.[1];
  if (file !== undefined && !existsSync(at(file))) return `there is no file ${file}`;
  const args = more.filter((word) => word !== "--");
  const known = KNOWN[name];
  if (args.length === 0) return undefined;
  if (known === undefined) return `"${name}" takes no arguments`;
  const odd = args.find((word) => !known(word));
  return odd === undefined ? undefined : `"${name}" knows no "${odd}"`;
}

/**
 * The arguments that npm scripts take.
 * @type {Record<string, (word: string) => boolean>}
 */
const KNOWN = {
  test: (word) => new RegExp(`\\((?:\\s*)"${word}"|name: "${word}"`).test(read("scripts/test.mjs")),
  bench: (word) => BUILT.includes(word) || readFileSync(at("bench", "run.mjs"), "utf8").includes(`  async ${word}() {`),
  pages: (word) => URL.canParse(word) || read("scripts/pages.mjs").includes(`options: { ${word.replace(/^--/, "")}: {`),
  pictures: (word) => screens().some((name) => name.startsWith(word)),
};

/** The names of the screens that pictures are taken of. */
function screens() {
  const folder = "tests/browser/support/screens";
  const files = readdirSync(at(folder)).map((name) => read(`${folder}/${name}`));
  return files.flatMap((text) => [...text.matchAll(/name: [`"]([^`"$]+)/g)].map(([, name = ""]) => name));
}

/**
 * What is wrong with a command of cargo: a target, feature or profile that is not there, or a flag that the target's own
 * source does not read.
 * @param {string[]} words
 * @returns {string | undefined}
 */
export function wrongWithCargo(words) {
  const end = words.includes("--") ? words.indexOf("--") : words.length;
  const [own, passed] = [words.slice(0, end), words.slice(end + 1)];
  const tests = own.flatMap((word, n) => (word === "--test" ? [own[n + 1] ?? ""] : []));
  const lost = tests.find((name) => !TEST_PROGRAMS.includes(name));
  if (lost !== undefined) return `there are no tests "${lost}" in crate/tests`;
  const manifest = read("crate/Cargo.toml");
  const features = valueOf(own, "--features")?.split(",") ?? [];
  const feature = features.find((name) => !new RegExp(`^${name} = \\[`, "m").test(manifest));
  if (feature !== undefined) return `there is no feature "${feature}"`;
  const profile = valueOf(own, "--profile");
  if (profile !== undefined && !read("Cargo.toml").includes(`[profile.${profile}]`)) return `no profile "${profile}"`;
  const example = valueOf(own, "--example");
  if (example === undefined) return undefined;
  if (!existsSync(at("crate", "examples", `${example}.rs`))) return `there is no example "${example}"`;
  const source = read(`crate/examples/${example}.rs`);
  const flag = flags(passed).find((word) => !source.includes(`"${word}"`));
  return flag === undefined ? undefined : `the example "${example}" reads no ${flag}`;
}
