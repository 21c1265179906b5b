// What is in the built package: every script finds what it imports, no tool has left a helper of its own, maps lead to sources that are
// there, and declarations carry what the code says of each name.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import ts from "typescript";
import { PLAYABLE } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { filesUnder } from "../../scripts/lib/stamp.mjs";

const OUT = at("dist-npm");
const read = (/** @type {string} */ file) => readFileSync(file, "utf8");
const files = filesUnder([OUT]);
const scripts = files.filter((file) => /\.(js|d\.ts)$/.test(file));
assert(scripts.length > 100);

for (const game of PLAYABLE)
  for (const end of [".js", ".node.js", ".d.ts", "-worker.js"]) assert(existsSync(join(OUT, "games", `${game}${end}`)));

for (const file of scripts) {
  const text = read(file);
  for (const [, path = ""] of text.matchAll(/(?:from |import |import\(|new URL\()"(\.[^"]*)"/g)) {
    const there = join(dirname(file), path);
    const found = existsSync(there) || existsSync(there.replace(/\.js$/, ".d.ts"));
    assert(found, `${file} imports ${path}`);
  }
  const helper = /__vite\w*|__webpack\w*|__toESM|__commonJS|__name\(|__awaiter|__decorate|tslib|import\.meta\.env/.exec(
    text,
  );
  assert.equal(helper?.[0], undefined, file);
}

const maps = files.filter((file) => file.endsWith(".map"));
assert(maps.length > 50);
for (const file of maps)
  for (const source of JSON.parse(read(file)).sources) {
    assert(existsSync(join(dirname(file), source)), `${file}: ${source}`);
    assert.equal(extname(source), ".ts");
  }
for (const file of scripts.filter((file) => /engine.(\w|-)*\.(js|d\.ts)$/.test(file)))
  assert.match(read(file), /\/\/# sourceMappingURL=\S+$/, file);

// Each name that a program can import, and each member of what it gets.
const program = ts.createProgram([join(OUT, "engine", "index.d.ts")], { module: ts.ModuleKind.NodeNext });
const checker = program.getTypeChecker();
const source = program.getSourceFile(join(OUT, "engine", "index.d.ts"));
const module = source && checker.getSymbolAtLocation(source);
assert(module);
const bare = checker.getExportsOfModule(module).flatMap((exported) => {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  // What begins so is not for programs: constructors, and that a class has something private.
  const members = [...(symbol.members?.values() ?? [])].filter(({ name }) => !/^(__|#)/.test(name));
  return [symbol, ...members]
    .filter((one) => one.getDocumentationComment(checker).length === 0)
    .map((one) => (one === symbol ? exported.name : `${exported.name}.${one.name}`));
});
assert.deepEqual(bare, []);
