// The buttons that answer: their order, their names, what they cost. The decision bar has the first few, the question the rest.
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { emit } from "../emit";
import { idOf, kindOf } from "../refs";
import { ariaKeys, withKey } from "../shortcuts";
import type { Reach } from "../shortcuts";
import type { GameBook, Offer, Ref, Table, Words } from "../types";
import { ending } from "../choice/pick";
import type { List } from "../choice/pick";
import { amounts } from "./symbols";

/** The most answers shown as buttons. The others are folded away, because the first one is usually right. */
export const FEW = 3;

/** What a button needs to know: of the bar, or of the question. */
export interface Answering extends HTMLElement {
  readonly words: Words;
  readonly table: Table;
  readonly game: GameBook | null;
  readonly list: List;
  /** How far the keys reach. */
  readonly keys: Reach;
}

/** The answers, those with the fewest parts first. Of answers with the same result the engine lists one. */
export function waysOf(offered: ReadonlyMap<Ref, "next" | "later">): Ref[] {
  const refs = [...offered].filter(([ref, when]) => when === "next" && kindOf(ref) === "answer");
  const parts = (ref: Ref): number => idOf(ref).split("+").length;
  return refs.map(([ref]) => ref).sort((a, b) => parts(a) - parts(b));
}

export function answerButton(from: Answering, ref: Ref, main: boolean): TemplateResult {
  const { words, game, table, list, keys } = from;
  // The action that one click on this ref performs.
  const whole = list.find(({ path }) => path.length === 1 && path[0] === ref);
  const name = nameOf(words, table, ref, whole);
  const ends = whole !== undefined && whole === ending(list);
  return html`<button
    type="button"
    class=${main ? "main" : ""}
    aria-keyshortcuts=${(ends && ariaKeys("end-turn", keys)) || nothing}
    title=${ends ? withKey(words, name, "end-turn", keys) : nothing}
    @click=${() => emit(from, "rw-ref", ref)}
  >
    ${name} ${whole ? amounts(words, game, whole.cost) : nothing}
  </button>`;
}

/** A button that performs an action at once has the name of the action. */
const nameOf = (words: Words, table: Table, ref: Ref, whole: Offer | undefined): string =>
  whole && kindOf(ref) !== "answer" ? words.action(whole, table) : refName(words, table, ref);

/** The name of a ref on a button or in the path. */
export function refName(words: Words, table: Table, ref: Ref): string {
  const id = idOf(ref);
  switch (kindOf(ref)) {
    case "piece":
      return words.piece(id, table);
    case "cell": {
      const [x = 1, y = 1] = id.split(",").map(Number);
      return words.cell([x, y]);
    }
    case "answer":
      return words.answer(id, table);
    case "player":
      return words.seat(id);
    case "card":
      return words.card(id, table);
    case "button":
      return words.has(`button-${id}`) ? words.say(`button-${id}`) : words.name(id);
    default:
      return words.name(id);
  }
}
