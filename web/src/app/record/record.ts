// The recorder, in three stages: set a position up, play from it, share the scenario. Every change checks the scenario again.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { EngineError, type Table } from "../../engine";
import { withContent } from "../../embed/words";
import { detailOf } from "../../table/emit";
import { base, buttons, fields } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { theEngine } from "../../engine/one";
import { icon } from "../icons";
import { link } from "../router";
import { settings } from "../settings";
import { announce, fault, toast } from "../signals";
import { Watches } from "../store";
import { ScenarioEditor } from "./scenario-editor";
import { EMBED } from "./copy-forms";
import { copyScenario } from "./copying";
import { actionsIn, emptyDraft, type Draft } from "./draft/draft";
import { faultText } from "./draft/faults";
import { STAGES, type Stage } from "./draft/edit-history";
import { panelStyles, recordStyles } from "./record.styles";
import { opened } from "./opening";
import { adder, chips, travel } from "./panels/parts";
import { drawable } from "./draft/scenario";
import { schemaOf } from "./draft/schema";
import type { RwRecordShare } from "./sharing";
import { speech, titlesOf, type BothWords } from "./speech";
import type { Start } from "./start";

/** The next dice: typed, or added with a button for each face. */
const diceRow = (words: Words, sides: number, dice: readonly number[], ask: (dice: number[]) => void): TemplateResult =>
  html`<label class="field"
      ><span>${words.say("record-dice")}</span>
      <input
        inputmode="numeric"
        autocomplete="off"
        placeholder=${words.say("record-dice-any")}
        .value=${dice.join(" ")}
        @change=${(event: Event) => {
          ask(((event.target as HTMLInputElement).value.match(/\d+/g) ?? []).map(Number));
        }}
      />
    </label>
    <span class="faces" role="group" aria-label=${words.say("record-dice-add")}>
      ${Array.from(
        { length: sides },
        (_, n) =>
          html`<button
            type="button"
            aria-label=${words.say("record-dice-face", { n: n + 1 })}
            @click=${() => {
              ask([...dice, n + 1]);
            }}
          >
            ${n + 1}
          </button>`,
      )}
    </span>`;

/** The piece that the author has placed for the side to act, if it is just one. */
function onlyPiece({ setup }: Draft, { pieces, toAct }: Table): string | null {
  const [only, ...others] = Object.keys(setup.pieces).filter((name) => pieces[name]?.owner === toAct);
  return others.length === 0 ? (only ?? null) : null;
}

export class RwRecord extends LitElement {
  static override styles = [base, buttons, fields, screen, panelStyles, recordStyles];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) start!: Start;
  @state() private editor: ScenarioEditor | null = null;
  @state() private both: BothWords | null = null;
  @query("input[type=file]") private readonly file!: HTMLInputElement;
  @query("rw-record-share") private readonly sharing!: RwRecordShare | null;
  #content: unknown;

  constructor() {
    super();
    new Watches(this, settings);
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("start")) void this.#open(this.start);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.editor?.close();
    this.editor = null;
  }

  async #open(start: Start): Promise<void> {
    await this.#speak(start.draft.content);
    this.editor?.close();
    const editor = new ScenarioEditor(start, (...of) => (this.both ? titlesOf(this.both, ...of) : {}));
    this.editor = editor;
    editor.store.subscribe(({ draft }) => {
      if (this.editor !== editor) return;
      if (draft.content !== this.#content) void this.#speak(draft.content);
      this.requestUpdate();
    });
    await editor.open();
    editor.go(editor.now.stage); // stores a scenario that came in a link
  }

  /** Loads words that include the custom units and cards of the scenario. */
  async #speak(content: unknown): Promise<void> {
    this.#content = content;
    this.both = await speech(withContent(this.book, content));
  }

  override render(): TemplateResult {
    const { editor, both } = this;
    const own = both?.[this.words.lang];
    if (!editor || !own) return html`<h1 class="unseen" tabindex="-1">${this.words.both(this.book.title)}</h1>`;
    const { broken, stage } = editor.now;
    if (broken) return this.#broken(own, broken);
    return html`
      <header class="top">
        <h1 tabindex="-1">${own.say("record-title")}</h1>
        <span class="tight">
          <button
            class="quiet"
            @click=${() => {
              this.file.click();
            }}
          >
            ${icon("open", 18)}<span class="long">${own.say("record-open")}</span>
          </button>
          <input type="file" accept=".json,application/json" hidden @change=${() => void this.#import(own)} />
          <button class="quiet" @click=${() => void this.#clear(own)}>
            ${icon("again", 18)}<span class="long">${own.say("record-new")}</span>
          </button>
        </span>
      </header>
      <nav class="stages" aria-label=${own.say("record-stages")}>
        ${STAGES.map(
          (name, n) =>
            html`<button
              aria-current=${name === stage ? "step" : nothing}
              @click=${() => {
                editor.go(name);
              }}
            >
              <b aria-hidden="true">${n + 1}</b> ${own.say(`record-stage-${name}`)}
            </button>`,
        )}
        ${this.#chip(own, editor)}
      </nav>
      ${this.#stage(own, both, editor, stage)}
    `;
  }

  /** Whether the scenario passes; shown in every stage. */
  #chip(words: Words, { now: { verdict, draft } }: ScenarioEditor): TemplateResult {
    const state =
      draft.deeds.length === 0 || verdict === null
        ? "none"
        : !(verdict instanceof EngineError) && verdict.passed
          ? "passes"
          : "fails";
    return html`<span class="state ${state}" role="status">${words.say(`record-state-${state}`)}</span>`;
  }

  #stage(words: Words, both: BothWords, editor: ScenarioEditor, stage: Stage): TemplateResult {
    if (stage === "position")
      return html`<rw-position .words=${words} .book=${this.book} .editor=${editor}
        >${this.#go(words, editor)}</rw-position
      >`;
    if (stage === "share")
      return html`<rw-record-share .words=${words} .both=${both} .editor=${editor}></rw-record-share>`;
    return html`<div class="recording">${this.#bar(words, editor)} ${this.#table(words, editor)}</div>`;
  }

  #go(words: Words, editor: ScenarioEditor): TemplateResult {
    const { setup, deeds } = editor.now.draft;
    return html`<button
      class="main go"
      ?disabled=${Object.keys(setup.pieces).length === 0 && setup.phase === undefined}
      @click=${() => void this.#begin(words, editor)}
    >
      <span class="dot" aria-hidden="true"></span> ${words.say(deeds.length > 0 ? "record-go-on" : "record-go")}
    </button>`;
  }

  #bar(words: Words, editor: ScenarioEditor): TemplateResult {
    const { draft } = editor.now;
    const done = actionsIn(draft.deeds);
    const step = editor.trial?.now.table.step ?? done;
    const refusal = editor.trial?.now.refusal ?? null;
    const table = editor.trial?.now.table ?? null;
    return html`<section class="bar" aria-label=${words.say("record-bar")}>
        <p class="count">
          <span class="dot" aria-hidden="true"></span>
          ${
            step < done
              ? words.say("record-looking", { step, steps: done })
              : words.say("record-count", { done, refused: draft.deeds.filter(({ refuse }) => refuse).length })
          }
        </p>
        <p class="try" role="status">
          ${
            refusal?.action && table
              ? words.say("record-may-refuse", { what: words.action({ action: refusal.action, cost: {} }, table) })
              : words.say("record-try")
          }
        </p>
        ${this.#luck(words, editor)}
      </section>
      <div class="acts">
        <span class="tight">${travel(words, editor)}</span>
        <button class="refuse" ?disabled=${!refusal?.action} @click=${() => void this.#refuse(words, editor)}>
          ${words.say("record-refusal")}
        </button>
        ${this.#copyButton(words, editor)}
        <button class="main" ?disabled=${draft.deeds.length === 0} @click=${() => void this.#share(editor)}>
          ${words.say("record-done")} ${icon("next", 18)}
        </button>
      </div>`;
  }

  /** The code for a page, without a look at the last stage: titles and rule follow from what was recorded. */
  #copyButton(words: Words, editor: ScenarioEditor): TemplateResult {
    const label = words.say(`record-copy-${EMBED.id}`);
    return html`<button
      class="copy"
      title=${label}
      ?disabled=${editor.now.draft.deeds.length === 0}
      @click=${() => void this.#copy(words, editor)}
    >
      ${icon("copy", 18)}<span class="long">${label}</span>
    </button>`;
  }

  /** The choice of the next dice, and of the next cards if any can be drawn. */
  #luck(words: Words, editor: ScenarioEditor): TemplateResult {
    const { dice, draws } = editor.next;
    const ask = (part: { dice?: number[]; draws?: string[] }): void => {
      void editor.ask({ dice, draws, ...part }).then((accepted) => {
        const { fault: wrong } = editor.now;
        if (accepted) this.#selectOnly(editor);
        if (!accepted && wrong) toast(this, { text: faultText(words, wrong), urgent: true });
      });
    };
    const table = editor.trial?.now.table;
    const piles = table ? drawable(table, draws) : [];
    const sides = Math.max(0, ...schemaOf(this.book).dice);
    return html`<div class="luck">
      ${sides === 0 ? nothing : diceRow(words, sides, dice, (all) => ask({ dice: all }))}
      ${
        piles.length + draws.length === 0
          ? nothing
          : html`<span class="draws">
              ${chips(
                words.say("record-draws"),
                draws.map((id, n) => ({
                  text: words.name(id),
                  remove: words.say("record-remove", { what: words.name(id) }),
                  drop: () => ask({ draws: draws.filter((_, i) => i !== n) }),
                })),
              )}
              ${adder(
                words.say("record-draws"),
                words.say("record-add"),
                piles.map((id) => [id, words.name(id)] as const),
                (id) => ask({ draws: [...draws, id] }),
              )}
            </span>`
      }
    </div>`;
  }

  #table(words: Words, editor: ScenarioEditor): TemplateResult | typeof nothing {
    const { trial } = editor;
    if (!trial) return nothing;
    const { table, actions, asides, events, firstUnplayed, busy, refusal, odds } = trial.now;
    const done = actionsIn(editor.now.draft.deeds);
    return html`<h2 class="unseen">${words.say("play-table")}</h2>
      <rw-table
        .table=${table}
        .actions=${actions}
        .asides=${asides}
        .events=${events}
        .firstUnplayed=${firstUnplayed}
        .game=${words.book}
        .words=${words}
        .sound=${settings.value.sound === "on"}
        .busy=${busy}
        .probing=${true}
        .step=${table.step}
        .steps=${Math.max(table.step, done, actionsIn(editor.now.future[0]?.deeds ?? []))}
        .refusal=${refusal}
        .odds=${odds}
        @rw-act=${(event: Event) => void editor.act(detailOf(event, "rw-act"))}
        @rw-why=${(event: Event) => void trial.whyNot(detailOf(event, "rw-why"))}
        @rw-preview=${(event: Event) => void trial.preview(detailOf(event, "rw-preview"))}
        @rw-goto=${(event: Event) => {
          const step = detailOf(event, "rw-goto");
          // An undone action is no longer in the game, only in the history of the draft.
          void (step > done ? editor.redo() : trial.goto(step));
        }}
        @rw-undo=${() => void editor.undo()}
        @rw-redo=${() => void editor.redo()}
        @rw-played=${() => {
          trial.played();
        }}
      ></rw-table>`;
  }

  async #begin(words: Words, editor: ScenarioEditor): Promise<void> {
    editor.go("record");
    announce(this, words.say("record-began"));
    await this.updateComplete;
    // The focused button is gone, so the focus moves to the table.
    this.#selectOnly(editor);
    this.renderRoot.querySelector("rw-table")?.focus();
  }

  /** Where the side to act has one piece alone, nobody has to select it. */
  #selectOnly({ now, trial }: ScenarioEditor): void {
    const only = trial && onlyPiece(now.draft, trial.now.table);
    if (only !== null) this.renderRoot.querySelector("rw-table")?.select(only);
  }

  async #refuse(words: Words, editor: ScenarioEditor): Promise<void> {
    await editor.recordRefusal();
    announce(this, words.say("record-refusal-done"));
    this.renderRoot.querySelector("rw-table")?.focus();
  }

  async #share(editor: ScenarioEditor): Promise<void> {
    editor.go("share");
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("[aria-current=step]")?.focus();
  }

  async #copy(words: Words, editor: ScenarioEditor): Promise<void> {
    const left = await copyScenario(this, { editor, words, form: EMBED });
    if (left === null) return;
    await this.#share(editor);
    await this.sharing?.offerByHand(left);
  }

  async #clear(words: Words): Promise<void> {
    const { editor, book } = this;
    await editor?.take(emptyDraft(book.id, book.maps[0]?.id, this.start.draft.about), "position");
    toast(this, { text: words.say("record-cleared") });
  }

  async #import(words: Words): Promise<void> {
    const { editor } = this;
    const file = this.file.files?.[0];
    this.file.value = "";
    if (!file || !editor) return;
    try {
      const { draft, stage } = await opened(await theEngine(), await file.text());
      if (draft.game !== this.book.id) throw new EngineError({ code: "unknown-game", message: draft.game });
      await editor.take(draft, stage);
    } catch (error) {
      toast(this, { text: words.say("record-not-opened", { why: fault(words, error) }), urgent: true });
    }
  }

  #broken(words: Words, error: EngineError): TemplateResult {
    return html`<section class="card broken">
      <h1 tabindex="-1">${words.say("play-broken")}</h1>
      <p>${fault(words, error)}</p>
      <p class="row">
        <button class="main" @click=${() => void this.#open({ ...this.start, ...this.editor?.now })}>
          ${icon("again")} ${words.say("play-reopen")}
        </button>
        <a class="button quiet" href=${link({ at: "shelf" })}>${words.say("summary-shelf")}</a>
      </p>
    </section>`;
  }
}
