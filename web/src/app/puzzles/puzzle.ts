// One puzzle on a real table: win this turn, in whatever way. With hints from its known way, and that way step by step.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Trial } from "../../embed/trial";
import type { Action, Offer, Table } from "../../engine/wire";
import type { Scenario } from "../../engine/types/Scenario";
import { parts } from "../../table/parts.styles";
import { endOf } from "../../table/playback/play";
import { idOf, kindOf } from "../../table/refs";
import { refName } from "../../table/side/answers";
import { base, buttons } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { icon } from "../icons";
import { learnStyles } from "../learn/learn.styles";
import { ownTable, toHeading } from "../learn/own-table";
import { link } from "../router";
import { announce, fault, showClause, toast } from "../signals";
import { levelMarks, levelStyles, titleOf } from "./card";
import { puzzleStyles } from "./puzzle.styles";
import { solverOf, type Puzzle, type Puzzles } from "./types";
import { markSolved, solvedOf } from "./solved";
import { standingOf, type Standing } from "./standing";
import { beginsWith, nextOn, offerOf, wayOf } from "./way";

/** What can be done at the start: hints for those who have left the known way begin there again. */
interface Opening {
  readonly table: Table;
  readonly offers: readonly Offer[];
}

export class RwPuzzle extends LitElement {
  static override styles = [base, buttons, parts, screen, learnStyles, levelStyles, puzzleStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) puzzles!: Puzzles;
  /** Which of them, from 0. */
  @property({ type: Number }) at = 0;
  @state() private trial: Trial | null = null;
  @state() private opening: Opening | null = null;
  @state() private standing: Standing = "going";
  /** Is the rule told? */
  @state() private rule = false;
  /** Where to begin, or to go on, in words. */
  @state() private next: string | null = null;
  /** The steps of the known way that have been shown since the start, in words. */
  @state() private shown: readonly string[] | null = null;

  private get puzzle(): Puzzle {
    const puzzle = this.puzzles.puzzles[this.at];
    if (!puzzle) throw new Error("no such puzzle");
    return puzzle;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("at") && !changed.has("puzzles")) return;
    [this.rule, this.next] = [false, null];
    void this.#begin();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("at") && changed.get("at") !== undefined) toHeading(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.trial?.close();
    this.trial = null;
  }

  #begin(): Promise<void> {
    const { puzzle } = this;
    this.trial?.close();
    [this.standing, this.shown] = ["going", null];
    const scenario = { chance: { dice: [], draws: [] }, ...puzzle.scenario, steps: [] } as unknown as Scenario;
    const trial = new Trial(
      { name: null, scenario, start: puzzle.start, steps: [] },
      puzzle.start,
      () => {
        if (this.trial === trial) this.#look(trial);
      },
      (error) => {
        if (this.trial === trial) toast(this, { text: fault(this.words, error), urgent: true });
      },
      solverOf(puzzle),
      "idle",
    );
    this.trial = trial;
    return trial.open(0).then(() => {
      if (this.trial === trial) this.opening = { table: trial.now.table, offers: trial.now.actions };
    });
  }

  /** It is solved, or missed, when that has been seen. */
  #look({ now }: Trial): void {
    this.requestUpdate();
    if (now.busy || now.firstUnplayed < endOf(now.events)) return;
    const { standing, puzzle, words } = this;
    this.standing = standingOf(now.table, puzzle.start.table);
    if (this.standing === standing || this.standing === "going") return;
    // What was only watched is not solved.
    if (this.standing === "solved" && this.shown === null) markSolved(this.book.id, puzzle.id);
    announce(this, words.say(this.#verdict()));
  }

  #verdict(): string {
    return this.standing === "solved" && this.shown !== null ? "puzzle-watched" : `puzzle-${this.standing}`;
  }

  override render(): TemplateResult | typeof nothing {
    const { trial, opening, words, book } = this;
    if (!trial) return nothing;
    return html`<div class="room">
      ${this.#sheet()}
      <div class="table">
        ${opening ? ownTable(trial, words, book) : html`<p class="soft wait">${words.say("play-loading")}</p>`}
      </div>
      ${this.#foot()}
    </div>`;
  }

  #sheet(): TemplateResult {
    const { words, book, puzzle, puzzles } = this;
    const theme = puzzles.themes.find(({ id }) => id === puzzle.theme);
    const marked = solvedOf(book.id).has(puzzle.id);
    return html`
      <section class="sheet card" aria-labelledby="puzzle">
        <div class="say">
          <p class="over">
            <a href=${link({ at: "puzzles-of", game: book.id })}>${words.say("puzzles-title")}</a> ·
            ${words.both(theme?.title)}
          </p>
          <h1 id="puzzle" tabindex="-1">${words.both(titleOf(puzzle))}</h1>
          <p class="facts soft small">
            ${levelMarks(words, puzzle.level)}
            <span>${words.say("puzzles-actions", { count: puzzle.actions })}</span>
            ${marked ? html`<span class="ticked">${icon("tick", 16)} ${words.say("puzzles-solved")}</span>` : nothing}
          </p>
          <p class="goal">${icon("crown", 20)} <span>${words.say("puzzle-goal")}</span></p>
        </div>
        <div class="do">
          ${this.#told()} ${this.#tools()}
          <rw-puzzle-share .words=${words} .puzzle=${puzzle}></rw-puzzle-share>
        </div>
      </section>
    `;
  }

  /** What hints have told, and the known way as far as it has been shown. */
  #told(): TemplateResult {
    const { words, puzzle, rule, next, shown } = this;
    const id = puzzle.scenario.rules[0] ?? "";
    return html`<div class="told" role="status">
        ${
          rule
            ? html`<p>
                ${words.say("puzzle-rule")}
                <button
                  type="button"
                  class="quiet clause"
                  @click=${() => {
                    showClause(this, id);
                  }}
                >
                  ${icon("book", 16)} ${words.clause(id).title}
                </button>
              </p>`
            : nothing
        }
        ${next === null ? nothing : html`<p>${next}</p>`}
      </div>
      ${
        shown === null
          ? nothing
          : html`<ol class="way" aria-label=${words.say("puzzle-way")} tabindex="0">
              ${shown.map((said) => html`<li>${said}</li>`)}
            </ol>`
      }`;
  }

  /** A hint is first the rule that the known way turns on, then where that way begins, or goes on. */
  #tools(): TemplateResult {
    const { words, rule, shown, puzzle, opening, trial, standing } = this;
    const begun = (trial?.now.table.step ?? 0) > 0;
    const all = shown !== null && shown.length >= puzzle.actions;
    const n = Math.min((shown?.length ?? 0) + 1, puzzle.actions);
    return html`<p class="tools">
      <button type="button" aria-disabled=${!opening || standing !== "going"} @click=${this.#hint}>
        ${icon("ask", 18)} ${words.say(rule ? "puzzle-hint-next" : "puzzle-hint-rule", begun ? { on: 1 } : {})}
      </button>
      <button type="button" aria-disabled=${!opening || trial?.now.busy === true || all} @click=${this.#step}>
        ${icon("eye", 18)}
        ${shown === null ? words.say("puzzle-show") : words.say("puzzle-step", { n, of: puzzle.actions })}
      </button>
      ${
        begun && standing !== "missed"
          ? html`<button type="button" @click=${this.#again}>${icon("again", 18)} ${words.say("puzzle-again")}</button>`
          : nothing
      }
    </p>`;
  }

  /** Always in sight: how it stands, back, on. */
  #foot(): TemplateResult {
    const { words, at, puzzles, book, standing, trial } = this;
    const ended = standing !== "going";
    const to = (n: number): string => link({ at: "puzzle", game: book.id, id: puzzles.puzzles[n]?.id ?? "" });
    const main = standing === "solved" ? "button main on" : "button on";
    return html`<footer class="card ${standing === "solved" ? "done" : ""} ${standing}">
      <p class="well" role="status">
        ${ended ? html`${icon(standing === "solved" ? "tick" : "again", 22)} <span>${words.say(this.#verdict())}</span>` : nothing}
      </p>
      ${
        standing === "missed"
          ? html`<button type="button" class="main" @click=${this.#again}>${words.say("puzzle-again")}</button>
              <button
                type="button"
                @click=${() => {
                  if (trial) void trial.goto(Math.max(0, trial.now.table.step - 1));
                }}
              >
                ${icon("undo", 18)} ${words.say("puzzle-undo")}
              </button>`
          : nothing
      }
      ${
        at > 0
          ? html`<a class="button quiet" href=${to(at - 1)}
              >${icon("back", 18)}<span class="long">${words.say("puzzle-back")}</span></a
            >`
          : nothing
      }
      ${
        at + 1 < puzzles.puzzles.length
          ? html`<a class=${main} href=${to(at + 1)}>${words.say("puzzle-on")} ${icon("next", 18)}</a>`
          : html`<a class=${main} href=${link({ at: "puzzles-of", game: book.id })}>${words.say("puzzles-title")}</a>`
      }
    </footer>`;
  }

  #again = (): void => {
    void this.#begin();
  };

  #hint = async (): Promise<void> => {
    const { rule, trial, opening, puzzle, words, standing } = this;
    if (standing !== "going") return;
    if (!rule) {
      this.rule = true;
      return;
    }
    if (!trial || !opening) return;
    const way = wayOf(puzzle);
    const done = await trial.done();
    const on = nextOn(way, done);
    const { table, offers } = on ? { table: trial.now.table, offers: trial.now.actions } : opening;
    const what = beginning(words, table, offers, on ?? way[0]);
    this.next = words.say(on === null ? "puzzle-left" : done.length > 0 ? "puzzle-go-on" : "puzzle-begin", { what });
  };

  /** One step more of the known way, from the start if the table has left it. */
  #step = async (): Promise<void> => {
    const { puzzle, words, shown } = this;
    // A button that went away under the keyboard would take the focus with it: it stays, and waits.
    if (!this.opening || this.trial?.now.busy === true || shown?.length === puzzle.actions) return;
    const way = wayOf(puzzle);
    const done = (await this.trial?.done()) ?? [];
    const on = shown !== null && done.length === shown.length ? nextOn(way, done) : null;
    if (!on) await this.#begin();
    const { trial } = this;
    const action = on ?? way[0];
    if (!trial || !action) return;
    this.next = null;
    const said = sentence(words, trial.now.table, trial.now.actions, action);
    this.shown = [...(on ? (shown ?? []) : []), said];
    announce(this, said);
    await trial.act(action);
  };
}

/** An action in words, and whose it is. */
function sentence(words: Words, table: Table, offers: readonly Offer[], action: Action): string {
  const what = words.action(offerOf(offers, action) ?? { action, cost: {} }, table);
  const who = action.piece === undefined ? "" : words.piece(action.piece, table);
  return who === "" || what.includes(who) ? what : words.say("puzzle-does", { who, what });
}

/** What an action begins with, and where that stands. */
function beginning(words: Words, table: Table, offers: readonly Offer[], action: Action | undefined): string {
  const ref = action ? beginsWith(offers, action) : null;
  if (ref === null) return "";
  const name = refName(words, table, ref);
  const at = kindOf(ref) === "piece" ? table.pieces[idOf(ref)]?.at : undefined;
  return at ? words.say("puzzle-at", { name, cell: words.cell(at) }) : name;
}
