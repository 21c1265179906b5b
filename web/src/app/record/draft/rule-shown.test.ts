// Which rule a recording shows, of what its attempts met and where the rulebook's examples meet it.
import { describe, expect, test } from "vitest";
import type { GameEvent, Table } from "../../../engine/wire";
import { emptyDraft } from "./draft";
import { clausesOf, ruleShown, showing } from "./rule-shown";
import type { AttemptResult } from "./scenario";

const event = (cites: string, ...steps: string[]): GameEvent => ({
  ...{ id: 0, cause: null, kind: "damage", shows: "changes" as const, cites },
  ...(steps.length > 0 && {
    calc: {
      value: 1,
      base: 1,
      cites: "toy:base.1",
      steps: steps.map((by) => ({ op: "plus", by: 1, to: 1, cites: by })),
    },
  }),
});
const result = (attempt: AttemptResult["attempt"], ...events: GameEvent[]): AttemptResult => ({
  attempt,
  ...{ step: {} as AttemptResult["step"], before: {} as Table, changes: [] },
  events: events.map((one, n) => ({ key: String(n), event: one })),
});
const done = (...events: GameEvent[]): AttemptResult => result({ do: { type: "attack" } }, ...events);
const refused = (cites: string): AttemptResult => result({ refuse: { type: "attack" }, cites });
const index = (met: Record<string, number>): Parameters<typeof ruleShown>[2] =>
  Object.fromEntries(
    Object.entries(met).map(([id, n]) => [
      id,
      { boards: 1, in: Array.from({ length: n }, (_, i) => `toy:x.${String(i)}`) },
    ]),
  );
const draft = emptyDraft("toy", undefined);

describe("the rule that a recording shows", () => {
  const shot = done(event("toy:attack.1"), event("toy:push.1"), event("toy:damage.1", "toy:hill.1"));

  test("a refusal that was recorded comes first, and of several the last", () => {
    const results = [refused("toy:move.1"), refused("toy:sight.3"), shot];
    expect(ruleShown({ ...draft, about: "toy:push.1" }, results, index({ "toy:push.1": 0 }))).toBe("toy:sight.3");
  });

  test("then the rule whose page the author came from", () => {
    expect(ruleShown({ ...draft, about: "toy:damage.1" }, [shot], index({}))).toBe("toy:damage.1");
  });

  test("then the one that the fewest rules' examples meet, be it a step of a number", () => {
    const common = { "toy:attack.1": 90, "toy:damage.1": 80, "toy:push.1": 3, "toy:hill.1": 2 };
    expect(ruleShown(draft, [shot], index(common))).toBe("toy:hill.1");
    expect(ruleShown(draft, [shot], index({ ...common, "toy:hill.1": 9 }))).toBe("toy:push.1");
  });

  test("of equals the one that happened least, then the last", () => {
    const results = [done(event("toy:a.1"), event("toy:b.1"), event("toy:c.1")), done(event("toy:c.1"))];
    expect(ruleShown(draft, results)).toBe("toy:b.1");
    expect(ruleShown(draft, [])).toBeUndefined();
  });
});

test("a rule is shown by its refusal, else by the attempt that met it, else by the last", () => {
  const [no, hit, end] = [refused("toy:sight.3"), done(event("toy:attack.1", "toy:hill.1")), done(event("toy:end.1"))];
  const results = [done(event("toy:sight.3")), no, hit, end];
  expect(clausesOf(hit)).toEqual(["toy:attack.1", "toy:hill.1"]);
  expect(showing(results, "toy:sight.3")).toBe(no);
  expect(showing(results, "toy:hill.1")).toBe(hit);
  expect(showing(results, "toy:nowhere.1")).toBe(end);
  expect(showing([], "toy:hill.1")).toBeUndefined();
});
