// Sentences about players, where one of them reads them: "You draw a card.", "Le tour du bot commence." Every form of every
// sentence of each game and of the table, checked by pattern, and written down in tests/sentences/ to be read.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BUILT } from "../../scripts/lib/games.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import type { Lang } from "../../web/src/words/book";
import { Words, type Seats } from "../../web/src/words/words";
import { ofPlayers } from "./sentences";

const LANGS = ["en", "fr"] as const;
const SEATS: Seats = { p1: { who: "you", name: "" }, p2: { who: "bot", name: "" } };
const read = (...file: string[]): string => readFileSync(at(...file), "utf8");

/** What is no sentence about the reader, in any game. */
const WRONG: Readonly<Record<"you" | "bot" | "other", Readonly<Record<Lang, readonly RegExp[]>>>> = {
  you: {
    en: [
      /player/i,
      // A verb in the third person, unless it ends so in the second: "you pass".
      /\byou (?!pass\b)\w+s\b/i,
      /\byou’s\b|^you: /i,
      /(?<!\bin front )\bof you\b/i,
      /\b(he|she|they|their|the (hand|library|deck|pool|queue|turn))\b/,
    ],
    fr: [
      /joueur/i,
      /\b(de|du|des|au|la|le|les) vous\b/,
      /(?<!\()\bà vous\b/,
      // "Vous" begins a sentence only before its verb.
      /^Vous (?!((ne|vous|en|y) |n’)*(\p{L}+ez|êtes|faites)\b)/u,
      /^Vous .*\b(sa|son|ses|leurs?)\b/,
    ],
  },
  bot: {
    en: [/player|\byour?\b/i, /^\p{Ll}.*\.$/u],
    fr: [/joueur|\bvo(us|tre|s)\b/i, /\b(de|à) le bot\b/, /^\p{Ll}.*\.$/u],
  },
  other: { en: [/\byour?\b|\bbot\b/i], fr: [/\bvo(us|tre|s)\b|\bbot\b/i] },
};
/** What each names. */
const NAMED: Readonly<Record<keyof typeof WRONG, Readonly<Record<Lang, RegExp>>>> = {
  you: { en: /\byou(rs?)?\b/i, fr: /\bvo(us|tre|s)\b/i },
  bot: { en: /\bthe bot\b/i, fr: /\b(le|du|au) bot\b/i },
  other: { en: /Player 1/, fr: /Joueur 1/ },
};

describe.each(LANGS)("%s", (lang) => {
  const shelf = read("web", "src", "locales", `shelf.${lang}.ftl`);
  test.each(BUILT)("%s", async (game) => {
    await holds(lang, shelf, read("crate", "games", game, "words", `words.${lang}.ftl`), game);
  });

  test("the table", async () => {
    await holds(lang, shelf, read("web", "src", "table", `table.${lang}.ftl`), "table");
  });
});

/** Of every sentence about a player: what it says of the reader, of the bot, and of somebody. */
async function holds(lang: Lang, shelf: string, text: string, name: string): Promise<void> {
  const words = new Words(lang, `${shelf}\n${text}`);
  const seated = words.seated(SEATS);
  const lines: string[] = [];
  const faults: string[] = [];
  for (const { id, attribute, forms } of ofPlayers(text)) {
    lines.push("", attribute === null ? id : `${id}.${attribute}`);
    for (const form of forms) {
      const told = {
        you: seated.say(id, { ...form, ...seated.playerArgs("p1") }),
        bot: seated.say(id, { ...form, ...seated.playerArgs("p2") }),
        other: words.say(id, { ...form, ...words.playerArgs("p1") }),
      };
      for (const who of ["you", "bot", "other"] as const) {
        lines.push(`  ${told[who]}`);
        const plain = told[who].replace(/[\u00A0\u202F]/g, " ");
        const isWrong = !NAMED[who][lang].test(plain) || WRONG[who][lang].some((wrong) => wrong.test(plain));
        if (isWrong) faults.push(`${id}: ${plain}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(lines.length).toBeGreaterThan(3);
  await expect(`${lines.join("\n").trim()}\n`).toMatchFileSnapshot(at("tests", "sentences", `${name}.${lang}.txt`));
}
