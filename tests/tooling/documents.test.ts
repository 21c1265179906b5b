// Documents hold to the tree: files that they name are there, links lead somewhere, the tables of the API are those of the
// code, and every block of code is run or checked by something. Commands are tried in commands.test.ts.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { at } from "../../scripts/lib/paths.mjs";
import { DOCUMENTS } from "./commands.mjs";

const read = (path: string): string => readFileSync(at(...path.split("/")), "utf8");
/** What machines write is compared where it is written. */
const WRITTEN = [...DOCUMENTS.filter((file) => !file.endsWith("-cards.md")), "tests/embeds/README.md"];

interface Block {
  readonly language: string;
  readonly name: string;
  readonly text: string;
}
const blocksOf = (document: string): Block[] =>
  [...read(document).matchAll(/^```(\S*) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = "", name = "", text = ""]) => ({
      language,
      name,
      text,
    }),
  );
const withoutBlocks = (document: string): string => read(document).replaceAll(/^```[\s\S]*?^```$/gm, "");

/** Every file and folder of these, as documents write them. */
const TOP = ["bench", "crate", "docs", "examples", "scripts", "tests", "web", "wiki"];
const ENTRIES = TOP.flatMap((top) => [
  top,
  ...readdirSync(at(top), { recursive: true, encoding: "utf8" }).map((path) => `${top}/${path.replaceAll("\\", "/")}`),
]);
/** Written by a build, so they may not be there yet. */
const BUILT = /^web\/(public|src\/pkg|demo-wiki)/;

/** `<game>`, `*` and `…` stand for a name, `{en,fr}` for each of the two. */
function isThere(path: string): boolean {
  return eachOf(path.replace(/\/$/, "")).every((one) => {
    const pattern = one.replaceAll(/[.+?^$()|[\]\\]/g, "\\$&").replaceAll(/<[^>]*>|\*|…/g, "[^/]+");
    const whole = new RegExp(`^${pattern}$`);
    return ENTRIES.some((entry) => whole.test(entry));
  });
}

function eachOf(path: string): string[] {
  const [braced, names] = /\{([^}]*)\}/.exec(path) ?? [];
  if (braced === undefined || names === undefined) return [path];
  return names.split(",").flatMap((name) => eachOf(path.replace(braced, name)));
}

const isPath = (code: string): boolean =>
  TOP.some((top) => code.startsWith(`${top}/`)) && !/\s/.test(code) && !BUILT.test(code);

describe.each(WRITTEN)("%s", (document) => {
  test("names files that are there", () => {
    const named = [...withoutBlocks(document).matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code).filter(isPath);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  test("links lead somewhere", () => {
    const links = [...withoutBlocks(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
    const own = links.filter((link) => !/^https?:/.test(link));
    expect(own.filter((link) => !leads(document, link))).toEqual([]);
  });
});

function leads(document: string, link: string): boolean {
  const [file = "", anchor] = link.split("#");
  const target = file === "" ? document : join(dirname(document), file);
  if (!existsSync(at(target))) return false;
  if (anchor === undefined) return true;
  return [...readFileSync(at(target), "utf8").matchAll(/^#+ (.*)$/gm)].some(([, title = ""]) => slug(title) === anchor);
}

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
    .trim()
    .replaceAll(" ", "-");

test("the folders of CONTRIBUTING.md are there", () => {
  const tree = blocksOf("CONTRIBUTING.md").find(({ text }) => text.startsWith("crate/"))?.text ?? "";
  let folder = "";
  const named = tree.split("\n").flatMap((line) => {
    const [path = ""] = line.trim().split(/\s{2,}/);
    if (path === "") return [];
    if (!line.startsWith(" ")) folder = path;
    return [line.startsWith(" ") ? `${folder}${path}` : path];
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test("a file that is not there, and a link that leads nowhere, are found", () => {
  expect(isThere("crate/games/<game>/rulebook.toml")).toBe(true);
  expect(isThere("crate/games/<game>/words/words.{en,fr}.ftl")).toBe(true);
  expect(isThere("crate/games/<game>/words/words.{en,la}.ftl")).toBe(false);
  expect(isThere("crate/games/<game>/poetry.toml")).toBe(false);
  expect(leads("docs/api.md", "scenarios.md#steps")).toBe(true);
  expect(leads("docs/api.md", "scenarios.md#stairs")).toBe(false);
  expect(leads("docs/api.md", "poetry.md")).toBe(false);
});

/** Who runs or checks the blocks of a document. */
const RUNNERS: Readonly<Record<string, (block: Block) => string | undefined>> = {
  "README.md": ({ language }) =>
    ({ js: "tests/node/readme.mjs", rust: "crate/src/lib.rs", html: "tests/tooling/documents.test.ts" })[language],
  "docs/api.md": ({ name }) => (name === "" ? undefined : "tests/hosts/package/guide.mjs"),
  "docs/examples.md": ({ name }) => (name.startsWith("examples/") ? "tests/tooling/documents.test.ts" : undefined),
  "docs/numbers.md": ({ language }) => (language === "rust" ? "crate/src/lib.rs" : undefined),
  "docs/embedding/mediawiki-extension.md": ({ language }) =>
    ({ wikitext: "tests/hosts/ruleboard/articles.mjs", php: "tests/tooling/documents.test.ts" })[language],
  "docs/scenarios.md": ({ language }) => (language === "json" ? "tests/tooling/commands.test.ts" : undefined),
};

/** A named block of the guide of boards is one of the published snippets. */
const ofTheGuide = ({ language, name }: Block): string | undefined =>
  name !== "" ? "web/src/embed/snippet.test.ts" : language === "json" ? "tests/tooling/documents.test.ts" : undefined;

test("every block of code is run or checked by a test that reads its document", () => {
  for (const document of WRITTEN) {
    const known = RUNNERS[document] ?? (document.startsWith("docs/embedding/") ? ofTheGuide : undefined);
    for (const block of blocksOf(document)) {
      // Commands are tried wherever they are; a block of text is a picture.
      if (["", "sh", "text"].includes(block.language) && block.name === "") continue;
      const runner = known?.(block);
      expect(runner, `nothing runs this block of ${document}:\n${block.text}`).toBeDefined();
      const source = read(runner ?? "");
      const parts = document.split("/");
      const reads = source.includes(document) || source.includes(parts.map((part) => `"${part}"`).join(", "));
      expect(reads, `${runner ?? ""} does not read ${document}`).toBe(true);
    }
  }
});

test("the files of the guide are those that its tests lay out", () => {
  const tests = ["pages", "programs"].map((name) => read(`tests/hosts/package/${name}.mjs`)).join("\n");
  const names = blocksOf("docs/api.md").map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  // The application has one package.json, which the stage itself writes.
  const run = (name: string): boolean => name === "package.json" || tests.includes(`"${name}"`);
  expect(names.filter((name) => !run(name))).toEqual([]);
});

test("the examples that are shown are the files that are run", () => {
  const shown = blocksOf("docs/examples.md").map(({ name, text }) => [name, text]);
  expect(shown.map(([, text]) => text)).toEqual(shown.map(([name = ""]) => read(name)));
  const files = ENTRIES.filter((path) => /^examples\/.*\.\w+$/.test(path));
  expect(shown.map(([name]) => name).toSorted()).toEqual(files.toSorted());
  const lines = (name: string): number => read(name).trimEnd().split("\n").length;
  expect(lines("examples/bot.mjs")).toBeLessThanOrEqual(30);
  expect(lines("examples/front-end/front-end.js")).toBeLessThanOrEqual(100);
});

test("the board of the README names a clause, by the loader of the guide", () => {
  const [html] = blocksOf("README.md").filter(({ language }) => language === "html");
  const [, rule = "", text = ""] = /data-rule="([^"]+)">([^<]+)</.exec(html?.text ?? "") ?? [];
  const [game = ""] = rule.split(":");
  const clause = read(`crate/games/${game}/rulebook.toml`)
    .split("[[clause]]")
    .find((one) => one.includes(`id = "${rule}"`));
  expect(clause, rule).toBeDefined();
  expect(clause).toContain(`title.en = "${text.replace(/\.$/, "")}"`);
  const script = /<script .*<\/script>/;
  expect(script.exec(html?.text ?? "")?.[0]).toBe(script.exec(read("tests/embeds/place.html"))?.[0]);
});

test("the wiki of the tests has the extension as its guide installs it", () => {
  const [php] = blocksOf("docs/embedding/mediawiki-extension.md").filter(({ language }) => language === "php");
  expect(php?.text.trim()).toMatch(/^wfLoadExtension/);
  expect(read("tests/hosts/mediawiki/ruleboard-settings.php")).toContain(php?.text);
});

test("the message of a frame is the one that the guide shows", () => {
  const [json] = blocksOf("docs/embedding/frames.md").filter(({ language }) => language === "json");
  const { height, ...rest } = JSON.parse(json?.text ?? "") as Record<string, unknown>;
  expect(height).toBeTypeOf("number");
  const sent = /postMessage\(\{ (.*?), height \}/.exec(read("web/src/embed/frame.ts"))?.[1];
  const shown = Object.entries(rest).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  expect(shown.join(", ")).toBe(sent);
});

/** The first cells of the table with this heading. */
const rowsOf = (document: string, heading: string): string[] => {
  const table = new RegExp(`^\\| ${heading} \\|.*\\n((?:\\|.*\\n)+)`, "m").exec(read(document))?.[1] ?? "";
  return table
    .split("\n")
    .slice(1)
    .map((row) => row.split("|")[1] ?? "");
};
const codesOf = (cells: readonly string[]): string[] =>
  cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code));

test("the kinds of step are those of the code, and the guide has a scenario with each", () => {
  const [, list = ""] = /^const KINDS: .*? = \[$([\s\S]*?)^\];/m.exec(read("crate/engine/src/scenario/step.rs")) ?? [];
  const kinds = [...list.matchAll(/\("(\w+)",/g)].map(([, kind = ""]) => kind).toSorted();
  expect(kinds.length).toBeGreaterThan(5);
  expect(codesOf(rowsOf("docs/scenarios.md", "step")).toSorted()).toEqual(kinds);
  const every = blocksOf("docs/scenarios.md").map(({ text }) => JSON.parse(text) as { steps: object[] });
  const used = every.map(({ steps }) => new Set(steps.flatMap((step) => Object.keys(step))));
  expect(used.some((keys) => kinds.every((kind) => keys.has(kind)))).toBe(true);
});

describe("docs/api.md", () => {
  const api = read("web/src/engine/api.ts");

  /** Methods of an interface, as the guide writes them: names of parameters without their types. */
  const methodsOf = (name: string): string[] => {
    const body = new RegExp(`^export interface ${name} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(api)?.[1] ?? "";
    return [...body.matchAll(/^ {2}(\w+)\((.*?)\): /gm)].map(([, method = "", parameters = ""]) => {
      const names = [...parameters.matchAll(/(\w+\??): /g)].map(([, parameter = ""]) => parameter);
      return `${method}(${names.join(", ")})`;
    });
  };
  test.each([
    ["engine", "Engine"],
    ["game", "Game"],
  ])("the methods of the %s are those of the code", (heading, name) => {
    const methods = methodsOf(name);
    expect(methods.length).toBeGreaterThan(5);
    expect(codesOf(rowsOf("docs/api.md", heading)).toSorted()).toEqual(methods.toSorted());
  });

  test("the codes of errors are those of the code", () => {
    const sources = ENTRIES.filter(
      (path) =>
        (/^crate\/(engine|src|games\/[a-z]+)\/.*\.rs$/.test(path) || /^web\/src\/engine\/[^/]*\.ts$/.test(path)) &&
        !/(\.test\.ts|\/tests\.rs)$/.test(path),
    ).map(read);
    const made = sources.flatMap((text) =>
      [...text.matchAll(/(?:Error::new\(\s*|EngineError\(\{ code: |noEngine\()"([a-z-]+)"/g)].map(
        ([, code = ""]) => code,
      ),
    );
    const shown = codesOf(rowsOf("docs/api.md", "code"));
    expect(made.length).toBeGreaterThan(10);
    expect([...new Set(made)].filter((code) => !shown.includes(code))).toEqual([]);
    const text = sources.join("\n");
    expect(shown.filter((code) => !text.includes(`"${code}"`))).toEqual([]);
  });
});
