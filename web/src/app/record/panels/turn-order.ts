// The panel for the order of turns, in games where turns belong to pieces: move a piece up or down, take it out, put it in.
import { html, nothing, type TemplateResult } from "lit";
import { icon } from "../../icons";
import { withTurn } from "../draft/draft";
import { faultAt } from "../draft/faults";
import { adder } from "./parts";
import { schemaOf } from "../draft/schema";
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
  const order = orderOf(context);
  const others = Object.keys(draft.setup.pieces).filter((name) => !order.includes(name));
  const wrong = faultAt(words, fault, "turns");
  return html`<p class="label" id="turns">${words.say("table-turns")}</p>
    <p class="soft small">${words.say(order.length === 0 ? "record-turns-none" : "record-turns-hint")}</p>
    <ol class="laid order" aria-labelledby="turns">
      ${order.map((name, n) => row(context, name, n))}
    </ol>
    ${
      others.length === 0
        ? nothing
        : adder(
            words.say("record-turns-others"),
            words.say("record-add"),
            others.map((name) => [name, words.piece(name, table)] as const),
            (name) => {
              putIn(context, name);
            },
            "turn-in",
          )
    }
    ${wrong === null ? nothing : html`<p class="fault small">${wrong}</p>`}`;
}

const orderOf = ({ draft, table }: EditorContext): readonly string[] => draft.setup.turns ?? table.turns ?? [];

/** A piece of the order, with the buttons that move it and take it out. */
function row(context: EditorContext, name: string, n: number): TemplateResult {
  const { words, table } = context;
  const what = words.piece(name, table);
  const last = orderOf(context).length - 1;
  return html`<li>
    <b>${n + 1}. ${what}</b>
    <span class="tight"
      >${WAYS.map(
        ([way, by]) =>
          html`<button
            type="button"
            data-key="turn-${way} ${name}"
            aria-label=${words.say(`record-turns-${way}`, { what })}
            ?disabled=${n === (by < 0 ? 0 : last)}
            @click=${() => {
              move(context, name, by);
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
        ?disabled=${last === 0}
        @click=${() => {
          takeOut(context, name, n);
        }}
      >
        ${icon("close", 16)}
      </button></span
    >
  </li>`;
}

/** `keys`: the controls that may get the focus afterwards; the first enabled one does. */
function set(context: EditorContext, turns: readonly string[], announcement: string, keys: readonly string[]): void {
  context.edit((one) => withTurn(one, { turns }), announcement, keys);
}

function move(context: EditorContext, name: string, by: 1 | -1): void {
  const { words, table } = context;
  const now = moved(orderOf(context), name, by);
  const args = { what: words.piece(name, table), n: now.indexOf(name) + 1, of: now.length };
  const [first, second] = by < 0 ? ["up", "down"] : ["down", "up"];
  set(context, now, words.say("record-turns-at", args), [`turn-${first} ${name}`, `turn-${second} ${name}`]);
}

function takeOut(context: EditorContext, name: string, n: number): void {
  const { words, table } = context;
  const order = orderOf(context);
  const next = order[n + 1] ?? order[n - 1] ?? "";
  const rest = order.filter((one) => one !== name);
  const announcement = words.say("record-turns-left", { what: words.piece(name, table) });
  set(context, rest, announcement, [`turn-out ${next}`, `turn-down ${next}`, `turn-in`]);
}

function putIn(context: EditorContext, name: string): void {
  const { words, table } = context;
  const now = [...orderOf(context), name];
  const args = { what: words.piece(name, table), n: now.length, of: now.length };
  set(context, now, words.say("record-turns-at", args), ["turn-in", `turn-up ${name}`, `turn-out ${name}`]);
}
