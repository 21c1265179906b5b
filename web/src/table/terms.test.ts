// Terms in a sentence: what stands at one without a space stays on its line.
import { expect, test } from "vitest";
import { Terms } from "../words/terms";
import { termText } from "./terms";
import type { Words } from "./types";

const terms = new Terms(
  [
    { id: "zone", clause: "toy:zone.1", words: { en: ["Zone"], fr: [] } },
    { id: "die", clause: "toy:die.1", words: { en: ["die"], fr: [] } },
  ],
  "en",
);
const words = { terms, clause: () => ({ title: "" }) } as unknown as Words;

/** Each piece of the sentence as it is read; what is held together is in braces. */
const pieces = (text: string): string[] =>
  termText(words, text)
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (typeof piece === "string") return piece;
      const { values, strings } = piece;
      if (!strings[0]?.includes("hold")) return "<term>";
      return `{${values.map((value) => (typeof value === "string" ? value : "<term>")).join("")}}`;
    });

test("a bracket before a term is not left behind on the line above, nor a comma sent to the one below", () => {
  expect(pieces("It comes (Zone), now.")).toEqual(["It comes ", "{(<term>),}", " now."]);
});

test("a term between spaces is held by nothing", () => {
  expect(pieces("Each Zone here.")).toEqual(["Each ", "<term>", " here."]);
});

test("of two terms that touch, what is between them is said once", () => {
  expect(pieces("Zone/die")).toEqual(["{<term>/}", "<term>"]);
});

test("what ends a sentence without a term is as it was", () => {
  expect(pieces("Nothing (here)")).toEqual(["Nothing (here)"]);
});
