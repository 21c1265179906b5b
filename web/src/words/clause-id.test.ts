import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { clauseParts, cutAtClauses, replaceClauses } from "./clause-id";

const GAMES = fileURLToPath(new URL("../../../crate/games/", import.meta.url));
const ids = readdirSync(GAMES)
  .map((game) => `${GAMES}${game}/rulebook.toml`)
  .filter((file) => existsSync(file))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/^id = "([^"]*:[^"]*)"$/gm)])
  .map(([, id = ""]) => id);

describe("the id of a clause", () => {
  it("is understood for every clause of every rulebook", () => {
    expect(ids.length).toBeGreaterThan(600);
    expect(ids.filter((id) => clauseParts(id) === null)).toEqual([]);
    expect(clauseParts("noxilia:ability.guardian_angel.1")).toEqual({
      game: "noxilia",
      short: "ability.guardian_angel.1",
    });
  });

  it("is found whole in a sentence, whatever stands around it", () => {
    for (const id of ids) expect(cutAtClauses(`As (${id}), and ${id}.`)).toEqual(["As (", id, "), and ", id, "."]);
    expect(cutAtClauses("At 12:30, pox:4.")).toEqual(["At 12:30, ", "pox:4", "."]);
    expect(replaceClauses("See skirmish:los.2 - and noxilia:ability.dodge_twice.1_", () => "it")).toBe(
      "See it - and it_",
    );
  });

  it("is nothing else", () => {
    const not = ["", "skirmish", "skirmish:", ":bonus.2", "skirmish:bonus", "skirmish:bonus.", "skirmish:bonus..2"];
    const nor = [
      "skirmish:../bonus.2",
      "skirmish:bonus.2/x",
      "skirmish:Bonus.2",
      ...["Skirmish:bonus.2", "pox:A", "pox:AB.a", "pox:A.B", "pox:4a", "12:30"],
      "a:b:c.1",
      "skirmish:bonus._2",
      " a:b.1",
    ];
    expect([...not, ...nor].filter((id) => clauseParts(id) !== null)).toEqual([]);
  });
});
