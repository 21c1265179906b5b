// The commands that a fresh clone begins with set it up themselves: until then, it has no package to import.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../scripts/lib/paths.mjs";
import { importsOf } from "./imports.ts";

const COMMANDS = Object.values(
  (JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")) as { scripts: Record<string, string> }).scripts,
).flatMap((command) => /^node (\S+)$/.exec(command)?.[1] ?? []);

/** The packages that are loaded before the first line of this file runs. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file)
    .filter((name) => !name.startsWith("node:"))
    .flatMap((name) =>
      name.startsWith(".") ? packagesOf(resolve(dirname(file), name), seen) : [`${name} in ${file}`],
    );
}

describe("a fresh clone", () => {
  test("has commands", () => expect(COMMANDS).toContain("scripts/test.mjs"));
  test.each(COMMANDS)("runs %s without packages", (command) => {
    expect(packagesOf(resolve(ROOT, command))).toEqual([]);
  });
});
