// Articles with many boards, of the rules of the demo wiki, by each way that the guide has.
import { readFileSync } from "node:fs";
import { at } from "../../../scripts/lib/paths.mjs";
import { snippet } from "./reading.mjs";

/** @typedef {{ rule: string, title: string, code: string }} Copied a rule as Copy embed copies it */

/** @param {string} home @returns {Copied[]} */
function copied(home) {
  const demo = readFileSync(at("web", "demo-wiki.html"), "utf8");
  const codes = demo.match(/<div [^>]*class="rulewright" data-rule="[\s\S]*?\n<\/div>/g) ?? [];
  return codes.map((code) => ({
    rule: (/data-rule="([^"]+)"/.exec(code)?.[1] ?? "").replaceAll("&#58;", ":"),
    title: /<strong>(.*?)<\/strong>/.exec(code)?.[1] ?? "",
    code: code.replaceAll('"./#', `"${home}/#`),
  }));
}

/**
 * What an editor writes for one board, by way.
 * @type {Record<string, (one: Copied, home: string) => string>}
 */
const WAYS = {
  gadget: ({ rule, title }) => `<div class="rulewright" data-rule="${rule}">${title}</div>`,
  widget: ({ rule }) => `{{#widget:RuleBoard|rule=${rule}}}`,
  raw: ({ code }, home) => `<html>${code}<script src="${home}/rule-board.js" async></script></html>`,
  frame: ({ rule }, home) =>
    `<html>${snippet("frame.html", home).split("<p>")[0]?.replace("skirmish%3Abonus.2", encodeURIComponent(rule))}</html>`,
};

export const WAY_NAMES = Object.keys(WAYS);

/** Wikitext with so many boards. @param {string} way @param {number} n @param {string} home */
export function article(way, n, home) {
  const all = copied(home);
  const board = (/** @type {number} */ at) => WAYS[way]?.(/** @type {Copied} */ (all[at % all.length]), home);
  const parts = Array.from({ length: n }, (_, at) => `Text of the wiki before board ${at + 1}.\n\n${board(at)}`);
  return [...parts, "The end of the article."].join("\n\n");
}

/** The same on a page of one's own, with rule-board.css in its head or without. @param {string} body @param {string} head */
export const page = (body, head) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body>${body}</body></html>`;
