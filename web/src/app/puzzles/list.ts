// The puzzles of a game, by theme, the easier ones first; fewer of them by filters.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { base, buttons, fields } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { icon } from "../icons";
import { link } from "../router";
import { cardStyles, puzzleCard } from "./card";
import type { Puzzle, Puzzles, Theme } from "./types";
import { solvedOf } from "./solved";

/** What is shown; a filter that lets everything pass is null. */
interface Filters {
  readonly theme: string | null;
  readonly level: number | null;
  readonly unsolved: boolean;
}

const LEVELS = [1, 2, 3] as const;

export class RwPuzzles extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    screen,
    cardStyles,
    css`
      /* Its sign stands where the heading begins. */
      .back {
        margin-inline-start: calc(-1 * var(--rw-s4));
      }
      .progress {
        margin-top: var(--rw-s2);
        color: var(--rw-ink-soft);
      }
      .filters {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: var(--rw-s3) var(--rw-s4);
        margin-block: var(--rw-s4);
      }
      .filters .tick {
        display: flex;
        align-items: center;
        gap: var(--rw-s2);
        min-height: var(--rw-target);
      }
      section {
        margin-top: var(--rw-s5);
      }
      h2 {
        margin-bottom: var(--rw-s3);
        font-size: var(--rw-t-l);
      }
      .list {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
        gap: var(--rw-s4);
      }
      @media (width >= 100rem) {
        :host {
          width: min(96rem, 100%);
        }
      }
    `,
  ];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) puzzles!: Puzzles;
  @state() private filters: Filters = { theme: null, level: null, unsolved: false };

  override render(): TemplateResult {
    const { words, book, puzzles, filters } = this;
    const solved = solvedOf(book.id);
    const done = puzzles.puzzles.filter(({ id }) => solved.has(id)).length;
    const shown = puzzles.puzzles.filter((puzzle) => passes(puzzle, filters, solved));
    return html`
      <a class="button quiet back" href=${link({ at: "puzzles" })}> ${icon("back", 18)} ${words.say("puzzles-all")} </a>
      <h1 tabindex="-1">${words.say("puzzles-of", { game: words.both(book.title) })}</h1>
      <p class="progress">${words.say("puzzles-progress", { solved: done, count: puzzles.puzzles.length })}</p>
      <form
        class="filters"
        aria-label=${words.say("puzzles-filters")}
        @submit=${(e: Event) => {
          e.preventDefault();
        }}
      >
        ${this.#themes(puzzles.themes)} ${this.#levels()}
        <label class="tick">
          <input
            type="checkbox"
            .checked=${filters.unsolved}
            @change=${(event: Event) => {
              this.filters = { ...filters, unsolved: (event.target as HTMLInputElement).checked };
            }}
          />
          ${words.say("puzzles-unsolved")}
        </label>
      </form>
      <p class="soft small" role="status">${words.say("puzzles-found", { count: shown.length })}</p>
      ${puzzles.themes.map((theme) =>
        this.#theme(
          theme,
          shown.filter((puzzle) => puzzle.theme === theme.id),
          solved,
        ),
      )}
    `;
  }

  #themes(themes: readonly Theme[]): TemplateResult {
    const { words, filters } = this;
    return html`<label class="field"
      >${words.say("puzzles-theme")}
      <select
        @change=${(event: Event) => {
          this.filters = { ...filters, theme: (event.target as HTMLSelectElement).value || null };
        }}
      >
        <option value="">${words.say("puzzles-any")}</option>
        ${themes.map(({ id, title }) => html`<option value=${id} ?selected=${id === filters.theme}>${words.both(title)}</option>`)}
      </select>
    </label>`;
  }

  #levels(): TemplateResult {
    const { words, filters } = this;
    return html`<label class="field"
      >${words.say("puzzles-level")}
      <select
        @change=${(event: Event) => {
          this.filters = { ...filters, level: Number((event.target as HTMLSelectElement).value) || null };
        }}
      >
        <option value="">${words.say("puzzles-any")}</option>
        ${LEVELS.map((level) => html`<option value=${level} ?selected=${level === filters.level}>${words.say(`puzzles-level-${String(level)}`)}</option>`)}
      </select>
    </label>`;
  }

  #theme({ id, title }: Theme, shown: readonly Puzzle[], solved: ReadonlySet<string>): TemplateResult | typeof nothing {
    const { words, book } = this;
    if (shown.length === 0) return nothing;
    return html`<section aria-labelledby=${id}>
      <h2 id=${id}>${words.both(title)}</h2>
      <ul class="list">
        ${shown.map((puzzle) => html`<li>${puzzleCard(words, book.id, puzzle, solved.has(puzzle.id))}</li>`)}
      </ul>
    </section>`;
  }
}

function passes(puzzle: Puzzle, { theme, level, unsolved }: Filters, solved: ReadonlySet<string>): boolean {
  if (theme !== null && puzzle.theme !== theme) return false;
  if (level !== null && puzzle.level !== level) return false;
  return !(unsolved && solved.has(puzzle.id));
}
