// What a wiki draws a position with that is not of the rulebook, on a server that knows no rules: the names, boards and colours
// of a game.
import { groundColours, ownerLooks } from "../embed/picture";
import { storiesOf } from "../embed/story";
import type { Table } from "../engine/wire";
import type { Lang } from "../words/book";
import { Words } from "../words/words";
import type { GameFiles } from "./rules";

export interface BoardData {
  /** Of everything that can be on a board, and of its places, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The board of a position that names none; empty where it has no squares. */
  readonly rows: readonly string[];
  readonly maps: Readonly<Record<string, readonly string[]>>;
  /** What the signs of rows stand for. */
  readonly legend: Readonly<Record<string, string>>;
  /** Of the kinds of ground that are not open. */
  readonly colours: Readonly<Record<string, string>>;
  readonly owners: ReturnType<typeof ownerLooks>;
}

const STANDS = new Set(["unit", "card", "object"]);

export function boardOf({ book, board }: GameFiles, lang: Lang): BoardData {
  const words = new Words(lang, "", book);
  const tables = book.clauses.flatMap(({ id }) => plainTables(board(id)));
  const places = tables.flatMap(({ board }) => board.places ?? []);
  const things = Object.keys(book.things).filter((id) => STANDS.has(book.things[id]?.kind ?? ""));
  return {
    names: Object.fromEntries([
      ...things.map((id) => [id, words.name(id)] as const),
      ...places.map(({ id, is }) => [id, words.name(is ?? id)] as const),
    ]),
    rows: mostOften(tables.map(({ board }) => board.rows)),
    maps: Object.fromEntries(book.maps.map(({ id, rows }) => [id, rows])),
    legend: Object.assign({}, ...book.maps.map(({ legend }) => legend)) as Record<string, string>,
    colours: groundColours(book),
    owners: ownerLooks(),
  };
}

/** The positions of examples that say nothing of the board. */
function plainTables(file: ReturnType<GameFiles["board"]>): Table[] {
  const plain = (file ? storiesOf(file) : []).filter(({ scenario }) => {
    const { rows = [], map } = scenario.setup?.board ?? {};
    return rows.length === 0 && map === undefined;
  });
  return plain.map(({ start }) => start.table);
}

/** Some rules change the board by themselves; most leave it as it is. */
function mostOften(boards: readonly (readonly string[])[]): readonly string[] {
  const met = new Map<string, number>();
  for (const rows of boards) met.set(rows.join("\n"), (met.get(rows.join("\n")) ?? 0) + 1);
  const [most = ""] = [...met].sort(([, a], [, b]) => b - a)[0] ?? [];
  return most === "" ? [] : most.split("\n");
}
