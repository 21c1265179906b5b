// What cites each clause in the examples of a game, as the export has written them: the kinds of events and the reasons of refusals.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { at } from "./paths.mjs";

/** @typedef {{ [clause: string]: import("../../web/src/app/rules/boards.ts").Cited }} CitedIn */
/** @typedef {{ kind: string, cites?: string }} Event */
/** @typedef {{ start: { events?: Event[] }, steps: { events?: Event[], refusal?: { clause?: string, why?: string } }[] }} Record */

/** @param {string} game @returns {CitedIn} */
export function citedIn(game) {
  /** @type {Map<string, { events: Set<string>, refusals: Set<string> }>} */
  const by = new Map();
  const of = (/** @type {string} */ clause) => {
    const known = by.get(clause) ?? { events: new Set(), refusals: new Set() };
    by.set(clause, known);
    return known;
  };
  for (const { start, steps } of recordsOf(game)) {
    for (const { kind, cites } of [start, ...steps].flatMap(({ events = [] }) => events))
      if (cites !== undefined) of(cites).events.add(kind);
    for (const { refusal } of steps)
      if (refusal?.clause !== undefined && refusal.why !== undefined) of(refusal.clause).refusals.add(refusal.why);
  }
  const listed = (/** @type {string} */ key, /** @type {Set<string>} */ all) =>
    all.size === 0 ? {} : { [key]: [...all].sort() };
  return Object.fromEntries(
    [...by]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([clause, { events, refusals }]) => [
        clause,
        { ...listed("events", events), ...listed("refusals", refusals) },
      ]),
  );
}

/** Every example of a game as it went. @param {string} game @returns {Record[]} */
function recordsOf(game) {
  const folder = at("web", "public", "boards", game);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json"));
  return files.sort().flatMap((name) => {
    const read = JSON.parse(readFileSync(join(folder, name), "utf8"));
    return read.scenarios ?? [read];
  });
}
