// No circle of imports: a module is read before whoever imports it, so each can be understood by itself. What is imported
// for its types alone is gone when it runs, and does not count.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { BUILT } from "../../scripts/lib/games.mjs";
import { ROOT, at } from "../../scripts/lib/paths.mjs";
import { pathsOf, rustGraph } from "./rust-paths.ts";

const files = execFileSync("git", ["ls-files", "*.ts", "*.mjs"], { cwd: ROOT, encoding: "utf8" })
  .trimEnd()
  .split("\n")
  .filter((file) => !file.endsWith(".d.ts") && existsSync(at(file)));
const known = new Set(files);

/** The modules that one needs when it runs. */
function imports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(at(file), "utf8"), ts.ScriptTarget.Latest);
  const named = source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    return !isTypeOnly(statement) && statement.moduleSpecifier && ts.isStringLiteral(statement.moduleSpecifier)
      ? [statement.moduleSpecifier.text]
      : [];
  });
  return named.flatMap((name) => {
    const path = normalize(join(dirname(file), name));
    return [path, `${path}.ts`, `${path}/index.ts`].filter((one) => name.startsWith(".") && known.has(one)).slice(0, 1);
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (clause === undefined) return false;
  const { namedBindings: list } = clause;
  const each = list && ts.isNamedImports(list) && list.elements.length > 0 && !clause.name;
  return clause.isTypeOnly || (each && list.elements.every((element) => element.isTypeOnly)) || false;
}

/** The first circle that is met from a module, in the order in which it goes round. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = follow(next, [...path, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = follow(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

test("no module imports itself by way of others", () => {
  const graph = new Map(files.map((file) => [file, imports(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(1000);
  expect(circle(graph)).toEqual([]);
});

const GAMES = BUILT.map((id) => `crate/games/${id}/src`);

test.each([...GAMES, "crate/src", "crate/src/bin/rulewright", "crate/book/src", "crate/build/src"])(
  "no file of %s names itself by way of others",
  (folder) => {
    const graph = rustGraph(folder);
    expect([...graph.values()].flat().length).toBeGreaterThan(0);
    expect(circle(graph)).toEqual([]);
  },
);

/** What is read can be wrong, and an error is a shape that is written: these rooms need each other. */
const TOGETHER = /^(json|refusal|wire)(::|$)/;

test("no file of the engine names itself by way of others, the shapes and their errors aside", () => {
  const graph = rustGraph("crate/engine/src");
  const apart = [...graph].map(([file, others]): [string, string[]] => [
    file,
    others.filter((other) => !(TOGETHER.test(file) && TOGETHER.test(other))),
  ]);
  expect(circle(new Map(apart))).toEqual([]);
});

test("the paths of a Rust file are found", () => {
  const text = `
    use std::fmt;
    use crate::a::{self, b::{C, D as E}};
    use super::f; // use super::not_this;
    fn g() -> crate::h::I { super::super::j::k() }
    #[cfg(test)]
    mod tests { use crate::l; }`;
  const found = ["crate::a::self", "crate::a::b::C", "crate::a::b::D", "super::f", "crate::h::I", "super::super::j::k"];
  expect(pathsOf(text)).toEqual(found);
});

test("a circle is found", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", []],
    ["d", ["b"]],
  ]);
  expect(circle(graph)).toEqual(["b", "d", "b"]);
});
