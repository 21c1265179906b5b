import type {
  Action,
  DeckList,
  GameEvent,
  GameInfo,
  Offer,
  Options,
  Preview,
  Ref,
  Save,
  Script,
  Table,
  Verdict,
  Viewer,
} from "./wire";
import type { Refusal, WireError } from "./errors";
import type { Simulation, SimulationOptions } from "./simulation";
import type { SyncGame } from "./sync-game";

/** How a bot decides: at random, by the best next position, or by a search. */
export type BotKind = "random" | "greedy" | "search";
/** How strong a bot plays, and how long it may think. */
export type Level = "easy" | "normal" | "hard";

/** How to start a game. Map and beginner, when left out, are rolled for as the rulebook says. */
export type CreateOptions = Omit<Options, "setup" | "players" | "seed"> &
  Partial<Pick<Options, "players" | "seed">> & {
    /** A partial Table to start from. */
    readonly setup?: unknown;
  };

/** Why something happened: its causes, outermost first. */
export interface Chain {
  /** The causes, the event itself last. */
  readonly chain: readonly GameEvent[];
}

/** How far a bot is. */
export interface BotProgress {
  /** Of its time or its iterations, from 0 to 1. */
  readonly share: number;
  /** Those that are done. */
  readonly iterations: number;
  /** What it expects for its side, from -1 (a loss) to 1 (a win). */
  readonly value: number;
}

/** Which bot thinks, and how long. */
export interface BotOptions {
  /** Left out: `search`. */
  readonly kind?: BotKind;
  /** Left out: `normal`. */
  readonly level?: Level;
  /** Longest time to think, in milliseconds. */
  readonly ms?: number;
  /** Or a fixed number of iterations: the same move on every machine. */
  readonly iterations?: number;
  /** The same seed in the same position gives the same move, if the number of iterations is fixed. */
  readonly seed?: string;
  /** Called between two slices of thinking. */
  readonly onProgress?: (thought: BotProgress) => void;
  /** Aborting makes the bot move at once with the best it has. */
  readonly signal?: AbortSignal;
}

/** Which events are wanted with a snapshot. */
export interface EventRange {
  /** Those from this id on. Left out: all. */
  readonly from?: number;
  /**
   * Those after this step say what they changed on the viewer's table, from how it was at that step: `changes`, as JSON Patch
   * (RFC 6902). Left out: none does.
   */
  readonly since?: number;
}

/** The same, for a call that performs an action. */
export interface ActOptions extends EventRange {
  /** Who performs the action. Left out: the viewer. A page that plays for everybody at its screen says `"all"`. */
  readonly actor?: Viewer;
}

/** Everything that a screen draws of a game. */
export interface Snapshot {
  /** What the viewer can see. */
  readonly table: Table;
  /** What the viewer may do now. */
  readonly actions: Offer[];
  /** What the viewer may also do, and bots do not consider: to give up. */
  readonly asides: Offer[];
  /** Those from the id that was asked for. */
  readonly events: GameEvent[];
  /** Steps in the history as the viewer counts them, the undone ones included. */
  readonly steps: number;
}

/**
 * One game in progress. Everything is a promise, in a worker or not, so that one program serves both.
 *
 * Where an action is asked about or done, `viewer` is who asks. A side may only act, and ask about actions, while the decision
 * is its own; otherwise it meets an error with the code `wrong-player`, which tells nothing of what the other side holds.
 * `"all"` decides for every side: a program that serves remote players must never take `"all"`, or the viewer at all, from
 * what such a player sends.
 */
export interface Game {
  /** What the viewer can see. */
  table(viewer: Viewer): Promise<Table>;
  /** What the viewer may do now, each with the clicks that say it. */
  actions(viewer: Viewer): Promise<Offer[]>;
  /** Does it for the viewer, or throws a {@link Refusal} and changes nothing. */
  act(action: Action, viewer?: Viewer): Promise<{ events: GameEvent[] }>;
  /** Throws the {@link Refusal} that `act` would throw. */
  check(action: Action, viewer?: Viewer): Promise<void>;
  /** Why a click path leads nowhere; `null` if it does lead somewhere, or if there is no reason to give. */
  whyNot(path: readonly Ref[], viewer?: Viewer): Promise<Refusal | null>;
  /** Exact odds of each outcome; nothing changes. */
  preview(action: Action, viewer?: Viewer): Promise<Preview>;
  /** The causes of an event, outermost first, itself last. */
  why(eventId: number, viewer?: Viewer): Promise<Chain>;
  /** Events of the game so far that the viewer may know, from an id on. */
  events(from: number, viewer: Viewer): Promise<GameEvent[]>;
  /** The table, the actions, the events of a range and the number of steps, in one call. */
  snapshot(viewer: Viewer, range?: EventRange): Promise<Snapshot>;
  /** Performs the action, or throws a {@link Refusal} and changes nothing; returns the viewer's snapshot after it, in one call. */
  actAndSnapshot(action: Action, viewer: Viewer, options?: ActOptions): Promise<Snapshot>;
  /**
   * Computes in advance what `actAndSnapshot` with the same arguments would return, for an action that is likely to be
   * performed: an `actAndSnapshot` that follows returns at once. Nothing changes, and no listener is called. The dice are those
   * that will fall: never offer it to a player at another machine.
   */
  prefetch(action: Action, viewer: Viewer, options?: ActOptions): Promise<void>;
  /** Takes one action back; an error if there is none. */
  undo(): Promise<void>;
  /** Performs an undone action again; an error if there is none. */
  redo(): Promise<void>;
  /** Goes to the position at step `n` of the viewer's Table; what was done later stays until somebody acts. */
  goto(n: number, viewer?: Viewer): Promise<void>;
  /** Steps in the history as the viewer counts them, the undone ones included. A side counts only actions that it notices. */
  steps(viewer?: Viewer): Promise<number>;
  /** The options and every action so far: `load` of the engine replays it exactly. */
  save(): Promise<Save>;
  /** Every die and draw that has fallen up to now: as a scenario's `chance`, it makes them fall again. */
  chanceScript(): Promise<Script>;
  /** A fingerprint of the position, equal on every machine. */
  hash(): Promise<string>;
  /** What a bot would do for the player whose decision it is. */
  bot(options?: BotOptions): Promise<Action>;
  /** The game from here on, played by numbers. Only with `load({ worker: false })`; otherwise an error with the code `elsewhere`. */
  simulation(options?: SimulationOptions): Promise<Simulation>;
  /** This game without promises and without texts. Only with `load({ worker: false })`; otherwise an error with the code `elsewhere`. */
  sync(): Promise<SyncGame>;
  /** Frees the game's memory in the module. */
  close(): Promise<void>;
}

/** What plays games. Each game lives in the module of its rules, which is fetched when the game is first needed. */
export interface Engine {
  /** The games of this build. */
  games(): Promise<GameInfo[]>;
  /** A new game, or one from a position (`options.setup`). */
  create(options: CreateOptions): Promise<Game>;
  /** A game from a save, an object or its JSON text. */
  load(save: Save | string): Promise<Game>;
  /** The game of a scenario, before its first step. */
  openScenario(scenario: unknown): Promise<Game>;
  /** Runs a scenario, an object or its JSON text. */
  runScenario(scenario: unknown): Promise<Verdict>;
  /** All that keeps a list of cards from being a deck: each fault with its field and clause; none for a deck. */
  deckFaults(game: string, list: DeckList): Promise<WireError[]>;
  /** Stops the worker, if there is one. */
  close(): void;
}
