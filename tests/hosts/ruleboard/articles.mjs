// The articles of the wiki in which the extension RuleBoard is tried, as editors write them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";
import { COMMON_CSS } from "./themes.mjs";

/** A list of rules of all games in turn, each with an example. @param {string} extension */
function rulesOf(extension) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(extension, "catalogue", name), "utf8"));
  const games = read("index.json").games.map((/** @type {string} */ game) => {
    const rules = read(`${game}.en.json`);
    return Object.keys(rules).filter((id) => rules[id].examples.length > 0);
  });
  return (/** @type {number} */ count) =>
    Array.from({ length: count }, (_, n) => {
      const ids = games[n % games.length];
      return ids[(Math.floor(n / games.length) * 7) % ids.length];
    });
}

/** @param {string[]} ids */
const about = (ids) =>
  ids
    .map((id, n) => `== Rule ${n + 1} ==\nWords above a board.\n\n<ruleboard rule="${id}" />\n\nWords below it.\n`)
    .join("\n");

const OWN = {
  rules: ["skirmish:range.melee.1"],
  title: { en: "A pike meets a hound", fr: "Une pique face à un chien" },
  game: "skirmish",
  setup: {
    pieces: {
      pike: { is: "ash-pike", owner: "p1", at: [5, 5] },
      hound: { is: "cin-hound", owner: "p2", at: [6, 5] },
    },
  },
  chance: { dice: [6, 5, 2] },
  steps: [{ do: { type: "attack", piece: "pike", attack: "pike-butt", target: "hound" } }],
};

/** What the page copies. @param {string} name */
const copied = (name) => readFileSync(at("tests", "embeds", name), "utf8");

/** The tags of the guide, as they are written there. */
function guide() {
  const text = readFileSync(at("docs", "embedding", "mediawiki-extension.md"), "utf8");
  return [...text.matchAll(/^```wikitext\n([\s\S]*?)^```$/gm)].map(([, tag = ""]) => tag).join("\n");
}

const EVIL = '"><img src=x onerror=alert(1)><script>alert(1)</script>';

/** @param {string} text @param {number} times */
const within = (text, times) => `${'{"a":'.repeat(times)}${text}${"}".repeat(times)}`;

/**
 * By their titles.
 * @param {string} extension its folder
 * @returns {Record<string, string>}
 */
export function articles(extension) {
  const rules = rulesOf(extension);
  const template = (/** @type {string} */ name) => readFileSync(join(extension, "templates", name), "utf8");
  return {
    "Template:Rule/doc": template("Rule-doc.wikitext"),
    "Template:Rule": template("Rule.wikitext"),
    "Template:Twice": "{{Rule|{{{1}}}|step=1}}",
    "MediaWiki:Common.css": COMMON_CSS,
    None: "Nothing to play.",
    One: about(rules(1)),
    Thirty: about(rules(30)),
    Fifty: about(rules(50)),
    Static: rules(6)
      .map((id) => `<ruleboard rule="${id}" static />`)
      .join("\n\n"),
    Still: '<ruleboard rule="skirmish:bonus.2" />',
    Edited: 'Words. <ruleboard rule="skirmish:bonus.2" step="1" />',
    Dark: '<ruleboard rule="skirmish:los.3" theme="dark" />',
    French: '<ruleboard rule="noxilia:fog.6" lang="fr" />',
    Example: '<ruleboard scenario="skirmish:los.3/a-wall-on-the-line-blocks" step="1" brief />',
    Own: `<ruleboard>\n${JSON.stringify(OWN, null, 2)}\n</ruleboard>`,
    Guide: guide(),
    Copied: copied("copied-tag.wikitext"),
    Recorded: copied("recorded-tag.wikitext"),
    Places: [
      '* An item <ruleboard rule="skirmish:los.3" />\n* Another',
      '{| class="wikitable"\n|-\n| <ruleboard rule="duelyst:combat.2" brief="yes" />\n|}',
      "{{Rule|pox:1.1}}",
      "{{Twice|noxilia:fog.6}}",
    ].join("\n\n"),
    Faulty: '<ruleboard rule="skirmish:nowhere.9" />\n\n<ruleboard rule="skirmish:bonus.2" step="many" />',
    Hostile: [
      "rule|scenario|step|theme|lang|brief|static"
        .split("|")
        .map((name) => `{{#tag:ruleboard||rule=skirmish:bonus.2|${name}=${EVIL}}}`)
        .join("\n\n"),
      '<ruleboard rule="../../LocalSettings" />',
      '<ruleboard rule="skirmish:../../../index" />',
      `<ruleboard>${JSON.stringify({ ...OWN, rules: [EVIL], title: { en: EVIL }, setup: { pieces: { [EVIL]: { is: EVIL, owner: EVIL, at: [EVIL] } } } })}</ruleboard>`,
      `<ruleboard>${within("1", 5000)}</ruleboard>`,
      `<ruleboard>{"game":"skirmish","setup":${within("{}", 20)}}</ruleboard>`,
    ].join("\n\n"),
    // Of 5 MB and more MediaWiki itself makes an error when such a page is saved.
    Large: `<ruleboard>{"game":"skirmish","title":{"en":"${"x".repeat(4_900_000)}"}}</ruleboard>`,
  };
}
