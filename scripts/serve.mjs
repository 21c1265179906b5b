// `npm run serve -- [--port N] [--base /some/sub/path/]`: serves dist/ on this machine.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { DIST } from "./lib/paths.mjs";
import { Stop, script } from "./lib/run.mjs";
import { serve } from "./lib/server.mjs";

/**
 * Serves a page, and answers with what serves another in its place. A page that is open keeps what it has: whatever the
 * other does not have is still there.
 * @param {string[]} args
 */
export async function servePage(args, folder = DIST) {
  const { values } = parseArgs({ args, options: { port: { type: "string" }, base: { type: "string" } } });
  const port = Number(values.port ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Stop(`--port ${values.port} is no port.`);
  const base = `/${values.base ?? ""}/`.replace(/\/+/g, "/");
  if (!existsSync(folder)) throw new Stop("dist/ is not there: it is what this serves. Make it with `npm run build`.");
  /** @type {import("./lib/server.mjs").Mounts} */
  const mounts = { [base]: folder };
  const { url } = await serve(mounts, { port });
  console.log(`\nRulewright: ${url}${base}   (Ctrl+C ends it)`);
  return (/** @type {string} */ other) => {
    mounts[base] = [other, folder];
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(() => servePage(process.argv.slice(2)));
