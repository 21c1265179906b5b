// A game played by numbers: nothing between the caller and the module is a text or a promise.
import { EngineError } from "./errors";
import type { Here } from "./here";
import { SIDES } from "./sides";
import type { RawSimulation } from "./wasm-exports";
import type { Action, Feature, Side } from "./wire";

/** For whom a game is simulated, and by which dice. */
export interface SimulationOptions {
  /**
   * The side that a bot plays for: what it cannot see is dealt by chance, so that the bot learns nothing that it may not know.
   * Left out: `"all"`, which sees everything.
   */
  readonly viewer?: Side | "all";
  /** The same seed gives the same dice, draws and random decisions. Left out: a new one. */
  readonly seed?: string;
}

/** How a game ended: the side that won, or nobody. */
export interface SimulationResult {
  /** `null` in a draw. */
  readonly winner: Side | null;
}

/**
 * A game from a position on, for bots and for learning. It changes nothing in the game that it was made of. Every call answers at
 * once, so it is there only where the engine runs on the calling thread: `load({ worker: false })`.
 */
export class Simulation {
  #open: RawSimulation | null;
  readonly #do: Here["guard"];

  /** A game makes it: see `simulation` there. */
  constructor(raw: RawSimulation, guard: Here["guard"]) {
    this.#open = raw;
    this.#do = guard;
  }

  get #raw(): RawSimulation {
    if (this.#open) return this.#open;
    throw new EngineError({ code: "closed", message: "this simulation has been closed" });
  }

  /** The number of legal actions: 0 once the game is over. */
  get count(): number {
    return this.#do(() => this.#raw.count());
  }

  /** The side that decides; `null` once the game is over. */
  get toAct(): Side | null {
    return SIDES[this.#do(() => this.#raw.toAct())] ?? null;
  }

  /** How the game ended; `null` while it goes on. */
  get result(): SimulationResult | null {
    return this.toAct === null ? { winner: SIDES[this.#do(() => this.#raw.winner())] ?? null } : null;
  }

  /** A fingerprint of the position, without the dice that are to come: 16 hexadecimal digits. */
  get hash(): string {
    return BigInt.asUintN(
      64,
      this.#do(() => this.#raw.hash()),
    )
      .toString(16)
      .padStart(16, "0");
  }

  /**
   * Performs the action at this place of the list of legal ones, from 0, and returns how many are legal then: 0 once the game is
   * over. An error if there are fewer; nothing changes then.
   */
  act(place: number): number {
    return this.#do(() => this.#raw.act(place));
  }

  /**
   * Takes the last `act` or `playRandom` back, of at most 256; false if there is none. Dice and draws are not taken back: the
   * same action may go otherwise.
   */
  undo(): boolean {
    return this.#do(() => this.#raw.undo());
  }

  /** Goes back to the position at which the simulation began. What its viewer cannot see is dealt again. */
  reset(): void {
    this.#do(() => {
      this.#raw.reset();
    });
  }

  /** Makes so many random decisions, or fewer if the game ends. Returns how many. */
  playRandom(decisions: number): number {
    return this.#do(() => this.#raw.playRandom(decisions));
  }

  /**
   * Plays on at random `times` times, each time to the end of the game or for at most `longest` decisions, and comes back. Returns
   * the mean result for `p1`, from -1 (all lost) to 1 (all won). Of a game that is cut off, the game's own estimate counts.
   */
  playouts(times = 1, longest = 0xffffffff): number {
    return this.#do(() => this.#raw.playouts(times, longest));
  }

  /**
   * The number of ways to make `depth` decisions from here. Below each position the dice are the same for all its actions, so the
   * number depends on nothing but the position and the seed. At most 16.
   */
  perft(depth: number): number {
    return this.#do(() => this.#raw.perft(depth));
  }

  /** The game's own estimate for a side, from -1 (lost) to 1 (won), by what that side can see. */
  value(side: Side): number {
    return this.#do(() => this.#raw.value(side));
  }

  /** The action at this place, as `act` of the game takes it. */
  action(place: number): Action {
    return this.#do(() => JSON.parse(this.#raw.action(place)) as Action);
  }

  /**
   * What the side to act sees, as numbers: always as many, one for each of `fields`. They are written `into` an array of yours, or
   * else are in the module's own memory, where they stay until the next call of this engine.
   */
  observe(into?: Int32Array): Int32Array {
    return written(
      this.#do(() => this.#raw.observe()),
      into,
    );
  }

  /** The legal actions as numbers, one row of `actionFields` each, one row after the other: `into` an array of yours, as `observe`. */
  listed(into?: Int32Array): Int32Array {
    return written(
      this.#do(() => this.#raw.listed()),
      into,
    );
  }

  /**
   * Which places of the list can be chosen, as learning programs ask: 1 for each legal action, then 0 up to `length`. Actions
   * that do not fit are left out, and can still be performed.
   */
  mask(length: number): Uint8Array {
    return new Uint8Array(length).fill(1, 0, this.count);
  }

  /** What each number of `observe` means. */
  get fields(): readonly Feature[] {
    return this.#do(() => JSON.parse(this.#raw.fields()) as Feature[]);
  }

  /** What each number of a row of `listed` means; nothing once the game is over. */
  get actionFields(): readonly Feature[] {
    return this.#do(() => JSON.parse(this.#raw.actionFields()) as Feature[]);
  }

  /** Frees its memory in the module. */
  close(): void {
    this.#open?.free();
    this.#open = null;
  }
}

/** A simulation of a game on this thread. */
export function newSimulation(
  { game, guard }: Here,
  { viewer = "all", seed = "" }: SimulationOptions = {},
): Simulation {
  const raw = guard(() => {
    const here = game();
    if (here.simulation) return here.simulation(viewer, seed);
    throw new EngineError({ code: "elsewhere", message: "this module plays no simulations" });
  });
  return new Simulation(raw, guard);
}

/** The numbers where they were, or in somebody's own array, of which as many as there are come back. */
function written(numbers: Int32Array, into: Int32Array | undefined): Int32Array {
  if (!into) return numbers;
  into.set(numbers);
  return into.subarray(0, numbers.length);
}
