// The end of a game: who won, by which clause, and how the two stood.
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property, query } from "lit/decorators.js";
import type { GameEvent, Level, Side, Table } from "../../engine";
import { base, buttons } from "../../theme/shared";
import type { Words } from "../../words/words";
import { dialogs } from "../chrome";
import { icon } from "../icons";
import { link } from "../router";
import { levelAbove } from "../results/level";
import { showClause } from "../signals";
import { isPerson, people, type Sitter } from "./seats";

/** Sentences of a game that name numbers which are not shown by themselves, and those which say nothing once it is over. */
const QUIET = ["stat-quiet", "stat-quiet-end"];

/** More numbers than this are a list to be read. */
const FEW = 2;

export class RwSummary extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    css`
      .end {
        display: grid;
        justify-items: center;
        gap: var(--rw-s2);
        text-align: center;
      }
      .end .icon {
        color: var(--rw-accent-strong);
      }
      .end h2 {
        font-size: var(--rw-t-xxl);
        font-weight: 800;
      }
      .why {
        min-height: 0;
        padding: var(--rw-s1) var(--rw-s2);
        color: var(--rw-link);
        font-weight: 500;
        text-decoration: underline;
        text-underline-offset: 0.2em;
      }
      table {
        width: 100%;
        margin-top: var(--rw-s5);
        border-collapse: collapse;
      }
      th,
      td {
        padding: var(--rw-s2);
        border-bottom: 1px solid var(--rw-line);
        text-align: center;
      }
      tbody th {
        color: var(--rw-ink-soft);
        font-weight: 500;
        text-align: left;
      }
      td {
        font-size: var(--rw-t-l);
        font-weight: 700;
        font-variant-numeric: tabular-nums;
      }
      /* "Player 1" on one line; a deck's own name may be longer than its column. */
      thead th {
        max-inline-size: 10rem;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      thead small {
        display: block;
        overflow: hidden;
        font-weight: 500;
        text-overflow: ellipsis;
      }
      thead .p1 {
        border-bottom: 3px solid var(--rw-p1);
      }
      thead .p2 {
        border-bottom: 3px solid var(--rw-p2);
      }
      .note {
        margin-top: var(--rw-s4);
      }
      .foot .icon {
        flex: none;
      }
      /* All of it in sight on a low screen. */
      @media (height < 52rem) {
        .end .icon {
          inline-size: 2rem;
          block-size: 2rem;
        }
        .end h2 {
          font-size: var(--rw-t-xl);
        }
        table {
          margin-top: var(--rw-s3);
        }
        th,
        td {
          padding-block: var(--rw-s1);
        }
        td {
          font-size: var(--rw-t-m);
        }
      }
      /* All four buttons in sight on a phone. */
      @media (width < 32rem) {
        /* A word of a name is broken only where it has no other line to go to. */
        thead th {
          max-inline-size: 8rem;
          padding-inline: var(--rw-s1);
          font-size: var(--rw-t-s);
          overflow-wrap: break-word;
          white-space: normal;
        }
        dialog {
          padding: var(--rw-s4);
        }
        .end h2 {
          font-size: var(--rw-t-xl);
        }
        table {
          margin-top: var(--rw-s3);
        }
        .foot {
          display: grid;
          grid-template-columns: 1fr 1fr;
          gap: var(--rw-s2);
        }
        .foot > :last-child:nth-child(odd) {
          grid-column: 1 / -1;
        }
        .foot > * {
          padding-inline: var(--rw-s2);
          font-size: var(--rw-t-s);
        }
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) events: readonly GameEvent[] = [];
  @property({ attribute: false }) sitters: readonly Sitter[] = [];
  /** What each side leads, as its player calls it. */
  @property({ attribute: false }) named: (side: Side) => string = (side) => this.words.seat(side);
  @query("dialog") private readonly dialog!: HTMLDialogElement;

  override willUpdate(): void {
    // It may be drawn before the table is.
    this.words.learn(this.events, this.table.viewer);
  }

  override firstUpdated(): void {
    this.dialog.showModal();
  }

  override render(): TemplateResult {
    const { words, table } = this;
    const cites = table.result?.cites ?? "";
    return html`
      <dialog
        aria-labelledby="title"
        @close=${() => {
          this.#send("rw-closed");
        }}
      >
        <div class="end">
          ${this.#isVictory() ? icon("crown", 52) : nothing}
          <h2 id="title">${this.#headline(table.result?.winner ?? null)}</h2>
          <button
            class="quiet why"
            @click=${() => {
              showClause(this, cites);
            }}
          >
            ${words.clause(cites).title}
          </button>
        </div>
        ${this.#score()} ${this.#blow()}
        <div class="foot">
          <a class="button quiet" href=${link({ at: "shelf" })}>${words.say("summary-shelf")}</a>
          <button
            @click=${() => {
              this.#send("rw-save");
            }}
          >
            ${icon("save")} ${words.say("play-save-short")}
          </button>
          <button
            @click=${() => {
              this.dialog.close();
            }}
          >
            ${icon("eye")} ${words.say("summary-look")}
          </button>
          ${this.#again()}
        </div>
      </dialog>
    `;
  }

  /** The crown is for the winner: not over one's own defeat, nor over a draw. */
  #isVictory(): boolean {
    const winner = this.table.result?.winner ?? null;
    return winner !== null && (people(this.sitters).length !== 1 || isPerson(this.sitters, winner));
  }

  /** The next game: once more, and after a victory over a bot against the one above it. */
  #again(): TemplateResult {
    const { words, sitters } = this;
    const [bot, more] = sitters.filter((sitter) => sitter.bot !== null);
    const next = bot && !more && this.#isVictory() ? levelAbove(bot.level) : undefined;
    const again = (level: Level | null) => (): void => {
      this.dispatchEvent(new CustomEvent("rw-again", { detail: level }));
    };
    return html`
      <button class=${next ? "" : "main"} ?autofocus=${!next} @click=${again(null)}>
        ${icon("again")} ${words.say("summary-again")}
      </button>
      ${
        next
          ? html`<button class="main" autofocus @click=${again(next)}>
              ${icon("bot")} ${words.say("summary-next", { level: next })}
            </button>`
          : nothing
      }
    `;
  }

  #headline(winner: Side | null): string {
    const { words, sitters } = this;
    if (winner === null) return words.say("summary-draw");
    // "You" only where there is just one person who could be meant.
    if (people(sitters).length === 1) return words.say(isPerson(sitters, winner) ? "summary-won" : "summary-lost");
    return words.say("summary-winner", { player: words.player(winner) });
  }

  #score(): TemplateResult {
    const { words, table } = this;
    const sides = (Object.keys(table.players) as Side[]).sort();
    const quiet = QUIET.flatMap((id) => (words.has(id) ? words.say(id).split(" ") : []));
    const all = [...new Set(sides.flatMap((side) => Object.keys(table.players[side]?.stats ?? {})))];
    // Of many numbers, those that nobody has say nothing.
    const some = (stat: string): boolean => sides.some((side) => (table.players[side]?.stats[stat] ?? 0) !== 0);
    const loud = all.filter((stat) => !quiet.includes(stat));
    const stats = all.length > FEW ? loud.filter(some) : loud;
    const left = (side: string): number => Object.values(table.pieces).filter(({ owner }) => owner === side).length;
    const row = (name: string, value: (side: string) => number): TemplateResult => html`
      <tr>
        <th scope="row">${name}</th>
        ${sides.map((side) => html`<td>${value(side)}</td>`)}
      </tr>
    `;
    return html`
      <table>
        <thead>
          <tr>
            <td></td>
            ${sides.map((side) => html`<th scope="col" class=${side}>${this.#column(side)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${stats.map((stat) => row(words.statName(stat), (side) => table.players[side]?.stats[stat] ?? 0))}
          ${row(words.say("summary-left"), left)}
        </tbody>
      </table>
    `;
  }

  /** Who played, and what they led. */
  #column(side: Side): TemplateResult | string {
    const { words } = this;
    const [who, deck] = [words.seat(side), this.named(side)];
    return deck === who ? who : html`${who}<small>${deck}</small>`;
  }

  /** The one sentence of the game people will retell. */
  #blow(): TemplateResult | typeof nothing {
    const { words, events, table } = this;
    const amount = (event: GameEvent): number => (event.shows === "hurts" ? (event.amount ?? 0) : 0);
    const most = events.reduce<GameEvent | null>(
      (best, event) => (amount(event) > (best ? amount(best) : 0) ? event : best),
      null,
    );
    return html`
      <p class="note soft">
        ${words.say("summary-length", { rounds: table.round, steps: table.step })}
        ${most ? words.say("summary-blow", { what: this.#blowText(most) }) : nothing}
      </p>
    `;
  }

  /** A blow with the deed it came from: the nearest cause in which somebody did something. */
  #blowText(blow: GameEvent): string {
    const { words, events, table } = this;
    const byId = new Map(events.map((event) => [event.id, event]));
    let deed: GameEvent | undefined = blow;
    while (deed && (deed === blow || deed.piece === undefined || deed.target === undefined))
      deed = deed.cause === null ? undefined : byId.get(deed.cause);
    return [deed, blow].flatMap((event) => (event ? [words.event(event, table)] : [])).join(" ");
  }

  #send(type: string): void {
    this.dispatchEvent(new CustomEvent(type));
  }
}
