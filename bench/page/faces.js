// The three faces of the engine, played from a loop in JavaScript: numbers, values, texts. Each plays random decisions of one
// game, from the first opening that the game offers, and counts them.
import { create, games } from "rulewright-bench";
import { Stream } from "../peer/course.js";

/** @typedef {{ game: string, seed: number, decisions: number }} Stretch */

/** @param {string} id @param {number} seed */
function opened(id, seed) {
  const { decks, maps } = JSON.parse(games()).find((/** @type {any} */ game) => game.id === id);
  const players = [0, 1].map((n) => (decks.length > 0 ? { deck: decks[n % decks.length] } : {}));
  return create(JSON.stringify({ game: id, seed: String(seed), map: maps[0] ?? null, first: "p1", players }));
}

/**
 * @param {number} decisions
 * @param {() => void} play
 */
function timed(decisions, play) {
  const start = performance.now();
  play();
  return { seconds: (performance.now() - start) / 1000, course: { decisions } };
}

/**
 * A call for each decision.
 * @param {Stretch} stretch
 */
export function numbers({ game: id, seed, decisions }) {
  const [game, picks] = [opened(id, seed), new Stream(seed)];
  const simulation = game.simulation("all", String(seed));
  const told = timed(decisions, () => {
    let legal = simulation.count();
    for (let made = 0; made < decisions; made += 1) {
      legal = simulation.act(picks.below(legal));
      if (legal > 0) continue;
      simulation.reset();
      legal = simulation.count();
    }
  });
  simulation.free();
  game.free();
  return told;
}

/**
 * A call for each game: the loop is in the module.
 * @param {Stretch} stretch
 */
export function inside({ game: id, seed, decisions }) {
  const game = opened(id, seed);
  const simulation = game.simulation("all", String(seed));
  const told = timed(decisions, () => {
    for (let made = 0; made < decisions;) {
      made += simulation.playRandom(decisions - made);
      if (simulation.count() === 0) simulation.reset();
    }
  });
  simulation.free();
  game.free();
  return told;
}

/**
 * The Table and the actions at every decision, as values.
 * @param {Stretch} stretch
 */
export const values = (stretch) =>
  whole(stretch, {
    table: (game) => game.tableValue("all"),
    actions: (game) => game.actionsValue("all"),
    act: (game, action) => game.actValue(action, "all"),
  });

/**
 * The same as texts, which are parsed.
 * @param {Stretch} stretch
 */
export const texts = (stretch) =>
  whole(stretch, {
    table: (game) => JSON.parse(game.table("all")),
    actions: (game) => JSON.parse(game.actions("all")),
    act: (game, action) => JSON.parse(game.act(JSON.stringify(action), "all")),
  });

/**
 * @typedef {object} Face
 * @property {(game: any) => any} table
 * @property {(game: any) => any[]} actions
 * @property {(game: any, action: any) => any} act
 */

/**
 * @param {Stretch} stretch
 * @param {Face} face
 */
function whole({ game: id, seed, decisions }, { table, actions, act }) {
  const picks = new Stream(seed);
  let game = opened(id, seed);
  const told = timed(decisions, () => {
    for (let made = 0; made < decisions; made += 1) {
      if (table(game).result !== null) {
        game.free();
        game = opened(id, seed + made);
      }
      const listed = actions(game);
      act(game, listed[picks.below(listed.length)].action);
    }
  });
  game.free();
  return told;
}
