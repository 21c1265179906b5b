// Which file of a crate names which other one, by its paths. Tests inside a file do not count, and neither do a folder's
// files that name their own `mod.rs`: they are one room.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../scripts/lib/paths.mjs";

/** The arrows among the files of a crate, or of a program in a folder; its root has no arrows. */
export function rustGraph(folder: string): Map<string, string[]> {
  const files = readdirSync(at(folder), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".rs"));
  const modules = new Set(files.map(moduleOf));
  return new Map(
    files.map((file) => {
      const self = moduleOf(file);
      const named = pathsOf(readFileSync(join(at(folder), file), "utf8")).map((path) => target(path, self, modules));
      const others = named.filter((one) => one !== "" && one !== self && !self.startsWith(`${one}::`));
      return [self, self === "" ? [] : [...new Set(others)]];
    }),
  );
}

/** The module of a file: `chapters::turn` of `chapters/turn/mod.rs`; the root has the empty name. */
const moduleOf = (file: string): string =>
  file
    .replace(/\.rs$/, "")
    .replace(/(^|\/)(mod|lib|main)$/, "")
    .replaceAll("/", "::");

/** The paths of a text that begin inside its crate, a list in braces as one path for each of its entries. */
export function pathsOf(text: string): string[] {
  const [code = ""] = text.replace(/\/\/.*/g, "").split(/#\[cfg\((?:all\()?test\b/);
  const uses = [...code.matchAll(/\buse\s+((?:crate|super|self)::[^;]*);/g)].flatMap(([, tree = ""]) => entries(tree));
  const inline = [...code.replace(/\buse\s[^;]*;/g, "").matchAll(/\b(?:crate|super)(?:::\w+)+/g)].map(([path]) => path);
  return [...uses, ...inline];
}

function entries(tree: string): string[] {
  const open = tree.indexOf("{");
  if (open < 0) return [tree.trim().replace(/\s+as\s.*/, "")];
  const head = tree.slice(0, open).trim();
  const list = tree.slice(open + 1, tree.lastIndexOf("}"));
  const parts = [""];
  let depth = 0;
  for (const sign of list) {
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
    depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
  }
  return parts.filter((part) => part.trim() !== "").flatMap((part) => entries(`${head}${part.trim()}`));
}

/** The module that a path leads to: the longest part of it that is a file. */
function target(path: string, self: string, modules: ReadonlySet<string>): string {
  const steps = path.split("::");
  const from = self === "" ? [] : self.split("::");
  const first = steps.shift();
  if (first === "super") from.pop();
  while (first === "super" && steps[0] === "super") {
    steps.shift();
    from.pop();
  }
  const full = [...(first === "crate" ? [] : from), ...steps];
  while (full.length > 0 && !modules.has(full.join("::"))) full.pop();
  return full.join("::");
}
