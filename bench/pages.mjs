// What the pages with addresses cost: the host that keeps them, a reader of one of them, and the build.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST } from "../scripts/lib/paths.mjs";
import { Stop } from "../scripts/lib/run.mjs";
import { filesUnder } from "../scripts/lib/stamp.mjs";
import { writePages } from "../scripts/pages.mjs";
import { round } from "./counts.mjs";
import { MEASURED } from "./games.mjs";
import { packed } from "./size.mjs";

/** @typedef {import("./row.mjs").Row} Row */

const WHERE = `Node ${process.versions.node}`;
const FOLDERS = ["rules", "fr"];

/**
 * @returns {Row[]}
 */
export function pageCosts() {
  const files = filesUnder(FOLDERS.map((folder) => join(DIST, folder)));
  if (files.length === 0) throw new Stop("dist/rules is not there: make it with `npm run build`.");
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  return [
    // Half as many again where the host has said its address: a card of oEmbed for each page.
    counted("pages with addresses, all of them", files.length, "files", { floor: 16_000, aim: 10_000 }),
    counted("pages with addresses, all of them", bytes, "bytes", { floor: 120_000_000, aim: 80_000_000 }),
    ...MEASURED.flatMap(({ id, title, bounds }) => (bounds ? [onePage(id, title, bounds.board.rule)] : [])),
  ];
}

/**
 * What a reader of a rule fetches before its board comes, and without script at all.
 * @param {string} game
 * @param {string} title
 * @param {string} rule
 */
function onePage(game, title, rule) {
  const page = `rules/${game}/${rule}`;
  const files = [`${page}/index.html`, `${page}.svg`, "rules/pages.css", "look.js", "icons/icon.svg"];
  const bytes = files.reduce((sum, file) => sum + packed(file), 0);
  const what = `page of a rule of ${title}, before its board (${files.length} files), brotli`;
  return counted(what, bytes, "bytes", { floor: 16_000, aim: 10_000 });
}

/**
 * @param {string} what
 * @param {number} n
 * @param {string} unit
 * @param {import("../scripts/lib/games.mjs").Bound} bound
 * @returns {Row}
 */
const counted = (what, n, unit, { floor, aim }) => ({
  what,
  is: `${round(n)} ${unit}`,
  floor: round(floor),
  aim: round(aim),
  where: WHERE,
  fails: n > floor,
});

/**
 * How long it takes to write them all into an empty folder, pictures of an earlier time at hand.
 * @returns {Promise<Row>}
 */
export async function pageTime() {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  const [start, before] = [performance.now(), process.cpuUsage()];
  await writePages(folder, new URL("https://rules.example/"));
  const { user, system } = process.cpuUsage(before);
  const took = (performance.now() - start) / 1000;
  rmSync(folder, { recursive: true });
  const is = `${round((user + system) / 1e6, 1)} s of processor time, ${round(took, 1)} s in all`;
  return { what: "pages with addresses, written", is, floor: "", aim: "", where: WHERE };
}
