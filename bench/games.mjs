// The games that are measured: all that have rules, with the bounds that the registry holds against each of them.
import { BUILT, GAMES, TOYS } from "../scripts/lib/games.mjs";

/**
 * Its cargo feature and id, its title, and its bounds where it has any.
 * @typedef {{ id: string, title: string, bounds?: import("../scripts/lib/games.mjs").Bounds }} Measured
 */

/** The toy that is set beside boardgame.io. */
export const [TOY = ""] = TOYS;

/** @type {Measured[]} */
export const MEASURED = GAMES.filter(({ id }) => BUILT.includes(id)).map(({ id, bounds }) => ({
  id,
  title: id.charAt(0).toUpperCase() + id.slice(1),
  ...(bounds && { bounds }),
}));

/** The cargo features that build them all. */
export const FEATURES = BUILT.join(",");
