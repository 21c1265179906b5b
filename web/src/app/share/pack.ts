// A game in a link: its save, shortened so that two hundred actions fit into a thousand characters, and back. What comes
// out of a link is as little to be trusted as a file: the engine checks all of it when it loads the save.
import type { Action, Save } from "../../engine";
import { broken, fromLink, toLink, whole } from "./text";

/**
 * Version, game, options without the game; the actions' shapes (`"move piece to*"`: a type and its fields, a star after
 * those that hold a square), the values of their fields, and the actions: one character for the shape, one for each value,
 * two for a square. Lists of plain words are one text, with commas.
 */
type Packed = readonly [number, string, object, List, List, string];
type List = string | readonly unknown[];

/** A link's text for a game: letters, digits, `-` and `_`. */
export const pack = (save: Save): Promise<string> => toLink(shorten(save));

/** The game of a link's text. Throws an `EngineError` with the code `link` or `too-large` for what is none. */
export async function unpack(text: string): Promise<Save> {
  const json = await fromLink(text);
  return whole(() => lengthen(JSON.parse(json) as Packed));
}

const isSquare = (value: unknown): value is [number, number] => Array.isArray(value) && value.length === 2;

function shorten({ version, game, options, actions }: Save): Packed {
  const shapes: string[] = [];
  const values: unknown[] = [];
  const seen = new Map<string, number>();
  const place = (list: unknown[], value: unknown): number => {
    const key = `${list === shapes ? "s" : "v"}${JSON.stringify(value)}`;
    const known = seen.get(key) ?? list.push(value) - 1;
    seen.set(key, known);
    return known;
  };
  const numbers = actions.flatMap(({ type, ...fields }) => {
    const entries = Object.entries(fields);
    const shape = [type, ...entries.map(([name, value]) => (isSquare(value) ? `${name}*` : name))].join(" ");
    const parts = entries.flatMap(([, value]) => (isSquare(value) ? value : [place(values, value)]));
    return [place(shapes, shape), ...parts];
  });
  const rest = { ...options, game: undefined };
  return [version, game, rest, listed(shapes), listed(values), numbers.map(toCharacter).join("")];
}

const listed = (list: readonly unknown[]): List =>
  list.every((one) => typeof one === "string" && !one.includes(",")) ? list.join() : list;

const unlisted = (list: List): readonly unknown[] => (typeof list === "string" ? list.split(",") : list);

function lengthen([version, game, options, shapeList, valueList, rows]: Packed): Save {
  const [shapes, values] = [unlisted(shapeList), unlisted(valueList)];
  const characters = [...rows];
  let at = 0;
  const next = (): number => {
    const character = characters[at++];
    if (character === undefined) throw broken("it ends too early");
    return toNumber(character);
  };
  const value = (): unknown => {
    const n = next();
    if (n >= values.length) throw broken("a value is missing");
    return values[n];
  };
  const actions: Action[] = [];
  while (at < characters.length) {
    const shape = shapes[next()];
    if (typeof shape !== "string" || shape === "") throw broken("an action has no type");
    const [type = "", ...fields] = shape.split(" ");
    const entries = fields.map((name) =>
      name.endsWith("*") ? [name.slice(0, -1), [next(), next()]] : [name, value()],
    );
    actions.push({ type, ...(Object.fromEntries(entries) as object) });
  }
  return { version, game, options: { ...options, game }, actions } as Save;
}

/** Numbers from 0 are characters from `#` on, except the backslash, which JSON writes as two. */
const FIRST = 0x23;
const BACKSLASH = 0x5c;

function toCharacter(n: number): string {
  const code = FIRST + n;
  return String.fromCodePoint(code < BACKSLASH ? code : code + 1);
}

function toNumber(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < FIRST || code === BACKSLASH) throw broken("a character has no meaning");
  return (code < BACKSLASH ? code : code - 1) - FIRST;
}
