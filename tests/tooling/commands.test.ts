// Every command that our documents show does what they say, as it is written there. Those that are quick are run; of the
// others everything that they name must exist.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { releaseCli } from "../../scripts/lib/cargo.mjs";
import { ROOT, at } from "../../scripts/lib/paths.mjs";
import { attempt } from "../../scripts/lib/run.mjs";
import { DOCUMENTS, asked, commandsOf, flags, wrongWithCargo, wrongWithNpm } from "./commands.mjs";

const LONG = 600_000;
/** A folder in which commands of a reader's own files find them. */
const desk = mkdtempSync(join(tmpdir(), "commands-"));
afterAll(() => {
  rmSync(desk, { recursive: true });
});

/** The program with the games of a release, as the export builds it; the first call may build it. */
const rulewright = (args: string[], cwd = ROOT): Promise<{ code: number; output: string }> =>
  attempt("cargo", releaseCli(...args).toSpliced(1, 0, "--manifest-path", at("Cargo.toml")), { cwd });

/** What a reader has to bring, by the name that it has in our documents. */
async function brought(name: string): Promise<void> {
  if (name === "save.json") {
    const [{ save }] = JSON.parse(readFileSync(at("tests", "saves", "skirmish.json"), "utf8")) as [{ save: unknown }];
    writeFileSync(join(desk, name), JSON.stringify(save));
  } else if (name === "my.json") {
    cpSync(at("tests", "scenarios", "skirmish", "bonus.json"), join(desk, name));
  }
}

const BROUGHT = ["save.json", "my.json"];
/** Words in capitals, and what is only the beginning of a command, stand for something else. */
const isPattern = (words: readonly string[]): boolean => words.some((word) => /^[A-Z|.]+$/.test(word));
/** Games of bots take minutes, and an export belongs into a page. */
const SLOW = ["play", "bench", "export"];
/** Nothing is printed that has to be compared, and nothing is written. */
const QUICK_NODE = ["--list-missing"];

const help = new Map<string, string>();
async function helpOf(command: string): Promise<string> {
  const known = help.get(command);
  if (known !== undefined) return known;
  const { code, output } = await rulewright([command, "--help"]);
  expect(code, `rulewright has no command "${command}": ${output}`).toBe(0);
  help.set(command, output);
  return output;
}

async function tryRulewright(args: readonly string[]): Promise<void> {
  const [command = "", ...rest] = args;
  const text = await helpOf(command);
  for (const flag of flags([...rest])) expect(text, `rulewright ${command} has no ${flag}`).toMatch(has(flag));
  if (SLOW.includes(command) || isPattern(rest) || rest.length === 0) return;
  await Promise.all(rest.filter((word) => BROUGHT.includes(word)).map(brought));
  const own = rest.some((word) => BROUGHT.includes(word));
  const { code, output } = await rulewright([...args], own ? desk : ROOT);
  expect(code, `rulewright ${args.join(" ")}\n${output.slice(-2000)}`).toBe(0);
}

const has = (flag: string): RegExp => new RegExp(`(^|[\\s,])${flag}($|[\\s,=])`, "m");

async function tryCommand(words: string[]): Promise<void> {
  const [program = "", file = ""] = words;
  const ours = asked(words);
  if (ours !== undefined) return tryRulewright(ours);
  if (program === "npm") return expect(wrongWithNpm(words)).toBeUndefined();
  if (program === "cargo") return expect(wrongWithCargo(words)).toBeUndefined();
  if (program === "node") {
    expect(existsSync(at(file)), `there is no ${file}`).toBe(true);
    if (!words.some((word) => QUICK_NODE.includes(word))) return;
  }
  // What else there is are tools of others; of those git alone is quick, and there wherever this is.
  if (program !== "git" && program !== "node") return;
  const { code, output } = await attempt(program, words.slice(1));
  expect(code, `${words.join(" ")}\n${output.slice(-2000)}`).toBe(0);
}

for (const document of DOCUMENTS) {
  const commands = commandsOf(document);
  if (commands.length === 0) continue;
  describe(document, () => {
    test.each(commands.map(({ where, words }) => [where, words.join(" "), words] as const))(
      "%s: %s",
      { timeout: LONG },
      async (_where, _text, words) => tryCommand([...words]),
    );
  });
}

test("commands are found in blocks, in indented lines and in running text", () => {
  const words = DOCUMENTS.flatMap(commandsOf).map((command) => command.words.join(" "));
  expect(words).toContain("cargo run --release --bin rulewright -- check tests/scenarios");
  expect(words).toContain("npm test -- kills");
  expect(words.some((text) => text.startsWith("cargo test --profile battery --test laws"))).toBe(true);
  expect(words).toContain("rulewright cards --game duelyst");
});

test(
  "a command that is wrong is found",
  async () => {
    expect(wrongWithNpm(["npm", "run", "nothing"])).toContain("nothing");
    expect(wrongWithNpm(["npm", "test", "--", "no-stage"])).toContain("no-stage");
    expect(wrongWithNpm(["npm", "run", "pictures", "--", "no-screen"])).toContain("no-screen");
    expect(wrongWithNpm(["npm", "start", "fast"])).toContain("start");
    expect(wrongWithCargo(["cargo", "test", "--test", "lore"])).toContain("lore");
    expect(wrongWithCargo(["cargo", "run", "--example", "puzzles", "--features", "chess"])).toContain("chess");
    expect(wrongWithCargo(["cargo", "run", "--example", "tournament", "--", "--sideways"])).toContain("--sideways");
    await expect(tryRulewright(["check", "--sideways"])).rejects.toThrow("--sideways");
    await expect(tryRulewright(["dance"])).rejects.toThrow("dance");
  },
  LONG,
);

/** The scenarios that a document shows hold. */
describe("docs/scenarios.md", () => {
  const text = readFileSync(at("docs", "scenarios.md"), "utf8");
  const blocks = [...text.matchAll(/^```json\n([\s\S]*?)^```/gm)].map(([, block = ""]) => block);

  test("every block is a scenario, and there are some", () => {
    expect(blocks.length).toBeGreaterThan(3);
    for (const block of blocks) expect(JSON.parse(block), block).toHaveProperty("rules");
  });

  test("every scenario holds", { timeout: LONG }, async () => {
    mkdirSync(join(desk, "shown"));
    blocks.forEach((block, n) => {
      writeFileSync(join(desk, "shown", `${String(n)}.json`), block);
    });
    const { code, output } = await rulewright(["check", join(desk, "shown")]);
    expect(code, output).toBe(0);
  });
});
