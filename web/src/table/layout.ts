// The layout of a table: the board and its bar, the dice, the panels beside them. Functions over one view.
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import type { Choice } from "./choice/choice";
import { isAsked } from "./side/asking";
import { isDraw, isRoll } from "./dice/thrown";
import { cellOf, idOf, kindOf } from "./refs";
import { zonesOf } from "./screen";
import type { Reach } from "./shortcuts";
import type { Screen } from "./screen";
import { TABS, panel, tabs } from "./tabs";
import { tellsThreats, threatsOn } from "./threats";
import type { SpotBoard } from "./board/spot-board";
import { defineDice, defineDraws } from "./weighing";
import type { Tab } from "./tabs";
import type { GameBook, Offer, Preview, Ref, Table, WireError, Words, Zone } from "./types";
import { eyesOf, hasPile, placesOf } from "./view";

export interface View {
  /** The current table; `screen.table` may be one in the middle of a playback. */
  readonly table: Table;
  readonly screen: Screen;
  readonly choice: Choice;
  readonly words: Words;
  readonly game: GameBook | null;
  /** The actions that can be clicked, without regard to a playback. */
  readonly list: readonly Offer[];
  /** What may be done beside the actions. */
  readonly asides: readonly Offer[];
  readonly busy: boolean;
  /** Is a forbidden action worth a click too? */
  readonly probing: boolean;
  /** Can the host place the pieces that are not on the board yet? */
  readonly places: boolean;
  /** Is all that the other side threatens on the board? */
  readonly threatened: boolean;
  /** How far the keys reach. */
  readonly keys: Reach;
  readonly refusal: WireError | null;
  readonly odds: Preview | null;
  /** Can a line of the log be gone to? */
  readonly rewinds: boolean;
  readonly step: number;
  readonly steps: number;
  readonly tab: Tab;
  /** Are the panels tabs? */
  readonly narrow: boolean;
  /** Does the table fill its room? Otherwise it is as high as its content. */
  readonly fills: boolean;
  /** How long new dice tumble, in milliseconds. */
  readonly tumble: number;
  /** What can be done here, if the player has asked. */
  readonly help: readonly string[] | null;
  /** The position of a ref on the board, as fractions of the board's width and height. */
  readonly anchor: (ref: Ref) => { readonly x: number; readonly y: number } | null;
}

const NONE: readonly Ref[] = [];
/** The tabs that have cards themselves. */
const CARDS: ReadonlySet<Tab> = new Set(["hand", "question"]);
const NO_ZONES: readonly Zone[] = [];

/** The parts of a story: the board, the controls of its host (a slot), and dice and log once there are rolls and events. */
export function story(view: View): TemplateResult {
  const { words, game, screen } = view;
  const { table, marks, events } = screen;
  const happened = events.length > 0;
  return html`<div class="stage">${boardView({ table, words, game, marks })}</div>
    <slot></slot>
    ${events.some(isRoll) || events.some(isDraw) ? html`<div class="panel tray">${tray(view, null)}</div>` : nothing}
    ${
      happened
        ? html`<section class="panel log" aria-label=${words.say("table-tab-log")}>
            <rw-log .words=${words} .table=${view.table} .events=${events}></rw-log>
          </section>`
        : nothing
    }`;
}

type BoardView = Pick<SpotBoard, "table" | "words" | "game" | "marks"> &
  Partial<Pick<SpotBoard, "ready" | "zones">> & {
    /** Does a board of places take the shape of its room? */
    readonly fills?: boolean;
  };

/** The board: of squares, or of places. */
export const boardView = ({
  table,
  words,
  game,
  marks,
  ready = null,
  zones = NO_ZONES,
  fills = false,
}: BoardView): TemplateResult =>
  placesOf(table.board).length > 0
    ? html`<rw-places
        ?fills=${fills}
        .table=${table}
        .words=${words}
        .game=${game}
        .marks=${marks}
        .ready=${ready}
        .zones=${zones}
      ></rw-places>`
    : html`<rw-board
        .table=${table}
        .words=${words}
        .game=${game}
        .marks=${marks}
        .ready=${ready}
        .zones=${zones}
      ></rw-board>`;

export function centre(view: View): TemplateResult {
  const { words, game, choice, screen } = view;
  const { table, offered, marks, ready } = screen;
  return html`<div class="centre">
    <rw-players .table=${table} .words=${words} .game=${game} .offered=${offered} .events=${screen.events}></rw-players>
    <div class="stage">
      <div class="field">
        ${boardView({ table, words, game, marks, ready, zones: view.busy ? NO_ZONES : zonesFor(view), fills: view.fills })}
        ${menu(view)}
      </div>
    </div>
    ${view.narrow && !CARDS.has(view.tab) && isHeld(table) ? rail(view) : nothing}
    <rw-bar
      ?tight=${view.fills}
      .table=${table}
      .words=${words}
      .game=${game}
      .events=${screen.events}
      .list=${screen.list}
      .asides=${view.asides}
      .chosen=${view.busy ? NONE : choice.chosen}
      .offered=${offered}
      .refusal=${view.refusal}
      .armed=${choice.armed}
      .busy=${view.busy}
      .help=${view.help}
      .places=${view.places}
      .threats=${tellsThreats(table) ? view.threatened : null}
      .keys=${view.keys}
      >${view.fills ? nothing : question(view)}</rw-bar
    >
    <rw-timeline
      ?fills=${view.fills}
      .words=${words}
      .keys=${view.keys}
      .step=${view.step}
      .steps=${view.steps}
    ></rw-timeline>
  </div>`;
}

/** Those of all enemies while they are asked for, also with one's own piece selected; else those of the piece looked at. */
const zonesFor = ({ screen, choice, threatened }: View): readonly Zone[] =>
  threatened ? threatsOn(screen.table) : zonesOf(screen, choice.over, choice.focused);

/** Are there cards in the hand that is shown? */
const isHeld = (table: Table): boolean => (table.players[eyesOf(table)]?.hand?.cards?.length ?? 0) > 0;

/** The cards of the hand in short, for narrow screens, where the hand is a tab. Only the app defines this element. */
const rail = ({ words, game, choice, screen, list, probing }: View): TemplateResult =>
  html`<rw-rail
    .table=${screen.table}
    .words=${words}
    .game=${game}
    .list=${list}
    .can=${screen.can}
    .chosen=${choice.chosen}
    .live=${list.length > 0}
    .probing=${probing}
  ></rw-rail>`;

/** What the question of now offers beyond the first few buttons. */
function question(view: View): TemplateResult | typeof nothing {
  const { words, game, choice, screen } = view;
  if (!asksMore(view)) return nothing;
  return html`<rw-question
    .table=${screen.table}
    .words=${words}
    .game=${game}
    .list=${screen.list}
    .chosen=${choice.chosen}
    .keys=${view.keys}
    .offered=${screen.offered}
  ></rw-question>`;
}

/** Is there a question with more to offer? Not while an action waits for its second click. */
export const asksMore = ({ screen, choice, busy }: Pick<View, "screen" | "choice" | "busy">): boolean =>
  !busy && choice.armed === null && isAsked(screen.table, screen.list, screen.offered);

function menu({ screen, words, game, anchor }: View): TemplateResult | typeof nothing {
  const { chosen, table, menu: items } = screen;
  const last = chosen[chosen.length - 1];
  const at = last === undefined || items.length === 0 ? null : anchor(last);
  if (!at) return nothing;
  return html`<rw-menu .table=${table} .words=${words} .game=${game} .items=${items} .anchor=${at}></rw-menu>`;
}

/** Does the game have dice? A game with dice has a sentence for rolls. */
const rolls = (words: Words): boolean => words.has("event-roll");

/**
 * The dice or the cards that were drawn, or the odds of the action under consideration. All stay in the page, or dice would
 * tumble again on return.
 */
export function tray(view: View, considered: Offer | null): TemplateResult {
  const { words, table, odds } = view;
  return html`<rw-odds
      ?hidden=${considered === null}
      .words=${words}
      .table=${table}
      .odds=${odds}
      .of=${considered ? words.action(considered, table) : ""}
    ></rw-odds>
    ${chanced(view, considered !== null)}`;
}

/** What chance brought last. */
function chanced({ words, table, screen, tumble }: View, hidden: boolean): TemplateResult {
  const { events } = screen;
  if (events.some(isRoll)) {
    defineDice();
    return html`<rw-dice
      ?hidden=${hidden}
      .words=${words}
      .table=${table}
      .events=${events}
      .tumble=${tumble}
    ></rw-dice>`;
  }
  if (events.some(isDraw)) {
    defineDraws();
    return html`<rw-draws
      ?hidden=${hidden}
      .words=${words}
      .table=${table}
      .events=${events}
      .tumble=${tumble}
    ></rw-draws>`;
  }
  return html`<p class="soft small" ?hidden=${hidden}>
    ${words.say(rolls(words) ? "table-dice-none" : "table-odds-here")}
  </p>`;
}

export function side(view: View, choose: (tab: Tab) => void): TemplateResult {
  const { words, game, tab, narrow, screen, list, probing } = view;
  const { chosen, focused } = view.choice;
  const piece = focused !== null && kindOf(focused) === "piece" ? idOf(focused) : null;
  const inspector = html`<rw-inspector
    .table=${screen.table}
    .words=${words}
    .game=${game}
    .list=${list}
    .chosen=${chosen}
    .can=${screen.can}
    .probing=${probing}
    .piece=${piece}
    .cell=${focused === null ? null : cellOf(focused)}
    .place=${focused !== null && kindOf(focused) === "place" ? idOf(focused) : null}
  ></rw-inspector>`;
  // A game without hands has no panel for them.
  const there: Readonly<Record<Tab, boolean>> = {
    question: view.fills && asksMore(view),
    unit: true,
    hand: hasPile(game, "hand"),
    log: true,
    tray: view.fills,
  };
  const among = TABS.filter((id) => there[id]);
  const hand = html`<rw-hand
    .table=${screen.table}
    .words=${words}
    .game=${game}
    .list=${list}
    .can=${screen.can}
    .chosen=${chosen}
    .live=${list.length > 0}
    .probing=${probing}
    .keys=${view.keys}
  ></rw-hand>`;
  const log = html`<rw-log
    .words=${words}
    .table=${view.table}
    .events=${screen.events}
    .step=${view.step}
    .steps=${view.steps}
    .goes=${view.rewinds}
    ><rw-command
      .words=${words}
      .table=${view.table}
      .game=${game}
      .list=${screen.list}
      .asides=${view.asides}
      .refusal=${view.refusal}
      .keys=${view.keys}
    ></rw-command
  ></rw-log>`;
  return html`<div class="side">
    ${tabs(words, among, tab, choose)}
    <div class="own">
      ${there.question ? panel(words, "question", tab, narrow, html`${question(view)}`) : nothing}
      ${panel(words, "unit", tab, narrow, inspector)} ${there.hand ? panel(words, "hand", tab, narrow, hand) : nothing}
    </div>
    ${panel(words, "log", tab, narrow, log)}
  </div>`;
}
