// Carries out calls against the module. The same code serves the worker and `load({ worker: false })`.
import { EngineError } from "./errors";
import type { Face, RawGame } from "./face";
import type { Call, Watch } from "./protocol";
import { think } from "./think";

export class Host {
  readonly #face: Promise<Face>;
  readonly #games = new Map<number, RawGame>();
  #last = 0;

  constructor(face: Promise<Face>) {
    this.#face = face;
    // Each call reports the failure; without this the browser would report it once more, as nobody's.
    face.catch(() => undefined);
  }

  /** Answers with JSON text; throws whatever the module throws. */
  async call({ method, game, args }: Call, watch: Watch = {}): Promise<string> {
    const face = await this.#face;
    const text = String(args[0] ?? "");
    switch (method) {
      case "games":
        return face.games();
      case "randomSeed":
        return JSON.stringify(face.randomSeed());
      case "create":
        return this.#keep(face.create(text));
      case "load":
        return this.#keep(face.load(text));
      case "stage":
        return this.#keep(face.stage(text));
      case "checkScenario":
        return face.check(text);
      case "deckFaults":
        if (!face.deckFaults)
          throw new EngineError({ code: "field", message: "no game of this build has decks built" });
        return face.deckFaults(text, String(args[1] ?? ""));
      default:
        return this.#play(this.#game(game), { method, game, args }, watch);
    }
  }

  async #play(game: RawGame, call: Call, watch: Watch): Promise<string> {
    const text = String(call.args[0] ?? "");
    const number = Number(call.args[0] ?? 0);
    const second = String(call.args[1] ?? "all");
    switch (call.method) {
      case "table":
        return game.table(text);
      case "actions":
        return game.actions(text);
      case "act":
        return game.act(text, second);
      case "check":
        return done(game.check(text));
      case "whyNot":
        return JSON.stringify(game.whyNot(text, second) ?? null);
      case "preview":
        return game.preview(text, second);
      case "why":
        return game.why(number, second);
      case "events":
        return game.events(number, second);
      case "undo":
        return done(game.undo());
      case "redo":
        return done(game.redo());
      case "goto":
        return done(game.goto(number));
      case "steps":
        return String(game.steps());
      case "save":
        return game.save();
      case "hash":
        return JSON.stringify(game.hash());
      case "bot":
        return think(game, text, watch);
      case "close":
        this.#games.delete(call.game ?? 0);
        return done(game.free());
      default:
        throw new EngineError({ code: "internal", message: `no such call: ${call.method}` });
    }
  }

  #keep(game: RawGame): string {
    this.#last += 1;
    this.#games.set(this.#last, game);
    return String(this.#last);
  }

  #game(id: number | undefined): RawGame {
    const game = this.#games.get(id ?? 0);
    if (!game) throw new EngineError({ code: "closed", message: "this game has been closed" });
    return game;
  }
}

/** The answer of what only does something. */
const done = (_nothing: void): string => "null";
