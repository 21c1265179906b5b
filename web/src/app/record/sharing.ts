// The last stage: the title, clauses and expectations of the scenario, whether it passes, and its export as a file, a link or
// embed code.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import { EngineError } from "../../engine";
import { clauseLink as clauseButton } from "../../table/bits";
import { parts } from "../../table/parts.styles";
import { base, buttons, fields } from "../../theme/shared";
import type { Lang } from "../../words/book";
import type { Words } from "../../words/words";
import { codeField } from "../chrome";
import { downloadText } from "../files";
import { icon } from "../icons";
import { settings } from "../settings";
import { announce } from "../signals";
import { Watches } from "../store";
import { COPY_FORMS, type CopyForm } from "./copy-forms";
import { copyScenario } from "./copying";
import type { ScenarioEditor } from "./scenario-editor";
import { toggled } from "./draft/draft";
import { forReaders } from "./draft/for-readers";
import type { Changed } from "./draft/expect";
import { faultText } from "./draft/faults";
import { panelStyles } from "./record.styles";
import { sharingStyles } from "./sharing.styles";
import { clausesIn, ruleKey, tidy, resultsOf, type AttemptResult, type WrittenScenario } from "./draft/scenario";
import { attemptText, suggested, type BothWords } from "./speech";

export class RwRecordShare extends LitElement {
  static override styles = [base, buttons, fields, parts, codeField, panelStyles, sharingStyles];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) both!: BothWords;
  @property({ attribute: false }) editor!: ScenarioEditor;
  /** A text that the browser did not let us copy; it is shown, so the author can copy it by hand. */
  @state() private byHand: string | null = null;
  @query("textarea.hand") private readonly hand!: HTMLTextAreaElement | null;
  @query(".preview") private readonly preview!: HTMLElement | null;
  #shown: WrittenScenario | null = null;
  #theme = "";

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("editor")) new Watches(this, this.editor.store);
  }

  /** Draws the preview: the element that readers will see, with the same JSON. */
  override updated(): void {
    const { scenario } = this.editor.now;
    const { theme } = settings.value;
    if (!scenario || !this.preview || (scenario === this.#shown && theme === this.#theme)) return;
    [this.#shown, this.#theme] = [scenario, theme];
    const board = document.createElement("rule-board");
    board.lang = this.words.lang;
    board.setAttribute("theme", theme);
    const json = document.createElement("script");
    json.type = "application/json";
    json.textContent = tidy(forReaders(scenario));
    board.append(json);
    this.preview.replaceChildren(board);
  }

  override render(): TemplateResult | typeof nothing {
    const { words, editor } = this;
    const { draft, story, scenario, verdict } = editor.now;
    if (!story || !scenario) return nothing;
    const results = resultsOf(draft, story);
    return html`
      <div class="head">
        <section class="check" aria-label=${words.say("record-check")}>${this.#verdict(verdict)}</section>
        <section class="ways" aria-label=${words.say("record-ways")}>
          ${COPY_FORMS.map((form) => this.#copyButton(form))}
          <button class="quiet" @click=${this.#download}>${icon("save")} ${words.say("record-download")}</button>
        </section>
        ${
          this.byHand === null
            ? nothing
            : html`<label class="field"
                >${words.say("record-by-hand")}<textarea class="hand" readonly .value=${this.byHand}></textarea>
              </label>`
        }
      </div>
      <div class="columns">
        <div class="said">
          ${this.#titles(results, scenario.rules[0])} ${this.#rules(results, scenario.rules)}
          <section>
            <h2>${words.say("record-expect")}</h2>
            <p class="soft small">${words.say("record-expect-hint")}</p>
            ${results.length === 0 ? html`<p>${words.say("record-nothing")}</p>` : nothing}
            <ol class="deeds">
              ${results.map((one) => this.#attempt(one))}
            </ol>
          </section>
        </div>
        <div class="out">
          <details>
            <summary>${words.say("record-json")}</summary>
            <pre tabindex="0" aria-label=${words.say("record-json")}>${tidy(scenario)}</pre>
          </details>
          <section>
            <h2>${words.say("record-preview")}</h2>
            <div class="preview"></div>
          </section>
        </div>
      </div>
    `;
  }

  #titles(results: readonly AttemptResult[], rule: string | undefined): TemplateResult {
    const { words, both, editor } = this;
    const { draft } = editor.now;
    const langs: Lang[] = words.lang === "fr" ? ["fr", "en"] : ["en", "fr"];
    return html`<section class="titles">
      ${langs.map(
        (lang) =>
          html`<label class="field"
            >${words.say(`record-title-${lang}`)}
            <input
              lang=${lang}
              maxlength="200"
              placeholder=${suggested(both[lang], results, rule)}
              .value=${draft.title[lang]}
              @change=${(event: Event) => {
                const title = (event.target as HTMLInputElement).value;
                void editor.write((one) => ({ ...one, title: { ...one.title, [lang]: title } }));
              }}
            />
          </label>`,
      )}
      <p class="soft small">${words.say("record-title-hint")}</p>
    </section>`;
  }

  #rules(results: readonly AttemptResult[], written: readonly string[]): TemplateResult {
    const { words, editor } = this;
    const { draft } = editor.now;
    const met = [...new Set([...draft.named, ...clausesIn(results), ...written])];
    if (met.length === 0) return html``;
    return html`<section>
      <h2>${words.say("record-rules")}</h2>
      <label class="field"
        >${words.say("record-under")}
        <select
          @change=${(event: Event) => {
            const under = (event.target as HTMLSelectElement).value;
            void editor.write((one) => ({ ...one, under }));
          }}
        >
          ${met.map((id) => html`<option value=${id} ?selected=${id === written[0]}>${words.clause(id).title}</option>`)}
        </select>
      </label>
      <details class="rules">
        <summary>${words.say("record-rules-n", { n: written.length })}</summary>
        <ul>
          ${met.map((id) => html`<li>${this.#tick(ruleKey(id), words.clause(id).title, id === written[0])} ${clauseButton(words, id)}</li>`)}
        </ul>
      </details>
    </section>`;
  }

  #tick(key: string, text: string, fixed = false): TemplateResult {
    const { editor } = this;
    return html`<label class="tick">
      <input
        type="checkbox"
        ?disabled=${fixed}
        .checked=${fixed || !editor.now.draft.out.includes(key)}
        @change=${(event: Event) => {
          const on = (event.target as HTMLInputElement).checked;
          void editor.write((one) => toggled(one, key, on));
        }}
      />
      <span>${text}</span>
    </label>`;
  }

  #attempt({ attempt, step, before, events, changes }: AttemptResult): TemplateResult {
    const { words } = this;
    const what = attemptText(words, attempt, before);
    const expectations = attempt.said?.length ?? 0;
    return html`<li>
      <p class="what">
        <b>${what}</b>
        ${step.refusal ? html`<span class="no">${words.say("record-refused-by", { why: words.refusal(step.refusal, before) })}</span> ${clauseButton(words, step.refusal.clause)}` : nothing}
      </p>
      ${
        events.length + changes.length === 0
          ? nothing
          : html`<ul>
              ${events.map(({ key, event }) => html`<li>${this.#tick(key, words.event(event, step.table))} ${clauseButton(words, event.cites)}</li>`)}
              ${changes.map(({ key, change }) => html`<li class="change">${this.#tick(key, this.#change(change, step.table, before))}</li>`)}
            </ul>`
      }
      ${expectations > 0 ? html`<p class="soft small">${words.say("record-said", { n: expectations })}</p>` : nothing}
    </li>`;
  }

  /** A change in words: what has which value, and whose it is. */
  #change({ path, value }: Changed, table: AttemptResult["before"], before: AttemptResult["before"]): string {
    const { words } = this;
    const [kind, name = "", ...rest] = path;
    const last = path.at(-1) ?? "";
    const of = kind === "pieces" ? words.piece(name, table.pieces[name] ? table : before) : words.player(name);
    if (kind === "pieces" && rest.length === 0) return words.say("record-change-gone", { of });
    const key = kind === "piles" ? name : (rest[0] ?? kind ?? "");
    const what = key === "stats" ? words.statName(last) : words.say(`record-change-${key}`);
    const to = this.#value(last, value, table);
    return words.say("record-change", { what, to, ...((kind === "pieces" || kind === "players") && { of }) });
  }

  #value(key: string, value: unknown, table: AttemptResult["before"]): string {
    const { words } = this;
    if (value === null || value === undefined) return words.say("record-change-none");
    if (key === "at" && Array.isArray(value)) return words.cell(value as [number, number]);
    if (Array.isArray(value)) {
      const nameOf = (one: string): string => (key === "turns" ? words.piece(one, table) : words.name(one));
      const names = value.map((one: string | { is: string }) => nameOf(typeof one === "string" ? one : one.is));
      return names.length > 0 ? words.list(names) : words.say("record-change-none");
    }
    if (typeof value === "object") return words.say("record-change-yes");
    if (typeof value !== "string") return JSON.stringify(value);
    return key === "place" ? words.place(value, table) : key === "is" ? words.name(value) : words.player(value);
  }

  #verdict(verdict: ScenarioEditor["now"]["verdict"]): TemplateResult {
    const { words } = this;
    if (verdict === null) return html``;
    if (verdict instanceof EngineError)
      return html`<p class="failed" role="status">${words.say("record-wrong", { why: faultText(words, verdict) })}</p>`;
    if (verdict.passed) return html`<p class="passed">${words.say("record-passes")}</p>`;
    return html`<p class="failed" role="status">${words.say("record-differs", { n: verdict.differences.length })}</p>
      <ul class="differences">
        ${verdict.differences.map(
          ({ at, expected, got }) =>
            html`<li>
              <code>${at}</code>
              <p>${words.say("record-expected")} <code>${expected}</code></p>
              <p>${words.say("record-got")} <code>${got}</code></p>
            </li>`,
        )}
      </ul>`;
  }

  #copyButton(form: CopyForm): TemplateResult {
    return html`<button class=${form.style} @click=${() => void this.#copy(form)}>
      ${form.icon ? icon(form.icon) : nothing} ${this.words.say(`record-copy-${form.id}`)}
    </button>`;
  }

  #download = (): void => {
    const { scenario } = this.editor.now;
    if (!scenario) return;
    const name = (scenario.title.en ?? scenario.game).normalize("NFD").toLowerCase();
    const plain = name.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
    downloadText(`${tidy(scenario)}\n`, `${plain.slice(0, 60) || scenario.game}.json`);
  };

  async #copy(form: CopyForm): Promise<void> {
    const { editor, words } = this;
    await this.offerByHand(await copyScenario(this, { editor, words, form }));
  }

  /** Shows a text that could not be copied, selected; null hides the last one. */
  async offerByHand(text: string | null): Promise<void> {
    this.byHand = text;
    if (text === null) return;
    await this.updateComplete;
    this.hand?.focus();
    this.hand?.select();
    announce(this, this.words.say("record-by-hand"));
  }
}
