// A look is what its parts would have answered one by one.
import { expect, test } from "vitest";
import { load } from "../../web/src/engine/index";

const engine = await load({ worker: false });

test.each(["p1", "p2", "all"] as const)("through the eyes of %s", async (viewer) => {
  const game = await engine.create({ game: "skirmish", seed: "1", players: [{ deck: "ash" }, { deck: "cin" }] });
  for (let step = 0; step < 30; step += 1) await game.act(await game.bot({ kind: "greedy", seed: String(step) }));
  await game.goto(20);
  const events = await game.events(7, viewer);
  expect(events[0]?.id).toBeGreaterThanOrEqual(7);
  const [table, actions] = [await game.table(viewer), await game.actions(viewer)];
  expect(await game.look(viewer, 7)).toEqual({ table, actions, events, steps: 30 });
  expect((await game.look(viewer)).events).toEqual(await game.events(0, viewer));
});

test("an action and the look after it, in one crossing", async () => {
  const options = { game: "skirmish", seed: "1", players: [{ deck: "ash" }, { deck: "cin" }] };
  const [one, other] = [await engine.create(options), await engine.create(options)];
  const [listed] = await one.actions("all");
  if (!listed) throw new Error("nothing to do");
  const { events } = await one.act(listed.action, "p1");
  const from = events[0]?.id ?? 0;
  expect(await other.take(listed.action, "p1", from)).toEqual(await one.look("p1", from));
  // What is refused changes nothing.
  const before = await other.look("all");
  await expect(other.take({ type: "end-turn", at: 0 }, "all")).rejects.toThrow();
  expect(await other.look("all")).toEqual(before);
});
