// Every fault of a position is shown, each beside its own control.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { EngineError } from "../../../engine/errors";
import { Words } from "../../../words/words";
import { faultAt, faultText } from "./faults";

const sentences = readFileSync(fileURLToPath(new URL("../record.en.ftl", import.meta.url)), "utf8");
const words = new Words("en", sentences);
const wrong = (field: string, message: string) => ({ code: "field", field, message });
const RANGE = wrong("setup.pieces.a.stats.health", "it is from 1 to 9, not 30");
const OWNER = wrong("setup.pieces.b.owner", "a piece belongs to p1 or p2");
const ROUND = wrong("setup.round", "a game has no round 100");
const three = new EngineError({ ...RANGE, faults: [RANGE, OWNER, ROUND] });

test("under the board stands every fault, and each once", () => {
  const all = "It must be from 1 to 9. It must belong to one of the players. A game has no such round.";
  expect(faultText(words, three)).toBe(all);
  const twice = new EngineError({ ...OWNER, faults: [OWNER, { ...OWNER, field: "setup.pieces.c.owner" }] });
  expect(faultText(words, twice)).toBe("It must belong to one of the players.");
});

test("beside a control stands what is wrong with it and nothing else", () => {
  expect(faultAt(words, three, "pieces.a.stats")).toBe("It must be from 1 to 9.");
  expect(faultAt(words, three, "round")).toBe("A game has no such round.");
  expect(faultAt(words, three, "pieces.c")).toBeNull();
  expect(faultAt(words, null, "round")).toBeNull();
});
