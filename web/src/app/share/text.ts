// Any JSON as a link's text and back: deflated, in letters, digits, `-` and `_`. What comes out of a link is as little to
// be trusted as a file.
import { EngineError } from "../../engine/errors";

/** Stands before the text, so that another form can be distinguished from this one. */
const FORM = "1";

/** Nothing of ours comes near these: a longer link, or one that swells beyond this, is none of ours. */
const LONGEST_LINK = 64 * 1024;
const LARGEST = 1024 * 1024;

/** The text of a value. */
export async function toLink(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return FORM + toBase64(await through(bytes, new CompressionStream("deflate-raw"), Infinity));
}

/** The JSON that a link holds. Throws an `EngineError` with the code `link` or `too-large` where it holds none. */
export async function fromLink(text: string): Promise<string> {
  if (text.length > LONGEST_LINK) throw new EngineError({ code: "too-large", message: "the link is too long" });
  if (!text.startsWith(FORM)) throw broken("it is of an unknown form");
  return whole(async () => {
    const bytes = await through(fromBase64(text.slice(1)), new DecompressionStream("deflate-raw"), LARGEST);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  });
}

export const broken = (why: string): EngineError => new EngineError({ code: "link", message: why });

/** What goes wrong while a link is read is the link's fault. */
export async function whole<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof EngineError ? error : broken(String(error));
  }
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
