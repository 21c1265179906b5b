// A front end in a hundred lines, which knows no rule: the legal actions say what can be clicked. You are player 1.
import { isRefusal, load } from "rulewright/skirmish";

const YOU = "p1";
const part = (id) => document.getElementById(id);
const element = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
const engine = await load();
const game = await engine.create({
  game: "skirmish",
  seed: new URLSearchParams(location.search).get("seed") ?? undefined,
  map: "crossroads",
  first: "p1",
  players: [{ deck: "ash" }, { deck: "cin" }],
});
let clicked = []; // of the action that is being chosen
let told = 0; // events in the log

async function draw() {
  const { table, actions, events } = await game.snapshot(YOU, { from: told });
  told += events.length;
  state(table);
  offers(nextOf(actions), board(table, nextOf(actions)));
  part("log").append(...events.map(({ kind, cites }) => element("li", `${kind} (${cites})`)));
  if (table.toAct === "p2") await act(await game.bot({ kind: "greedy", seed: "1" }), "p2");
}

/** What may be clicked next, each with the actions that go on from there. */
function nextOf(actions) {
  const next = new Map();
  for (const offer of actions) {
    if (!clicked.every((click, place) => offer.path[place] === click)) continue;
    const click = offer.path[clicked.length];
    if (click !== undefined) next.set(click, [...(next.get(click) ?? []), offer]);
  }
  return next;
}

async function click(ref, next) {
  const path = [...clicked, ref];
  const whole = next.get(ref).find((offer) => offer.path.length === path.length);
  clicked = whole ? [] : path;
  if (whole) await act(whole.action, YOU);
  else await draw();
}

async function act(action, side) {
  try {
    await game.act(action, side);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    part("state").textContent = `${error.message} (${error.clause})`;
    return;
  }
  await draw();
}

function state({ round, toAct, result }) {
  const now = toAct === YOU ? "Your decision." : "The bot thinks.";
  part("state").textContent = result
    ? `${result.winner ?? "Nobody"} wins (${result.cites}).`
    : `Round ${round}. ${now}`;
}

/** Squares are buttons: enabled if a legal action goes on with the square, or with the piece on it. Answers with those clicks. */
function board({ board: { rows, legend }, pieces }, next) {
  const shown = new Set();
  part("board").style.gridTemplateColumns = `repeat(${rows[0].length}, auto)`;
  const squares = rows.flatMap((row, y) =>
    [...row].map((sign, x) => {
      const at = [x + 1, y + 1];
      const [name, piece] = Object.entries(pieces).find(([, one]) => String(one.at) === String(at)) ?? [];
      const refs = [`piece:${name}`, `cell:${at}`].filter((ref) => next.has(ref));
      if (refs[0]) shown.add(refs[0]);
      const text = piece ? `${name.replace(/^\w+-/, "")} ${piece.stats.health}` : "";
      const square = choice(text, refs[0], next);
      square.className = piece?.owner ?? legend[sign];
      square.ariaLabel = `${at}: ${text || legend[sign]}`;
      return square;
    }),
  );
  part("board").replaceChildren(...squares);
  return shown;
}

/** What is clicked beside the board: cards, attacks, buttons, answers. */
function offers(next, shown) {
  const beside = [...next.keys()].filter((ref) => !shown.has(ref));
  const back = element("button", "Back");
  back.onclick = () => ((clicked = []), draw());
  part("offers").replaceChildren(...beside.map((ref) => choice(ref, ref, next)), ...(clicked.length > 0 ? [back] : []));
}

function choice(text, ref, next) {
  const button = element("button", text);
  button.disabled = ref === undefined;
  button.onclick = () => click(ref, next);
  return button;
}

await draw();
