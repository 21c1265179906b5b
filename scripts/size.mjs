// The size budget of the engine module: what a browser downloads, so brotli at its best setting.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { MODULE } from "./lib/paths.mjs";
import { Stop, script } from "./lib/run.mjs";

/** With Skirmish alone, in bytes: more fails the build. */
const FLOOR = 150_000;
const AIM = 100_000;

export function checkSize() {
  if (!existsSync(MODULE)) throw new Stop("The engine module is not there: make it with `npm run build`.");
  const raw = readFileSync(MODULE);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  const packed = brotliCompressSync(raw, { params }).length;
  const line = `engine module: ${bytes(raw.length)} bytes, ${bytes(packed)} as brotli (limit ${bytes(FLOOR)}, aim ${bytes(AIM)})`;
  if (packed > FLOOR) throw new Stop(`${line}: over the limit.`);
  return line;
}

const bytes = (/** @type {number} */ count) => count.toLocaleString("en");

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(async () => console.log(checkSize()));
