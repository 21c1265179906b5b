// The effect of a card on a piece in words, and its duration: "+2 attack, until the turn ends".
import { signed } from "../bits";
import { drawsOf } from "../draws";
import type { CardInPlay, Words } from "../types";

/** What a change does to a piece; nothing where the card alone says it. */
export function changeText(words: Words, { kind, owner, stats = {}, about = "" }: CardInPlay): string {
  const numbers = Object.entries(stats).filter(([, value]) => value !== 0);
  switch (drawsOf(words.book).effects?.[kind]) {
    case "adds":
      return words.list(numbers.map(([stat, value]) => `${signed(value)} ${words.stat(stat)}`));
    case "sets":
      return words.list(
        Object.entries(stats).map(([stat, value]) => words.say("table-becomes", { stat: words.stat(stat), value })),
      );
    case "gives":
      return [words.name(about), ...numbers.map(([, value]) => String(value))].join(" ");
    case "takes":
      return words.say("table-without", { what: words.name(about) });
    case "owned":
      return owner ? words.say("table-owned", words.playerArgs(owner)) : "";
    case "reverts": {
      // If the unit was inside another one, `stats` names that one, which comes back first.
      const what = Object.keys(stats).find((name) => words.thing(name) !== undefined) ?? about;
      return what === "" ? "" : words.say("table-form", { what: words.name(what) });
    }
    case undefined:
      return "";
  }
}

/** The duration of a card in words; empty if it has none besides its counters. */
export function durationText(words: Words, { until }: Pick<CardInPlay, "until">): string {
  if (until === undefined) return "";
  const [, side = "", turn = ""] = /^(p\d)-(.+)$/.exec(until) ?? [];
  if (turn === "") return words.say("table-until", { when: until });
  return words.say("table-until", { when: `of-${turn}`, ...words.playerArgs(side) });
}

/** Both: "+2 attack, until the turn ends". */
export const effectText = (words: Words, card: CardInPlay): string =>
  [changeText(words, card), durationText(words, card)].filter((said) => said !== "").join(", ");
