// A scenario as it went: the position it begins from, and what each of its steps did to it.
import type { WireError } from "../engine/errors";
import type { Scenario } from "../engine/types/Scenario";
import type { Script } from "../engine/types/Script";
import type { Action, GameEvent, Operation, Table } from "../engine/wire";
import { patched } from "../table/playback/patched";
import type { ClauseText } from "../words/book";

export interface Step {
  readonly action: Action;
  /** The table after it, and everything that has happened up to then. */
  readonly table: Table;
  readonly events: readonly GameEvent[];
  /** Why it was not done, where the step is a refusal. */
  readonly refusal: WireError | null;
  /** How many actions it takes back; such a step does nothing itself. */
  readonly undone?: number;
  /** Every die and draw up to then, where it was played by an engine. */
  readonly chance?: Script;
}

export interface Story {
  /** `skirmish:bonus.1/a-bonus-is-not-damage`; what comes from elsewhere has none. */
  readonly name: string | null;
  readonly scenario: Scenario;
  readonly start: { readonly table: Table; readonly events: readonly GameEvent[]; readonly chance?: Script };
  readonly steps: readonly Step[];
}

/** An example of a rule that is fetched when a reader asks for it. */
export type Unread = Pick<Scenario, "title"> & { readonly name: string };

/** Everything one board shows. */
export interface Shown {
  readonly game: string;
  readonly clause: ClauseText | null;
  readonly stories: readonly Story[];
  /** The examples after those. */
  readonly rest: readonly Unread[];
  /** Its one scenario as a link holds it, where it came so. */
  readonly packed?: string;
}

/** How the build tells a story: of each table what its events changed, and what else did (crate/src/bin/rulewright/export/boards.rs). */
export interface Recorded {
  readonly scenario: Scenario;
  readonly start: { readonly table: Table; readonly events: readonly GameEvent[] };
  readonly steps: readonly {
    /** What changed besides. */
    readonly changes: readonly Operation[];
    readonly events: readonly GameEvent[];
    readonly refusal?: WireError;
    /** How many of all events are left, where something is taken back. */
    readonly left?: number;
  }[];
}

export interface BoardFile {
  readonly clause: ClauseText;
  readonly names: readonly string[];
  readonly scenarios: readonly Recorded[];
  /** What follows them, where the clause has many examples: each in a file of its own. */
  readonly rest?: readonly Unread[];
}

export const storiesOf = ({ names, scenarios }: BoardFile): Story[] =>
  scenarios.map((told, n) => storyOf(names[n] ?? null, told));

export function storyOf(name: string | null, { scenario, start, steps }: Recorded): Story {
  let { table, events } = start;
  const played = steps.map((step, n): Step => {
    table = [...step.events, step].reduce((was, { changes }) => patched(was, changes), table);
    events = [...events.slice(0, step.left), ...step.events];
    const { do: done, refuse, undo } = scenario.steps[n] ?? {};
    const action = done ?? refuse ?? { type: "" };
    return { action, table, events, refusal: step.refusal ?? null, ...(undo !== undefined && { undone: undo }) };
  });
  return { name, scenario, start, steps: played };
}

/** What a scenario's first steps do, without what they take back; a step may also be something that is refused. */
export const doneIn = ({ steps }: Scenario, first: number): Action[] =>
  steps.slice(0, first).reduce<Action[]>((done, { do: action, undo }) => {
    if (undo !== undefined) return done.slice(0, Math.max(0, done.length - undo));
    return action ? [...done, action] : done;
  }, []);

/** What is on screen after so many steps. */
export const after = ({ start, steps }: Story, n: number): Pick<Step, "table" | "events" | "chance"> =>
  steps[n - 1] ?? start;
