import { expect, test, vi } from "vitest";
import type { Offer, Table } from "../../engine/wire";
import { Choice, type ChoiceHost } from "./choice";

const move: Offer = {
  ...{ action: { type: "move", piece: "brenna", to: [3, 4] }, path: ["piece:brenna", "cell:3,4"] },
  ...{ cost: {}, cites: "test:1" },
};
const end: Offer = { action: { type: "end" }, path: ["button:end"], cost: {}, cites: "test:1" };
const table = { pieces: { brenna: { is: "brenna", owner: "p1" } }, toAct: "p1", decision: null } as unknown as Table;

/** A table on which nothing can be done until `list` is set. */
function host() {
  const act = vi.fn();
  const [requestUpdate, why, showFocused] = [vi.fn(), vi.fn(), vi.fn()];
  return { table, list: [] as Offer[], asksEnd: false, act, requestUpdate, why, showFocused } satisfies ChoiceHost;
}

test("a unit clicked while the engine was starting is chosen once it can act", () => {
  const at = host();
  const choice = new Choice(at);
  choice.take("piece:brenna", false, false);
  expect(choice.chosen).toEqual([]);
  at.list = [move, end];
  choice.renew();
  expect(choice.chosen).toEqual(["piece:brenna"]);
  choice.renew();
  expect(choice.chosen).toEqual(["piece:brenna"]);
});

test("an early click does nothing by itself", () => {
  const at = host();
  const choice = new Choice(at);
  choice.take("button:end", false, false);
  at.list = [move, end];
  choice.renew();
  expect(choice.chosen).toEqual([]);
  expect(at.act).not.toHaveBeenCalled();
});

test("an early click that was taken back is forgotten", () => {
  const at = host();
  const choice = new Choice(at);
  choice.take("piece:brenna", false, false);
  choice.drop();
  at.list = [move, end];
  choice.renew();
  expect(choice.chosen).toEqual([]);
});

test("the unit whose turn it is is chosen by itself, and can be let go", () => {
  const at = host();
  const turns = { ...at, table: { ...table, turns: ["brenna"] } as unknown as Table, list: [move, end] };
  const choice = new Choice(turns);
  choice.renew();
  expect([choice.chosen, choice.focused]).toEqual([["piece:brenna"], "piece:brenna"]);
  choice.drop();
  expect(choice.chosen).toEqual([]);
});

test("a unit whose turn it is that can do nothing is not chosen", () => {
  const at = host();
  const choice = new Choice({ ...at, table: { ...table, turns: ["brenna"] }, list: [end] });
  choice.renew();
  expect(choice.chosen).toEqual([]);
});

test("a unit that was selected for the player stays so, however often, and at its first click", () => {
  const at = host();
  const choice = new Choice(at);
  choice.select("piece:brenna"); // before there is anything to do
  at.list = [move, end];
  choice.renew();
  choice.take("piece:brenna", false, false);
  expect(choice.chosen).toEqual(["piece:brenna"]);
  choice.select("piece:brenna");
  choice.select("piece:brenna");
  choice.take("piece:brenna", false, false);
  expect(choice.chosen).toEqual(["piece:brenna"]);
  choice.take("piece:brenna", false, false);
  expect(choice.chosen).toEqual([]);
});

test("the end of a turn in which something is left waits for a second click, if that is wanted", () => {
  const at = { ...host(), asksEnd: true };
  const choice = new Choice(at);
  at.list = [move, end];
  choice.renew();
  choice.take("button:end", true, false);
  expect(at.act).not.toHaveBeenCalled();
  expect(choice.armed).toBe(end);
  choice.take("button:end", true, false);
  expect(at.act).toHaveBeenCalledWith(end);
});

test("where nothing is left, one click ends the turn", () => {
  const at = { ...host(), asksEnd: true };
  const choice = new Choice(at);
  at.list = [end];
  choice.renew();
  choice.take("button:end", true, false);
  expect(at.act).toHaveBeenCalledWith(end);
});
