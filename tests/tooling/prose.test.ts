// The check of our prose finds a planted fault of every rule, in every kind of file, and nothing in good text.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { attempt } from "../../scripts/lib/run.mjs";
import {
  LONGEST,
  RULES,
  findings,
  ofFluent,
  ofFluentComments,
  ofMarkdown,
  ofRust,
  ofTypeScript,
} from "../../scripts/lib/prose.mjs";

type Scope = Parameters<typeof findings>[1];

/** A fault for each rule, by the word it should be. */
const FAULTS: readonly (readonly [text: string, use: string])[] = [
  ["The answer hangs on the seed.", "depends on"],
  ["The list is made anew.", "again, or a new …"],
  ["Whatsoever file is read.", "any"],
  ["Whoever changes a rule updates its edit.", "if you …, or a noun"],
  ["The file is not read any more.", "no longer"],
  ["The fault is told at once.", "listed, shown, reported"],
  ["Faults told with their field.", "listed, shown, reported"],
  ["The card lies on the board.", "is, is placed; of a card: its position"],
  ["It brings its own looks.", "style"],
  ["The clause is said in French.", "is stated, described, shown"],
  ["A build mends the types.", "fix, correct, update"],
  ["Nothing comes of it.", "results from"],
  ["It fails, for then no die is left.", "because then"],
  ["A piece, say, an Egg.", "such as, for example"],
  ["The stage fails of a missing word.", "fails if, fails on"],
  ["All rules but for one.", "except"],
  ["It moves all the same.", "still, nevertheless"],
  ["A deck of one’s own.", "your own"],
  ["Go on with the game.", "continue"],
  ["The unit is thereby a target.", "so, because, in which, on, will"],
  ["A step that goes otherwise than expected.", "differently from, differs from"],
  ["The hash is other than before.", "different from"],
  ["The game stumbled.", "stopped; Match device"],
  ["This page's board.", "’"],
  ["Loading...", "…"],
  ["On lance derechef.", "à nouveau"],
  ["Le lien est copié. Qui l’ouvre reçoit une partie.", "Toute personne qui …, ou un nom"],
  ["La partie a trébuché.", "s’est arrêtée ; Selon l’appareil"],
  ["Ledit joueur pioche.", "ce, cette"],
  ["Au final, la partie est perdue.", "enfin, par, pour"],
  ['Le mode "expert".', "« … »"],
];

const found = (text: string, scope: Scope): string[] => findings(ofMarkdown(text), scope).map(({ use }) => use);

test.each(RULES.map((rule) => [String(rule.find), rule] as const))("a planted fault is found: %s", (_find, rule) => {
  const planted = FAULTS.filter(([text]) =>
    findings([{ text, line: 1 }], rule.in[0] ?? "docs").some((f) => f.use === rule.use),
  );
  expect(planted.map(([, use]) => use)).toContain(rule.use);
  // It is this rule that finds it, wherever the rule holds.
  const mine = planted.filter(([text]) => new RegExp(rule.find.source, rule.find.flags).test(text));
  expect(mine.length, `no fault is planted for ${String(rule.find)}`).toBeGreaterThan(0);
  for (const scope of rule.in) expect(found(mine[0]?.[0] ?? "", scope), scope).toContain(rule.use);
});

test("a rule is silent where it does not hold", () => {
  expect(found("The card lies on the board.", "game")).toEqual([]);
  expect(found("Ledit joueur pioche.", "docs")).toEqual([]);
});

test("a good text is silent", () => {
  const good = [
    "The result depends on the seed. If you change a rule, update its edit; the page shows the fault at once.",
    "Nine cards are laid out. Two maps cannot be told apart. No longer than a second.",
    "`hangs on` is code, and so is `lies-<kind>`. [A link](https://rules.example/whoever/lies.md) counts by its text.",
    "The file `laid.rs` and duelyst/laid.rs are names.",
    "",
    "```text\nWhoever lies hangs on anew.\n```",
  ].join("\n");
  expect(findings(ofMarkdown(good), "docs")).toEqual([]);
  expect(findings(ofFluent("a = Sans animation, le résultat s’affiche…\nb = Qui commence ?"), "fr")).toEqual([]);
});

const words = (count: number): string => Array.from({ length: count }, (_, n) => `word${String(n)}`).join(" ");

test("a long sentence is found where it begins, and two short ones are none", () => {
  const text = `A heading before it.\n\nShort. ${words(LONGEST)}\nand one more.\n\n${words(30)}. ${words(30)}.`;
  expect(findings(ofMarkdown(text), "docs").map(({ line }) => line)).toEqual([3, 6]);
  const capital = `${words(30)}. The ${words(30)}.`;
  expect(findings(ofMarkdown(capital), "docs")).toEqual([]);
  expect(findings(ofMarkdown(`- ${words(30)}\n- ${words(30)}\n\n| ${words(30)} | ${words(30)} |`), "docs")).toEqual([]);
  // Comments and messages are not measured.
  expect(findings(ofRust(`/// ${words(60)}`), "code")).toEqual([]);
});

test("a phrase is found across two lines, at the line where it begins", () => {
  expect(findings(ofMarkdown("# Title\n\nWhat it says\nhangs\non a seed."), "docs")).toMatchObject([
    { line: 4, found: "hangs on", use: "depends on" },
  ]);
});

test("messages of Fluent are read without ids, attributes, variants and placeables", () => {
  const text = [
    "# lies",
    "lies-card = { $lies } is there",
    "    .lies = It lies there",
    "    [lies] two",
    "code = Give it rule=\"it's\" and 'wasm-unsafe-eval'",
  ].join("\n");
  expect(findings(ofFluent(text), "en")).toMatchObject([{ line: 3, found: "lies" }]);
  expect(findings(ofFluentComments(text), "code")).toMatchObject([{ line: 1, found: "lies" }]);
});

test("of code only doc comments are read", () => {
  const rust = '//! A card lies here.\nlet lies = "lies"; // lies\n    /// `lies`\n    /// It lies.\n//// lies';
  expect(findings(ofRust(rust), "code").map(({ line }) => line)).toEqual([1, 4]);
  const script = [
    "/** It lies. */",
    "// lies",
    "/* lies */",
    "/**",
    " * @param {lies} lie it",
    " * lies",
    " */",
    'const lies = "lies";',
  ];
  expect(findings(ofTypeScript(script.join("\n")), "code").map(({ line }) => line)).toEqual([1, 5, 6]);
});

test("the program names file, line, what it found and the better word", async () => {
  const folder = mkdtempSync(join(tmpdir(), "prose-"));
  const file = join(folder, "fault.md");
  writeFileSync(file, "# A title\n\nThe answer hangs on the seed.\n");
  const { code, output } = await attempt("node", ["scripts/prose.mjs", file]);
  rmSync(folder, { recursive: true });
  expect(output).toContain(`${file}:3: "hangs on" → depends on (`);
  expect(code).toBe(1);
});

test("the tree is read as a whole, down to the sentences of games and doc comments", async () => {
  const { code, output } = await attempt("node", ["scripts/prose.mjs", "--list"]);
  expect(code).toBe(0);
  expect(output.split("\n")).toEqual(
    expect.arrayContaining([
      "README.md",
      "docs/style.md",
      "bench/README.md",
      "crate/games/skirmish/words/words.en.ftl",
      "web/src/locales/fr.ftl",
      "crate/src/lib.rs",
      "web/src/engine/api.ts",
    ]),
  );
  // What machines write is not prose of ours.
  expect(output).not.toMatch(/-cards\.md|engine\/types/);
});
