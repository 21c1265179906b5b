// The decision bar: whose decision it is, what is asked, what has been clicked so far, and the buttons that answer.
import { LitElement, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import { keyed } from "lit/directives/keyed.js";
import { base, buttons } from "../../theme/shared";
import { clauseLink, either, sign } from "../bits";
import { emit } from "../emit";
import { parts } from "../parts.styles";
import { barStyles } from "./bar.styles";
import type { List } from "../choice/pick";
import { candidates, ready } from "../choice/pick";
import { FEW, answerButton, refName, waysOf } from "./answers";
import { endsEarly, leftOf } from "./left";
import { leading } from "./story";
import { amounts, symbolsStyles } from "./symbols";
import { ABILITY, ATTACK, idOf, kindOf } from "../refs";
import { ariaKeys, withKey } from "../shortcuts";
import type { Reach } from "../shortcuts";
import { termText } from "../terms";
import { threatsOn } from "../threats";
import type { GameBook, GameEvent, Offer, Ref, Table, WireError, Words } from "../types";

/** Refs drawn elsewhere: on the board, in the hand, beside the selected piece. */
const ELSEWHERE = new Set(["piece", "cell", "place", "card", ATTACK, ABILITY]);
/** On a board of places, a question about these has buttons here too, because many pieces can be in one place. */
const NAMED = new Set(["piece", "place"]);

export class RwBar extends LitElement {
  static override styles = [base, buttons, parts, symbolsStyles, barStyles];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  /** The events so far, which show what led to a question. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  @property({ attribute: false }) list: List = [];
  /** What may be done beside the actions: to give up. */
  @property({ attribute: false }) asides: List = [];
  @property({ attribute: false }) chosen: readonly Ref[] = [];
  @property({ attribute: false }) offered: ReadonlyMap<Ref, "next" | "later"> = new Map();
  @property({ attribute: false }) refusal: WireError | null = null;
  /** A complete action that waits for a second tap. */
  @property({ attribute: false }) armed: Offer | null = null;
  @property({ type: Boolean }) busy = false;
  /** Can the host place the pieces that are not on the board yet? */
  @property({ type: Boolean }) places = false;
  /** Is all that the other side threatens on the board? Null where the game does not tell. */
  @property({ attribute: false }) threats: boolean | null = null;
  /** How far the keys reach. */
  @property() keys: Reach = "focus";
  /** Has it a height of its own, whatever it says? Then a long text scrolls in it, and the rest opens over what is around it. */
  @property({ type: Boolean, reflect: true }) tight = false;
  /** What can be done here, if the player has asked. */
  @property({ attribute: false }) help: readonly string[] | null = null;

  @query(".ask") private readonly asked!: HTMLElement;

  override render(): TemplateResult {
    const { tight } = this;
    return html`<div class="row">
        <div class="ask"><div class="said">${this.harmless()} ${this.ask()} ${tight ? this.note() : nothing}</div></div>
        <div class="answers">${this.skills()}${this.answers()}</div>
        <div class="signs">${this.threatener()} ${this.asker()} ${tight ? this.beside() : nothing}</div>
      </div>
      <slot></slot>
      ${tight ? nothing : this.note()} ${this.help === null ? nothing : this.helpView(this.help)} ${this.reserve()}
      ${tight ? nothing : this.beside()}`;
  }

  /** Folded away, because a click here is no move: it ends the turn or the game. Each new position has it folded. */
  private beside(): TemplateResult | typeof nothing {
    const { words, table, asides } = this;
    if (this.busy || this.armed || this.list.length === 0 || asides.length === 0) return nothing;
    const button = (aside: Offer): TemplateResult =>
      html`<button type="button" @click=${() => emit(this, "rw-act", aside.action)}>
        ${words.action(aside, table)}
      </button>`;
    const label = words.say("table-asides");
    const fold = html`<details class="more beside">
      <summary title=${label}><span class="word">${label}</span></summary>
      <div class="asides">${asides.map(button)}</div>
    </details>`;
    return html`${keyed(table.step, fold)}`;
  }

  private threatener(): TemplateResult | typeof nothing {
    if (this.threats === null) return nothing;
    const label = this.words.say("table-threats");
    return html`<button
      type="button"
      class="quiet ask-help"
      aria-pressed=${this.threats ? "true" : "false"}
      aria-label=${label}
      aria-keyshortcuts=${ariaKeys("threats", this.keys) ?? nothing}
      title=${withKey(this.words, label, "threats", this.keys)}
      @click=${() => emit(this, "rw-threats", null)}
    >
      ${CROSSED}
    </button>`;
  }

  private asker(): TemplateResult {
    const label = this.words.say("table-help");
    return html`<button
      type="button"
      class="quiet ask-help"
      aria-expanded=${this.help === null ? "false" : "true"}
      aria-label=${label}
      title=${label}
      @click=${() => emit(this, "rw-help", null)}
    >
      ${QUESTION}
    </button>`;
  }

  /** Shows the text that a screen reader announces. */
  private helpView(lines: readonly string[]): TemplateResult {
    return html`<div class="help">
      <h2>${this.words.say("table-help-title")}</h2>
      <ul>
        ${lines.map((line) => html`<li>${termText(this.words, line)}</li>`)}
      </ul>
    </div>`;
  }

  private readonly lengths = new ResizeObserver(() => {
    const { asked } = this;
    // What has to be scrolled has to be reached by keys; what is whole is no stop.
    if (asked.scrollHeight > asked.clientHeight + 1) asked.tabIndex = 0;
    else asked.removeAttribute("tabindex");
    this.showQuestion();
  });

  /** Where not all has room, the question or the refusal is in sight, what led to it above it; of a long one, its beginning. */
  private showQuestion(): void {
    const { asked } = this;
    const question = (asked.querySelector(".no") ?? asked.querySelector(".asked"))?.getBoundingClientRect();
    if (!question) return;
    const room = asked.getBoundingClientRect();
    asked.scrollTop += Math.min(question.top - room.top, Math.max(0, question.bottom - room.bottom));
  }

  override firstUpdated(): void {
    this.lengths.observe(this.asked);
    if (this.asked.firstElementChild) this.lengths.observe(this.asked.firstElementChild);
  }

  /** Focuses the first answer of a question. */
  async focusAnswer(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(".answers button")?.focus();
  }

  private ask(): TemplateResult {
    const { words, table } = this;
    if (table.result) {
      const { winner, cites } = table.result;
      const text = winner ? words.say("table-won", words.playerArgs(winner)) : words.say("table-drawn");
      return html`<span class="who">${winner ? sign(winner) : null}${text}</span> ${clauseLink(words, cites)}`;
    }
    const side = table.decision?.of ?? table.toAct ?? table.active ?? "neutral";
    const who = html`<span class="who">${sign(side)}${words.seat(side)}</span>`;
    const round = html`<span class="soft">
      · ${words.say("table-round", { round: table.round, phase: words.phase(table.phase) })}</span
    >`;
    if (this.busy)
      return html`${who}${round}<br />${words.say("table-busy")}<span class="dots" aria-hidden="true">…</span>`;
    if (this.chosen.length > 0)
      return html`<ol class="path" aria-label=${words.say("table-path")}>
          ${this.chosen.map((ref) => html`<li>${refName(words, table, ref)}</li>`)}
        </ol>
        ${this.refused() ?? html`<span class="next">${this.armed ? this.confirmWords(this.armed) : this.nextWords()}</span>`}`;
    if (table.decision)
      return html`${who}${this.story()}
        <p class="asked">
          ${termText(words, words.decision(table.decision, table))} ${clauseLink(words, table.decision.cites)}
        </p>
        ${this.refused()}`;
    const rest = this.list.length > 0 ? this.beginning() : words.say("table-wait");
    return html`${who}${round}<br />${this.refused() ?? html`<span class="next">${rest} ${this.left()}</span>`}`;
  }

  /** What is left to do before the turn is ended. */
  private left(): string {
    const left = leftOf(this.table, this.list);
    return left ? this.words.say("table-left", { ...left }) : "";
  }

  private confirmWords(armed: Offer): string {
    const again = this.words.say("table-confirm-ask");
    return endsEarly(this.table, this.list, armed) ? `${this.left()} ${again}` : again;
  }

  /** The events that led to the question, each with its clause. The questions of a set-up have none. */
  private story(): TemplateResult | typeof nothing {
    const { words, table } = this;
    const leadingEvents = table.phase === SET_UP ? [] : leading(this.events);
    if (leadingEvents.length === 0) return nothing;
    return html`<ol class="story">
      ${leadingEvents.map((event) => html`<li>${words.event(event, table)} ${clauseLink(words, event.cites)}</li>`)}
    </ol>`;
  }

  /** Where all that is threatened is asked for, and there is nothing to see on the board. */
  private harmless(): TemplateResult | typeof nothing {
    const { words, table, threats, busy } = this;
    if (!threats || busy || threatsOn(table).length > 0) return nothing;
    return html`<p class="declined">${words.say("table-threatened", { count: 0, squares: "" })}</p>`;
  }

  /** What it means to decline. */
  private note(): TemplateResult | typeof nothing {
    const { words, table, list } = this;
    const declined = `declined-${table.decision?.kind ?? ""}`;
    if (this.busy || this.armed || !list.some(({ action }) => action.type === "decline") || !words.has(declined))
      return nothing;
    return html`<p class="declined"><b>${this.declining()}</b> ${termText(words, words.say(declined))}</p>`;
  }

  /** The name of declining in this question. */
  private declining(): string {
    const found = this.list.find(({ action }) => action.type === "decline");
    return found ? this.words.say("table-declined", { what: this.words.action(found, this.table) }) : "";
  }

  /** The reason of a refusal, in place of the hint for the next click, so that nothing below it moves. */
  private refused(): TemplateResult | null {
    const { words, table, refusal } = this;
    if (!refusal) return null;
    return html`<span class="no"
      ><span>${termText(words, words.refusal(refusal, table))}</span> ${clauseLink(words, refusal.clause)}</span
    >`;
  }

  /** The hint for the first click: of cards only if one can be played. */
  private beginning(): string {
    const { words, table, list } = this;
    const cards = list.some(({ path }) => kindOf(path[0] ?? "") === "card");
    return words.say("table-your-turn", { phase: table.phase, ...(!cards && { units: 1 }) });
  }

  /** The hint for the next click, from the kinds of refs on offer. */
  private nextWords(): string {
    const { words } = this;
    const ends = new Set(candidates(this.list, this.chosen).map((l) => l.path[l.path.length - 1]));
    const next = [...this.offered].filter(([, when]) => when === "next").map(([ref]) => ref);
    const kinds = new Set(next.map((ref) => (kindOf(ref) === "piece" && ends.has(ref) ? "target" : kindOf(ref))));
    const ids = [...kinds].map((kind) => `table-next-${kind}`).filter((id) => words.has(id));
    return words.say("table-next", {
      what:
        ids.length === 0
          ? "none"
          : either(
              words,
              ids.map((id) => words.say(id)),
            ),
    });
  }

  private answers(): TemplateResult[] {
    const { words, table } = this;
    const buttons: TemplateResult[] = [];
    const exact = this.armed ?? ready(this.list, this.chosen);
    if (exact && (this.armed || candidates(this.list, this.chosen).length > 1))
      buttons.push(
        html`<button type="button" class="main" @click=${() => emit(this, "rw-confirm", null)}>
          ${words.action(exact, table)}
        </button>`,
      );
    // While an action waits for its second click, nothing else is offered.
    const [best, ...others] = waysOf(this.offered);
    const ways = new Set(others.slice(FEW - 1));
    // Of several ways to do the same thing only the first is a main button. Different answers are all main buttons.
    const alike = words.has(`answer-to-${table.decision?.kind ?? ""}`);
    const offered = this.armed ? [] : this.buttons().filter((ref) => !ways.has(ref));
    for (const ref of offered)
      buttons.push(answerButton(this, ref, kindOf(ref) === "answer" ? !alike || ref === best : this.isMain(ref)));
    if (this.chosen.length > 0)
      buttons[this.armed ? "push" : "unshift"](
        html`<button type="button" class="quiet" @click=${() => emit(this, "rw-drop", null)}>
          ${words.say("table-cancel")}
        </button>`,
      );
    return buttons;
  }

  /** The abilities that may answer a question: here, because the question is here. One click stands for unit and ability. */
  private skills(): TemplateResult[] {
    const { words, table, list, chosen, busy } = this;
    if (!table.decision || busy || chosen.length > 0) return [];
    const upTo = (path: readonly Ref[]): Ref[] => path.slice(0, path.findIndex((ref) => kindOf(ref) === ABILITY) + 1);
    const ways = new Map(list.map((offer) => [upTo(offer.path).join(), offer]));
    ways.delete("");
    const several = new Set([...ways.values()].map(({ path }) => path[0])).size > 1;
    return [...ways.values()].map(({ path, cost }) => {
      const clicks = upTo(path).filter((ref) => several || kindOf(ref) === ABILITY);
      const take = (): void => upTo(path).forEach((ref) => emit(this, "rw-ref", ref));
      return html`<button type="button" class="main" @click=${take}>
        ${clicks.map((ref) => refName(words, table, ref)).join(": ")} ${amounts(words, this.game, cost)}
      </button>`;
    });
  }

  /** Is it a main button? The only action is one, and so is the only answer of one click, apart from declining. */
  private isMain(ref: Ref): boolean {
    const { list, table } = this;
    if (list.length === 1) return true;
    const whole = list.filter(({ action, path }) => path.length === 1 && action.type !== "decline");
    return table.decision !== null && whole.length === 1 && whole[0]?.path[0] === ref;
  }

  /** The refs on offer that are drawn nowhere else; actions of one click (end the turn) also while a unit is selected. */
  private buttons(): Ref[] {
    const whole = this.list.flatMap(({ path }) =>
      path.length === 1 && kindOf(path[0] ?? "") === "button" ? path : [],
    );
    const { decision, board } = this.table;
    const here = (kind: string): boolean =>
      !ELSEWHERE.has(kind) || (decision !== null && board.places !== undefined && NAMED.has(kind));
    const next = [...this.offered].filter(([ref, when]) => when === "next" && here(kindOf(ref)));
    // The inspector has the buttons of a selected unit; those of cards, and those of nothing, are here.
    const beside = kindOf(this.chosen[0] ?? "") === "piece";
    const rest = next.map(([ref]) => ref).filter((ref) => kindOf(ref) !== "button" || !beside);
    const ways = waysOf(this.offered);
    return [...new Set([...ways, ...rest.filter((ref) => !ways.includes(ref)), ...whole])];
  }

  private waits(name: string): boolean {
    const piece = this.table.pieces[name];
    return piece?.at === null && piece.place === undefined;
  }

  private placer(): TemplateResult {
    return html`<button type="button" class="quiet" @click=${() => emit(this, "rw-place", null)}>
      ${this.words.say("table-place")}
    </button>`;
  }

  /** Pieces that are not on the board yet. Choose one here, then its square. All stay listed, so you can choose another. */
  private reserve(): TemplateResult | typeof nothing {
    const waiting = this.list
      .flatMap(({ path }) => path.slice(0, 1))
      .filter((ref) => kindOf(ref) === "piece" && this.waits(idOf(ref)));
    if (waiting.length === 0) return nothing;
    return html`<ul class="chips reserve" aria-label=${this.words.say("table-reserve")}>
      ${[...new Set(waiting)].sort().map((ref) => {
        const side = this.table.pieces[idOf(ref)]?.owner ?? "neutral";
        return html`<li>
          <button
            type="button"
            class=${this.chosen.includes(ref) ? "main" : ""}
            aria-pressed=${this.chosen.includes(ref) ? "true" : "false"}
            data-ref=${ref}
            @click=${() => emit(this, "rw-ref", ref)}
          >
            ${sign(side)}${refName(this.words, this.table, ref)}
          </button>
        </li>`;
      })}
      ${this.places ? html`<li>${this.placer()}</li>` : nothing}
    </ul>`;
  }
}

/** The phase before the first event. */
const SET_UP = "set-up";

/** The signs of a struck square and of one that is struck after a move: see board/zones.ts. */
const CROSSED = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9l6 6M15 9l-6 6" />
</svg>`;

const QUESTION = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M8.7 9.2a3.3 3.3 0 1 1 4.8 3c-1 .5-1.5 1.2-1.5 2.4v.4" />
  <path class="dot" d="M12 18.4v.2" />
</svg>`;
