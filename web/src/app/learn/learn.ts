// First steps: a few lessons on a real table. The reader does what is asked, or anything else; the engine plays the rest.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { Trial } from "../../embed/trial";
import { detailOf } from "../../table/emit";
import { termText } from "../../table/terms";
import { parts } from "../../table/parts.styles";
import { endOf } from "../../table/playback/play";
import { base, buttons } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { screen } from "../chrome";
import { icon } from "../icons";
import { hasPuzzles } from "../puzzles/puzzles";
import { link } from "../router";
import { seatNames } from "../play/seat-names";
import type { Sitter } from "../play/seats";
import { settings } from "../settings";
import { announce, fault, toast } from "../signals";
import { reached, type Sign } from "./goals";
import type { Lesson } from "./lessons";
import { learnStyles } from "./learn.styles";
import { ownTable, toHeading } from "./own-table";
import { keepProgress, progressOf } from "./progress";

/** How long "show me" waits between two steps once the first has been played back, in milliseconds. */
const PAUSE = 700;

/** The reader has the first side, and a bot the other. */
const SITTERS: readonly Sitter[] = [
  { side: "p1", bot: null, level: "easy" },
  { side: "p2", bot: "greedy", level: "easy" },
];

export class RwLearn extends LitElement {
  static override styles = [base, buttons, parts, screen, learnStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) lessons!: readonly Lesson[];
  /** Which lesson, from 0. */
  @property({ type: Number }) at = 0;
  @state() private trial: Trial | null = null;
  @state() private met = 0;
  /** Has there been a table to play on? Until then nothing is drawn that would jump when there is. */
  @state() private opened = false;
  /** Events before this have been checked for goals. */
  private seen = 0;
  /** The words of the table, at which the reader sits. */
  private seated!: Words;

  constructor() {
    super();
    this.addEventListener("rw-clause", (event) => {
      this.#signs([{ opened: detailOf(event, "rw-clause") }]);
    });
  }

  /** Called when a goal has been reached, or the lesson begins again. */
  #went: (() => void) | null = null;

  private get lesson(): Lesson {
    const { lessons, at } = this;
    const lesson = lessons[Math.min(at, lessons.length - 1)];
    if (!lesson) throw new Error("no lessons");
    return lesson;
  }

  private get done(): boolean {
    return this.met >= this.lesson.goals.length;
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("words")) this.seated = this.words.seated(seatNames(this.words, SITTERS));
    if (!changed.has("at") && !changed.has("lessons")) return;
    keepProgress(this.book.id, { at: this.at });
    this.#begin();
  }

  override updated(changed: PropertyValues<this>): void {
    if (changed.has("at") && changed.get("at") !== undefined) toHeading(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.trial?.close();
    this.trial = null;
    this.#went?.();
  }

  #begin(): void {
    const { lesson } = this;
    this.trial?.close();
    this.#went?.();
    this.met = 0;
    this.seen = endOf(lesson.start.events);
    const story = { name: null, scenario: lesson.scenario, start: lesson.start, steps: [] };
    const trial = new Trial(
      story,
      lesson.start,
      () => {
        if (this.trial === trial) this.#checkGoals(trial);
      },
      (error) => {
        if (this.trial === trial) toast(this, { text: fault(this.words, error), urgent: true });
      },
      "p1",
    );
    this.trial = trial;
    void trial.open(0).then(() => (this.opened = true));
  }

  /** What has been played back, and what was refused, may be what the lesson asks for. */
  #checkGoals(trial: Trial): void {
    const { events, firstUnplayed, refusal } = trial.now;
    const news = events.filter(({ id }) => id >= this.seen && id < firstUnplayed).map((event): Sign => ({ event }));
    this.seen = Math.max(this.seen, firstUnplayed);
    this.#signs([...news, { refused: refusal?.clause }]);
    this.requestUpdate();
  }

  #signs(signs: readonly Sign[]): void {
    const { lesson, met, words, book } = this;
    this.met = reached(lesson.goals, met, signs);
    if (this.met === met) return;
    this.#went?.();
    const next = lesson.goals[this.met];
    const said = next
      ? words.both(next.say)
      : words.say(this.at + 1 < this.lessons.length ? "learn-done" : "learn-end");
    announce(this, said);
    if (next) return;
    const { done } = progressOf(book.id);
    keepProgress(book.id, {
      done: [...new Set([...done, lesson.id])],
      ...(this.at + 1 >= this.lessons.length && { over: true }),
    });
  }

  /** The reader's steps of the lesson's own scenario, from the beginning. */
  #show = async (): Promise<void> => {
    this.#begin();
    // Who looks on must see it.
    this.renderRoot.querySelector("rw-table")?.board?.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { trial, lesson } = this;
    for (const { do: action, refuse } of lesson.way) {
      await this.#readersPart(trial);
      if (this.trial !== trial) return;
      if (action) await trial?.act(action);
      else if (refuse) await trial?.check(refuse);
      await this.#played(trial);
      if (this.trial !== trial) return;
    }
  };

  /** To open a rule is left to the reader. What follows waits for it, or it would be done before it is asked for. */
  async #readersPart(trial: Trial | null): Promise<void> {
    const isTheirs = (): boolean => this.trial === trial && this.lesson.goals[this.met]?.opened !== undefined;
    while (isTheirs()) await new Promise<void>((resolve) => (this.#went = resolve));
  }

  async #played(trial: Trial | null): Promise<void> {
    const over = (): boolean => !trial || this.trial !== trial || trial.now.firstUnplayed >= endOf(trial.now.events);
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || settings.value.motion === "none";
    do await new Promise((done) => setTimeout(done, calm ? 0 : PAUSE));
    while (!over());
  }

  override render(): TemplateResult | typeof nothing {
    const { trial } = this;
    if (!trial) return nothing;
    return html`<div class="room">
      ${this.#sheet()} ${this.#foot()}
      <div class="table">
        ${this.opened ? ownTable(trial, this.seated, this.book) : html`<p class="soft wait">${this.words.say("play-loading")}</p>`}
      </div>
    </div>`;
  }

  #sheet(): TemplateResult {
    const { words, lesson, lessons, at } = this;
    const number = { n: at + 1, of: lessons.length };
    return html`
      <section class="sheet card" aria-labelledby="lesson">
        <div class="say">
          ${this.#ribbon()}
          <p class="over">${words.say("learn-number", number)}</p>
          <h1 id="lesson" tabindex="-1">${words.both(lesson.title)}</h1>
          <p class="text">${termText(words, words.both(lesson.text))}</p>
        </div>
        <div class="do">
          <ol class="goals" aria-label=${words.say("learn-goals")}>
            ${lesson.goals.map((goal, n) => this.#goal(words.both(goal.say), n))}
          </ol>
          <p class="again">
            <button type="button" class="quiet" title=${words.say("learn-again")} @click=${this.#again}>
              ${icon("again", 18)}<span>${words.say("learn-again")}</span>
            </button>
            <button type="button" class="quiet" title=${words.say("learn-show")} @click=${this.#show}>
              ${icon("eye", 18)}<span>${words.say("learn-show")}</span>
            </button>
          </p>
        </div>
      </section>
    `;
  }

  /** All lessons, as a row of numbers: any of them can be gone to. */
  #ribbon(): TemplateResult {
    const { words, lessons, at, book } = this;
    const { done } = progressOf(book.id);
    return html`<nav aria-label=${words.say("learn-lessons")}>
      <ol class="ribbon">
        ${lessons.map(({ id, title }, n) => {
          const ticked = done.includes(id);
          const name = `${String(n + 1)}. ${words.both(title)}${ticked ? `, ${words.say("learn-ticked")}` : ""}`;
          return html`<li>
            <a
              class=${ticked ? "ticked" : ""}
              href=${link({ at: "learn", game: book.id, lesson: n + 1 })}
              aria-current=${n === at ? "step" : nothing}
              aria-label=${name}
              title=${words.both(title)}
              >${ticked ? icon("tick", 16) : n + 1}</a
            >
          </li>`;
        })}
      </ol>
    </nav>`;
  }

  #goal(said: string, n: number): TemplateResult {
    const { words, met } = this;
    const is = n < met ? "reached" : n === met ? "now" : "later";
    return html`<li class=${is} aria-current=${is === "now" ? "step" : nothing}>
      <span class="box" aria-hidden="true"
        >${is === "reached" ? icon("tick", 18) : is === "now" ? icon("next", 16) : null}</span
      >
      <span
        >${said}${is === "reached" ? html`<span class="unseen">, ${words.say("learn-ticked")}</span>` : nothing}</span
      >
    </li>`;
  }

  /** Always in sight: back, on, out; and that it is done. */
  #foot(): TemplateResult {
    const { words, at, lessons, book, done } = this;
    const last = at + 1 >= lessons.length;
    const lesson = (n: number): string => link({ at: "learn", game: book.id, lesson: n + 1 });
    const leave = link({ at: "setup", game: book.id });
    // The first game after the lessons is against the bot that can be beaten.
    const play = link({ at: "setup", game: book.id, level: "easy" });
    const main = done ? "button main on" : "button on";
    return html`<footer class="card ${done ? "done" : ""}">
      <p class="well" role="status">
        ${done ? html`${icon("tick", 22)} <span>${words.say(last ? "learn-end" : "learn-done")}</span>` : nothing}
      </p>
      ${
        last && done
          ? nothing
          : html`<a class="button quiet" href=${leave} aria-label=${words.say("learn-skip")} @click=${this.#skip}
              >${words.say("learn-skip-short")}</a
            >`
      }
      ${
        last && done && hasPuzzles(book.id)
          ? html`<a class="button" href=${link({ at: "puzzles-of", game: book.id })} @click=${this.#skip}
              >${icon("puzzle", 18)} ${words.say("puzzles-title")}</a
            >`
          : nothing
      }
      ${at > 0 ? html`<a class="button quiet" href=${lesson(at - 1)}>${icon("back", 18)}<span class="long">${words.say("learn-back")}</span></a>` : nothing}
      ${
        last
          ? html`<a class=${main} href=${play} @click=${this.#skip}>${icon("play")} ${words.say("learn-play")}</a>`
          : html`<a class=${main} href=${lesson(at + 1)}>${words.say("learn-next")} ${icon("next", 18)}</a>`
      }
    </footer>`;
  }

  #again = (): void => {
    this.#begin();
  };

  #skip = (): void => {
    keepProgress(this.book.id, { over: true });
  };
}
