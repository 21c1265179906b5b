// What a <rule-board> was asked to show, and where that comes from.
import { EngineError, toWire } from "../engine/errors";
import { theEngine } from "../engine/one";
import { clauseParts } from "../words/clause-id";
import { storiesOf, type BoardFile, type Shown } from "./story";

/** No scenario comes near this. */
const LARGEST = 256 * 1024;

const fault = (code: string, message = "", field?: string): EngineError =>
  new EngineError({ code, message, ...(field === undefined ? {} : { field }) });

/** Fetches what the element's attributes, or the JSON inside it, ask for. `base` is the address of Rulewright. */
export async function shownOf(host: HTMLElement, base: URL): Promise<Shown> {
  const asked = (name: string): string => host.getAttribute(name)?.trim() ?? "";
  const inside = host.querySelector('script[type="application/json"]');
  if (asked("rule")) return clause(asked("rule"), base);
  if (asked("scenario")) return scenario(asked("scenario"), base);
  if (asked("src")) return shownOfText(await text(asked("src")));
  if (inside) return shownOfText(inside.textContent);
  throw fault("nothing");
}

/** A clause's own file. */
export async function boardFile(id: string, base: URL): Promise<BoardFile> {
  const parts = clauseParts(id);
  if (!parts) throw fault("unknown-clause", id);
  const response = await reach(new URL(`boards/${parts.game}/${parts.short}.json`, base), "omit");
  if (response.status === 404) throw fault("unknown-clause", id);
  if (!response.ok) throw fault("no-file", `${String(response.status)} ${response.url}`);
  // A server that answers with its own page for whatever it does not have has not got this either.
  return (await response.json().catch(() => {
    throw fault("unknown-clause", id);
  })) as BoardFile;
}

async function clause(id: string, base: URL): Promise<Shown> {
  const file = await boardFile(id, base);
  return { game: gameOf(id), clause: file.clause, stories: storiesOf(file) };
}

async function scenario(name: string, base: URL): Promise<Shown> {
  const [id = ""] = name.split("/", 1);
  const file = await boardFile(id, base).catch((error: unknown) => {
    throw toWire(error).code === "unknown-clause" ? fault("unknown-scenario", name) : error;
  });
  const found = storiesOf(file).filter((story) => story.name === name);
  if (found.length === 0) throw fault("unknown-scenario", name);
  return { game: gameOf(id), clause: file.clause, stories: found };
}

const gameOf = (id: string): string => id.split(":", 1)[0] ?? "";

function reach(url: URL, credentials: RequestCredentials): Promise<Response> {
  return fetch(url, { credentials }).catch((error: unknown) => {
    throw fault("no-file", `${url.href}: ${String(error)}`);
  });
}

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
  if (json.length > LARGEST) throw fault("too-large", "", String(LARGEST / 1024));
  const [engine, { shownFrom: shownBy }] = await Promise.all([theEngine(), import("./play-scenario")]);
  return shownBy(engine, json);
}
