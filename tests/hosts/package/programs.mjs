// The packed package outside of pages: in Node, and as the compiler sees it.
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";
import { attempt } from "../../../scripts/lib/run.mjs";
import { file } from "./guide.mjs";

/**
 * Everything that is tried; what went wrong with it, or nothing.
 * @param {string} home
 * @returns {(() => Promise<string[]>)[]}
 */
export const programs = (home) => [
  () => inNode(home),
  () => inTypes(home, "nodenext"),
  () => inTypes(home, "node16"),
  () => inTypes(home, "bundler"),
];

/** @param {string} home */
function inNode(home) {
  cpSync(at("tests", "node", "package.mjs"), join(home, "package-test.mjs"));
  return ended("Node", home, "node", ["package-test.mjs"]);
}

/**
 * The application of the guide as TypeScript, which looks for types in each way, and reads all of them.
 * @param {string} home
 * @param {"nodenext" | "node16" | "bundler"} resolution
 */
function inTypes(home, resolution) {
  writeFileSync(join(home, "app.ts"), file("app.js"));
  const found = ["--module", resolution === "bundler" ? "esnext" : resolution, "--moduleResolution", resolution];
  const args = ["--noEmit", "--strict", "--target", "es2022", ...found, "app.ts"];
  return ended(`types, ${resolution}`, home, "tsc", args);
}

/**
 * @param {string} name
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
async function ended(name, cwd, command, args) {
  const { code, output } = await attempt(command, args, { cwd, log: "bundlers" });
  return code === 0 ? [] : [`${name}\n${output}`];
}
