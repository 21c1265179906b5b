// A snapshot is what its parts would have answered one by one.
import { expect, test } from "vitest";
import type { Action } from "../../web/src/engine";
import { load } from "../../web/src/engine/node";

const engine = await load({ worker: false });

test.each(["p1", "p2", "all"] as const)("through the eyes of %s", async (viewer) => {
  const game = await engine.create({ game: "skirmish", seed: "1", players: [{ deck: "ash" }, { deck: "cin" }] });
  for (let step = 0; step < 30; step += 1) await game.act(await game.bot({ kind: "greedy", seed: String(step) }));
  await game.goto(20);
  const events = await game.events(7, viewer);
  expect(events[0]?.id).toBeGreaterThanOrEqual(7);
  const [table, actions] = [await game.table(viewer), await game.actions(viewer)];
  expect(await game.snapshot(viewer, { from: 7 })).toEqual({ table, actions, asides: [], events, steps: 30 });
  expect((await game.snapshot(viewer)).events).toEqual(await game.events(0, viewer));
});

test("an action and the snapshot after it, in one crossing", async () => {
  const options = { game: "skirmish", seed: "1", players: [{ deck: "ash" }, { deck: "cin" }] };
  const [one, other] = [await engine.create(options), await engine.create(options)];
  const [listed] = await one.actions("all");
  if (!listed) throw new Error("nothing to do");
  const { events } = await one.act(listed.action);
  const from = events[0]?.id ?? 0;
  expect(await other.actAndSnapshot(listed.action, "p1", { from, actor: "all" })).toEqual(
    await one.snapshot("p1", { from }),
  );
  // What is refused changes nothing.
  const before = await other.snapshot("all");
  await expect(other.actAndSnapshot({ type: "end-turn", at: 0 }, "all")).rejects.toThrow();
  expect(await other.snapshot("all")).toEqual(before);
});

test("what is prefetched is what happens, and leaves no trace", async () => {
  const options = { game: "skirmish", seed: "1", players: [{ deck: "ash" }, { deck: "cin" }] };
  const [one, other] = [await engine.create(options), await engine.create(options)];
  for (let step = 0; step < 40; step += 1) {
    const actions = await one.actions("all");
    const action = await one.bot({ kind: "greedy", seed: String(step) });
    const before = [await one.snapshot("all"), await one.hash()];
    // Many are weighed, one is taken.
    for (const { action } of actions.slice(0, 3))
      await one.prefetch(action, "p1", { from: step, since: step, actor: "all" });
    await one.prefetch(action, "p1", { from: step, since: step, actor: "all" });
    expect([await one.snapshot("all"), await one.hash()]).toEqual(before);
    await one.prefetch(action, "p1", { from: step, since: step, actor: "all" });
    expect(await one.actAndSnapshot(action, "p1", { from: step, since: step, actor: "all" })).toEqual(
      await other.actAndSnapshot(action, "p1", { from: step, since: step, actor: "all" }),
    );
    expect(await one.hash()).toBe(await other.hash());
  }
  expect(await one.save()).toEqual(await other.save());
});

test("a side decides nothing for the other one, and everybody at one screen may be played for", async () => {
  const game = await engine.create({
    game: "noxilia",
    seed: "1",
    players: [{ deck: "brightvale" }, { deck: "ashgrave" }],
  });
  const { toAct } = await game.table("all");
  const other = toAct === "p1" ? "p2" : "p1";
  const [listed] = await game.actions("all");
  if (!listed) throw new Error("nothing to do");
  const { action, path } = listed;
  const no = { code: "wrong-player" };
  await expect(game.act(action, other)).rejects.toMatchObject(no);
  await expect(game.check(action, other)).rejects.toMatchObject(no);
  await expect(game.preview(action, other)).rejects.toMatchObject(no);
  await expect(game.actAndSnapshot(action, other)).rejects.toMatchObject(no);
  await expect(game.prefetch(action, other)).rejects.toMatchObject(no);
  expect(await game.whyNot(path, other)).toMatchObject(no);
  expect(await game.steps()).toBe(0);
  await game.check(action, toAct ?? "all");
  expect((await game.actAndSnapshot(action, other, { actor: "all" })).table).toMatchObject({ viewer: other, step: 1 });
});

test("what was undone is not forgotten by looking ahead, and of a refused action nothing is told", async () => {
  const game = await engine.create({ game: "skirmish", seed: "1", players: [{ deck: "ash" }, { deck: "cin" }] });
  for (let step = 0; step < 8; step += 1) await game.act(await game.bot({ kind: "greedy", seed: String(step) }));
  const end = await game.snapshot("all");
  await game.goto(4);
  for (const { action } of await game.actions("all")) await game.prefetch(action, "all");
  await expect(game.prefetch({ type: "end-turn", at: 0 }, "all")).rejects.toThrow();
  expect(await game.steps()).toBe(8);
  await game.goto(8);
  expect(await game.snapshot("all")).toEqual(end);
});

test("what the other side does in secret has no step, and what was chosen before it is not stale", async () => {
  const setup = {
    ...{ round: 10, active: "p2" },
    pieces: {
      warden: { is: "gate-warden", owner: "p1", at: [6, 7] },
      scout: { is: "cragwalker-scout", owner: "p2", at: [9, 9] },
    },
  };
  const game = await engine.create({ game: "pox", seed: "1", setup } as never);
  const [seen, all] = [await game.snapshot("p1"), await game.snapshot("all")];
  const lay: Action = { type: "use", piece: "scout", ability: "lay-trap-snare", to: [8, 9] };
  const { step } = all.table;
  // What is asked for beforehand is what is told afterwards: nothing.
  const options = { from: seen.events.length, since: seen.table.step, actor: "all" } as const;
  await game.prefetch({ ...lay, at: step }, "p1", options);
  const after = await game.actAndSnapshot({ ...lay, at: step }, "p1", options);
  expect(after).toEqual({ ...seen, events: [] });
  expect(await game.snapshot("p1")).toEqual(seen);
  expect([await game.steps("p1"), await game.steps("p2"), await game.steps()]).toEqual([step, step + 1, step + 1]);
  await expect(game.act({ type: "end", at: step }, "p2")).rejects.toMatchObject({ code: "stale", field: "at" });
  await game.check({ type: "end", at: step + 1 }, "p2");
  await game.actAndSnapshot({ type: "end", at: step }, "p1", { actor: "all" });

  // Each goes back by the steps of their own Table.
  await game.goto(step, "p1");
  expect(await game.snapshot("all")).toMatchObject({ steps: step + 2, table: { step: step + 1 } });
  await game.goto(step, "p2");
  expect((await game.snapshot("all")).table).toEqual(all.table);
  await expect(game.goto(step + 2, "p1")).rejects.toMatchObject({
    message: `the game has ${String(step + 1)} steps, not ${String(step + 2)}`,
  });
});
