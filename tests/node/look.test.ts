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
