import { expect, test } from "vitest";
import type { Offer } from "../../engine/wire";
import { endsEarly, leftOf } from "./left";

const TURN = { decision: null };

const offer = (action: Offer["action"], ...path: string[]): Offer => ({ action, path, cost: {}, cites: "test:1" });
const end = offer({ type: "end" }, "button:end");
const walk = (piece: string, to: [number, number]): Offer =>
  offer({ type: "move", piece, to }, `piece:${piece}`, `cell:${to.join()}`);

test("a unit counts once, however much it can do, and a card once, whoever plays it", () => {
  const list = [
    walk("ada", [1, 1]),
    walk("ada", [1, 2]),
    walk("bo", [2, 2]),
    offer({ type: "card", card: "heal", piece: "ada" }, "card:heal", "piece:ada"),
    offer({ type: "card", card: "heal", piece: "bo" }, "card:heal", "piece:bo"),
    end,
  ];
  expect(leftOf(TURN, list)).toEqual({ units: 2, cards: 1 });
});

test("a unit that could only play a card is counted with the card", () => {
  const list = [offer({ type: "card", card: "heal", piece: "ada" }, "card:heal", "piece:ada"), end];
  expect(leftOf(TURN, list)).toEqual({ units: 0, cards: 1 });
});

test("nothing is counted where no turn can be ended", () => {
  expect(leftOf(TURN, [walk("ada", [1, 1])])).toBeNull();
});

test("only the end of a turn is early, and only if something is left", () => {
  const move = walk("ada", [1, 1]);
  expect(endsEarly(TURN, [move, end], end)).toBe(true);
  expect(endsEarly(TURN, [move, end], move)).toBe(false);
  expect(endsEarly(TURN, [end], end)).toBe(false);
});

test("a question is no turn, and the turn of one piece is not ended early", () => {
  const list = [walk("ada", [1, 1]), end];
  expect(leftOf({ decision: { kind: "burn", of: "p1", cites: "test:1" } }, list)).toBeNull();
  expect(leftOf({ decision: null, turns: ["ada"] }, list)).toBeNull();
});
