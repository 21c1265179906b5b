// How long each step took the last time, on this machine.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** What is shared by every clone and survives `cargo clean`; not in ~/.cargo/bin, which is the user's own. */
export function cacheFolder() {
  const { platform, env } = process;
  if (platform === "win32") return join(env["LOCALAPPDATA"] ?? join(homedir(), "AppData", "Local"), "rulewright");
  if (platform === "darwin") return join(homedir(), "Library", "Caches", "rulewright");
  return join(env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "rulewright");
}

const FILE = join(cacheFolder(), "times.json");

/** @returns {Record<string, string>} what each step took; nothing, where that cannot be read */
function times() {
  try {
    return JSON.parse(readFileSync(FILE, "utf8"));
  } catch {
    return {};
  }
}

/** @param {string} step */
export const lastTime = (step) => times()[step] ?? "";

/**
 * @param {string} step
 * @param {string} took
 */
export function keepTime(step, took) {
  try {
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify({ ...times(), [step]: took }));
  } catch {
    // A machine that keeps nothing says nothing of the last time.
  }
}
