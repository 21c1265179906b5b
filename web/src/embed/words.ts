// The sentences of a board: its own, the table's, and those of the game it shows.
import { once } from "../once";
import type { Both, GameBook, Lang, Thing } from "../words/book";
import { Words } from "../words/words";
import { fault, part, reach } from "./fetching";
import type { Story } from "./story";

const texts = new Map<Lang, Promise<string>>();
const books = new Map<string, Promise<GameBook>>();

export const boardText = (lang: Lang): Promise<string> =>
  once(texts, lang, async () => {
    const files = await part(
      lang === "fr"
        ? Promise.all([import("./board.fr.ftl?raw"), import("../table/table.fr.ftl?raw")])
        : Promise.all([import("./board.en.ftl?raw"), import("../table/table.en.ftl?raw")]),
    );
    return files.map((file) => file.default).join("\n");
  });

/** A game's words and names, without the texts of its rulebook: every board brings the clause it is about. */
export const boardBook = (game: string, lang: Lang, base: URL): Promise<GameBook> =>
  once(books, `${game}.words.${lang}`, async () => {
    if (!/^[a-z][a-z0-9-]*$/.test(game)) throw fault("unknown-game", game);
    const response = await reach(new URL(`boards/${game}.words.${lang}.json`, base));
    if (response.status === 404) throw fault("unknown-game", game);
    if (!response.ok) throw fault("no-file", `${String(response.status)} ${response.url}`);
    return (await response.json()) as GameBook;
  });

/** Words for one story: the game's own, and the names of what the scenario brings along. */
export const wordsOf = (lang: Lang, text: string, book: GameBook, story: Story | undefined): Words =>
  new Words(lang, text, withContent(book, story?.scenario.content));

/** A book that also knows a position's own units and cards; the same book where there are none. */
export const withContent = (book: GameBook, content: unknown): GameBook =>
  content === undefined ? book : { ...book, things: { ...book.things, ...things(content) } };

type Row = Readonly<Record<string, unknown>>;

const rows = (content: unknown, key: string): Row[] => {
  const list = (content as Row | undefined)?.[key];
  return Array.isArray(list) ? (list as unknown[]).filter((row): row is Row => typeof row === "object" && !!row) : [];
};

const KINDS = { units: "unit", cards: "card", attacks: "attack", abilities: "ability" } as const;

/** A scenario's own units and cards as things with names; one without a name is called by its id. */
function things(content: unknown): Record<string, Thing> {
  const named = (list: keyof typeof KINDS, from: unknown): [string, Thing][] =>
    rows(from, list).flatMap((row): [string, Thing][] => {
      const { id, name, name_fr: french, notation, range, role } = row;
      if (typeof id !== "string") return [];
      const plain = typeof name === "string" ? name : id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
      const both: Both = { en: plain, fr: typeof french === "string" ? french : plain };
      const parts = [...rows(row, "attacks"), ...rows(row, "abilities")].map((part) => String(part["id"]));
      const drawing = { ...(parts.length > 0 && { parts }), ...(typeof notation === "string" && { notation }) };
      const more = { ...(typeof range === "object" && { range }), ...(typeof role === "string" && { role }) };
      const thing: Thing = { kind: KINDS[list], name: both, ...drawing, ...more };
      return [[id, thing], ...named("attacks", row), ...named("abilities", row)];
    });
  return Object.fromEntries([...named("units", content), ...named("cards", content)]);
}
