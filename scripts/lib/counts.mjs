// How many tests a runner says it ran.
import { readFileSync, rmSync } from "node:fs";
import { attempt, logFile } from "./run.mjs";

/** @typedef {{ code: number, output: string, passed: number, failed: number }} Counted */

/**
 * Adds up every `N passed` and `N failed` of the lines that match.
 * @param {string} output
 * @param {RegExp} line
 */
export function addUp(output, line) {
  const lines = output.split("\n").filter((text) => line.test(text));
  const sum = (/** @type {RegExp} */ what) => lines.reduce((all, text) => all + Number(what.exec(text)?.[1] ?? 0), 0);
  return { passed: sum(/(\d+) passed/), failed: sum(/(\d+) (?:failed|timed out)/) };
}

/**
 * cargo test, nextest and our own command line close on such lines.
 * @param {string} log
 * @param {RegExp} line
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Counted>}
 */
export async function countLines(log, line, command, args, env) {
  const result = await attempt(command, args, { log, ...(env && { env }) });
  return { ...result, ...addUp(result.output, line) };
}

/**
 * Vitest and Playwright write a JSON report.
 * @param {string} log
 * @param {string} command
 * @param {(report: string) => { args: string[], env?: Record<string, string> }} call
 * @param {(report: any) => { passed: number, failed: number }} read
 * @returns {Promise<Counted>}
 */
export async function countReport(log, command, call, read) {
  const report = logFile(log).replace(/\.log$/, ".json");
  rmSync(report, { force: true });
  const { args, env } = call(report);
  const result = await attempt(command, args, { log, ...(env && { env }) });
  try {
    return { ...result, ...read(JSON.parse(readFileSync(report, "utf8"))) };
  } catch {
    // It ended before it could write one: the exit code and the output say why.
    return { ...result, code: result.code || 1, passed: 0, failed: 0 };
  }
}
