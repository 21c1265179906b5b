// The engine's modules as they are built: nothing in them tells where that was.
import { readFileSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PKG } from "../../scripts/lib/paths.mjs";

const MODULES = readdirSync(PKG).filter((file) => file.endsWith(".wasm"));

test("there are modules", () => expect(MODULES.length).toBeGreaterThan(0));

test.each(MODULES)("%s names no folder of a home", (file) => {
  expect(readFileSync(join(PKG, file)).includes(homedir())).toBe(false);
});
