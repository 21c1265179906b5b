// The tools a build needs: the npm packages, the compiler's wasm target, and the two wasm tools at fixed versions.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at } from "./paths.mjs";
import { Stop, attempt, run, step, toolPath } from "./run.mjs";
import { digest, once } from "./stamp.mjs";
import { cacheFolder } from "./times.mjs";

const WASM_PACK = "0.15.1";
const TARGET = "wasm32-unknown-unknown";

/** Vite needs this one; npm would only warn of an older. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Stop(
      `Node ${process.versions.node} is too old: the page is built by Vite, which needs 20.19 or newer (https://nodejs.org).`,
    );
  }
}

/** `npm ci`, unless node_modules already holds what the lockfile says. */
export async function npmPackages() {
  const stamp = at("node_modules", ".rulewright-lock");
  const job = { name: "npm", inputs: ["package-lock.json"], extra: process.versions.modules, outputs: [], stamp };
  await once(job, () =>
    step("installing the npm packages of the lockfile", () =>
      run("npm", ["ci", "--no-audit", "--no-fund"], { log: "npm-ci" }),
    ),
  );
}

/** The compiler that rust-toolchain.toml names, with the target that the page's engine is built for. */
export async function rust() {
  if ((await attempt("cargo", ["--version"], { env: ASK })).code === 127) {
    throw new Stop("cargo is missing: it compiles the engine. Install Rust with rustup (https://rustup.rs).");
  }
  const channel = /channel = "([^"]+)"/.exec(readFileSync(at("rust-toolchain.toml"), "utf8"))?.[1] ?? "stable";
  if ((await attempt("rustc", ["--version"], { env: ASK })).code !== 0) {
    await rustup(`installing the Rust compiler ${channel}`, "the Rust compiler of rust-toolchain.toml", [
      ...["toolchain", "install", channel, "--profile", "minimal", "--component", "clippy,rustfmt", "--target", TARGET],
    ]);
  }
  const sysroot = (await attempt("rustc", ["--print", "sysroot"])).output.trim().split("\n").at(-1) ?? "";
  if (!existsSync(join(sysroot, "lib", "rustlib", TARGET))) {
    await rustup(
      `adding the compiler's ${TARGET} target`,
      `the Rust target ${TARGET}, by which the engine runs in a browser`,
      [...["target", "add", TARGET]],
    );
  }
}

/** Asks without setting off a download that nobody announced. */
const ASK = { RUSTUP_AUTO_INSTALL: "0" };

/**
 * @param {string} what
 * @param {string} missing
 * @param {string[]} args
 */
async function rustup(what, missing, args) {
  const { code, output } = await step(what, () => attempt("rustup", args, { log: "rustup" }));
  if (code === 0) return;
  throw new Stop(
    `${output.trim()}\n\nMissing: ${missing}. \`rustup ${args.join(" ")}\` did not work: ` +
      "run it by hand, or install Rust with rustup (https://rustup.rs).",
  );
}

/** wasm-bindgen's tool must be of the very version of the crate, which Cargo.lock names. */
function wasmBindgenVersion() {
  const lock = existsSync(at("Cargo.lock")) ? readFileSync(at("Cargo.lock"), "utf8") : "";
  const version = /name = "wasm-bindgen"\r?\nversion = "([^"]+)"/.exec(lock)?.[1];
  if (version === undefined) throw new Stop("Cargo.lock names no wasm-bindgen: run `cargo generate-lockfile`.");
  return version;
}

/** wasm-pack and wasm-bindgen: those on PATH if they are the right ones, else our own in the user's cache folder. */
export async function wasmTools() {
  const wanted = [
    // Its lockfile is good; the one wasm-bindgen-cli was published with can name crates that are gone.
    { program: "wasm-pack", crate: "wasm-pack", version: WASM_PACK, flags: ["--locked"] },
    { program: "wasm-bindgen", crate: "wasm-bindgen-cli", version: wasmBindgenVersion(), flags: [] },
  ];
  // Debug builds in one shared folder take a third of the time and cost the tools nothing noticeable.
  const scratch = join(tmpdir(), "rulewright-tools");
  let installed = false;
  for (const { program, crate, version, flags } of wanted) {
    const home = join(cacheFolder(), `${crate}-${version}`);
    // Only once it is there: the right tool may be on PATH, and then ours never will be.
    if (existsSync(join(home, "bin"))) toolPath.push(join(home, "bin"));
    const { output } = await attempt(program, ["--version"]);
    if (output.trim() === `${program} ${version}`) continue;
    const args = ["install", "--debug", ...flags, "--root", home, `${crate}@${version}`];
    await step(`installing ${crate} ${version}, which builds the engine for browsers (a minute or two, once)`, () =>
      run("cargo", args, { log: crate, env: { CARGO_PROFILE_DEV_DEBUG: "0", CARGO_TARGET_DIR: scratch } }),
    );
    toolPath.push(join(home, "bin"));
    installed = true;
  }
  if (installed) rmSync(scratch, { recursive: true, force: true });
}

const CARGO_MUTANTS = "27.1.0";

/** cargo-mutants, which lists small wrong changes to the engine: only for the long batteries. */
export async function cargoMutants() {
  const home = join(cacheFolder(), `cargo-mutants-${CARGO_MUTANTS}`);
  if (existsSync(join(home, "bin"))) toolPath.push(join(home, "bin"));
  if ((await attempt("cargo", ["mutants", "--version"])).output.trim() === `cargo-mutants ${CARGO_MUTANTS}`) return;
  const scratch = join(tmpdir(), "rulewright-tools");
  const args = ["install", "--debug", "--locked", "--root", home, `cargo-mutants@${CARGO_MUTANTS}`];
  await step(`installing cargo-mutants ${CARGO_MUTANTS} (a minute or two, once)`, () =>
    run("cargo", args, { log: "cargo-mutants", env: { CARGO_PROFILE_DEV_DEBUG: "0", CARGO_TARGET_DIR: scratch } }),
  );
  rmSync(scratch, { recursive: true, force: true });
  toolPath.push(join(home, "bin"));
}

/** What the compiler and the wasm tools put into a build, besides its sources. */
export const toolVersions = () => digest(["rust-toolchain.toml", "package-lock.json"], WASM_PACK);
