import { describe, expect, test } from "vitest";
import type { Action, Offer, Ref } from "../../engine/wire";
import { after, back, candidates, click, complete, menu, offers, ready } from "./pick";
import type { ClickResult } from "./pick";

const listed = (action: Action, ...path: Ref[]): Offer => ({ action, path, cost: {}, cites: "test:1" });
const move = (piece: string, x: number, y: number): Offer =>
  listed({ type: "move", piece, to: [x, y] }, `piece:${piece}`, `cell:${x},${y}`);
const attack = (piece: string, id: string, target: string): Offer =>
  listed({ type: "attack", piece, attack: id, target }, `piece:${piece}`, `attack:${id}`, `piece:${target}`);
const mend = (piece: string, target: string): Offer =>
  listed({ type: "ability", piece, ability: "mend", target }, `piece:${piece}`, "ability:mend", `piece:${target}`);
const card = (id: string, piece: string, ...rest: Ref[]): Offer =>
  listed({ type: "card", card: id, piece }, `card:${id}`, `piece:${piece}`, ...rest);
const dash = (piece: string): Offer => listed({ type: "dash", piece }, `piece:${piece}`, "button:dash");
const end = listed({ type: "end" }, "button:end");

const list: Offer[] = [
  move("brenna", 3, 4),
  move("brenna", 3, 5),
  attack("brenna", "longsword", "hound"),
  attack("brenna", "ram", "hound"),
  attack("brenna", "longsword", "witch"),
  dash("brenna"),
  move("chaplain", 2, 2),
  mend("chaplain", "chaplain"),
  mend("chaplain", "brenna"),
  card("bash", "brenna", "piece:hound"),
  card("wall", "brenna"),
  card("smoke", "brenna", "cell:3,4"),
  card("smoke", "chaplain", "cell:3,4"),
  card("smoke", "chaplain", "cell:9,9"),
  end,
];
const own = new Set(["piece:brenna", "piece:chaplain", "piece:warden"]);
const mine = (ref: Ref): boolean => own.has(ref);

/** Clicks one after the other, as a person would. */
function clicks(...refs: Ref[]): ClickResult {
  let chosen: Ref[] = [];
  let outcome: ClickResult = { kind: "chosen", chosen };
  for (const ref of refs) {
    outcome = click(list, chosen, ref, mine);
    if (outcome.kind === "chosen") chosen = outcome.chosen;
  }
  return outcome;
}

describe("clicks in path order", () => {
  test("unit, square: a move", () => {
    expect(clicks("piece:brenna", "cell:3,5")).toMatchObject({
      kind: "act",
      listed: { action: { type: "move", to: [3, 5] } },
    });
  });
  test("unit, attack, enemy", () => {
    expect(clicks("piece:brenna", "attack:ram", "piece:hound")).toMatchObject({
      kind: "act",
      listed: { action: { attack: "ram" } },
    });
  });
  test("a unit that can only play cards may be chosen first, and stays chosen", () => {
    const only = [card("wall", "warden", "piece:hound"), end];
    expect(click(only, [], "piece:warden", mine)).toEqual({ kind: "chosen", chosen: ["piece:warden"] });
    expect(click(only, ["piece:warden"], "card:wall", mine)).toMatchObject({ kind: "chosen" });
    expect(menu(only, ["piece:warden", "piece:hound"])).toEqual([]);
    expect(after(only, [], "warden")).toEqual(["piece:warden"]);
  });
  test("with a menu open at a target, a click on a unit that cannot take part selects that unit", () => {
    expect(clicks("piece:brenna", "piece:hound", "piece:chaplain")).toEqual({
      kind: "chosen",
      chosen: ["piece:chaplain"],
    });
  });
  test("one button is a whole action", () => {
    expect(clicks("button:end")).toMatchObject({ kind: "act", listed: { action: { type: "end" } } });
  });
  test("the last ref is a commitment: it is never implied, even when only one action is left", () => {
    const one = [dash("brenna")];
    expect(click(one, [], "piece:brenna", mine)).toEqual({ kind: "chosen", chosen: ["piece:brenna"] });
    expect(complete(one, ["piece:brenna"])).toBeNull();
  });
  test("a ref that stands twice in a path is clicked twice", () => {
    expect(clicks("piece:chaplain", "ability:mend")).toMatchObject({ kind: "chosen" });
    expect(clicks("piece:chaplain", "ability:mend", "piece:chaplain")).toMatchObject({
      kind: "act",
      listed: { action: { type: "ability", target: "chaplain" } },
    });
  });
});

describe("clicks out of order", () => {
  test("unit, enemy that one attack reaches: the attack is implied", () => {
    expect(clicks("piece:brenna", "piece:witch")).toMatchObject({
      kind: "act",
      listed: { action: { attack: "longsword", target: "witch" } },
    });
  });
  test("unit, enemy that several ways reach: a small menu, the cards of that unit in it", () => {
    const outcome = clicks("piece:brenna", "piece:hound");
    expect(outcome).toEqual({ kind: "chosen", chosen: ["piece:brenna", "piece:hound"] });
    expect(menu(list, ["piece:brenna", "piece:hound"])).toEqual(["attack:longsword", "attack:ram", "card:bash"]);
    expect(clicks("piece:brenna", "piece:hound", "attack:ram")).toMatchObject({
      kind: "act",
      listed: { action: { attack: "ram" } },
    });
  });
  test("an action that ends with a word is not in that menu, and does not close it", () => {
    const order = listed({ type: "order" }, "piece:brenna", "ability:order", "piece:hound", "button:give");
    expect(menu([...list, order], ["piece:brenna", "piece:hound"])).toEqual([
      "attack:longsword",
      "attack:ram",
      "card:bash",
    ]);
    // Where nothing else is meant, a click on the foe alone gives no order either.
    const clicked = ["piece:brenna", "piece:hound"];
    expect(click([order], clicked.slice(0, 1), "piece:hound", mine)).toEqual({ kind: "chosen", chosen: clicked });
    expect(click([order], clicked, "button:give", mine)).toMatchObject({ kind: "act", sure: true });
  });
  test("unit, then a card from the hand", () => {
    expect(clicks("piece:brenna", "card:bash", "piece:hound")).toMatchObject({
      kind: "act",
      listed: { action: { card: "bash" } },
    });
  });
  test("a card without a target: sure when its user is clicked after it, not when a selected unit is its user", () => {
    expect(clicks("card:wall", "piece:brenna")).toMatchObject({ kind: "act", sure: true });
    expect(clicks("piece:brenna", "card:wall")).toMatchObject({ kind: "act", sure: false });
    expect(clicks("piece:chaplain", "ability:mend", "piece:chaplain")).toMatchObject({ kind: "act", sure: true });
    expect(clicks("button:end")).toMatchObject({ kind: "act", sure: true });
    expect(clicks("card:bash", "piece:hound")).toMatchObject({ kind: "act", sure: true });
  });
  test("card, square: the user is asked for when several could, implied when one can", () => {
    expect(clicks("card:smoke", "cell:3,4")).toEqual({ kind: "chosen", chosen: ["card:smoke", "cell:3,4"] });
    expect([...offers(list, ["card:smoke", "cell:3,4"]).keys()]).toEqual(["piece:brenna", "piece:chaplain"]);
    expect(clicks("card:smoke", "cell:9,9")).toMatchObject({ kind: "act", listed: { action: { piece: "chaplain" } } });
  });
  test("no menu while something on the board is still open", () => {
    expect(menu(list, ["card:smoke", "piece:chaplain"])).toEqual([]);
  });
  test("another attack button replaces the one chosen", () => {
    expect(clicks("piece:brenna", "attack:ram", "attack:longsword")).toEqual({
      kind: "chosen",
      chosen: ["piece:brenna", "attack:longsword"],
    });
  });
});

describe("selecting", () => {
  test("a click on another of your units selects it, and does not heal it", () => {
    expect(clicks("piece:chaplain", "piece:brenna")).toEqual({ kind: "chosen", chosen: ["piece:brenna"] });
  });
  test("with a card chosen, another of your units takes the place of the one that was to act", () => {
    expect(clicks("card:smoke", "piece:brenna", "piece:chaplain")).toEqual({
      kind: "chosen",
      chosen: ["card:smoke", "piece:chaplain"],
    });
    expect(clicks("piece:brenna", "card:smoke", "piece:chaplain")).toEqual({
      kind: "chosen",
      chosen: ["card:smoke", "piece:chaplain"],
    });
  });
  test("a unit of yours that cannot act is focused", () => {
    expect(clicks("piece:brenna", "piece:warden")).toEqual({ kind: "focus", ref: "piece:warden" });
  });
  test("the selected unit clicked again is let go", () => {
    expect(clicks("piece:chaplain", "piece:chaplain")).toEqual({ kind: "chosen", chosen: [] });
  });
  test("an enemy or an empty square clicked first is only focused", () => {
    expect(clicks("piece:hound")).toEqual({ kind: "focus", ref: "piece:hound" });
    expect(clicks("cell:3,4")).toEqual({ kind: "focus", ref: "cell:3,4" });
  });
  test("Escape goes one step back", () => {
    expect(back(["piece:brenna", "attack:ram"])).toEqual(["piece:brenna"]);
    expect(back([])).toEqual([]);
  });
});

describe("what is not offered asks why", () => {
  test("a square out of reach", () => {
    expect(clicks("piece:brenna", "cell:9,1")).toEqual({ kind: "why", path: ["piece:brenna", "cell:9,1"] });
  });
  test("an ally that an ability does not reach", () => {
    expect(clicks("piece:chaplain", "ability:mend", "piece:warden")).toEqual({
      kind: "why",
      path: ["piece:chaplain", "ability:mend", "piece:warden"],
    });
  });
  test("a card nobody can play", () => {
    expect(clicks("card:litany")).toEqual({ kind: "why", path: ["card:litany"] });
  });
  test("a used-up attack of the selected unit", () => {
    expect(clicks("piece:chaplain", "attack:censure")).toEqual({
      kind: "why",
      path: ["piece:chaplain", "attack:censure"],
    });
  });
});

describe("offers", () => {
  test("nothing chosen: only what opens an action", () => {
    expect([...offers(list, []).entries()].sort()).toEqual([
      ["button:end", "next"],
      ["card:bash", "next"],
      ["card:smoke", "next"],
      ["card:wall", "next"],
      ["piece:brenna", "next"],
      ["piece:chaplain", "next"],
    ]);
  });
  test("a unit chosen: its squares and attacks next, its targets later", () => {
    const found = offers(list, ["piece:brenna"]);
    expect(found.get("cell:3,4")).toBe("next");
    expect(found.get("attack:ram")).toBe("next");
    expect(found.get("piece:hound")).toBe("later");
    expect(found.has("piece:chaplain")).toBe(false);
  });
  test("an action that could go on but need not", () => {
    const both = [card("ward", "brenna"), card("ward", "brenna", "piece:chaplain")];
    expect(complete(both, ["card:ward", "piece:brenna"])).toBeNull();
    expect(ready(both, ["card:ward", "piece:brenna"])).toBe(both[0]);
  });
  test("candidates of nothing are everything", () => {
    expect(candidates(list, [])).toHaveLength(list.length);
  });
});

describe("after an action", () => {
  test("the unit that acted stays selected while it can act", () => {
    expect(after(list, ["piece:brenna", "cell:3,4"], "brenna")).toEqual(["piece:brenna"]);
    expect(after([end], ["piece:brenna"], "brenna")).toEqual([]);
    expect(after(list, [], undefined)).toEqual([]);
  });
});

describe("a card that its player plays", () => {
  // No unit plays it; its target may be one of your units or another.
  const spell = (target: string): Offer =>
    listed({ type: "play", card: "spark", target }, "card:spark", `piece:${target}`);
  const spells = [spell("brenna"), spell("hound"), move("brenna", 3, 4)];
  test("begins anew where a unit of one's own was selected: that unit is not its target", () => {
    expect(click(spells, ["piece:brenna"], "card:spark", mine)).toEqual({ kind: "chosen", chosen: ["card:spark"] });
  });
  test("is aimed at the enemy that was chosen first", () => {
    expect(click(spells, ["piece:hound"], "card:spark", mine)).toMatchObject({ kind: "act", listed: spells[1] });
  });
});
