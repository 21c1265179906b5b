// What happened, in sentences for the ear: one for each thing worth hearing, in their order.
import { calcText } from "../bits";
import { rollsIn } from "../dice/rolls";
import { isDraw, isRoll, isSum } from "../dice/thrown";
import { faceOf, spokenCard } from "../side/card-face";
import type { Level } from "./level";
import type { Dice, GameEvent, Shows, Table, Words } from "../types";

/** What is spoken at the lowest level. */
const RESULTS: ReadonlySet<Shows> = new Set([
  ...(["moves", "enters", "leaves", "strikes", "hurts", "mends"] as const),
  ...(["scores", "announces", "begins"] as const),
]);
/** Spoken at the highest level only: accounts, and ends, which the next beginning implies. */
const SILENT: ReadonlySet<Shows> = new Set(["counts", "ends"]);
/** The most sentences of a batch: more are the log's. */
const MANY = 40;

/** The events of a batch in sentences. Of a batch that is too long, less of each; then their number, and the last two. */
export function heard(words: Words, table: Table, events: readonly GameEvent[], level: Level): string[] {
  const said = sentences(words, table, events, level);
  if (said.length <= MANY || level === "everything") return said;
  const brief = sentences(words, table, events, "results");
  if (brief.length <= MANY) return brief;
  return [words.say("table-many-events", { count: said.length }), ...said.slice(-2)];
}

function sentences(words: Words, table: Table, events: readonly GameEvent[], level: Level): string[] {
  const dice = new Map(rollsIn(events).map((roll) => [roll.id, roll.dice]));
  const whole = level === "everything";
  return (whole ? events : joined(events)).flatMap((event): string[] => {
    if (level === "results" ? !RESULTS.has(event.shows) : !whole && SILENT.has(event.shows)) return [];
    const rolled = dice.get(event.id);
    const told = rolled ? thrown(words, table, event, rolled, whole) : plain(words, table, event);
    if (whole) return [`${told}${reasons(words, event)}`];
    const counts = counted(words, table, events, event);
    // The number says what the card was drawn for.
    const brief = isDraw(event) && counts.length > 0 ? `${spokenCard(words, event.card)}.` : told;
    return [[brief, ...counts].join(" ")];
  });
}

/** Steps of one piece on one way, as one move. */
function joined(events: readonly GameEvent[]): GameEvent[] {
  const out: GameEvent[] = [];
  for (const event of events) {
    const before = out.at(-1);
    if (before && goesOn(before, event)) out[out.length - 1] = { ...event, ...from(before) };
    else out.push(event);
  }
  return out;
}

function goesOn(before: GameEvent, { shows, kind, piece, from, leaves }: GameEvent): boolean {
  const on = from !== undefined ? String(from) === String(before.to) : leaves !== undefined && leaves === before.place;
  return shows === "moves" && kind === before.kind && piece === before.piece && on;
}

const from = ({ from, leaves }: GameEvent): Partial<GameEvent> => ({
  ...(from !== undefined && { from }),
  ...(leaves !== undefined && { leaves }),
});

/** The sentence of the log, with playing cards by their names and arrows as a word. */
function plain(words: Words, table: Table, event: GameEvent): string {
  const text = words.event(event, table).replaceAll(" → ", ` ${words.say("table-heard-arrow")} `);
  const name = event.card === undefined ? "" : words.card(event.card, table);
  return event.card !== undefined && faceOf(name) ? text.replaceAll(name, spokenCard(words, event.card)) : text;
}

/** What a roll or a draw comes to: the counts that follow it at once. Of several, those of nothing are left out. */
function counted(words: Words, table: Table, events: readonly GameEvent[], event: GameEvent): string[] {
  if (!isRoll(event) && !isDraw(event)) return [];
  const found: GameEvent[] = [];
  for (const next of events.slice(events.indexOf(event) + 1)) {
    if (next.shows !== "counts") break;
    if (next.cause === event.cause && next.dice === undefined && next.amount !== undefined) found.push(next);
  }
  return found.filter(({ amount }, n) => n === 0 || amount !== 0).map((next) => plain(words, table, next));
}

/** Dice in words. Of dice that count by their marks, the marks; with `whole`, also each face. */
function thrown(words: Words, table: Table, event: GameEvent, dice: Dice, whole: boolean): string {
  const { use, natural, set, kept } = dice;
  if (isSum(dice)) {
    const said = plain(words, table, event);
    return natural.length < 2 ? said : words.say("table-heard-faces", { said, faces: faces(words, dice).join(", ") });
  }
  const told = words.say("table-heard-roll", {
    use: words.say(`table-dice-${use}`),
    dice: words.say("table-dice", { n: natural.length }),
    faces: (whole ? faces(words, dice) : marks(words, dice)).join(whole ? "; " : ", "),
  });
  if (set === undefined) return told;
  return `${told} ${words.say("table-heard-kept", { kept: kept === true ? "yes" : "no" })}`;
}

const marks = (words: Words, { marks }: Dice): string[] =>
  marks.map((mark) => words.say(`table-mark-${mark ?? "none"}`));

/** Each die: "4, hit", "3 became 4, hit", "1". */
export const faces = (words: Words, { natural, adjusted, marks }: Dice): string[] =>
  natural.map((face, n) => {
    const now = adjusted[n] ?? face;
    const shown = face === now ? String(face) : words.say("table-dice-became", { natural: face, adjusted: now });
    const mark = marks[n];
    return mark ? `${shown}, ${words.say(`table-mark-${mark}`)}` : shown;
  });

/** How the number was made, and the rule. */
function reasons(words: Words, { calc, cites }: GameEvent): string {
  const { title } = words.clause(cites);
  const steps = calc && calc.steps.length > 0 ? ` ${calcText(words, calc)}` : "";
  return `${steps} ${words.say("table-heard-rule", { title })}`;
}
