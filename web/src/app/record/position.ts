// The first stage: the author sets a position up on the board. Choose a unit or a kind of ground, then a square; choose a
// piece, then the square to move it to. A drag does the same, and the keyboard can do all of it.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { Cell, Side, Table } from "../../engine";
import type { Ref } from "../../table/types";
import type { Mark } from "../../table/board/marks";
import type { SpotBoard } from "../../table/board/spot-board";
import { boardView } from "../../table/layout";
import { boardLoading } from "../../table/places/lazy-places";
import { detailOf } from "../../table/emit";
import { parts } from "../../table/parts.styles";
import { cellOf, cellRef, idOf, kindOf, pieceRef, placeRef } from "../../table/refs";
import { roving } from "../../table/roving";
import { sign } from "../../table/bits";
import { ownerOf, sidesOf, spotOf } from "../../table/view";
import { base, buttons, fields } from "../../theme/shared";
import type { GameBook } from "../../words/book";
import type { Args, Words } from "../../words/words";
import { announce } from "../signals";
import { Watches } from "../store";
import type { ScenarioEditor } from "./scenario-editor";
import {
  canPlace,
  nameFor,
  nextOwner,
  painted,
  pieceOn,
  place,
  remove,
  whereIs,
  withBoard,
  withPiece,
  type Draft,
  type Where,
} from "./draft/draft";
import { drags, isUnit } from "./drag";
import { faultText } from "./draft/faults";
import { panelStyles } from "./record.styles";
import { positionStyles } from "./position.styles";
import { rename } from "./draft/rename";
import { ownerChoice } from "./panels/choices";
import { boardPanel, palette, playerPanel, sharedPiles, turnPanel } from "./panels/panels";
import { travel } from "./panels/parts";
import { piecePanel } from "./panels/piece-panel";
import { placePanel } from "./panels/place-panel";
import { possibleContents, contentWay, isNeutral, isOwned, schemaOf } from "./draft/schema";
import { ground, hasPlaces, type EditorContext, type Tool } from "./panels/tools";

const TABS = ["units", "piece", "board", "turn", "players"] as const;
type TabName = (typeof TABS)[number];

export class RwPosition extends LitElement {
  static override styles = [base, buttons, fields, parts, panelStyles, positionStyles];

  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) editor!: ScenarioEditor;
  @state() private tab: TabName = "units";
  @state() private tool: Tool | null = null;
  @state() private selected: string | null = null;
  /** The owner of the next piece, if the author has chosen one. */
  @state() private chosenOwner: Side | null = null;
  @state() private player: Side = "p1";
  @state() private typed = "";
  @state() private over: Ref | null = null;
  /** The place whose panel is shown. */
  @state() private spot: string | null = null;
  /** The square whose edges are shown, where the game has something between squares. */
  @state() private square: Cell | null = null;
  @query("rw-board, rw-places") private readonly board!: SpotBoard | null;

  /** The queue of inputs: a key can come before the engine has answered the previous one. */
  #asked: Promise<unknown> = Promise.resolve();
  /** How many pieces the draft had at the last update. */
  #placed = 0;

  readonly #drag = drags({
    board: () => this.board,
    accepts: (from) => isUnit(from) || this.#pieceOn(from) !== null,
    over: (spot) => {
      this.over = spot;
    },
    drop: (from, to) => {
      this.#then(() => (isUnit(from) ? this.#place(idOf(from), to) : this.#dragged(from, to)));
    },
  });

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("editor")) new Watches(this, this.editor.store);
    const { pieces } = this.editor.now.draft.setup;
    if (this.#placed > 0 && Object.keys(pieces).length === 0) this.chosenOwner = null;
    this.#placed = Object.keys(pieces).length;
  }

  /** The owner of the next piece: the author's choice until the board is cleared, or else the default. */
  get #owner(): Side {
    const { draft, table } = this.editor.now;
    return this.chosenOwner ?? nextOwner(draft, table ? sidesOf(table) : []);
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    const first = boardLoading(this.editor.now.table);
    return first ? first.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  override render(): TemplateResult | typeof nothing {
    const { words, book, tab } = this;
    const { table, draft, fault } = this.editor.now;
    if (!table) return nothing;
    return html`<div class="work" @pointerdown=${this.#drag}>
      <section class="stage" aria-label=${words.say("table-board")}>
        <div
          @rw-spot=${(event: Event) => {
            const spot = detailOf(event, "rw-spot");
            this.#then(() => this.#click(spot));
          }}
          @rw-drop=${this.#drop}
          @keydown=${this.#key}
        >
          ${boardView({ table, words, game: words.book ?? book, marks: this.#marks(draft) })}
        </div>
        <div class="under">
          <p class=${fault ? "fault" : "soft"} role="status">${fault ? faultText(words, fault) : this.#hint(draft)}</p>
          <span class="tight">${travel(words, this.editor)}</span>
        </div>
        ${this.#away(table)}
        <slot></slot>
      </section>
      <section class="tools" aria-label=${words.say("record-tools")}>
        <div class="tabs" role="tablist" aria-label=${words.say("record-tools")} @keydown=${roving}>
          ${TABS.map((name) => this.#tab(name))}
        </div>
        <div class="panel" id="panel" role="tabpanel" aria-labelledby="tab-${tab}">
          ${canPlace(draft) ? this.#panel(this.#context(table)) : html`<p>${words.say("record-whole")}</p>`}
        </div>
      </section>
    </div>`;
  }

  /** On squares: the pieces that stand on none. One that is chosen can be edited, and moved onto the board. */
  #away(table: Table): TemplateResult | typeof nothing {
    const { words } = this;
    const away = hasPlaces(table) ? [] : Object.entries(table.pieces).filter(([, piece]) => !piece.at);
    if (away.length === 0) return nothing;
    const choose = (name: string): void => {
      this.tool = null;
      this.selected = name;
      this.tab = "piece";
    };
    return html`<p class="label" id="away">${words.say("record-away")}</p>
      <ul class="away" aria-labelledby="away">
        ${away.map(
          ([name, piece]) =>
            html`<li>
              <button
                type="button"
                aria-pressed=${this.selected === name ? "true" : "false"}
                @click=${() => choose(name)}
              >
                ${sign(ownerOf(piece))} ${words.piece(name, table)}
              </button>
            </li>`,
        )}
      </ul>`;
  }

  #tab(name: TabName): TemplateResult {
    return html`<button
      type="button"
      role="tab"
      id="tab-${name}"
      aria-controls="panel"
      aria-selected=${name === this.tab}
      tabindex=${name === this.tab ? 0 : -1}
      @click=${() => {
        this.tab = name;
      }}
    >
      ${this.words.say(`record-tab-${name}`)}
    </button>`;
  }

  /** What the panels read, and what they may do. */
  #context(table: Table): EditorContext {
    const { words, book, tool, selected, spot, square } = this;
    const { draft, fault } = this.editor.now;
    return {
      ...{ words, book, draft, table, fault, tool, selected, spot, square },
      owner: this.#owner,
      selectPlace: (place) => {
        this.spot = place;
      },
      pick: this.#pick,
      own: (side) => {
        this.chosenOwner = side;
      },
      edit: (change, announcement, keys) => {
        this.#then(() => this.#edit(change, announcement, keys && (() => this.#focus(keys))));
      },
      rename: (from, to) => {
        this.#then(() => this.#rename(from, to));
      },
    };
  }

  #panel(context: EditorContext): TemplateResult {
    const { words, player } = this;
    switch (this.tab) {
      case "units":
        return palette(context, this.typed, (text) => {
          this.typed = text;
        });
      case "piece":
        return piecePanel(context);
      case "board":
        return hasPlaces(context.table) ? placePanel(context) : boardPanel(context);
      case "turn":
        return turnPanel(context);
      case "players":
        return html`${ownerChoice(
          context,
          words.say("record-tab-players"),
          player,
          (side) => {
            this.player = side;
          },
          sidesOf(context.table),
        )}
        ${playerPanel(context, player)} ${sharedPiles(context)}`;
    }
  }

  #marks({ setup }: Draft): Map<string, Mark> {
    const marks = new Map<Ref, Mark>();
    const { table } = this.editor.now;
    const stands = this.selected !== null && this.selected in setup.pieces ? pieceRef(this.selected) : null;
    const at = stands === null || !table ? null : spotOf(table, stands);
    if (at !== null) marks.set(at, { selected: true });
    if (at === null && this.tab === "board" && this.spot !== null) marks.set(placeRef(this.spot), { selected: true });
    if (this.tab === "board" && this.square !== null) marks.set(cellRef(this.square), { selected: true });
    if (this.over !== null) marks.set(this.over, { reach: "next" });
    return marks;
  }

  #hint(draft: Draft): string {
    const { words, tool, selected, editor } = this;
    const table = editor.now.table;
    if (tool?.kind === "ground") return words.say("record-hint-ground");
    const on = this.#on;
    if (tool) return words.say("record-hint-place", { what: words.name(tool.is), ...on });
    if (selected !== null && table && draft.setup.pieces[selected])
      return words.say("record-hint-move", { what: words.piece(selected, table), ...on });
    return words.say(Object.keys(draft.setup.pieces).length === 0 ? "record-hint-empty" : "record-hint", on);
  }

  /** Does the work after all earlier inputs: what a click means depends on the pieces on the board and on the tool. */
  #then(work: () => Promise<void> | void): void {
    this.#asked = this.#asked.then(work).catch(reportError);
  }

  #pick = (tool: Tool | null, byKey = false): void => {
    this.#then(() => {
      this.tool = tool;
      this.selected = null;
    });
    // A tool chosen by keyboard needs a square next.
    if (tool && byKey) this.board?.focusOn(this.board.focused);
  };

  #drop = (): void => {
    this.#then(() => {
      this.tool = null;
      this.selected = null;
    });
  };

  #key = (event: KeyboardEvent): void => {
    const spot = this.board?.focused;
    if (event.ctrlKey && event.key.toLowerCase() === "z") {
      event.preventDefault();
      void (event.shiftKey ? this.editor.redo() : this.editor.undo());
    } else if (event.key === "Delete" && spot !== undefined) {
      this.#then(() => {
        const name = this.#pieceOn(spot);
        return name === null ? undefined : this.#remove(name);
      });
    }
  };

  #click(spot: Ref): Promise<void> | void {
    const { draft } = this.editor.now;
    const { tool } = this;
    const [here, cell] = [this.#pieceOn(spot), cellOf(spot)];
    if (!canPlace(draft)) return;
    if (this.#hasEdges) this.square = cell;
    if (tool?.kind === "ground") return cell ? this.#paint(cell, tool.sign) : undefined;
    if (tool?.kind === "card") return this.#placeCard(spot, tool.is);
    // A square has room for one piece, a place for several.
    if (tool && !cell) return this.#place(tool.is, spot);
    if (here !== null) {
      // A second click deselects the piece.
      const again = here === this.selected && this.tab === "piece";
      this.selected = again ? null : here;
      this.tool = null;
      this.tab = again ? "units" : "piece";
    } else if (tool) return this.#place(tool.is, spot);
    else if (this.selected !== null) return this.#move(this.selected, spot);
    else if (kindOf(spot) === "place") {
      this.spot = idOf(spot);
      this.tab = "board";
    } else this.tab = this.#hasEdges ? "board" : "units";
  }

  #pieceOn(spot: Ref): string | null {
    const { draft, table } = this.editor.now;
    return table && pieceOn(draft, table, spot);
  }

  /** Can something be between two squares? */
  get #hasEdges(): boolean {
    return (schemaOf(this.book).board?.edges ?? []).length > 0;
  }

  /** The argument for sentences about squares or places. */
  get #on(): Args {
    const { table } = this.editor.now;
    return table ? ground(table) : {};
  }

  /** A square or a place in words. */
  #named({ at, place }: Where): string {
    return at ? this.words.cell(at) : this.words.place(place ?? "", this.editor.now.table);
  }

  #place(is: string, spot: Ref): Promise<void> | void {
    const { words, book } = this;
    const owner = isNeutral(schemaOf(book), is) ? "neutral" : this.#owner;
    const where = whereIs(this.editor.now.draft, spot);
    if (!where) return;
    const name = nameFor(
      this.editor.now.draft,
      is,
      book.decks.map(({ id }) => id),
    );
    const placed = words.say("record-placed", { what: words.name(is), at: this.#named(where), ...this.#on });
    const next = this.#owner;
    // Said as well as shown, because nobody has chosen it.
    const announcement = (): string =>
      this.#owner === next
        ? placed
        : `${placed}. ${words.say("record-owner-next", { player: words.player(this.#owner) })}`;
    this.tool = null;
    const [content] = possibleContents(book, is);
    const { kind } = contentWay(book, is) ?? {};
    const cards = content === undefined || kind === undefined ? {} : { cards: [{ is: content, kind }] };
    return this.#edit(
      (draft) => place(draft, name, { is, owner, ...where, ...cards }),
      announcement,
      () => {
        this.selected = name;
      },
    );
  }

  #move(name: string, spot: Ref): Promise<void> | void {
    const { words } = this;
    const { table, draft } = this.editor.now;
    const where = whereIs(draft, spot);
    if (!table || !where || spotOf(table, pieceRef(name)) === spot) return;
    const announcement = words.say("record-placed", {
      what: words.piece(name, table),
      at: this.#named(where),
      ...this.#on,
    });
    this.selected = name;
    return this.#edit((one) => withPiece(one, name, where), announcement);
  }

  /** Moves the dragged piece. The square by which a large piece was dragged comes to the square where it is dropped. */
  #dragged(from: Ref, to: Ref): Promise<void> | void {
    const { table } = this.editor.now;
    const name = this.#pieceOn(from);
    if (name === null || !table) return;
    const [taken, onto, at] = [cellOf(from), cellOf(to), table.pieces[name]?.at];
    const spot = taken && onto && at ? cellRef([at[0] + onto[0] - taken[0], at[1] + onto[1] - taken[1]]) : to;
    return this.#move(name, spot);
  }

  #rename(from: string, to: string): Promise<void> {
    return this.#edit(
      (draft) => rename(draft, from, to),
      this.words.say("record-renamed", { name: to }),
      () => {
        if (this.selected === from) this.selected = to;
      },
    );
  }

  #remove(name: string): Promise<void> {
    const { words } = this;
    const { table } = this.editor.now;
    const what = table ? words.piece(name, table) : name;
    if (this.selected === name) this.selected = null;
    return this.#edit((draft) => remove(draft, name), words.say("record-removed", { what }));
  }

  #paint(cell: Cell, sign: string): Promise<void> {
    const rows = this.editor.now.table?.board.rows ?? [];
    const is = this.editor.now.table?.board.legend[sign] ?? "";
    const { cards, edges } = this.editor.now.draft.setup.board ?? {};
    const board = { rows: painted(rows, cell, sign), ...(cards && { cards }), ...(edges && { edges }) };
    return this.#edit((draft) => withBoard(draft, board), `${this.words.cell(cell)} ${is && this.words.name(is)}`);
  }

  #placeCard(spot: Ref, is: string): Promise<void> | void {
    const { words } = this;
    const where = whereIs(this.editor.now.draft, spot);
    if (!where) return;
    this.tool = null;
    const card = { is, ...(isOwned(this.book, "square", is) && { owner: this.#owner }), ...where };
    return this.#edit(
      (draft) => {
        const { board } = draft.setup;
        return withBoard(draft, { ...board, cards: [...(board?.cards ?? []), card] });
      },
      words.say("record-placed", { what: words.name(is), at: this.#named(where), ...this.#on }),
    );
  }

  /** Focuses the first enabled control that has one of these keys. */
  async #focus(keys: readonly string[]): Promise<void> {
    await this.updateComplete;
    const controls = [...this.renderRoot.querySelectorAll<HTMLElement>("[data-key]:not(:disabled)")];
    // Keys contain names from files, which could break a selector.
    const found = keys.map((key) => controls.find((one) => one.dataset["key"] === key)).find((one) => one);
    found?.focus();
  }

  /** Makes a change. If the engine accepts it, `then` runs and the announcement is made. */
  async #edit(
    change: (draft: Draft) => Draft,
    announcement?: string | (() => string),
    then?: () => void | Promise<void>,
  ): Promise<void> {
    const accepted = await this.editor.edit(change);
    const { fault } = this.editor.now;
    if (accepted) await then?.();
    // The status under the board has the fault too, but a text that stays the same is not read again.
    const said = typeof announcement === "function" ? announcement() : announcement;
    if (accepted && said !== undefined) announce(this, said);
    else if (fault) announce(this, faultText(this.words, fault));
  }
}
