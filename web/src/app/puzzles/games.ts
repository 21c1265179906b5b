// All puzzles there are: the one of the day, and each game with how many of its own are solved.
import { css, html, LitElement, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import shelf from "virtual:shelf";
import { base, buttons } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { cover } from "../covers/cover";
import { link } from "../router";
import { cardStyles, puzzleCard } from "./card";
import { COUNTS } from "./puzzles";
import { solvedOf } from "./solved";
import type { Puzzle } from "./types";

export class RwPuzzleGames extends LitElement {
  static override styles = [
    base,
    buttons,
    screen,
    cardStyles,
    css`
      .lead {
        max-width: 46rem;
        margin: var(--rw-s3) 0 var(--rw-s5);
        color: var(--rw-ink-soft);
        font-size: var(--rw-t-l);
      }
      .columns {
        display: grid;
        gap: var(--rw-s6) var(--rw-s5);
      }
      @media (width >= 64rem) {
        .columns {
          grid-template-columns: 20rem minmax(0, 1fr);
        }
      }
      h2 {
        margin-bottom: var(--rw-s3);
        font-size: var(--rw-t-l);
      }
      .day {
        max-width: 20rem;
      }
      .games {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
        gap: var(--rw-s4);
      }
      .game {
        display: block;
        overflow: hidden;
        padding-bottom: var(--rw-s3);
        color: inherit;
        text-decoration: none;
      }
      .game svg {
        inline-size: 100%;
        aspect-ratio: 16 / 9;
      }
      .game strong,
      .game .soft {
        display: block;
        padding-inline: var(--rw-s4);
      }
      .game strong {
        margin-top: var(--rw-s3);
        font-size: var(--rw-t-l);
      }
      progress {
        display: block;
        inline-size: calc(100% - 2 * var(--rw-s4));
        margin: var(--rw-s2) var(--rw-s4) 0;
        accent-color: var(--rw-good);
      }
    `,
  ];

  /** With the words of the game that the puzzle of the day is of. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) day!: Puzzle;

  override render(): TemplateResult {
    const { words, book, day } = this;
    const solved = solvedOf(book.id).has(day.id);
    return html`
      <h1 tabindex="-1">${words.say("puzzles-title")}</h1>
      <p class="lead">${words.say("puzzles-lead")}</p>
      <div class="columns">
        <section aria-labelledby="day">
          <h2 id="day">${words.say("puzzles-day", { game: words.both(book.title) })}</h2>
          <div class="day">${puzzleCard(words, book.id, day, solved)}</div>
        </section>
        <section aria-labelledby="games">
          <h2 id="games">${words.say("puzzles-games")}</h2>
          <ul class="games">
            ${COUNTS.map(([id, count]) => this.#game(id, count))}
          </ul>
        </section>
      </div>
    `;
  }

  #game(id: string, count: number): TemplateResult {
    const { words } = this;
    const solved = Math.min(solvedOf(id).size, count);
    const title = words.both(shelf.find((game) => game.id === id)?.title) || id;
    return html`<li>
      <a class="game card" href=${link({ at: "puzzles-of", game: id })}>
        ${cover(id)}
        <strong>${title}</strong>
        <span class="soft small">${words.say("puzzles-progress", { solved, count })}</span>
        <progress aria-hidden="true" max=${count} .value=${solved}></progress>
      </a>
    </li>`;
  }
}
