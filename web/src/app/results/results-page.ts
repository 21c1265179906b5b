// The results of finished games: a list with filters, totals, files, and ways to erase them.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons, fields } from "../../theme/shared";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { downloadText, offer } from "../files";
import { icon } from "../icons";
import { clauseLink, link } from "../router";
import { ask } from "../signals";
import { ResultNames, toCsv, toJson } from "./export";
import { resultsData, type ResultsData } from "./load";
import { opponentOf, OPPONENTS, OUTCOMES, outcomeOf, type Result } from "./result";
import { canSaveResults, eraseResult, eraseResults } from "./results";
import { resultsStyles } from "./results.styles";
import { EVERYTHING, filtered, ownDeckKey, totals, type Filter, type Total } from "./totals";

/** How many results are listed before all are. */
const SHOWN = 30;

/** The columns of a table of totals. */
const COUNTED = ["won", "lost", "drawn"] as const;

export class RwResults extends LitElement {
  static override styles = [base, buttons, fields, screen, resultsStyles];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) results!: ResultsData;
  @state() private filter: Filter = EVERYTHING;
  @state() private all = false;

  get #names(): ResultNames {
    return new ResultNames(this.words, this.results.books);
  }

  override render(): TemplateResult {
    const { words, results } = this;
    return html`
      <h1 tabindex="-1">${words.say("results-title")}</h1>
      <p class="lead soft">${words.say(canSaveResults() ? "results-lead" : "shelf-not-kept")}</p>
      ${results.damaged > 0 ? html`<p class="note" role="alert">${words.say("results-damaged", { count: results.damaged })}</p>` : nothing}
      ${results.results.length === 0 ? html`<p class="count">${words.say("results-none")}</p>` : this.#filled()}
      <p class="row files">
        ${results.results.length === 0 ? nothing : this.#exports()}
        ${
          results.results.length + results.damaged === 0
            ? html`<a class="button main" href=${link({ at: "shelf" })}>${words.say("summary-shelf")}</a>`
            : html`<button class="danger" @click=${this.#eraseAll}>
                ${icon("bin", 18)} ${words.say("results-erase-all")}
              </button>`
        }
      </p>
    `;
  }

  #filled(): TemplateResult {
    const { words, results, filter } = this;
    const shown = filtered(results.results, filter);
    const names = this.#names;
    const list = this.all ? shown : shown.slice(0, SHOWN);
    return html`
      <div class="filters">
        ${this.#choice("game", [...new Set(results.results.map(({ game }) => game))], (id) => names.game(id))}
        ${this.#choice("opponent", OPPONENTS, (one) => words.say(`results-against-${one}`))}
        ${this.#choice("outcome", OUTCOMES, (one) => words.say(`results-filter-${one}`))}
      </div>
      <p class="count" role="status">${words.say("results-count", { count: shown.length })}</p>
      <ol class="list">
        ${list.map((result) => this.#result(names, result))}
      </ol>
      ${
        list.length < shown.length
          ? html`<button
              class="more"
              @click=${() => {
                this.all = true;
              }}
            >
              ${words.say("results-more", { count: shown.length - list.length })}
            </button>`
          : nothing
      }
      ${shown.length === 0 ? nothing : this.#totals(names, shown)}
    `;
  }

  #choice<K extends keyof Filter>(
    key: K,
    values: readonly Filter[K][],
    name: (value: Filter[K]) => string,
  ): TemplateResult {
    const { words, filter } = this;
    const choose = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement;
      this.filter = { ...filter, [key]: values.find((one) => one === value) ?? "" };
      this.all = false;
    };
    return html`<p>
      <label for=${key}>${words.say(`results-${key}`)}</label>
      <select id=${key} @change=${choose}>
        <option value="">${words.say(`results-${key}-any`)}</option>
        ${values.map((value) => html`<option value=${value} ?selected=${value === filter[key]}>${name(value)}</option>`)}
      </select>
    </p>`;
  }

  #result(names: ResultNames, result: Result): TemplateResult {
    const { words } = this;
    const { id, game, seats, cites, rounds, played, updated } = result;
    const [one = "", two = ""] = seats.map((seat) => names.deck(game, seat) || words.player(seat.side));
    const title = words.say("shelf-versus", { one, two });
    const outcome = outcomeOf(result);
    const facts = [
      names.game(game),
      names.opponent(result),
      words.say("results-rounds", { rounds }),
      words.say("results-minutes", { minutes: Math.max(1, Math.round(played / 60_000)) }),
      words.date(updated),
    ];
    return html`
      <li class="result card ${outcome}">
        <span class="outcome">${outcome === "won" ? icon("crown", 18) : nothing}${names.outcome(result)}</span>
        <div class="what">
          <p><strong>${title}</strong> · <a href=${clauseLink(cites)}>${names.clause(result)}</a></p>
          <p class="soft small">${facts.join(" · ")}</p>
        </div>
        <span class="acts">
          ${
            this.results.stored.has(id)
              ? html`<a
                  class="button"
                  href=${link({ at: "play", id, step: 0 })}
                  aria-label=${words.say("results-watch", { title })}
                  >${icon("play", 18)}</a
                >`
              : nothing
          }
          <button
            class="quiet"
            aria-label=${words.say("results-erase", { title })}
            @click=${() => this.#erase(id, title)}
          >
            ${icon("bin", 18)}
          </button>
        </span>
      </li>
    `;
  }

  #totals(names: ResultNames, shown: readonly Result[]): TemplateResult {
    const { words } = this;
    const decks = new Map(shown.map((result) => [ownDeckKey(result) ?? "", result]));
    const deckName = (key: string): string => {
      const { game = "", seats = [] } = decks.get(key) ?? {};
      const own = seats.find(({ bot }) => bot === null);
      return own ? names.deck(game, own) : "";
    };
    const against = (one: string): string => words.say(`results-against-${one}`);
    return html`
      <h2>${words.say("results-totals")}</h2>
      <div class="totals">
        ${this.#table(
          "game",
          totals(shown, ({ game }) => game),
          (id) => names.game(id),
        )}
        ${this.#table("opponent", totals(shown, opponentOf), against)}
        ${this.#table("deck", totals(shown, ownDeckKey), deckName)}
      </div>
    `;
  }

  #table(by: "game" | "opponent" | "deck", rows: readonly Total[], name: (key: string) => string): TemplateResult {
    const { words } = this;
    if (rows.length === 0) return html``;
    return html`
      <div class="card">
        <table>
          <caption>
            ${words.say(`results-by-${by}`)}
          </caption>
          <thead>
            <tr>
              <th scope="col">${words.say(`results-${by}`)}</th>
              <th scope="col">${words.say("results-played")}</th>
              ${COUNTED.map((outcome) => html`<th scope="col">${words.say(`results-filter-${outcome}`)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ({ key, games, counts }) =>
                html`<tr>
                  <th scope="row">${name(key)}</th>
                  <td>${games}</td>
                  ${COUNTED.map((outcome) => html`<td>${counts[outcome]}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
    `;
  }

  #exports(): TemplateResult {
    const { words } = this;
    return html`
      <button @click=${this.#asJson}>${icon("save", 18)} ${words.say("results-json")}</button>
      <button @click=${this.#asCsv}>${icon("save", 18)} ${words.say("results-csv")}</button>
    `;
  }

  /** What the filters show is what the file holds. */
  #asJson = (): void => {
    downloadText(toJson(filtered(this.results.results, this.filter)), "rulewright-results.json");
  };

  #asCsv = (): void => {
    const text = toCsv(this.words, this.#names, filtered(this.results.results, this.filter));
    offer(text, "text/csv", "rulewright-results.csv");
  };

  async #erase(id: string, title: string): Promise<void> {
    const { words } = this;
    const text = words.say("results-erase-text", { title });
    const asked = { title: words.say("results-erase-title"), text, yes: words.say("results-erase-yes") };
    if (!(await ask(this, { ...asked, no: words.say("no"), danger: true }))) return;
    await eraseResult(id);
    await this.#reload();
  }

  #eraseAll = async (): Promise<void> => {
    const { words, results } = this;
    const count = results.results.length + results.damaged;
    const asked = {
      title: words.say("results-erase-all-title"),
      text: words.say("results-erase-all-text", { count }),
      yes: words.say("results-erase-yes"),
    };
    if (!(await ask(this, { ...asked, no: words.say("no"), danger: true }))) return;
    await eraseResults();
    await this.#reload();
  };

  /** What had the focus may be gone: it goes to the heading. */
  async #reload(): Promise<void> {
    this.results = await resultsData();
    await this.updateComplete;
    this.renderRoot.querySelector("h1")?.focus();
  }
}
