import { describe, expect, it } from "vitest";
import type { TermText } from "./book";
import { Terms } from "./terms";

const term = (id: string, en: string[], fr: string[] = []): TermText => ({
  id,
  clause: `toy:${id}.1`,
  words: { en, fr },
});
const LIST = [
  term("reach", ["Reach"]),
  term("banner", ["banner", "banners"]),
  term("defence", ["defence die"], ["dé de défense"]),
  term("knock-back", ["Knock-back"]),
  term("ap", ["AP"], ["points d’action"]),
  term("fire", []),
];
const found = (text: string, lang: "en" | "fr" = "en"): string[] =>
  new Terms(LIST, lang).cut(text).flatMap((cut) => (cut.clause === null ? [] : [`${cut.text}=${cut.clause}`]));

describe("terms in running text", () => {
  it("are found as they are written, at the start of a sentence too", () => {
    expect(found("Banners count. A Reach attack; what it can reach.")).toEqual([
      "Banners=toy:banner.1",
      "Reach=toy:reach.1",
    ]);
    expect(found("Attack 3pb+2, Melee, Knock-back.")).toEqual(["Knock-back=toy:knock-back.1"]);
  });

  it("are no parts of other words", () => {
    expect(found("APPLE, Reaching, Knock-backs, standard-banner")).toEqual([]);
    expect(found("Play Red Banner. Banners count.")).toEqual(["Banners=toy:banner.1"]);
    expect(found("2 AP.")).toEqual(["AP=toy:ap.1"]);
  });

  it("are offered once, and nothing of the text is lost", () => {
    const cuts = new Terms(LIST, "en").cut("AP and AP, a banner");
    expect(cuts.map(({ text }) => text).join("")).toBe("AP and AP, a banner");
    expect(cuts.filter(({ clause }) => clause)).toHaveLength(2);
  });

  it("are found through the spaces and apostrophes of French typography", () => {
    expect(found("+1\u00a0dé de\u00a0défense, 2 points d’action", "fr")).toEqual([
      "dé de\u00a0défense=toy:defence.1",
      "points d’action=toy:ap.1",
    ]);
    expect(found("deux points d'action", "fr")).toEqual(["points d'action=toy:ap.1"]);
  });

  it("are known by their things, whether they stand in texts or not", () => {
    expect(new Terms(LIST, "en").clause("fire")).toBe("toy:fire.1");
    expect(new Terms(LIST, "en").clause("water")).toBeNull();
    expect(new Terms([], "en").cut("No terms")).toEqual([{ text: "No terms", clause: null }]);
  });
});
