// Runs in the browser: each measurement plays whole stretches of games and gives back how long they took and what was
// played. bench/browser.mjs calls them, ours and the peer's in turn.
import { Client } from "boardgame.io/client";
import { MCTSBot } from "boardgame.io/ai";
import { setAutoFreeze } from "immer";
import init, { Bench, openScenario } from "rulewright-bench";
import moduleUrl from "rulewright-bench/module?url";
import { Course, Stream } from "../peer/course.js";
import { inside, numbers, texts, values } from "./faces.js";
import { END, aimOf, enumerate, isStep, legal, toy, unitOf } from "../peer/toy.js";

// Freezing is a help for developers that boardgame.io leaves on; without it the peer is faster.
setAutoFreeze(false);

await init({ module_or_path: moduleUrl });
const bench = new Bench();

/**
 * @template T
 * @param {() => T | Promise<T>} work
 */
async function timed(work) {
  const start = performance.now();
  const course = await work();
  const seconds = (performance.now() - start) / 1000;
  // As plain data: a Course has its own way of writing itself.
  return { seconds, course: JSON.parse(JSON.stringify(course)) };
}

/** @typedef {{ seed: number, decisions: number }} Stretch */

/**
 * The engine is done before the clock has ticked twice, so it plays the same stretch many times over.
 * @param {number | undefined} repeat
 * @param {() => string} work
 */
const repeated = (repeat, work) =>
  timed(() => {
    let course = work();
    for (let n = 1; n < (repeat ?? 1); n++) course = work();
    return JSON.parse(course);
  });

/** @param {{ game: string, repeat?: number } & Stretch} stretch */
const engine = ({ game, seed, decisions, repeat }) => repeated(repeat, () => bench.decisions(game, seed, decisions));

/** @param {{ game: string, seed: number, searches: number, iterations: number, depth: number, repeat?: number }} stretch */
const enginePlayouts = ({ game, seed, searches, iterations, depth, repeat }) =>
  repeated(repeat, () => bench.playouts(game, seed, searches, iterations, depth));

/**
 * @param {any} client
 * @param {number} action
 */
function play(client, action) {
  if (action === END) client.events.endTurn();
  else if (isStep(action)) client.moves.step(unitOf(action), aimOf(action));
  else client.moves.strike(unitOf(action), aimOf(action));
}

const newClient = (/** @type {number} */ seed) => Client({ game: /** @type {any} */ (toy(~seed)), debug: false });

/**
 * Lists, picks and plays: what the peer's Client is measured by.
 * @param {Stretch} stretch
 */
const peer = ({ seed, decisions }) =>
  timed(() => {
    const course = new Course();
    const picks = new Stream(seed);
    /** @type {number[]} */
    const actions = [];
    const client = newClient(seed);
    for (;;) {
      /** @type {any} */
      let state = client.getState();
      while (state.ctx.gameover === undefined) {
        if (course.decisions === decisions) return course;
        legal(state.G, state.ctx.currentPlayer, actions);
        const pick = picks.below(actions.length);
        course.decided(actions.length, pick);
        play(client, /** @type {number} */ (actions[pick]));
        state = client.getState();
      }
      course.ended(state.ctx.gameover.winner);
      client.reset();
    }
  });

/** The peer's bot, with the shared stream for its picks: cheaper than its own generator, and comparable. */
class Mirrored extends MCTSBot {
  /**
   * @param {any} options
   * @param {Stream} picks
   * @param {Course} course
   */
  constructor(options, picks, course) {
    super(options);
    this.picks = picks;
    this.course = course;
  }

  /**
   * @override
   * @param {any} end
   */
  random(end) {
    const pick = this.picks.below(end);
    this.course.decided(end, pick);
    return /** @type {any} */ (pick);
  }

  /**
   * @override
   * @param {any} node
   */
  playout(node) {
    const result = super.playout(node);
    this.course.ended(/** @type {any} */ (result)?.winner);
    return result;
  }
}

/** @param {{ game: string, seed: number, searches: number, iterations: number, depth: number }} stretch */
const peerPlayouts = ({ seed, searches, iterations, depth }) =>
  timed(async () => {
    const game = /** @type {any} */ (toy(~seed));
    const state = newClient(seed).getState();
    const course = new Course();
    const bot = new Mirrored({ game, enumerate, iterations, playoutDepth: depth }, new Stream(seed), course);
    for (let n = 0; n < searches; n++) await bot.play(/** @type {any} */ (state), "0");
    return course;
  });

// The JSON bindings have dice of its own; a script gives it the shared ones, more than the longest game can roll.
/** @param {number} seed */
function newGame(seed) {
  const stream = new Stream(~seed);
  const dice = Array.from({ length: 240 }, () => stream.below(6) + 1);
  return openScenario(JSON.stringify({ game: "yardstick", setup: { phase: "set-up" }, chance: { dice } }));
}

/** The engine's name of a winner in the peer's words. @type {Record<string, string>} */
const NAMES = { p1: "0", p2: "1" };

/**
 * Asks for the whole table and all actions at every decision, as a page does that draws each.
 * @param {Stretch} stretch
 */
const json = ({ seed, decisions }) =>
  timed(() => {
    const course = new Course();
    const picks = new Stream(seed);
    for (;;) {
      const game = newGame(seed);
      let table = JSON.parse(game.table("all"));
      while (table.result === null) {
        if (course.decisions === decisions) return course;
        const actions = JSON.parse(game.actions("all"));
        const pick = picks.below(actions.length);
        course.decided(actions.length, pick);
        JSON.parse(game.act(JSON.stringify(actions[pick].action), "all"));
        table = JSON.parse(game.table("all"));
      }
      course.ended(NAMES[table.result.winner]);
      game.free();
    }
  });

/** @typedef {{ actions: any[], winner: string | undefined }} Recorded a whole game, to be played again */

/**
 * The same games, recorded for either side.
 * @param {Stretch} stretch
 */
function record({ seed, decisions }) {
  const picks = new Stream(seed);
  /** @type {Recorded[]} */
  const ours = [];
  /** @type {Recorded[]} */
  const theirs = [];
  const client = newClient(seed);
  /** @type {number[]} */
  const listed = [];
  for (let made = 0; made < decisions;) {
    const game = newGame(seed);
    /** @type {any[]} */
    const texts = [];
    /** @type {number[]} */
    const codes = [];
    /** @type {any} */
    let state = client.getState();
    while (state.ctx.gameover === undefined) {
      const actions = JSON.parse(game.actions("all"));
      legal(state.G, state.ctx.currentPlayer, listed);
      const pick = picks.below(listed.length);
      texts.push(actions[pick].action);
      codes.push(/** @type {number} */ (listed[pick]));
      game.act(JSON.stringify(actions[pick].action), "all");
      play(client, /** @type {number} */ (listed[pick]));
      state = client.getState();
    }
    made += codes.length;
    ours.push({ actions: texts, winner: NAMES[JSON.parse(game.table("all")).result.winner] });
    theirs.push({ actions: codes, winner: state.ctx.gameover.winner });
    game.free();
    client.reset();
  }
  return { ours, theirs };
}

/** @type {ReturnType<typeof record> | undefined} */
let recorded;
const records = (/** @type {Stretch} */ stretch) => (recorded ??= record(stretch));

/** Nothing is listed here: the course counts the action played and, from the last reply, who won. */
const jsonEvents = (/** @type {Stretch} */ stretch) => {
  const { ours } = records(stretch);
  return timed(() => {
    const course = new Course();
    for (const { actions } of ours) {
      const game = newGame(stretch.seed);
      let events = [];
      for (const action of actions) {
        events = JSON.parse(game.act(JSON.stringify(action), "all"));
        course.decided(0, 0);
      }
      const over = events.find((/** @type {any} */ event) => event.kind === "game-over");
      course.ended(NAMES[over.player]);
      game.free();
    }
    return course;
  });
};

/** @typedef {{ asked: any, text: number }} Crossing what a page says, and which kept text it is answered with */

/**
 * What crosses between page and engine in a stretch, kept so that crossing and reading can be timed alone: whatever works
 * out such texts, a page cannot be faster than this.
 * @param {Stretch} stretch
 */
function cross({ seed, decisions }) {
  const picks = new Stream(seed);
  /** @type {Crossing[]} */
  const whole = [];
  /** @type {Crossing[]} */
  const events = [];
  let kept = 0;
  while (events.length < decisions) {
    const game = newGame(seed);
    const keep = (/** @type {string} */ text, /** @type {Crossing[][]} */ crossings, /** @type {any} */ asked) => {
      bench.keep(text);
      for (const list of crossings) list.push({ asked, text: kept });
      kept += 1;
      return JSON.parse(text);
    };
    while (keep(game.table("all"), [whole], "all").result === null && events.length < decisions) {
      const actions = keep(game.actions("all"), [whole], "all");
      const { action } = actions[picks.below(actions.length)];
      keep(game.act(JSON.stringify(action), "all"), [whole, events], action);
    }
    game.free();
  }
  return { whole, events };
}

/** @type {ReturnType<typeof cross> | undefined} */
let crossed;

/** @param {Stretch & { what: "whole" | "events" }} stretch */
const crossing = (stretch) => {
  const crossings = (crossed ??= cross(stretch))[stretch.what];
  return timed(() => {
    for (const { asked, text } of crossings) JSON.parse(bench.hand(JSON.stringify(asked), text));
    return { decisions: stretch.decisions };
  });
};

/** Plays what was recorded, and looks at the state after each action. */
const peerEvents = (/** @type {Stretch} */ stretch) => {
  const { theirs } = records(stretch);
  return timed(() => {
    const course = new Course();
    const client = newClient(stretch.seed);
    for (const { actions } of theirs) {
      /** @type {any} */
      let state;
      for (const action of actions) {
        play(client, action);
        state = client.getState();
        course.decided(0, 0);
      }
      course.ended(state.ctx.gameover.winner);
      client.reset();
    }
    return course;
  });
};

Object.assign(globalThis, {
  measure: {
    ...{ engine, enginePlayouts, peer, peerPlayouts, json, jsonEvents, crossing, peerEvents },
    ...{ numbers, inside, values, texts },
  },
});
