// Which rule a scenario shows where its author has chosen none, and the attempt that shows it. The page knows no rules: that a
// rule belongs to the basic play follows from the rulebook's examples, most of which meet it.
import type { BoardIndex } from "../../rules/boards";
import type { Draft } from "./draft";
import type { AttemptResult } from "./scenario";

/** The clauses of one attempt: of its refusal, its events, and the steps of their numbers. */
export function clausesOf({ attempt, events }: AttemptResult): string[] {
  const cited = events.flatMap(({ event }) => [event.cites, ...(event.calc?.steps.map(({ cites }) => cites) ?? [])]);
  return [...(attempt.cites === undefined ? [] : [attempt.cites]), ...cited];
}

/**
 * The rule that a scenario shows: the one by which the last recorded action was refused; else the one whose page the author came
 * from; else the most particular one that was met. Undefined if none was met.
 */
export function ruleShown(
  { about }: Draft,
  results: readonly AttemptResult[],
  index: BoardIndex = {},
): string | undefined {
  const refused = results.findLast(({ attempt }) => attempt.refuse && attempt.cites !== undefined);
  return refused?.attempt.cites ?? about ?? mostParticular(results.flatMap(clausesOf), index);
}

/**
 * The clause that is met in the examples of the fewest other rules. Of several, the one that this scenario cites least, and then the
 * one that it met last.
 */
function mostParticular(cited: readonly string[], index: BoardIndex): string | undefined {
  const examples = (id: string): number => index[id]?.in.length ?? 0;
  const times = (id: string): number => cited.filter((one) => one === id).length;
  const last = [...new Set(cited)].reverse();
  return last.sort((a, b) => examples(a) - examples(b) || times(a) - times(b))[0];
}

/** The attempt that shows a rule: the last one refused by it, else the first one that met it, else the last of all. */
export const showing = (results: readonly AttemptResult[], rule: string | undefined): AttemptResult | undefined =>
  results.findLast(({ attempt }) => attempt.refuse && attempt.cites === rule) ??
  results.find((one) => rule !== undefined && clausesOf(one).includes(rule)) ??
  results.at(-1);
