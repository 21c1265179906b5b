// A line for those who type: "move G3 F5", "end". It lists what fits, and says why something cannot be done.
import { LitElement, html, nothing } from "lit";
import type { PropertyValues, TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { clauseLink } from "../bits";
import { emit } from "../emit";
import { parts } from "../parts.styles";
import { cardRef } from "../refs";
import { ariaKeys, pressed, withKey } from "../shortcuts";
import type { Reach } from "../shortcuts";
import { handOf } from "../side/held";
import type { GameBook, Offer, Ref, Table, WireError, Words } from "../types";
import { commandStyles } from "./command.styles";
import { clicksIn, entriesOf } from "./entries";
import type { Entry } from "./entries";
import { find } from "./find";

export class RwCommand extends LitElement {
  static override styles = [base, buttons, parts, commandStyles];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) game: GameBook | null = null;
  /** The actions on offer, and what may be done beside them. */
  @property({ attribute: false }) list: readonly Offer[] = [];
  @property({ attribute: false }) asides: readonly Offer[] = [];
  @property({ attribute: false }) refusal: WireError | null = null;
  @property() keys: Reach = "focus";
  @state() private typed = "";
  /** Which of the entries that fit Enter performs. */
  @state() private at = 0;
  /** Is the list open? It is while somebody writes. */
  @state() private open = false;
  /** Was something asked for that cannot be done? Then the reason is shown here; or that its words name nothing. */
  @state() private asked: "no" | "why" | "unknown" = "no";
  @query("input") private readonly field!: HTMLInputElement;
  /** Made when somebody first writes, and again for another list or language. */
  private made: { readonly list: readonly Offer[]; readonly words: Words; readonly entries: readonly Entry[] } | null =
    null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("list")) this.at = 0;
  }

  override focus(): void {
    this.field.focus();
    this.field.select();
  }

  private get fitting(): readonly Entry[] {
    const { words, table, list, asides } = this;
    if (list.length === 0) return [];
    if (this.made?.list !== list || this.made.words !== words)
      this.made = { list, words, entries: entriesOf(words, table, [...list, ...asides]) };
    return find(this.made.entries, this.typed);
  }

  override render(): TemplateResult {
    const { words, keys } = this;
    const fitting = this.open ? this.fitting : [];
    const label = words.say("table-command");
    const active = fitting[this.at];
    return html`${fitting.length > 0 ? this.listed(fitting) : nothing}
      <p class="note" id="note" aria-live="polite">${this.open ? this.note(fitting) : nothing}</p>
      <input
        type="text"
        role="combobox"
        aria-label=${label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded=${fitting.length > 0 ? "true" : "false"}
        aria-controls=${fitting.length > 0 ? "offers" : nothing}
        aria-activedescendant=${active && this.typed !== "" ? `offer-${this.at}` : nothing}
        aria-describedby="note"
        aria-keyshortcuts=${ariaKeys("commands", keys) ?? nothing}
        placeholder=${withKey(words, label, "commands", keys)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        maxlength="120"
        .value=${this.typed}
        @focus=${() => (this.open = true)}
        @blur=${() => (this.open = false)}
        @input=${this.onInput}
        @keydown=${this.onKey}
      />`;
  }

  private listed(fitting: readonly Entry[]): TemplateResult {
    // A click must not take the focus from the field before it has been counted.
    const hold = (event: Event): void => {
      event.preventDefault();
    };
    return html`<ul id="offers" role="listbox" aria-label=${this.words.say("table-command-list")} @pointerdown=${hold}>
      ${fitting.map(
        (entry, n) =>
          html`<li
            id=${`offer-${n}`}
            role="option"
            aria-selected=${n === this.at ? "true" : "false"}
            @click=${() => this.perform(entry)}
          >
            <span class="n" aria-hidden="true">${n + 1}</span> ${entry.text}
          </li>`,
      )}
    </ul>`;
  }

  /** Why it cannot be done, or that nothing is offered by this name. */
  private note(fitting: readonly Entry[]): TemplateResult | string | typeof nothing {
    const { words, table, refusal, list } = this;
    if (list.length === 0) return words.say("table-wait");
    if (this.typed === "" || fitting.length > 0) return nothing;
    if (this.asked === "no") return words.say("table-command-ask");
    return refusal && this.asked === "why"
      ? html`${words.refusal(refusal, table)} ${clauseLink(words, refusal.clause)}`
      : words.say("table-command-none");
  }

  private readonly onInput = (): void => {
    this.typed = this.field.value;
    this.at = 0;
    this.open = true;
    this.asked = "no";
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const fitting = this.fitting;
    switch (pressed(event, "in-field")?.id) {
      case "among":
        if (fitting.length === 0) return;
        this.at = (this.at + (event.key === "ArrowDown" ? 1 : -1) + fitting.length) % fitting.length;
        break;
      case "perform":
        this.enter(fitting[this.at]);
        break;
      case "empty":
        this.clear();
        break;
      default:
        return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  private enter(entry: Entry | undefined): void {
    if (entry && (this.typed !== "" || this.at > 0)) return this.perform(entry);
    if (this.typed === "" || this.list.length === 0) return;
    const clicks = clicksIn(this.words, this.table, this.buttons(), this.typed);
    this.asked = clicks.length > 0 ? "why" : "unknown";
    if (clicks.length > 0) emit(this, "rw-why", clicks);
  }

  /** What is no piece and no square, but has a name: cards of the hand, buttons of the game. */
  private buttons(): Ref[] {
    const things = Object.entries(this.game?.things ?? {});
    const buttons = things.filter(([, { kind }]) => kind === "button").map(([id]): Ref => `button:${id}`);
    return [...handOf(this.table).cards.map(({ name }) => cardRef(name)), ...buttons];
  }

  private perform({ does }: Entry): void {
    this.clear();
    if (typeof does === "string") emit(this, `rw-${does}`, null);
    else emit(this, "rw-offer", does);
  }

  private clear(): void {
    this.typed = "";
    this.at = 0;
    this.asked = "no";
  }
}
