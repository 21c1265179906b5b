// A bot without rules of its own: for every action it plays random games to their end, and takes the best.
// `node monte-carlo.mjs [GAME] [SEED]` lets it play against a bot that plays at random.
import { load } from "rulewright";

const [id = "duelyst", seed = "1"] = process.argv.slice(2);
const engine = await load();
const { decks } = (await engine.games()).find((game) => game.id === id);
const players = [0, 1].map((n) => (decks.length > 0 ? { deck: decks[n] } : {}));
const game = await engine.create({ game: id, seed, players });

/** The action that wins most of its random games, by what the side can see. */
async function choose(side, step) {
  const simulation = await game.simulation({ viewer: side, seed: `${seed} ${step}` });
  const sign = side === "p1" ? 1 : -1;
  let best = { place: 0, result: -Infinity };
  for (let place = 0; place < simulation.count; place += 1) {
    simulation.act(place);
    const result = sign * simulation.playouts(4, 200);
    if (result > best.result) best = { place, result };
    simulation.undo();
  }
  const action = simulation.action(best.place);
  simulation.close();
  return action;
}

const now = await game.sync(); // no promise for each call
for (let table = now.table("all"); !table.result; table = now.table("all")) {
  const rival = { kind: "random", seed: String(table.step) };
  now.act(table.toAct === "p1" ? await choose("p1", table.step) : await game.bot(rival), table.toAct);
}
const { winner, cites } = now.table("all").result;
console.log(`${winner ?? "nobody"} wins (${cites})`);
