// The shelf: the five games, the games you are in the middle of, and a place to put a save.
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import games from "virtual:shelf";
import { drawn } from "../table/frame";
import { base, buttons } from "../theme/shared";
import type { GameBook } from "../words/book";
import { loadBook } from "../words/load";
import type { Words } from "../words/words";
import { screen } from "./chrome";
import { gameTitle, seatName } from "./decks/named";
import { cover } from "./covers/cover";
import type { Side } from "../engine";
import { theEngine } from "../engine/one";
import { importFile } from "./files";
import { icon } from "./icons";
import { invite, isNew, isTaught } from "./learn/invite";
import { hasPuzzles } from "./puzzles/puzzles";
import { savedGames, deleteGame, canSaveGames, type SavedGame } from "./saved-games";
import { go, link } from "./router";
import { shelfStyles } from "./shelf.styles";
import { ask, fault, toast } from "./signals";

/** The rulebooks this project is about, in the order of the shelf. */
const GAMES = games.map(({ id }) => id);
const PLAYABLE = games.filter(({ state }) => state === "playable").map(({ id }) => id);
const BUILDING = games.filter(({ state }) => state === "building").map(({ id }) => id);

/** How many unfinished games are offered before the list is opened. */
const SHOWN = 3;

/** The games of this reader, and the words to name them. */
export interface ShelfData {
  readonly saved: readonly SavedGame[];
  /** How many records of games are damaged. */
  readonly damaged: number;
  readonly books: ReadonlyMap<string, GameBook>;
}

export async function shelfData(): Promise<ShelfData> {
  const { games: saved, damaged } = await savedGames();
  const games = [...new Set(saved.map(({ game }) => game))];
  const books = await Promise.all(games.map((id) => loadBook(id).catch(() => null)));
  return { saved, damaged, books: new Map(books.flatMap((book) => (book ? [[book.id, book]] : []))) };
}

/** What the shelf says of a game: the page knows those of its own, and the others say so themselves. */
const said = (words: Words, what: "title" | "blurb", id: string, book: GameBook | null | undefined): string =>
  words.both((games.find((game) => game.id === id) ?? book)?.[what]);

export class RwShelf extends LitElement {
  static override styles = [base, buttons, screen, shelfStyles];

  @property({ attribute: false }) words!: Words;
  @state() private games: readonly string[] = GAMES;
  @state() private playable: readonly string[] = PLAYABLE;
  /** What the page has no words of its own for. */
  @state() private toys: ReadonlyMap<string, GameBook> = new Map();
  /** The saved games, fetched before the shelf is shown: nothing may move under the reader's finger. */
  @property({ attribute: false }) shelf!: ShelfData;
  @state() private all = false;
  /** Has the top of the shelf been drawn? Everything below it comes after it: nothing that is there moves. */
  @state() private seen = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (import.meta.env.DEV) void this.#addToys();
  }

  protected override firstUpdated(): void {
    void drawn().then(() => {
      this.seen = true;
    });
  }

  /** Games of a development build that are on no shelf, such as one that measures the engine. */
  async #addToys(): Promise<void> {
    const found = (await (await theEngine()).games().catch(() => [])).map(({ id }) => id);
    const toys = found.filter((id) => !GAMES.includes(id));
    const books = await Promise.all(toys.map((id) => loadBook(id).catch(() => null)));
    this.toys = new Map(books.flatMap((book) => (book ? [[book.id, book]] : [])));
    this.games = [...GAMES, ...toys];
    this.playable = [...new Set([...PLAYABLE, ...found])];
  }

  override render(): TemplateResult {
    const { words } = this;
    // The first picture is the games that can be played; the rest comes with the next one.
    const playable = this.games.filter((id) => this.playable.includes(id));
    const coming = this.games.filter((id) => !this.playable.includes(id));
    return html`
      <header class="hero">
        <h1 tabindex="-1">${words.say("shelf-title")}</h1>
        <p class="lead">${words.say("shelf-lead")}</p>
      </header>
      ${this.#unfinished()}
      <section aria-labelledby="games">
        <h2 id="games" class="unseen">${words.say("shelf-games")}</h2>
        <ul class="games">
          ${playable.map((id) => this.#box(id))}
        </ul>
        ${
          this.seen
            ? html`<ul class="games coming">
                ${coming.map((id) => this.#box(id))}
              </ul>`
            : nothing
        }
      </section>
      ${this.seen ? this.#files() : nothing}
    `;
  }

  #files(): TemplateResult {
    const { words } = this;
    return html`
      <p class="files">
        <label class="button">
          ${icon("open")} ${words.say("shelf-load")}
          <input class="unseen" type="file" accept=".json,application/json" @change=${this.#import} />
        </label>
        <a class="button quiet" href=${link({ at: "results" })}>${icon("crown", 18)} ${words.say("shelf-results")}</a>
        <span class="soft small">${words.say("shelf-load-hint")}</span>
      </p>
    `;
  }

  #box(id: string): TemplateResult {
    const { words } = this;
    const toy = this.toys.get(id);
    const title = said(words, "title", id, toy) || id;
    const blurb = said(words, "blurb", id, toy);
    const ready = this.playable.includes(id);
    return html`
      <li class="box card">
        <div class="picture">${cover(id)}</div>
        <div class="about">
          <h3>${title}</h3>
          <p>${blurb}</p>
          ${
            ready
              ? html`<p class="row go">
                  <a class="button main" href=${link({ at: "setup", game: id })}>
                    ${icon("play")} ${words.say("shelf-play")}<span class="unseen"> ${title}</span>
                  </a>
                  ${isTaught(id) && isNew(id) ? invite(words, id, title) : nothing}
                  <a class="button quiet" href=${link({ at: "rules", game: id, clause: null })}>
                    ${icon("book")} ${words.say("shelf-rules")}<span class="unseen"> ${title}</span>
                  </a>
                  ${hasPuzzles(id) ? this.#puzzles(id, title) : nothing}
                </p>`
              : html`<p class="badge">${words.say(BUILDING.includes(id) ? "shelf-building" : "shelf-coming")}</p>`
          }
        </div>
      </li>
    `;
  }

  #puzzles(game: string, title: string): TemplateResult {
    return html`<a class="button quiet" href=${link({ at: "puzzles-of", game })}>
      ${icon("puzzle")} ${this.words.say("shelf-puzzles")}<span class="unseen"> ${title}</span>
    </a>`;
  }

  #unfinished(): TemplateResult | typeof nothing {
    const { words } = this;
    const { saved, damaged } = this.shelf;
    const open = saved.filter(({ over }) => !over);
    const rest = saved.filter(({ over }) => over);
    // Those to continue come first; finished ones are offered by themselves only if there are no others.
    const first = open.length > 0 ? open : rest;
    const list = this.all ? [...open, ...rest] : first.slice(0, SHOWN);
    if (saved.length + damaged === 0) return nothing;
    return html`
      <section class="kept" aria-labelledby="kept">
        <h2 id="kept">${words.say(open.length > 0 ? "shelf-continue" : "shelf-finished")}</h2>
        ${damaged > 0 ? html`<p class="soft small" role="alert">${words.say("shelf-damaged", { count: damaged })}</p>` : nothing}
        ${canSaveGames() ? nothing : html`<p class="soft small">${words.say("shelf-not-kept")}</p>`}
        <ul>
          ${list.map((record, n) => this.#record(record, n === 0 && !record.over))}
        </ul>
        ${
          saved.length > list.length || (this.all && saved.length > SHOWN)
            ? html`<button
                class="quiet small"
                aria-expanded=${this.all}
                @click=${() => {
                  this.all = !this.all;
                }}
              >
                ${words.say(this.all ? "shelf-fewer" : "shelf-all", { count: saved.length })}
              </button>`
            : nothing
        }
      </section>
    `;
  }

  #record(saved: SavedGame, first: boolean): TemplateResult {
    const { words } = this;
    const book = this.shelf.books.get(saved.game);
    // The shelf's own words are no game's.
    const named = {
      name: (id: string) =>
        words.both(book?.decks.find((deck) => deck.id === id)?.name ?? book?.things[id]?.name) || id,
      player: (side: string) => words.player(side),
    };
    const name = (side: Side): string => seatName(named, saved, side);
    const title = gameTitle(words, saved, name);
    const game = said(words, "title", saved.game, book);
    const state = words.say(saved.over ? "shelf-over" : "shelf-round", { round: saved.round });
    return html`
      <li class="record card ${first ? "last" : ""}">
        <a href=${link({ at: "play", id: saved.id })}>
          <strong>${title}</strong>
          <span class="soft small">${game} · ${state} · ${words.date(saved.updated)}</span>
        </a>
        ${first ? html`<span class="arrow" aria-hidden="true">${icon("play", 18)}</span>` : nothing}
        <button
          class="quiet"
          aria-label=${words.say("shelf-forget", { title })}
          @click=${() => this.#delete(saved, title)}
        >
          ${icon("bin", 18)}
        </button>
      </li>
    `;
  }

  async #delete(game: SavedGame, title: string): Promise<void> {
    const { words } = this;
    const sure = await ask(this, {
      title: words.say("forget-title"),
      text: words.say("forget-text", { title }),
      yes: words.say("forget-yes"),
      no: words.say("no"),
      danger: true,
    });
    if (!sure) return;
    await deleteGame(game.id);
    this.shelf = await shelfData();
  }

  #import = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = ""; // so that the same file can be picked again
    if (!file) return;
    try {
      const game = await importFile(await theEngine(), file);
      go({ at: "play", id: game.id });
    } catch (error) {
      toast(this, { text: fault(this.words, error), urgent: true });
    }
  };
}
