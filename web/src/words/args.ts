// From the wire to the arguments of a sentence: names in the reader's language for pieces, players, cards and squares;
// bare ids for `stat`, for answers that sentences select on, and for the `seat` of a player. What an event does not have,
// its sentence does not get.
import type { Cell, Decision, GameEvent, Offer, Side, Table } from "../engine/wire";
import type { Args, Words } from "./words";

type Given = Readonly<Record<string, string | number | undefined>>;

/** Only what is there. */
function present(given: Given): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(given)) if (value !== undefined) args[key] = value;
  return args;
}

const maybe = <T, S extends string | number>(value: T | null | undefined, name: (value: T) => S): S | undefined =>
  value === null || value === undefined ? undefined : name(value);

/** A change with its sign; a minus as wide as a plus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const isCell = (value: unknown): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === "number");

/** A square, or a place by its name. */
const spot = (words: Words, to: Cell | string, table: Table): string =>
  typeof to === "string" ? words.place(to, table) : words.cell(to);

/** Answers with a sentence of their own stay ids, the rest are names: of a piece, a deck. */
const answer = (words: Words, id: string, table: Table): string =>
  words.has(`answer-${id}`) ? id : words.answer(id, table);

const sideArgs = (words: Words, side: Side | null | undefined): Args =>
  side === null || side === undefined ? {} : words.playerArgs(side);

export function eventArgs(words: Words, event: GameEvent, table: Table): Args {
  const piece = (name: string): string => words.piece(name, table);
  const name = (id: string): string => words.name(id);
  const card = (id: string): string => words.card(id, table);
  const square = (to: Cell | string): string => spot(words, to, table);
  const place = (id: string): string => words.place(id, table);
  const { amount, stat, counters, total, round, dice, calc } = event;
  return present({
    piece: maybe(event.piece, piece),
    target: maybe(event.target, piece),
    ...sideArgs(words, event.player),
    card: maybe(event.card, card),
    attack: maybe(event.attack, name),
    // The kind of attack, for sentences to select on.
    how: event.attack,
    answer: maybe(event.answer, (id) => answer(words, id, table)),
    from: maybe(event.from, square),
    to: maybe(event.to, square),
    place: maybe(event.place, place),
    leaves: maybe(event.leaves, place),
    use: dice?.use,
    dice: dice?.natural.join(", "),
    value: calc?.value,
    amount,
    // A change as it is written, how large it is, and which way it goes.
    by: maybe(amount, signed),
    size: maybe(amount, Math.abs),
    sense: maybe(amount, (n) => (n < 0 ? "less" : "more")),
    stat,
    // The same by its name, for sentences that select on nothing.
    what: maybe(stat, (id) => words.stat(id)),
    counters,
    shift: maybe(counters, signed),
    total,
    // A total that is a second change, as it is written.
    more: maybe(total, signed),
    round,
  });
}

export function actionArgs(words: Words, { action, cost }: Pick<Offer, "action" | "cost">, table: Table): Args {
  const piece = (name: string): string => words.piece(name, table);
  const name = (id: string): string => words.name(id);
  return present({
    piece: maybe(action.piece, piece),
    target: maybe(action.target, piece),
    card: maybe(action.card, (id) => words.card(id, table)),
    attack: maybe(action.attack, name),
    ability: maybe(action.ability, name),
    answer: maybe(action.answer, (id) => answer(words, id, table)),
    to: maybe(action.to, (to) => spot(words, to, table)),
    place: maybe(action.place, (id) => words.place(id, table)),
    ...cost,
  });
}

/** The sentence also has what the deciding player has: how much is left to spend. */
export function decisionArgs(words: Words, decision: Decision, table: Table): Args {
  return present({
    ...(decision.of === null ? {} : table.players[decision.of]?.stats),
    ...sideArgs(words, decision.of),
    piece: maybe(decision.piece, (name) => words.piece(name, table)),
    target: maybe(decision.target, (name) => words.piece(name, table)),
    card: maybe(decision.card, (id) => words.name(id)),
  });
}

/** A refusal's arguments are of any kind: numbers, squares, ids of pieces, players or things. */
export function refusalArgs(words: Words, given: Readonly<Record<string, unknown>>, table: Table | null): Args {
  const entries = Object.entries(given).map(([key, value]): [string, string | number | undefined] => {
    if (typeof value === "number") return [key, value];
    if (isCell(value)) return [key, words.cell(value)];
    return [key, typeof value === "string" ? nameAny(words, value, table) : undefined];
  });
  return present(Object.fromEntries(entries));
}

function nameAny(words: Words, id: string, table: Table | null): string {
  if (table?.pieces[id]) return words.piece(id, table);
  if (words.has(`player-${id}`)) return words.player(id);
  if (words.has(`stat-${id}`)) return words.stat(id);
  return words.place(id, table);
}
