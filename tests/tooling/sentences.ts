// Every form that the sentences of a Fluent file can take: each of their variants, with made-up names.
import { FluentResource } from "@fluent/bundle";
import type { Args } from "../../web/src/words/words";

type Message = FluentResource["body"][number];
type Value = NonNullable<Message["value"]>;
type Element = Exclude<Value, string>[number];
type Expression = Exclude<Element, string>;

/** A message, or one of its attributes, with the arguments of each of its forms. */
export interface Sentence {
  readonly id: string;
  readonly attribute: string | null;
  readonly forms: readonly Args[];
}

/** Names and numbers for what sentences put in; a letter begins each name, so that one is not taken for another. */
const PUT_IN: Args = {
  ...{ piece: "Ash", target: "Birch", card: "Cedar", attack: "Dart", answer: "Elm", what: "Fern", ability: "Gale" },
  ...{ place: "Hill", leaves: "Isle", from: "C4", to: "D5", who: "Jay", whose: "enemy", how: "kick", stat: "luck" },
  ...{ amount: 3, size: 3, by: "+3", more: "+2", total: 7, counters: 2, shift: "−2", round: 4, count: 2, value: 5 },
};
/** Arguments that playerArgs gives. */
const SEATED = new Set(["player", "seat"]);

/** The sentences that have a player in them. */
export const ofPlayers = (text: string): Sentence[] =>
  new FluentResource(text).body.flatMap(({ id, value, attributes }) => [
    ...(value === null ? [] : sentence(id, null, value)),
    ...Object.entries(attributes).flatMap(([name, pattern]) => sentence(id, name, pattern)),
  ]);

function sentence(id: string, attribute: string | null, pattern: Value): Sentence[] {
  const met = new Map<string, Set<string | number>>();
  gather(pattern, met);
  if (![...SEATED].some((name) => met.has(name))) return [];
  for (const name of SEATED) met.delete(name);
  if (attribute !== null && !SEATED.has(attribute) && !met.has(attribute)) met.set(attribute, new Set());
  return [{ id, attribute, forms: formsOf([...met]) }];
}

/** The arguments of a pattern, each with what it selects on. */
function gather(pattern: Value, met: Map<string, Set<string | number>>): void {
  const meet = (expression: Expression): void => {
    if (expression.type === "var") met.set(expression.name, met.get(expression.name) ?? new Set());
    if (expression.type !== "select") return;
    meet(expression.selector);
    const keys = expression.selector.type === "var" ? met.get(expression.selector.name) : undefined;
    for (const { key, value } of expression.variants) {
      keys?.add(key.value);
      gather(value, met);
    }
  };
  for (const part of typeof pattern === "string" ? [] : pattern) if (typeof part !== "string") meet(part);
}

/** Every choice of one value for each argument. */
const formsOf = (args: readonly (readonly [string, ReadonlySet<string | number>])[]): Args[] =>
  args.reduce<Args[]>(
    (forms, [name, keys]) =>
      forms.flatMap((form) => valuesOf(name, keys).map((value): Args => ({ ...form, [name]: value }))),
    [{}],
  );

/** What an argument can be: each of the ids it is asked for; of a number, one for each of its plurals. */
function valuesOf(name: string, keys: ReadonlySet<string | number>): (string | number)[] {
  const any = PUT_IN[name] ?? name;
  if (keys.size === 0) return [any];
  return [...keys].map((key) => (key === "other" ? any : key === "one" ? 1 : key));
}
