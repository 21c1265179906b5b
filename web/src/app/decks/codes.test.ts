import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isCode, readCode, writeCode, type DeckCodes } from "./codes";
import { total } from "./model";

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../crate/games/${path}`, import.meta.url), "utf8"));
const { code: CODES } = read("duelyst/data/builder.json") as { code: DeckCodes };
const LEADERS = ["kaleos-xaan", "reva-eventide", "argeon-highmayne"];

/** A list that went round among players of the published game, in its own words. */
const PUBLISHED =
  "MToxMDEsMzoxMTAsMzoxMTIsMzoxMTUsMzoxMTYsMzoxMjIsMjoxMTAxMSwyOjIwMDgwLDM6MjAwODUsMzoyMDA4NiwyOjIwMDg3LDM6MjAxMDIsMjoyMDEyOSwyOjIwMTU1LDM6MjAxNjgsMjozMDAwNw==";
const CARDS = {
  ...{
    "kaido-assassin": 3,
    "gore-horn": 3,
    "chakri-avatar": 3,
    "four-winds-magi": 3,
    "lantern-fox": 3,
    firestarter: 2,
  },
  ...{ "saberspine-seal": 2, "mana-vortex": 3, "inner-focus": 3, "onyx-bear-seal": 2, "killing-edge": 3 },
  ...{ juxtaposition: 2, "heavens-eclipse": 2, "mist-dragon-seal": 3, "mask-of-shadows": 2 },
};
const coded = (entries: string): string => btoa(entries);

describe("a published deck code", () => {
  it("is its general and 39 cards, and is written again as it was", () => {
    const found = readCode(PUBLISHED, CODES, LEADERS);
    expect(found?.list).toEqual({ leader: "kaleos-xaan", cards: CARDS });
    expect(found && total(found.list)).toBe(39);
    expect(found?.unread).toEqual([]);
    expect(writeCode({ name: "", list: found?.list ?? { cards: {} } }, CODES)).toEqual({ code: PUBLISHED, left: [] });
  });

  it("may have a name before it, and blanks around it", () => {
    const found = readCode(`  [Burn, and [more]\n${PUBLISHED}\n`, CODES, LEADERS);
    expect(found?.name).toBe("Burn, and [more");
    expect(writeCode({ name: "My [best] deck", list: { cards: { firestarter: 1 } } }, CODES).code).toBe(
      `[My  best  deck]${coded("1:11011")}`,
    );
  });

  it("counts prismatic cards and other skins as the cards they are", () => {
    const found = readCode(coded("1:2000101,1:1000110,2:110"), CODES, LEADERS);
    expect(found?.list).toEqual({ leader: "kaleos-xaan", cards: { "kaido-assassin": 3 } });
  });

  it("names what it cannot read, and keeps the rest", () => {
    const found = readCode(coded("1:101,3:110,2:99999,0:112,1:1,98:110"), CODES, LEADERS);
    expect(found?.list).toEqual({ leader: "kaleos-xaan", cards: { "kaido-assassin": 3 } });
    expect(found?.unread).toEqual([
      { line: 3, text: "2:99999" },
      { line: 4, text: "0:112" },
      { line: 5, text: "1:1" },
      { line: 6, text: "98:110" },
    ]);
  });

  it("is written without what has no number there, which is named", () => {
    const { code, left } = writeCode(
      { name: "", list: { leader: "nobody", cards: { facestriker: 2, firestarter: 1 } } },
      CODES,
    );
    expect([code, left]).toEqual([coded("1:11011"), ["nobody", "facestriker"]]);
  });

  it.each([
    "",
    "3 Firestarter",
    "abcd",
    "[name]",
    coded("hello"),
    coded("1:2:3"),
    coded("3:110;2:112"),
    `${PUBLISHED}!`,
    "A".repeat(9000),
  ])("is not found in any other text: %.20s", (text) => {
    expect(isCode(text)).toBe(false);
    expect(readCode(text, CODES, LEADERS)).toBeNull();
  });

  it("reads every card that has a number as that card", () => {
    for (const [id, number] of Object.entries(CODES.numbers)) {
      const found = readCode(coded(`1:${String(number)}`), CODES, []);
      expect(found?.list.cards).toEqual({ [id]: 1 });
    }
    expect(Object.keys(CODES.numbers).length).toBeGreaterThan(560);
  });
});
