// A puzzle as a card that leads to it: the position in small, its title, how hard it is, and whether it is solved.
import { css, html, nothing, type TemplateResult } from "lit";
import type { DirectiveResult } from "lit/directive.js";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import { picture } from "../../embed/picture";
import type { Both } from "../../words/book";
import type { Words } from "../../words/words";
import { icon } from "../icons";
import { link } from "../router";
import { THEMED } from "./inks";
import type { Puzzle } from "./types";

/** Levels there are: the marks of each are as many as its number. */
const LEVELS = 3;

/** `words` are with the game's own. */
export function puzzleCard(words: Words, game: string, puzzle: Puzzle, solved: boolean): TemplateResult {
  const title = words.both(titleOf(puzzle));
  return html`<a class="puzzle card" href=${link({ at: "puzzle", game, id: puzzle.id })}>
    <span class="small-board" aria-hidden="true">${position(words, puzzle, title)}</span>
    <span class="title">${title}</span>
    <span class="about">
      ${levelMarks(words, puzzle.level)}
      <span>${words.say("puzzles-actions", { count: puzzle.actions })}</span>
      ${solved ? html`<span class="ticked">${icon("tick", 16)} ${words.say("puzzles-solved")}</span>` : nothing}
    </span>
  </a>`;
}

export const titleOf = ({ scenario: { title } }: Puzzle): Both => ({ en: title.en ?? "", fr: title.fr ?? "" });

export const levelMarks = (words: Words, level: number): TemplateResult =>
  html`<span class="level"
    ><span class="marks" aria-hidden="true"
      >${Array.from({ length: LEVELS }, (_, n) => html`<i class=${n < level ? "full" : ""}></i>`)}</span
    >
    ${words.say(`puzzles-level-${String(level)}`)}</span
  >`;

const drawn = new WeakMap<Words, Map<Puzzle, string>>();

/** Drawn once: a list is drawn again with every filter. */
function position(words: Words, puzzle: Puzzle, said: string): DirectiveResult {
  const known = drawn.get(words) ?? new Map<Puzzle, string>();
  drawn.set(words, known);
  const svg = known.get(puzzle) ?? picture(puzzle.start.table, words, said, { inks: THEMED });
  known.set(puzzle, svg);
  return unsafeSVG(svg);
}

export const levelStyles = css`
  .level {
    display: inline-flex;
    align-items: center;
    gap: var(--rw-s1);
  }
  .marks {
    display: inline-flex;
    gap: 0.15rem;
  }
  .marks i {
    inline-size: 0.55rem;
    block-size: 0.55rem;
    border: 1.5px solid currentcolor;
    border-radius: 50%;
  }
  .marks .full {
    background: currentcolor;
  }
  @media (forced-colors: active) {
    .marks .full {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const cardStyles = [
  levelStyles,
  css`
    .puzzle {
      display: flex;
      flex-direction: column;
      gap: var(--rw-s1);
      block-size: 100%;
      padding-bottom: var(--rw-s3);
      overflow: hidden;
      color: inherit;
      text-decoration: none;
      content-visibility: auto;
      contain-intrinsic-size: auto 15rem;
    }
    .puzzle:hover .title {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
    .small-board {
      display: grid;
      place-items: center;
      aspect-ratio: 16 / 10;
      padding: var(--rw-s1);
      background: var(--rw-surface);
    }
    .small-board svg {
      inline-size: 100%;
      block-size: 100%;
      min-block-size: 0;
    }
    .puzzle .title {
      padding: var(--rw-s2) var(--rw-s4) 0;
      font-weight: 700;
      line-height: 1.3;
    }
    .puzzle .about {
      display: flex;
      flex-wrap: wrap;
      gap: var(--rw-s1) var(--rw-s3);
      margin-top: auto;
      padding-inline: var(--rw-s4);
      color: var(--rw-ink-soft);
      font-size: var(--rw-t-s);
    }
    .ticked {
      display: inline-flex;
      align-items: center;
      gap: var(--rw-s1);
      color: var(--rw-good);
      font-weight: 700;
    }
  `,
];
