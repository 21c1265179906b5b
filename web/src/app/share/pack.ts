// A game in a link: its save, shortened so that two hundred actions fit into a thousand characters, and back. What comes
// out of a link is as little to be trusted as a file: the engine checks all of it when it loads the save.
import { EngineError, type Action, type Save } from "../../engine";

/** Stands before the text, so that another form can be told from this one. */
const FORM = "1";

/** No game comes near these: a longer link, or one that swells beyond this, is not a game. */
const LONGEST_LINK = 64 * 1024;
const LARGEST = 1024 * 1024;

/**
 * Version, game, options without the game; the actions' shapes (`"move piece to*"`: a type and its fields, a star after
 * those that hold a square), the values of their fields, and the actions: one character for the shape, one for each value,
 * two for a square. Lists of plain words are one text, with commas.
 */
type Packed = readonly [number, string, object, List, List, string];
type List = string | readonly unknown[];

/** A link's text for a game: letters, digits, `-` and `_`. */
export async function pack(save: Save): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shorten(save)));
  return FORM + toBase64(await through(bytes, new CompressionStream("deflate-raw"), Infinity));
}

/** The game of a link's text. Throws an `EngineError` with the code `link` or `too-large` for what is none. */
export async function unpack(text: string): Promise<Save> {
  if (text.length > LONGEST_LINK) throw new EngineError({ code: "too-large", message: "the link is too long" });
  if (!text.startsWith(FORM)) throw broken("it is of an unknown form");
  try {
    const bytes = await through(fromBase64(text.slice(1)), new DecompressionStream("deflate-raw"), LARGEST);
    return lengthen(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as Packed);
  } catch (error) {
    throw error instanceof EngineError ? error : broken(String(error));
  }
}

const broken = (why: string): EngineError => new EngineError({ code: "link", message: why });

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

/** Numbers from 0 are characters from `#` on, but for the backslash, which JSON writes as two. */
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

/** Through a stream of the browser's own, and no further than `most` bytes: a small link may hold an endless text. */
async function through(bytes: BlobPart, stream: GenericTransformStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new EngineError({ code: "too-large", message: `the link holds more than ${String(most)} bytes` });
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
