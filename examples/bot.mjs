// A bot in thirty lines: it takes the action that on average gains its side the most health on the other.
// `node bot.mjs [SEED]` lets it play a game of Skirmish against a bot that plays at random.
import { load } from "rulewright/skirmish";

const seed = process.argv[2] ?? "1";
const engine = await load();
const game = await engine.create({ game: "skirmish", seed, players: [{ deck: "ash" }, { deck: "cin" }] });

/** What an action is worth: the outcomes by their odds. */
async function worth(action, side, pieces) {
  const { outcomes } = await game.preview(action, side).catch(() => ({ outcomes: [] })); // too many to list
  const gain = ({ of, what, by }) => (what === "health" ? by * (pieces[of]?.owner === side ? 1 : -1) : 0);
  return outcomes.reduce((sum, { p, changes }) => sum + p * changes.reduce((all, one) => all + gain(one), 0), 0);
}

async function choose({ toAct: side, pieces }) {
  const offers = await game.actions(side);
  const values = await Promise.all(offers.map(({ action }) => worth(action, side, pieces)));
  const best = Math.max(...values);
  return best > 0 ? offers[values.indexOf(best)].action : game.bot({ kind: "greedy", seed });
}

let table = await game.table("all");
while (!table.result) {
  const rival = { kind: "random", seed: String(table.step) };
  await game.act(table.toAct === "p1" ? await choose(table) : await game.bot(rival), table.toAct);
  table = await game.table("all");
}
console.log(`${table.result.winner ?? "nobody"} wins (${table.result.cites})`);
