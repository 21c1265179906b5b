// Runs other programs: quietly, with the whole output in target/logs, and its end shown when they fail.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { LOGS, ROOT, at } from "./paths.mjs";
import { keepTime, lastTime } from "./times.mjs";

/** A failure with a sentence for the reader: shown as it is, without a stack. */
export class Stop extends Error {}

/** @type {string[]} Folders of the tools this project installed for itself; they come before PATH. */
export const toolPath = [at("node_modules", ".bin")];

/** @param {Record<string, string | undefined>} [more] */
export function environment(more = {}) {
  const path = [...toolPath, process.env["PATH"]].join(delimiter);
  return { ...process.env, CARGO_TERM_COLOR: "never", NO_COLOR: "1", FORCE_COLOR: undefined, PATH: path, ...more };
}

/** @param {string} name */
export function logFile(name) {
  mkdirSync(LOGS, { recursive: true });
  return join(LOGS, `${name}.log`);
}

/**
 * Runs a program to its end. `log` names the file in target/logs that keeps its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ log?: string, cwd?: string, env?: Record<string, string | undefined>, timeout?: number, input?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>} a program that is not there ends with code 127
 */
export function attempt(command, args, { log, cwd = ROOT, env, timeout, input } = {}) {
  return new Promise((resolve) => {
    const file = log === undefined ? undefined : createWriteStream(logFile(log), { flags: "a" });
    file?.write(`$ ${command} ${args.join(" ")}\n`);
    // npm and npx are .cmd files on Windows, which only a shell starts.
    const child = spawn(command, args, { cwd, env: environment(env), timeout, shell: process.platform === "win32" });
    let output = "";
    /** @param {Buffer} data */
    const keep = (data) => {
      output += data;
      file?.write(data);
    };
    child.stdin.end(input);
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    /** @param {number} code */
    const end = (code) => {
      file?.end();
      resolve({ code, output });
    };
    child.on("error", (error) => {
      output += error.message;
      end(127);
    });
    child.on("close", (code) => end(code ?? 1));
  });
}

/**
 * Like {@link attempt}, but a failure ends the script, showing the end of what the program said.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof attempt>[2]} [options]
 */
export async function run(command, args, options) {
  const { code, output } = await attempt(command, args, options);
  if (code !== 0) throw new Stop(`${tail(output)}\n\n\`${command} ${args.join(" ")}\` failed (exit code ${code}).`);
  return output;
}

/**
 * Runs a program with its output going straight to the reader.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
export function show(command, args) {
  return new Promise((resolve) => {
    const env = { ...environment(), CARGO_TERM_COLOR: "auto", NO_COLOR: undefined };
    const child = spawn(command, args, { cwd: ROOT, env, stdio: "inherit", shell: process.platform === "win32" });
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** @param {string} text */
export const tail = (text, lines = 60) => text.trimEnd().split("\n").slice(-lines).join("\n");

let quiet = false;

/**
 * Within `work`, steps say nothing: it has a line of its own.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function quietly(work) {
  quiet = true;
  try {
    return await work();
  } finally {
    quiet = false;
  }
}

/** The line that is not ended yet: others may begin meanwhile. @type {string | undefined} */
let unended;

/**
 * Begins a line that says what is being done. What this answers with ends it, or says it anew where others have begun since.
 * @param {string} what
 */
export function line(what, aside = "") {
  process.stdout.write(`${unended === undefined ? "" : "\n"}- ${what}${aside} ... `);
  unended = what;
  return (/** @type {string} */ how) => {
    const text = unended === what ? how : `${unended === undefined ? "" : "\n"}- ${what}: ${how}`;
    process.stdout.write(`${text}\n`);
    unended = undefined;
  };
}

/**
 * Does one thing that takes a while: says what at once, and how long it took the last time, and at the end how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function step(what, work) {
  if (quiet) return work();
  const start = performance.now();
  const last = lastTime(what);
  const end = line(what, last && ` (last time ${last})`);
  try {
    const result = await work();
    end(seconds(start));
    keepTime(what, seconds(start));
    return result;
  } catch (error) {
    end(`failed after ${seconds(start)}`);
    throw error;
  }
}

/** @param {number} start */
export const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/**
 * The body of a script: a {@link Stop} ends it with its sentence, anything else is a fault of ours and shows its stack.
 * @param {() => Promise<unknown>} main
 */
export async function script(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
