// What a <rule-board> was asked to show, and where that comes from.
import { EngineError, fromWire, toWire } from "../engine/errors";
import { theEngine } from "../engine/one";
import type { Scenario } from "../engine/types/Scenario";
import type { Game } from "../engine";
import type { GameEvent } from "../engine/wire";
import { storiesOf, type BoardFile, type Shown, type Step, type Story } from "./story";

/** No scenario comes near this. */
const LARGEST = 256 * 1024;
const CLAUSE = /^([a-z][a-z0-9-]*):([a-z0-9][a-z0-9.-]*)$/;

const fault = (code: string, message = "", field?: string): EngineError =>
  new EngineError({ code, message, ...(field === undefined ? {} : { field }) });

/** Fetches what the element's attributes, or the JSON inside it, ask for. `base` is where Rulewright lies. */
export async function shownOf(host: HTMLElement, base: URL): Promise<Shown> {
  const asked = (name: string): string => host.getAttribute(name)?.trim() ?? "";
  const inside = host.querySelector('script[type="application/json"]');
  if (asked("rule")) return clause(asked("rule"), base);
  if (asked("scenario")) return scenario(asked("scenario"), base);
  if (asked("src")) return told(await text(asked("src")));
  if (inside) return told(inside.textContent);
  throw fault("nothing");
}

/** A clause's own file. */
export async function boardFile(id: string, base: URL): Promise<BoardFile> {
  const [, game, short] = CLAUSE.exec(id) ?? [];
  if (game === undefined || short === undefined) throw fault("unknown-clause", id);
  const response = await reach(new URL(`boards/${game}/${short}.json`, base), "omit");
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

/**
 * A scenario from anywhere. The engine reads the text first: what it lets pass is a scenario, and is neither too deep nor
 * too large for anything after it.
 */
async function told(json: string): Promise<Shown> {
  if (json.length > LARGEST) throw fault("too-large", "", String(LARGEST / 1024));
  const engine = await theEngine();
  const game = await engine.stage(json);
  try {
    const scenario = JSON.parse(json) as Partial<Scenario> & Pick<Scenario, "game">;
    const steps = (scenario.steps ?? []).filter((step) => step.do ?? step.refuse);
    const whole = { rules: [], title: {}, setup: {}, chance: { dice: [], draws: [] }, ...scenario, steps } as Scenario;
    return { game: scenario.game, clause: null, stories: [await played(whole, game)] };
  } finally {
    await game.close();
  }
}

/** Plays a scenario's steps; a step that goes otherwise than it says is the last one told. */
export async function played(scenario: Scenario, game: Game): Promise<Story> {
  let events: readonly GameEvent[] = await game.events(0, "all");
  const start = { table: await game.table("all"), events };
  const steps: Step[] = [];
  for (const { do: done, refuse } of scenario.steps) {
    const action = done ?? refuse ?? { type: "" };
    try {
      if (done) events = [...events, ...(await game.act(done)).events];
      else await game.check(action);
      steps.push({ action, table: await game.table("all"), events, refusal: null });
      if (!done) break;
    } catch (error) {
      const refusal = toWire(error);
      if (refusal.code === "crash") throw fromWire(refusal);
      steps.push({ action, table: await game.table("all"), events, refusal });
      if (done) break;
    }
  }
  return { name: null, scenario, start, steps };
}
