// The panel for the order of turns, in games where turns belong to pieces: move a piece up or down, take it out, put it in.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../icons";
import { withTurn } from "./draft";
import { faultAt } from "./faults";
import { adder } from "./parts";
import { schemaOf } from "./schema";
import type { EditorContext } from "./tools";

/** The order with one piece moved by one position; the same order if it cannot move. */
export function moved(order: readonly string[], name: string, by: 1 | -1): readonly string[] {
  const at = order.indexOf(name);
  const other = order[at + by];
  if (at < 0 || other === undefined) return order;
  return order.map((one) => (one === name ? other : one === other ? name : one));
}

const WAYS = [
  ["up", -1],
  ["down", 1],
] as const;

export function turnOrder(context: EditorContext): TemplateResult | typeof nothing {
  const { words, book, table, draft, fault } = context;
  if (schemaOf(book).turns !== true) return nothing;
  const order = draft.setup.turns ?? table.turns ?? [];
  const others = Object.keys(draft.setup.pieces).filter((name) => !order.includes(name));
  const label = words.say("table-turns");
  const wrong = faultAt(words, fault, "turns");
  /** `keys`: the controls that may get the focus afterwards; the first enabled one does. */
  const set = (turns: readonly string[], announcement: string, keys: readonly string[]): void =>
    context.edit((one) => withTurn(one, { turns }), announcement, keys);
  const move = (name: string, by: 1 | -1): void => {
    const now = moved(order, name, by);
    const args = { what: words.piece(name, table), n: now.indexOf(name) + 1, of: now.length };
    const [first, second] = by < 0 ? ["up", "down"] : ["down", "up"];
    set(now, words.say("record-turns-at", args), [`turn-${first} ${name}`, `turn-${second} ${name}`]);
  };
  const takeOut = (name: string, n: number): void => {
    const next = order[n + 1] ?? order[n - 1] ?? "";
    const announcement = words.say("record-turns-left", { what: words.piece(name, table) });
    set(
      order.filter((one) => one !== name),
      announcement,
      [`turn-out ${next}`, `turn-down ${next}`, `turn-in`],
    );
  };
  const putIn = (name: string): void => {
    const args = { what: words.piece(name, table), n: order.length + 1, of: order.length + 1 };
    set([...order, name], words.say("record-turns-at", args), ["turn-in", `turn-up ${name}`, `turn-out ${name}`]);
  };
  return html`<p class="label" id="turns">${label}</p>
    <p class="soft small">${words.say(order.length === 0 ? "record-turns-none" : "record-turns-hint")}</p>
    <ol class="laid order" aria-labelledby="turns">
      ${order.map((name, n) => {
        const what = words.piece(name, table);
        return html`<li>
          <b>${n + 1}. ${what}</b>
          <span class="tight"
            >${WAYS.map(
              ([way, by]) =>
                html`<button
                  type="button"
                  data-key="turn-${way} ${name}"
                  aria-label=${words.say(`record-turns-${way}`, { what })}
                  ?disabled=${n === (by < 0 ? 0 : order.length - 1)}
                  @click=${() => {
                    move(name, by);
                  }}
                >
                  <span aria-hidden="true">${by < 0 ? "↑" : "↓"}</span>
                </button>`,
            )}
            <button
              type="button"
              class="quiet"
              data-key="turn-out ${name}"
              aria-label=${words.say("record-turns-out", { what })}
              ?disabled=${order.length === 1}
              @click=${() => {
                takeOut(name, n);
              }}
            >
              ${icon("close", 16)}
            </button></span
          >
        </li>`;
      })}
    </ol>
    ${
      others.length === 0
        ? nothing
        : adder(
            words.say("record-turns-others"),
            words.say("record-add"),
            others.map((name) => [name, words.piece(name, table)] as const),
            putIn,
            "turn-in",
          )
    }
    ${wrong === null ? nothing : html`<p class="fault small">${wrong}</p>`}`;
}
