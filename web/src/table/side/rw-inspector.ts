// The selected piece or square: numbers, defence, what lies in front of it, and what it can do, as buttons.
import { LitElement, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { base, buttons } from "../../theme/shared";
import { calcView, clauseLink, sign, signed } from "../bits";
import { changeText } from "../board/effect-text";
import { cardLabel } from "../board/label";
import { pairOf } from "../board/numbers";
import { zonesStyles } from "../board/zones.styles";
import { zoneSign } from "../board/zones";
import { costOf } from "../choice/cost";
import { emit } from "../emit";
import { OneStop } from "../one-stop";
import { parts } from "../parts.styles";
import type { List } from "../choice/pick";
import { ABILITY, ATTACK, idOf, kindOf, pieceRef, sameCell } from "../refs";
import { amongTerms, term, termText } from "../terms";
import { placesModule } from "../places/lazy-places";
import { thingOf } from "../types";
import type { Calc, CardInPlay, Cell, GameBook, DrawnThing, Piece, Ref, Table, Words, Zone } from "../types";
import { spotNames, spotsOfZone } from "../zone-spots";
import { groundAt, ownerOf, placeNamed, relation } from "../view";
import { foretoldView } from "./foretold";
import { refName } from "./answers";
import { inspectorStyles } from "./inspector.styles";

export class RwInspector extends LitElement {
  static override styles = [base, buttons, parts, zonesStyles, inspectorStyles];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) list: List = [];
  @property({ attribute: false }) chosen: readonly Ref[] = [];
  /** Would a click on the ref lead anywhere? */
  @property({ attribute: false }) can: (ref: Ref) => boolean = () => false;
  /** Is a forbidden action worth a click too? Then none looks disabled. */
  @property({ type: Boolean }) probing = false;
  /** What is shown: a piece by name, or a square. */
  @property({ attribute: false }) piece: string | null = null;
  @property({ attribute: false }) cell: Cell | null = null;
  /** Or a place, by name. */
  @property({ attribute: false }) place: string | null = null;

  constructor() {
    super();
    new OneStop(
      this,
      ":is(header, .stats, .chips, .cards, .zones) :is(button, summary)",
      ".deeds :is(button, summary)",
    );
  }

  override render(): TemplateResult {
    const piece = this.piece === null ? undefined : this.table.pieces[this.piece];
    if (piece && this.piece !== null) return this.pieceView(this.piece, piece);
    if (this.cell) return this.cellView(this.cell);
    const place = this.place === null ? undefined : placeNamed(this.table, this.place);
    const places = placesModule(this.table);
    if (place && places) {
      const { words, table } = this;
      return places.placeViewed({ words, table, place, cards: (lying) => this.cards(lying), from: this });
    }
    return html`<p class="soft small">${this.words.say("table-inspect-nothing")}</p>`;
  }

  private pieceView(name: string, piece: Piece): TemplateResult {
    const { words, game } = this;
    const thing = thingOf(game, piece.is);
    const owner = ownerOf(piece);
    return html`<header class=${owner}>
        <h2>${sign(owner)} ${words.piece(name, this.table)}</h2>
        <p class="soft small">
          ${[words.seat(owner), thing?.role ? words.name(thing.role) : "", piece.at ? words.cell(piece.at) : piece.place === undefined ? "" : words.place(piece.place, this.table)].filter(Boolean).join(" · ")}
        </p>
      </header>
      <dl class="stats">
        ${Object.entries(piece.stats).map(([id, value]) => this.stat(id, value, piece.max[id], piece.calcs?.[id]))}
        ${
          thing?.defence
            ? html`<div>
                <dt>${term(words, "defence", words.say("table-defence"))}</dt>
                <dd class="defence">${termText(words, this.defence(thing.defence), QUIET)}</dd>
              </div>`
            : null
        }
      </dl>
      ${this.chips([
        ...piece.traits.map((id) => ({ id, name: words.name(id), text: words.text(id) })),
        ...(thing?.immune ?? []).map((id) => ({
          id,
          name: words.say("table-immune", { status: words.name(id) }),
          text: words.text(id),
        })),
      ])}
      ${thing?.cardKind && thing.text ? html`<p class="lines small">${termText(words, words.text(piece.is), QUIET)}</p>` : null}
      ${this.cards(piece.cards)} ${foretoldView(words, this.table, piece)} ${this.idle(name, piece)}
      ${this.zones(piece.zones)}
      <ul class="deeds" @keydown=${amongTerms}>
        ${this.abilityRefs(name, piece).map((ref) => this.abilityRow(name, ref, piece))}
      </ul>`;
  }

  private stat(id: string, value: number, max: number | undefined, calc: Calc | undefined): TemplateResult {
    const { words } = this;
    // Few points are countable signs; many are a number. What is drawn on the piece itself needs none.
    const pips =
      max !== undefined && max <= 8 && id !== pairOf(this.game)[0]
        ? Array.from({ length: Math.max(max, value) }, (_, i) => i < value)
        : [];
    return html`<div>
      <dt>${term(words, id, words.stat(id))}</dt>
      <dd>
        <b>${value}</b>${max === undefined ? null : html`<span class="soft"> / ${max}</span>`}
        ${calc ? calcView(words, calc, words.say("table-calc-printed", { value: calc.base })) : null}
        ${pips.length > 0 ? html`<span class="pips" aria-hidden="true">${pips.map((full) => html`<i class=${full ? "full" : ""}></i>`)}</span>` : null}
      </dd>
    </div>`;
  }

  /** The player who decides reads that this piece can do nothing: its zones say where it reaches in general. */
  private idle(name: string, piece: Piece): TemplateResult | null {
    const { list, table } = this;
    const decides = list.length > 0 && table.decision === null && ownerOf(piece) === table.toAct;
    if (!decides || list.some(({ path }) => path[0] === pieceRef(name))) return null;
    return html`<p class="small idle">${this.words.say("table-idle")}</p>`;
  }

  /** The legend for the zones of this piece, with the names of their squares or places for screen readers. */
  private zones(zones: readonly Zone[] = []): TemplateResult | null {
    if (zones.length === 0) return null;
    const { words, table } = this;
    return html`<p class="soft small">${words.say("table-zones")}</p>
      <ul class="zones">
        ${zones.map(
          (zone) =>
            html`<li>
              <svg viewBox="0 0 64 64" aria-hidden="true">${zoneSign(zone.kind)}</svg>
              <span
                >${words.say(`zone-${zone.kind}`, { count: spotsOfZone(zone).length })}<span class="unseen"
                  >: ${spotNames(words, table, zone).join(", ")}</span
                ></span
              >
              ${clauseLink(words, zone.cites)}
            </li>`,
        )}
      </ul>`;
  }

  private defence(defence: NonNullable<DrawnThing["defence"]>): string {
    const { words } = this;
    const mods = defence.mods.map((mod) => {
      const against = words.list(mod.against.map((id) => words.name(id)));
      const dice = mod.dice ? words.say("table-defence-dice", { dice: signed(mod.dice), n: mod.dice }) : "";
      return words.say("table-defence-against", { what: dice || signed(mod.bonus ?? 0), against });
    });
    return [words.say("table-dice", { n: defence.dice }), ...mods].join(", ");
  }

  private chips(list: readonly { id: string; name: string; text: string }[]): TemplateResult | null {
    if (list.length === 0) return null;
    return html`<ul class="chips" aria-label=${this.words.say("table-traits")}>
      ${list.map(({ id, name, text }) => html`<li class="chip" title=${text || nothing}>${term(this.words, id, name)}</li>`)}
    </ul>`;
  }

  private cards(cards: readonly CardInPlay[]): TemplateResult | null {
    if (cards.length === 0) return null;
    return html`<ul class="cards" aria-label=${this.words.say("table-cards-in-front")}>
      ${cards.map((card) => html`<li>${card.owner ? sign(card.owner) : null}<span>${this.card(card)}</span></li>`)}
    </ul>`;
  }

  /** Its name, what it does here, what it says. */
  private card(card: CardInPlay): TemplateResult {
    const { words } = this;
    const does = changeText(words, card);
    return html`<b>${term(words, card.is, cardLabel(words, card))}</b>${does && ` · ${does}.`}
      <span class="soft">${termText(words, words.text(card.is), QUIET)}</span>`;
  }

  /**
   * Its printed attacks and abilities (but those that a card on it takes to 0), then every button the engine lists for it, then
   * the game's common buttons.
   */
  private abilityRefs(name: string, piece: Piece): Ref[] {
    const things = this.game?.things ?? {};
    const refs = new Set<Ref>();
    const gone = piece.cards.filter(({ counters }) => counters === 0).map(({ is }) => is);
    for (const id of (things[piece.is]?.parts ?? []).filter((part) => !gone.includes(part)))
      refs.add(`${things[id]?.kind === ABILITY ? ABILITY : ATTACK}:${id}`);
    for (const { path } of this.list)
      if (path[0] === pieceRef(name) && path[1] !== undefined && BESIDE.has(kindOf(path[1]))) refs.add(path[1]);
    // The game's common buttons are worth showing only where they can be pressed.
    if (this.mine(piece))
      for (const [id, thing] of Object.entries(things)) if (thing.kind === "button") refs.add(`button:${id}`);
    return [...refs];
  }

  private mine(piece: Piece): boolean {
    return relation(this.table, ownerOf(piece)) === "own";
  }

  private abilityRow(name: string, ref: Ref, piece: Piece): TemplateResult {
    const { words } = this;
    const id = idOf(ref);
    const thing = thingOf(this.game, id);
    const mine = this.list.some((l) => l.path[0] === pieceRef(name));
    const selected = this.chosen.includes(pieceRef(name));
    const able =
      this.list.some((l) => l.path[0] === pieceRef(name) && l.path.includes(ref)) || (selected && this.can(ref));
    const used = piece.used.includes(id);
    const own = this.list.filter(({ path }) => path[0] === pieceRef(name));
    const cost = costOf(thing, own, ref);
    const range = thing?.range
      ? [{ id: thing.range.kind, said: rangeText(words.name(thing.range.kind), thing.range.x) }]
      : [];
    const notation = thing?.notation ? [{ id: "notation", said: thing.notation }] : [];
    const detail = [...notation, ...range, ...(thing?.keywords ?? []).map((k) => ({ id: k, said: words.name(k) }))];
    const press = (): void => {
      // A button of a piece that is only looked at first selects that piece.
      if (this.chosen.length === 0 && !mine) return emit(this, "rw-why", [pieceRef(name), ref]);
      if (this.chosen.length === 0) emit(this, "rw-ref", pieceRef(name));
      emit(this, "rw-ref", ref);
    };
    const face = html`${cost && html`<span class="cost">${cost.value}<span class="unseen"> ${words.stat(cost.stat)},</span></span>`}
      <b>${refName(words, this.table, ref)}</b>`;
    const asks = able || !this.probing ? null : html`<span class="why">${words.say("table-why-not")}</span>`;
    // Terms are buttons too. A button cannot contain them, so they are beside the button of the entry, and drawn above it.
    const rest = html`${detail.length > 0 ? html`<span class="detail">${this.terms(detail)}</span>` : null}
    ${used ? html`<span class="used">${words.say("table-used")}</span>` : null}
    ${words.terms.clause(id) === null ? null : clauseLink(words, words.terms.clause(id) ?? undefined)}
    ${thing?.text && !thing.notation ? html`<small>${termText(words, words.text(id), QUIET)}</small>` : null}`;
    // The entries of another side's piece can only be read.
    if (!this.mine(piece)) return html`<li class="deed read"><span class="go">${face}</span>${rest}</li>`;
    return html`<li class="deed">
      <button
        type="button"
        class="go"
        aria-pressed=${this.chosen.includes(ref) ? "true" : "false"}
        aria-disabled=${able || this.probing ? nothing : "true"}
        @click=${press}
        @pointerenter=${() => emit(this, "rw-over", ref)}
        @pointerleave=${() => emit(this, "rw-over", null)}
      >
        ${face}${asks}</button
      >${rest}
    </li>`;
  }

  /** "3ps+1 · Reach · Knock-back", each word of it a term. */
  private terms(detail: readonly { id: string; said: string }[]): TemplateResult[] {
    return detail.map(({ id, said }, n) => html`${n > 0 ? " · " : ""}${term(this.words, id, said, QUIET)}`);
  }

  private cellView(cell: Cell): TemplateResult {
    const { words, table } = this;
    const terrain = groundAt(this.game, table.board, cell);
    const lying = table.board.cards.filter((card) => sameCell(card.at, cell));
    return html`<header><h2>${words.cell(cell)} · ${term(words, terrain, words.name(terrain))}</h2></header>
      <p class="small">${termText(words, words.text(terrain))}</p>
      ${this.cards(lying)}`;
  }
}

/** "Range(X)" with its number: the name of the term has the place for it. */
const rangeText = (name: string, x: number | undefined): string =>
  x === undefined ? name : name.includes("(X)") ? name.replace("(X)", `(${x})`) : `${name} ${x}`;

const QUIET = { quiet: true };

/** Refs that are buttons beside the board. */
const BESIDE = new Set([ATTACK, ABILITY, "button"]);
