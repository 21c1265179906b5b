// What a board needs of a scenario to show its rule. Expectations are for tests: no reader sees them.
import type { ScenarioStep } from "../../../engine/types/ScenarioStep";
import type { WrittenScenario } from "./scenario";

/** The scenario with the rule under test alone, and only the steps that a board shows. */
export const forReaders = (scenario: WrittenScenario): WrittenScenario => ({
  ...scenario,
  rules: scenario.rules.slice(0, 1),
  setup: Object.fromEntries(Object.entries(scenario.setup).filter(([, value]) => !isEmpty(value))),
  steps: scenario.steps.filter(isShown),
});

const isShown = ({ do: done, undo, refuse }: ScenarioStep): boolean => (done ?? undo ?? refuse) !== undefined;

const isEmpty = (value: unknown): boolean =>
  typeof value === "object" && value !== null && Object.keys(value).length === 0;
