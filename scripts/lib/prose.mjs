// What docs/style.md asks of our prose, as far as a pattern can tell: the rules, which are data, and a reader of each kind
// of file that hands them running text alone.

/**
 * Where a rule holds: documents, English and French sentences, English sentences of games, doc comments. A game speaks as its
 * rulebook does: there a card lies, and whoever moves it is a player.
 * @typedef {"docs" | "en" | "fr" | "game" | "code"} Scope
 */
/**
 * @typedef {object} Rule
 * @property {RegExp} find a space stands for any white space, so that a phrase is found across two lines
 * @property {string} use the better word
 * @property {string} why
 * @property {readonly Scope[]} in
 */
/**
 * Running text of one file: code, links and placeables are replaced by `CODE`, and line `n` of `text` is line `line + n` of
 * the file.
 * @typedef {{ text: string, line: number }} Passage
 */
/** @typedef {{ line: number, found: string, use: string, why: string }} Finding */

/** @type {readonly Scope[]} */
const OURS = ["docs", "en", "code"];
/** @type {readonly Scope[]} */
const ENGLISH = [...OURS, "game"];
const UNUSUAL = "the usual word is understood at once";
const PLAIN = "one plain verb says it";

/** @type {readonly Rule[]} */
export const RULES = [
  { find: /\b(hang|hangs|hung|hanging) (on|upon)\b/i, use: "depends on", why: UNUSUAL, in: ENGLISH },
  { find: /\banew\b/i, use: "again, or a new …", why: UNUSUAL, in: ENGLISH },
  { find: /\b(who|whom|what|which)soever\b/i, use: "any", why: UNUSUAL, in: ENGLISH },
  { find: /\bwho(m)?ever\b/i, use: "if you …, or a noun", why: "a reader, an author, a player is somebody", in: OURS },
  {
    find: /\b(not|no|nor|none|nobody|nothing|never)\b[^.;:]{0,40}\bany ?more\b/i,
    use: "no longer",
    why: UNUSUAL,
    in: ENGLISH,
  },
  {
    find: /\b(is|are|was|were|be|been|being) (not |also |then |all |only |still )?told(?! apart)\b/i,
    use: "listed, shown, reported",
    why: "people are told, facts are reported",
    in: ENGLISH,
  },
  {
    find: /\btold (in|with|of|by|as)\b/i,
    use: "listed, shown, reported",
    why: "people are told, facts are reported",
    in: ENGLISH,
  },
  {
    find: /\b(lie|lies|lain|lying|laid(?! out))\b(?!\.\w)/i,
    use: "is, is placed; of a card: its position",
    why: "eight spellings of one notion, and one of them is a falsehood",
    in: OURS,
  },
  { find: /\b(its|own|their|our|the) looks\b/i, use: "style", why: UNUSUAL, in: ENGLISH },
  {
    find: /\b(is|are|was|were|be|been) (also |then )?said\b/i,
    use: "is stated, described, shown",
    why: PLAIN,
    in: ENGLISH,
  },
  { find: /\b(mend|mends|mended|mending)\b/i, use: "fix, correct, update", why: UNUSUAL, in: ENGLISH },
  { find: /\b(come|comes|came|coming) of\b/i, use: "results from", why: UNUSUAL, in: ENGLISH },
  { find: /\bfor then\b/i, use: "because then", why: UNUSUAL, in: ENGLISH },
  { find: /, say\b[,.)]?/i, use: "such as, for example", why: UNUSUAL, in: ENGLISH },
  { find: /\bfails? of\b/i, use: "fails if, fails on", why: "the verb has no such object", in: ENGLISH },
  { find: /\bbut for\b/i, use: "except", why: UNUSUAL, in: ENGLISH },
  { find: /\b(all the same|none the less)\b/i, use: "still, nevertheless", why: UNUSUAL, in: ["docs", "en", "game"] },
  { find: /\bone['’]s own\b/i, use: "your own", why: "the reader is you", in: ["docs", "en", "game"] },
  {
    find: /\b(go|goes|going|gone|went) on (with|playing|working|until|to)\b/i,
    use: "continue",
    why: PLAIN,
    in: ["docs", "en", "game"],
  },
  {
    find: /\b(thereby|whereby|wherein|therein|thereof|thereupon|whereupon|hereby|hence|whence|lest|albeit|upon|shall)\b/i,
    use: "so, because, in which, on, will",
    why: UNUSUAL,
    in: ENGLISH,
  },
  { find: /\botherwise than\b/i, use: "differently from, differs from", why: UNUSUAL, in: OURS },
  { find: /\bother than (before|they were|first)\b/i, use: "different from", why: UNUSUAL, in: ["docs"] },
  {
    find: /\b(stumbled|as my device)\b/i,
    use: "stopped; Match device",
    why: "the standard term of interfaces",
    in: ["en", "game"],
  },
  {
    find: /\p{L}'\p{L}/u,
    use: "’",
    why: "a sentence on the page has a typographer’s apostrophe",
    in: ["en", "fr", "game"],
  },
  { find: /\.\.\./, use: "…", why: "an ellipsis is one character", in: ["en", "fr", "game"] },
  { find: /\bderechef\b/i, use: "à nouveau", why: "le mot courant se comprend aussitôt", in: ["fr"] },
  {
    find: /(^|[.;:] )Qui [^.?!:]*[.;]/,
    use: "Toute personne qui …, ou un nom",
    why: "un nom courant devant le verbe",
    in: ["fr"],
  },
  {
    find: /\b(trébuch\p{L}*|comme mon appareil)/iu,
    use: "s’est arrêtée ; Selon l’appareil",
    why: "le terme courant des interfaces",
    in: ["fr"],
  },
  {
    find: /\b(icelui|icelle|ledit|ladite|lesdits|lesdites|susdit)\b/i,
    use: "ce, cette",
    why: "le mot courant se comprend aussitôt",
    in: ["fr"],
  },
  { find: /\b(au final|de par|en termes de)\b/i, use: "enfin, par, pour", why: "tournure vague", in: ["fr"] },
  { find: /"[^"]*"/, use: "« … »", why: "guillemets français", in: ["fr"] },
];

/** The most words of a sentence in a document. A table's cells and a list's items are sentences of their own. */
export const LONGEST = 45;

/**
 * What is wrong with a text, in the order of its lines.
 * @param {readonly Passage[]} passages
 * @param {Scope} scope
 * @returns {Finding[]}
 */
export function findings(passages, scope) {
  const rules = RULES.filter((rule) => rule.in.includes(scope)).map((rule) => ({
    ...rule,
    find: everywhere(rule.find),
  }));
  return passages
    .flatMap((passage) => [
      ...rules.flatMap(({ find, use, why }) =>
        [...passage.text.matchAll(find)].map((match) => ({
          line: lineOf(passage, match.index),
          found: oneLine(match[0]),
          use,
          why,
        })),
      ),
      ...(scope === "docs" ? tooLong(passage) : []),
    ])
    .toSorted((a, b) => a.line - b.line);
}

/** @param {RegExp} find */
const everywhere = (find) =>
  new RegExp(find.source.replaceAll(/ (?![^[\]]*\])/g, "\\s+"), [...new Set(`${find.flags}gm`)].join(""));
/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, " ").trim();
/**
 * @param {Passage} passage
 * @param {number} index
 */
const lineOf = ({ text, line }, index) => line + (text.slice(0, index).match(/\n/g)?.length ?? 0);

/**
 * @param {Passage} passage
 * @returns {Finding[]}
 */
function tooLong(passage) {
  // A sentence ends where the next one begins with a capital, a figure or a sign.
  const ends = [...passage.text.matchAll(/[.!?…]["”’)*_]*(?=\s+[^\s\p{Ll}])/gu)].map(
    ({ index, 0: end }) => index + end.length,
  );
  const cuts = [0, ...ends, passage.text.length];
  return cuts.slice(1).flatMap((end, n) => {
    const start = cuts[n] ?? 0;
    const sentence = passage.text.slice(start, end);
    const words = sentence.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
    if (words <= LONGEST) return [];
    const lead = sentence.length - sentence.trimStart().length;
    return [
      {
        line: lineOf(passage, start + lead),
        found: `${oneLine(sentence).slice(0, 50)}… (${words} words)`,
        use: `at most ${LONGEST} words`,
        why: "a reader has lost the beginning by the end",
      },
    ];
  });
}

/** Code says what it says, and of a link only its text is read. */
const plain = (/** @type {string} */ text) =>
  text
    .replaceAll(/`[^`]*`/g, (code) => `CODE${code.replaceAll(/[^\n]/g, "")}`)
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/!?\[([^\]]*)\]\[[^\]]*\]/g, "$1");

/**
 * Paragraphs, items, headings and cells of Markdown, without its blocks of code.
 * @param {string} text
 * @returns {Passage[]}
 */
export function ofMarkdown(text) {
  /** @type {Passage[]} */
  const passages = [];
  /** @type {Passage | undefined} */
  let open;
  let fenced = false;
  const close = () => {
    if (open !== undefined) passages.push({ ...open, text: plain(open.text) });
    open = undefined;
  };
  text.split("\n").forEach((line, n) => {
    if (/^\s*(```|~~~)/.test(line)) {
      fenced = !fenced;
      return close();
    }
    if (fenced || line.trim() === "" || (open === undefined && line.startsWith("    "))) return close();
    if (line.trimStart().startsWith("|")) {
      close();
      passages.push(
        ...plain(line.replaceAll(/`[^`]*`/g, "`c`"))
          .split("|")
          .map((cell) => ({ text: cell, line: n + 1 })),
      );
      return;
    }
    if (/^\s*([-*]|\d+\.|#+)\s/.test(line)) close();
    const words = line.replace(/^\s*([-*]|\d+\.|#+)\s+/, "");
    open = open === undefined ? { text: words, line: n + 1 } : { ...open, text: `${open.text}\n${words}` };
    if (/^#+\s/.test(line)) close();
  });
  close();
  return passages;
}

/**
 * Messages of a Fluent file, a line each; what is put in is `CODE`.
 * @param {string} text
 * @returns {Passage[]}
 */
export function ofFluent(text) {
  return text.split("\n").flatMap((line, n) => {
    if (line.startsWith("#")) return [];
    const words = line
      .replace(/^-?[a-z][\w-]* =/, "")
      .replace(/^\s+\.[\w-]+ =/, "")
      .replace(/^\s*\*?\[[^\]]*\]/, "")
      .replaceAll(/\{[^{}]*("[^"]*"[^{}]*)?\}/g, "CODE")
      .replaceAll(/<[^>]*>|\w+="[^"]*"|'[a-z-]+'/g, "CODE");
    return words.trim() === "" ? [] : [{ text: plain(words).trimStart(), line: n + 1 }];
  });
}

/**
 * Comments of a Fluent file.
 * @param {string} text
 * @returns {Passage[]}
 */
export const ofFluentComments = (text) => documented(text, (line) => /^#+ ?(.*)$/.exec(line)?.[1]);

/**
 * Doc comments of Rust (`///`, `//!`).
 * @param {string} text
 * @returns {Passage[]}
 */
export const ofRust = (text) => documented(text, (line) => /^\s*\/\/[/!](?!\/)\s?(.*)$/.exec(line)?.[1]);

/**
 * Doc comments of TypeScript, whose tags and types are no prose.
 * @param {string} text
 * @returns {Passage[]}
 */
export function ofTypeScript(text) {
  let inside = false;
  return documented(text, (line) => {
    const begins = /^\s*\/\*\*/.test(line);
    if (!begins && !inside) return undefined;
    inside = !line.includes("*/");
    return line
      .replace(/^\s*(\/\*\*|\*(?!\/))?/, "")
      .replace(/\*\/.*$/, "")
      .replace(/@\w+( \{[^}]*\})?/, "");
  });
}

/**
 * @param {string} text
 * @param {(line: string) => string | undefined} read what a line has to say, if it is part of a comment
 * @returns {Passage[]}
 */
function documented(text, read) {
  /** @type {{ words: string[], line: number }[]} */
  const blocks = [];
  let before = false;
  text.split("\n").forEach((line, n) => {
    const words = read(line);
    if (words !== undefined && before) blocks.at(-1)?.words.push(words);
    else if (words !== undefined) blocks.push({ words: [words], line: n + 1 });
    before = words !== undefined;
  });
  return blocks.flatMap(({ words, line }) =>
    ofMarkdown(words.join("\n")).map((passage) => ({ ...passage, line: passage.line + line - 1 })),
  );
}
