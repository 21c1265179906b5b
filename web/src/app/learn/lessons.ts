// The introduction to a game: lessons, each a position with something to do in it. Made by the command line from the game's
// data (crate/games/<game>/data/lessons.json).
import type { Scenario } from "../../engine/types/Scenario";
import type { ScenarioStep } from "../../engine/types/ScenarioStep";
import type { GameEvent, Table } from "../../engine";
import type { Both } from "../../words/book";

/** One thing to do: an event with these fields happens, a clause refuses something, or a clause is opened. */
export interface Goal {
  readonly say: Both;
  readonly event?: Readonly<Record<string, unknown>>;
  readonly refused?: string;
  readonly opened?: string;
}

export interface Lesson {
  readonly id: string;
  readonly title: Both;
  readonly text: Both;
  readonly goals: readonly Goal[];
  readonly scenario: Scenario;
  /** The reader's own steps of the scenario: the other side plays by itself. */
  readonly way: readonly ScenarioStep[];
  readonly start: { readonly table: Table; readonly events: readonly GameEvent[] };
}

export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  if (!/^[a-z0-9-]+$/.test(game)) throw new Error(`no such game: ${game}`);
  const response = await fetch(new URL(`lessons/${game}.json`, document.baseURI));
  if (!response.ok) throw new Error(`lessons/${game}.json: ${String(response.status)}`);
  return (await response.json()) as readonly Lesson[];
}
