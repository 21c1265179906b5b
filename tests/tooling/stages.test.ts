// In which order the stages of a test run go, and which of them beside each other.
import { expect, test } from "vitest";
import { runAll, type Stage } from "../../scripts/lib/stages.mjs";

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  what: name,
  run: () => Promise.resolve({}),
  ...more,
});

/** What begins and ends, in its order, if each stage takes as long as the number that is its name's end. */
async function course(stages: Stage[], processors: number): Promise<string[]> {
  const told: string[] = [];
  const run = async ({ name }: Stage): Promise<void> => {
    told.push(`${name} begins`);
    for (let turns = Number(name.at(-1)); turns > 0; turns -= 1) await new Promise(setImmediate);
    told.push(`${name} ends`);
  };
  await runAll(stages, run, processors);
  return told;
}

test("what keeps one processor busy has another beside it, and all else is alone", async () => {
  const stages = [stage("a1", { single: true }), stage("b3"), stage("c3", { single: true }), stage("d1")];
  const alone = ["b3 begins", "b3 ends", "d1 begins", "d1 ends"];
  expect(await course(stages, 2)).toEqual(["a1 begins", "c3 begins", "a1 ends", "c3 ends", ...alone]);
});

test("nothing is beside anything on one processor", async () => {
  const stages = [stage("a2", { single: true }), stage("b1", { single: true })];
  expect(await course(stages, 1)).toEqual(["a2 begins", "a2 ends", "b1 begins", "b1 ends"]);
});

test("no more run than there are processors", async () => {
  const stages = ["a1", "b3", "c1"].map((name) => stage(name, { single: true }));
  const order = ["a1 begins", "b3 begins", "a1 ends", "c1 begins", "c1 ends", "b3 ends"];
  expect(await course(stages, 2)).toEqual(order);
});

test("a stage waits for what it needs, if that is run at all", async () => {
  const needs = (...needs: string[]): Partial<Stage> => ({ single: true, needs });
  const stages = [stage("a1", needs("b2")), stage("b2", needs("elsewhere")), stage("c1", { single: true })];
  const order = ["b2 begins", "c1 begins", "c1 ends", "b2 ends", "a1 begins", "a1 ends"];
  expect(await course(stages, 2)).toEqual(order);
});
