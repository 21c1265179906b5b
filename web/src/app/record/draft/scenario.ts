// Writes a draft with the results of its attempts as a scenario, and reads a scenario as a draft. The scenario is exactly what
// the command line reads (docs/scenarios.md).
import { EngineError, type GameEvent, type Table } from "../../../engine";
import type { Scenario } from "../../../engine/types/Scenario";
import type { ScenarioStep } from "../../../engine/types/ScenarioStep";
import type { Script } from "../../../engine/types/Script";
import type { BoardIndex } from "../../rules/boards";
import { after, type Step, type Story } from "../../../embed/story";
import type { Attempt, Draft, SetPlayer, Setup } from "./draft";
import { changesOf, eventOf, subsetOf, type Changed } from "./expect";
import { clausesOf, ruleShown } from "./rule-shown";
import type { SetupSchema } from "./schema";
import { canBegin, setupOf } from "./setup-of";

/** A scenario as written: without the fields that have their default. */
export interface WrittenScenario {
  readonly rules: readonly string[];
  readonly title: Readonly<Partial<Record<"en" | "fr", string>>>;
  readonly game: string;
  readonly content?: unknown;
  readonly setup: object;
  readonly chance?: Partial<Script>;
  readonly steps: readonly ScenarioStep[];
}

/** The result of an attempt: all that a scenario can expect of it. A part is left out by its key (`Draft.out`). */
export interface AttemptResult {
  readonly attempt: Attempt;
  readonly step: Step;
  /** The table before it. */
  readonly before: Table;
  readonly events: readonly { readonly key: string; readonly event: GameEvent }[];
  readonly changes: readonly { readonly key: string; readonly change: Changed }[];
}

export function resultsOf({ deeds }: Draft, story: Story): AttemptResult[] {
  return deeds.flatMap((attempt, n): AttemptResult[] => {
    const step = story.steps[n];
    if (!step) return [];
    const before = after(story, n);
    const key = (what: string): string => `${String(n)} ${what}`;
    if (!attempt.do) return [{ attempt, step, before: before.table, events: [], changes: [] }];
    const events = step.events
      .slice(before.events.length)
      .map((event, i) => ({ key: key(`event ${String(i)}`), event }));
    const changes = changesOf(before.table, step.table).map((change) => ({ key: key(change.path.join("/")), change }));
    return [{ attempt, step, before: before.table, events, changes }];
  });
}

/** The clauses of all attempts, in the order in which they were met. */
export const clausesIn = (results: readonly AttemptResult[]): string[] => [...new Set(results.flatMap(clausesOf))];

export const ruleKey = (id: string): string => `rule ${id}`;

/**
 * The clauses that the scenario names, the one under test first. That is the author's choice, or the first of the opened file,
 * or the rule that the attempts show.
 */
export function rulesOf(draft: Draft, results: readonly AttemptResult[], index?: BoardIndex): string[] {
  const { under, named, out } = draft;
  const first = under ?? named[0] ?? ruleShown(draft, results, index);
  const all = [first, ...named, ...clausesIn(results)].filter((id) => id !== undefined);
  return [...new Set(all)].filter((id) => id === first || !out.includes(ruleKey(id)));
}

/** Every die and draw in the first `steps` steps of a story, in order. */
export const chanceUpTo = (story: Story | null, steps: number): Script =>
  (story ? after(story, steps).chance : undefined) ?? { dice: [], draws: [] };

/** The cards that may be drawn next, each once. The draws that are asked for already are taken from a shared deck first. */
export function drawable(
  { players, piles = {} }: Pick<Table, "players" | "piles">,
  asked: readonly string[],
): string[] {
  const own = Object.values(players).flatMap(({ draw }) => draw.cards ?? []);
  const deck = [...(piles["draw"]?.cards ?? [])];
  for (const id of asked) if (deck.includes(id)) deck.splice(deck.indexOf(id), 1);
  // When the shared deck is empty, the other shared piles become the deck.
  const shared = deck.length > 0 ? deck : Object.values(piles).flatMap(({ cards }) => cards ?? []);
  return [...new Set([...own, ...shared])];
}

/** Of a scenario that is written: what does not follow from its draft and story. */
export interface WrittenWith {
  readonly title: WrittenScenario["title"];
  /** The scripted dice and draws; by default those that were recorded. */
  readonly chance?: Script;
  /** Of the rulebook's examples; from them follows the rule under test if the author has chosen none. */
  readonly index?: BoardIndex;
}

export function scenarioOf(draft: Draft, story: Story, { title, chance, index }: WrittenWith): WrittenScenario {
  const results = resultsOf(draft, story);
  const { dice, draws } = chance ?? chanceUpTo(story, results.length);
  const scripted = { ...(dice.length > 0 && { dice }), ...(draws.length > 0 && { draws }) };
  return {
    rules: rulesOf(draft, results, index),
    title,
    game: draft.game,
    ...(draft.content !== undefined && { content: draft.content }),
    setup: draft.setup,
    ...(Object.keys(scripted).length > 0 && { chance: scripted }),
    steps: [...draft.opening, ...results.flatMap((one) => stepsOf(one, draft.out))],
  };
}

function stepsOf({ attempt, events, changes }: AttemptResult, out: readonly string[]): ScenarioStep[] {
  const { do: done, undo, refuse, cites, why, said = [] } = attempt;
  if (undo !== undefined) return [{ undo }, ...said];
  if (refuse) return [{ refuse, ...(cites !== undefined && { cites }), ...(why !== undefined && { why }) }, ...said];
  if (!done) return [];
  const kept = events.filter(({ key }) => !out.includes(key)).map(({ event }) => eventOf(event));
  const changed = changes.filter(({ key }) => !out.includes(key)).map(({ change }) => change);
  return [
    { do: done },
    ...(kept.length > 0 ? [{ events: kept }] : []),
    ...(changed.length > 0 ? [{ expect: subsetOf(changed) }] : []),
    ...said,
  ];
}

/** The scenario with only what the engine needs to set the draft up and perform its attempts. */
export const bareScenario = ({ game, content, setup, chance, deeds }: Draft): Scenario =>
  ({
    rules: [],
    title: {},
    game,
    ...(content !== undefined && { content }),
    setup,
    chance,
    steps: deeds.map(({ said: _, ...attempt }) => attempt),
  }) as unknown as Scenario;

/**
 * The draft of a scenario that the engine has read and set up as `table`. The expectations of the file are kept as written;
 * further events and changes are offered.
 */
export function draftOf(
  scenario: Partial<Scenario> & Pick<Scenario, "game">,
  table: Table,
  schema: SetupSchema,
): Draft {
  const { game, content, title = {}, chance, rules = [], steps = [] } = scenario;
  const opening: ScenarioStep[] = [];
  const deeds: (Attempt & { said: ScenarioStep[] })[] = [];
  for (const step of steps) {
    const { do: done, undo, refuse, cites, why } = step;
    if (done) deeds.push({ do: done, said: [] });
    else if (undo !== undefined) deeds.push({ undo, said: [] });
    else if (refuse)
      deeds.push({ refuse, ...(cites !== undefined && { cites }), ...(why !== undefined && { why }), said: [] });
    else (deeds.at(-1)?.said ?? opening).push(step);
  }
  // A whole game begins with its own set-up, and a scenario may begin within a turn: such set-ups are kept as written.
  const inFile = (scenario.setup ?? {}) as unknown as Partial<Setup>;
  const begun = ["", "act"].includes(inFile.phase ?? "");
  const setup = begun && canBegin(table) ? asInFile(setupOf(table, schema), inFile) : inFile;
  return {
    game,
    title: { en: textOf(title["en"]), fr: textOf(title["fr"]) },
    ...(content !== undefined && { content }),
    setup: { ...setup, pieces: setup.pieces ?? {}, players: setup.players ?? {} },
    chance: { dice: chance?.dice ?? [], draws: chance?.draws ?? [] },
    opening,
    deeds: deeds.map(({ said, ...attempt }) => (said.length > 0 ? { ...attempt, said } : attempt)),
    under: rules[0] ?? null,
    named: rules,
    out: [],
  };
}

/**
 * The set-up without what the Table has and the file does not, because that is the game's default. `inFile` is the set-up of
 * the file; it also gives the players' decks.
 */
function asInFile(
  { round, active, first, board, piles, turns, ...rest }: Setup,
  inFile: Partial<Setup> & { toAct?: unknown },
): Setup {
  const sides = new Set([...Object.keys(inFile.players ?? {}), ...Object.keys(rest.players)]);
  const players = [...sides].map((side) => [side, playerAsInFile(rest.players[side], inFile.players?.[side])] as const);
  // In files that the engine has written, every field is present and may be empty.
  const { map = "", rows = [], cards = [], places = [], edges } = inFile.board ?? {};
  const { edges: _, ...ground } = board ?? {};
  const onBoard = {
    ...(map.length + rows.length + cards.length + places.length > 0 && ground),
    // The Table has the same edges in another order.
    ...(edges && { edges }),
  };
  const shared = Object.entries(piles ?? {}).filter(([id]) => inFile.piles?.[id] !== undefined);
  return {
    ...(inFile.round && round !== undefined && { round }),
    ...(Boolean(inFile.active ?? inFile.toAct) && active && { active }),
    ...(inFile.first && first && { first }),
    ...(Object.keys(onBoard).length > 0 && { board: onBoard }),
    ...rest,
    players: Object.fromEntries(players.filter(([, player]) => Object.keys(player).length > 0)),
    ...(shared.length > 0 && { piles: Object.fromEntries(shared) }),
    ...(inFile.turns && turns && { turns }),
  };
}

/** A player without defaults. A stat of 0 is kept if the file states it, because not every stat begins at 0. */
function playerAsInFile(
  { stats = {}, ...now }: SetPlayer = {},
  { deck, stats: inFile = {} }: SetPlayer = {},
): SetPlayer {
  const some = Object.entries(stats).filter(([stat, value]) => value !== 0 || stat in inFile);
  return {
    ...(deck !== undefined && { deck }),
    ...now,
    ...(some.length > 0 && { stats: Object.fromEntries(some) }),
  };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Turns the expectations of a file into ticks where the recorder would write the same ones. Other expectations stay as
 * written. Events and changes that the file does not expect are not ticked.
 */
export function absorbed(draft: Draft, story: Story): Draft {
  const results = resultsOf(draft, story);
  const out: string[] = [];
  const deeds = draft.deeds.map((attempt, n): Attempt => {
    const one = results[n];
    if (!one || !attempt.do) return attempt;
    const on = expectedKeys({ ...one, attempt: { do: attempt.do } }, attempt.said ?? []);
    out.push(...keysOf(one).filter((key) => on?.includes(key) !== true));
    return on ? { do: attempt.do } : attempt;
  });
  const besides = draft.named.length === 0 ? [] : clausesIn(results).filter((id) => !draft.named.includes(id));
  return { ...draft, deeds, out: [...out, ...besides.map(ruleKey)] };
}

/** The keys of all that these steps expect; null if the recorder would not write exactly these steps. */
function expectedKeys(result: AttemptResult, steps: readonly ScenarioStep[]): string[] | null {
  const { events, changes } = result;
  const on: string[] = [];
  for (const { events: happened, expect, ...other } of steps) {
    if (Object.keys(other).length > 0) return null;
    let from = 0;
    for (const one of happened ?? []) {
      const at = events.findIndex(({ event }, n) => n >= from && plainly(eventOf(event)) === plainly(one));
      if (at < 0) return null;
      on.push(events[at]?.key ?? "");
      from = at + 1;
    }
    if (expect === undefined) continue;
    const met = changes.filter(({ change: { path, value } }) => plainly(valueAt(expect, path)) === plainly(value));
    on.push(...met.map(({ key }) => key));
  }
  const again = stepsOf(
    result,
    keysOf(result).filter((key) => !on.includes(key)),
  );
  return plainly(again.slice(1)) === plainly(steps) ? on : null;
}

const keysOf = ({ events, changes }: AttemptResult): string[] => [...events, ...changes].map(({ key }) => key);

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value);
}

/** JSON with sorted keys: the same text for equal values. */
const plainly = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** The scenario of a file, or the first one of a list. Throws an `EngineError` if it names no game. */
export function one(json: string): Partial<Scenario> & Pick<Scenario, "game"> {
  const value: unknown = JSON.parse(json);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const { game } = (first ?? {}) as Partial<Scenario>;
  if (typeof game !== "string")
    throw new EngineError({ code: "field", message: "a scenario names its game", field: "game" });
  return first as Scenario;
}

const WIDTH = 110;

/** JSON in which each value that fits is on one line. No line is empty, because an empty line would end HTML in Markdown. */
export function tidy(value: unknown, indent = ""): string {
  const flat = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + flat.length <= WIDTH) return spaced(value);
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item: unknown) => inner + tidy(item, inner))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${tidy(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  return [open, items.join(",\n"), indent + close].join("\n");
}

function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const items = Object.entries(value).filter(([, item]) => item !== undefined);
  return items.length === 0
    ? "{}"
    : `{ ${items.map(([key, item]) => `${JSON.stringify(key)}: ${spaced(item)}`).join(", ")} }`;
}
