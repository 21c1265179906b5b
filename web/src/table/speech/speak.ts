// Sentences for screen readers: what can be done here, where a piece can go. heard.ts says what happened.
import type { Ref, Table, Words } from "../types";
import { movesBy } from "../board/numbers";
import { candidates, offers } from "../choice/pick";
import type { Chosen, List } from "../choice/pick";
import { kindOf, pieceRef } from "../refs";
import { refName } from "../side/answers";
import { pieceOn } from "../view";

/** The actions with what is chosen, or else with the piece at `at`. If there is neither, what actions can begin with. */
export function possible(words: Words, table: Table, list: List, chosen: Chosen, at: Ref | null): string[] {
  const start = startAt(table, chosen, at);
  const left =
    start.length === 0 ? [] : candidates(list, start).filter((l) => chosen.length > 0 || l.path[0] === start[0]);
  if (left.length === 0) return chosen.length > 0 ? [] : begins(words, table, list);
  // Squares are many, so only their number is announced, with the key that lists them.
  const moves = left.filter((l) => kindOf(l.path[l.path.length - 1] ?? "") === "cell");
  const others = left.filter((l) => !moves.includes(l)).map((l) => words.action(l, table));
  const squares = moves.length === 0 ? [] : [words.say("table-squares", { count: moves.length })];
  return [...new Set(others), ...squares].slice(0, 14);
}

/** What an action can begin with: a unit, a card, or a button that performs it at once. */
function begins(words: Words, table: Table, list: List): string[] {
  const firsts = new Map(list.map((l) => [l.path[0] ?? "", l] as const));
  return [...firsts].map(([ref, l]) => {
    if (l.path.length === 1) return words.action(l, table);
    return words.say("table-can-begin", { what: refName(words, table, ref) });
  });
}

/** These lines as one sentence. */
export function possibleText(words: Words, list: List, lines: readonly string[]): string {
  if (lines.length > 0) return words.say("table-can", { what: lines.join("; ") });
  return words.say(list.length === 0 ? "table-wait" : "table-nothing-here");
}

/** The clicks so far, or else a click on the piece at `at`. */
function startAt(table: Table, chosen: Chosen, at: Ref | null): Chosen {
  const here = at === null ? null : pieceOn(table, at);
  return chosen.length > 0 || here === null ? chosen : [pieceRef(here)];
}

/** For the key `m`: the squares or places on offer, the cheapest first. */
export function squares(words: Words, list: List, chosen: Chosen, table: Table, at: Ref): string {
  const start = startAt(table, chosen, at);
  const cells = start.length === 0 ? [] : [...offers(list, start).keys()].filter((ref) => GROUND.has(kindOf(ref)));
  if (cells.length === 0) return words.say("table-no-squares");
  const stat = movesBy(words.book) ?? "";
  const cost = new Map(candidates(list, start).map((l) => [l.path[l.path.length - 1], l.cost[stat] ?? 0] as const));
  const order = cells.sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
  return words.say("table-squares-list", { what: order.map((ref) => refName(words, table, ref)).join(", ") });
}

/** The kinds of refs that a piece can move to. */
const GROUND = new Set(["cell", "place"]);
