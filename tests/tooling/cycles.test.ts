// No circle of imports: a module is read before whoever imports it, so each can be understood by itself.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";
import { BUILT } from "../../scripts/lib/games.mjs";
import { ROOT, at } from "../../scripts/lib/paths.mjs";
import { importsOf } from "./imports.ts";
import { pathsOf, rustGraph } from "./rust-paths.ts";

const files = execFileSync("git", ["ls-files", "*.ts", "*.mjs"], { cwd: ROOT, encoding: "utf8" })
  .trimEnd()
  .split("\n")
  .filter((file) => !file.endsWith(".d.ts") && existsSync(at(file)));
const known = new Set(files);

/** The modules that one needs when it runs. */
const imports = (file: string): string[] =>
  importsOf(at(file)).flatMap((name) => {
    const path = normalize(join(dirname(file), name));
    return [path, `${path}.ts`, `${path}/index.ts`].filter((one) => name.startsWith(".") && known.has(one)).slice(0, 1);
  });

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
