// What a <rule-board> was asked to show, and where that comes from.
import { toWire, type EngineError } from "../engine/errors";
import { theEngine } from "../engine/one";
import { clauseParts } from "../words/clause-id";
import { fault, part, reach } from "./fetching";
import { storiesOf, storyOf, type BoardFile, type Recorded, type Shown, type Story } from "./story";

/** No scenario comes near this. */
const LARGEST = 256 * 1024;

/** A scenario packed into a text, as links hold it. An example's name has a colon in it. */
const PACKED = /^1[\w-]+$/;

/** Fetches what the element's attributes, or the JSON inside it, ask for. `base` is the address of Rulewright. */
export async function shownOf(host: HTMLElement, base: URL): Promise<Shown> {
  const asked = (name: string): string => host.getAttribute(name)?.trim() ?? "";
  const inside = host.querySelector('script[type="application/json"]');
  if (asked("rule")) return clause(asked("rule"), base);
  if (PACKED.test(asked("scenario"))) return packed(asked("scenario"));
  if (asked("scenario")) return scenario(asked("scenario"), base);
  if (asked("src")) return shownOfText(await text(asked("src")));
  if (inside) return shownOfText(inside.textContent);
  throw fault("nothing");
}

/** A clause's own file. */
export async function boardFile(id: string, base: URL): Promise<BoardFile> {
  const parts = clauseParts(id);
  if (!parts) throw fault("unknown-clause", id);
  return (await file(`${parts.game}/${parts.short}`, base, fault("unknown-clause", id))) as BoardFile;
}

/** An example by its name, and the rule that it belongs to. */
export async function example(name: string, base: URL): Promise<{ clause: BoardFile["clause"]; story: Story }> {
  const [id = ""] = name.split("/", 1);
  const unknown = fault("unknown-scenario", name);
  const home = await boardFile(id, base).catch((error: unknown) => {
    throw toWire(error).code === "unknown-clause" ? unknown : error;
  });
  const { clause } = home;
  const found = storiesOf(home).find((story) => story.name === name);
  if (found) return { clause, story: found };
  if (!home.rest?.some((one) => one.name === name)) throw unknown;
  return { clause, story: await unread(name, base) };
}

/** An example that stands in a file of its own. */
export async function unread(name: string, base: URL): Promise<Story> {
  const unknown = fault("unknown-scenario", name);
  const [id = "", words = ""] = name.split("/");
  const parts = clauseParts(id);
  if (!parts || !/^[a-z0-9-]+$/.test(words)) throw unknown;
  return storyOf(name, (await file(`${parts.game}/${parts.short}/${words}`, base, unknown)) as Recorded);
}

/** A file of the boards; `unknown` is what is wrong where there is none. */
async function file(path: string, base: URL, unknown: EngineError): Promise<unknown> {
  const response = await reach(new URL(`boards/${path}.json`, base));
  if (response.status === 404) throw unknown;
  if (!response.ok) throw fault("no-file", `${String(response.status)} ${response.url}`);
  // A server that answers with its own page for whatever it does not have has not got this either.
  return response.json().catch(() => {
    throw unknown;
  });
}

async function clause(id: string, base: URL): Promise<Shown> {
  const found = await boardFile(id, base);
  return { game: gameOf(id), clause: found.clause, stories: storiesOf(found), rest: found.rest ?? [] };
}

async function scenario(name: string, base: URL): Promise<Shown> {
  const found = await example(name, base);
  return { game: gameOf(name), clause: found.clause, stories: [found.story], rest: [] };
}

/** A scenario of the editor's own that stands in an attribute or an address. */
async function packed(text: string): Promise<Shown> {
  const { fromLink } = await import("../app/share/text");
  const json = await fromLink(text).catch((error: unknown) => {
    throw toWire(error).code === "too-large" ? tooLarge() : error;
  });
  return { ...(await shownOfText(json)), packed: text };
}

const tooLarge = (): EngineError => fault("too-large", "", String(LARGEST / 1024));

const gameOf = (id: string): string => id.split(":", 1)[0] ?? "";

/** A file of the editor's own, read no further than is sensible. */
async function text(src: string): Promise<string> {
  const url = URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw fault("no-file", src);
  const response = await reach(url, "same-origin");
  if (!response.ok) throw fault("no-file", `${String(response.status)} ${url.href}`);
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let got = "";
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    got += decoder.decode(part.value, { stream: true });
    if (got.length > LARGEST) {
      void reader?.cancel();
      break;
    }
  }
  return got + decoder.decode();
}

/** A scenario from anywhere. */
async function shownOfText(json: string): Promise<Shown> {
  if (json.length > LARGEST) throw tooLarge();
  const [engine, { shownFrom: shownBy }] = await Promise.all([theEngine(), part(import("./play-scenario"))]);
  return shownBy(engine, json);
}
