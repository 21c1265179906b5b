// A strip for each player: shape, name, score, piles, lasting cards; and below them the cards that affect everybody. If an
// action needs a player, the strips have a button that chooses theirs.
import { LitElement, html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { property, state } from "lit/decorators.js";
import { sign } from "../bits";
import { cardLabel } from "../board/label";
import { emit } from "../emit";
import { OneStop } from "../one-stop";
import { parts } from "../parts.styles";
import { termText } from "../terms";
import { thingOf } from "../types";
import type { CardInPlay, GameBook, GameEvent, Held, Pile, Player, Ref, Side, Table, Words } from "../types";
import { base, buttons } from "../../theme/shared";
import { hasPile, isLoose, sidesOf } from "../view";
import { defineDeck } from "../weighing";
import { faceStyles } from "./card-face";
import { cardGlyph } from "./card-glyphs";
import { isOfFaces } from "./deck-odds";
import { cardsOf } from "./held";
import { playersStyles } from "./players.styles";
import { isStage, stageRibbon } from "./stages";
import { amount, pictured, symbolsStyles } from "./symbols";
import { turnStyles } from "./turns.styles";
import { turnOrder } from "./turn-order";

/** A sentence that only some games have: the ids of the stats that are not shown. */
const QUIET = "stat-quiet";
/** A sentence that only some games have: the kinds of cards that are not shown all the time. */
const QUIET_GROUPS = "group-quiet";
/** A sentence that only some games have: the kinds of cards in no place that affect nobody, such as a deck. */
const QUIET_EFFECTS = "effect-quiet";
/** The most numbers beside a name. */
const FEW = 2;
/** The most cards that affect everybody with their texts: of more, each is opened to be read. */
const FEW_EFFECTS = 3;
/** The most signs drawn for a number, because nobody counts more. */
const MANY = 12;

export class RwPlayers extends LitElement {
  static override styles = [base, buttons, parts, symbolsStyles, faceStyles, turnStyles, playersStyles];

  @property({ attribute: false }) table!: Table;
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) game: GameBook | null = null;
  @property({ attribute: false }) offered: ReadonlyMap<Ref, unknown> = new Map();
  /** The events so far, of which the order of turns has the deeds of this round. */
  @property({ attribute: false }) events: readonly GameEvent[] = [];

  /** The players whose piles are all shown on a small screen. */
  @state() private unfolded: ReadonlySet<Side> = new Set();

  constructor() {
    super();
    new OneStop(this, "summary");
  }

  override render(): TemplateResult {
    const { table, words } = this;
    const quiet = this.kinds(QUIET_EFFECTS);
    const everywhere = table.board.cards.filter((card) => isLoose(card) && !isStage(card));
    const decks = this.groups(everywhere.filter(({ kind }) => quiet.includes(kind)));
    return html`<div class="row">${sidesOf(table).map((side) => this.player(side))}</div>
      ${turnOrder(table, words, this.events, this)} ${stageRibbon(table, words)}
      ${this.effects(everywhere.filter(({ kind }) => !quiet.includes(kind)))}
      ${decks.length === 0 ? nothing : html`<div class="piles">${decks}</div>`} ${this.shared()}`;
  }

  /** The piles that belong to nobody. A pile opens if its cards are known. */
  private shared(): TemplateResult | typeof nothing {
    const { words } = this;
    const piles = Object.entries(this.table.piles ?? {});
    if (piles.length === 0) return nothing;
    return html`<div class="piles" role="group" aria-label=${words.say("table-piles-shared")}>
      <small aria-hidden="true">${words.say("table-piles-shared")}</small>
      ${piles.map(([id, pile]) => this.deck(id, pile) ?? this.pile(`table-pile-${id}`, pile, true))}
    </div>`;
  }

  /** A pile of playing cards opens to what is left of each rank. */
  private deck(id: string, pile: Pile): TemplateResult | null {
    const { words, game } = this;
    if (!isOfFaces(words, pile)) return null;
    defineDeck();
    return html`<details class="deck">
      <summary>${words.say(`table-pile-${id}`)} <b>${pile.count}</b></summary>
      <rw-deck-odds .words=${words} .game=${game} .pile=${pile} .name=${id}></rw-deck-odds>
    </details>`;
  }

  /** The ids that a sentence of some games lists. */
  private kinds(sentence: string): string[] {
    return this.words.has(sentence) ? this.words.say(sentence).split(" ") : [];
  }

  /** Many cards that affect everybody are in one row, and each opens: the decision below must stay in sight. */
  private effects(cards: readonly CardInPlay[]): TemplateResult | TemplateResult[] {
    if (cards.length <= FEW_EFFECTS) return cards.map((card) => this.effect(card));
    return html`<div class="effects">${this.chips(cards)}</div>`;
  }

  /** A card that affects everybody, with its text. */
  private effect(card: CardInPlay): TemplateResult {
    const { words, game } = this;
    return html`<div class="effect">
      ${cardGlyph(thingOf(game, card.is), game)}<b>${cardLabel(words, card)}</b>
      <span class="lines">${termText(words, words.text(card.is), { quiet: true })}</span>
    </div>`;
  }

  private player(side: Side): TemplateResult | null {
    const { words, table } = this;
    const player = table.players[side];
    if (!player) return null;
    const ref: Ref = `player:${side}`;
    // Of many numbers, only the first is shown if it is 0.
    const quiet = this.kinds(QUIET);
    const all = Object.entries(player.stats).filter(([id]) => !quiet.includes(id));
    const stats = all.length > FEW ? all.filter(([, value], n) => n === 0 || value !== 0) : all;
    const plain = Object.keys(player.stats).filter((id) => !pictured(this.game, id));
    const classes: string[] = [side];
    if (plain.length > FEW) classes.push("many");
    if (stats.some(([id]) => pictured(this.game, id))) classes.push("paid");
    // If a player has rows of cards, a small screen shows some of them only on demand.
    const folds = player.cards.some(({ kind }) => words.has(`group-${kind}`));
    if (folds && !this.unfolded.has(side)) classes.push("brief");
    return html`<section class=${classes.join(" ")} ?data-acts=${table.toAct === side} aria-label=${words.seat(side)}>
      <h2>${sign(side)}<span>${words.seat(side)}${this.beside(side, player.deck)}</span></h2>
      ${folds ? this.unfold(side) : nothing}
      <div class="score">${stats.map(([id, value]) => this.stat(player.stats, id, value))}</div>
      <div class="piles">
        ${this.own(player, "hand", false)} ${this.own(player, "draw", false, "rest")}
        ${this.own(player, "discard", true, "rest")} ${this.groups(player.cards)} ${this.past(player.past)}
      </div>
      ${this.chips(player.cards.filter(({ kind }) => !words.has(`group-${kind}`)))}
      ${
        this.offered.has(ref)
          ? html`<button type="button" @click=${() => emit(this, "rw-ref", ref)}>
              ${words.say("table-choose", { what: words.seat(side) })}
            </button>`
          : nothing
      }
    </section>`;
  }

  /** Beside who plays it: the side's own name, which the rules use, and its deck. */
  private beside(side: Side, deck: string | undefined): TemplateResult | null {
    const { words } = this;
    const own = words.player(side);
    const names = [...(own === words.seat(side) ? [] : [own]), ...(deck === undefined ? [] : [words.name(deck)])];
    return names.length === 0 ? null : html` <small>${names.join(" · ")}</small>`;
  }

  /** On a small screen, the button for the piles that are not shown all the time. */
  private unfold(side: Side): TemplateResult {
    const open = this.unfolded.has(side);
    const flip = (): void => {
      this.unfolded = new Set(open ? [...this.unfolded].filter((one) => one !== side) : [...this.unfolded, side]);
    };
    return html`<button
      type="button"
      class="quiet unfold"
      aria-expanded=${open ? "true" : "false"}
      aria-label=${this.words.say("table-piles-more", this.words.playerArgs(side))}
      @click=${flip}
    >
      ${open ? "−" : "+"}
    </button>`;
  }

  /** A row for each kind of cards that the game names: cards with counters as tokens, others as a number that opens. */
  private groups(cards: readonly CardInPlay[]): TemplateResult[] {
    const { words } = this;
    const quiet = this.kinds(QUIET_GROUPS);
    const kinds = [...new Set(cards.map(({ kind }) => kind))].filter((kind) => words.has(`group-${kind}`));
    return kinds.map((kind) => {
      const all = cards.filter((card) => card.kind === kind);
      const wait = all.every(({ counters }) => counters !== undefined);
      const rest = quiet.includes(kind) ? "rest" : "";
      const shown = wait ? html`<span class="tokens">${all.map((card) => this.token(card))}</span>` : all.length;
      const count = html`${words.say(`group-${kind}`)} <b>${shown}</b>`;
      // An unknown card has only its counter to show.
      if (all.every(({ is }) => this.isBack(is))) return html`<span class=${rest}>${count}</span>`;
      return html`<details class=${rest}>
        <summary>${count}</summary>
        ${this.chips(all)}
      </details>`;
    });
  }

  /** What the player has done that rules still ask about, as a number that opens. */
  private past(past: Player["past"] = []): TemplateResult | typeof nothing {
    const { words } = this;
    if (past.length === 0) return nothing;
    const deeds = past.map(({ what, card, count = 1 }) =>
      words.say(`past-${what}`, { count, ...(card !== undefined && { card: words.name(card) }) }),
    );
    return html`<details class="rest">
      <summary>${words.say("table-past")} <b>${past.length}</b></summary>
      <ul class="chips">
        ${deeds.map((deed) => html`<li><span class="chip">${deed}</span></li>`)}
      </ul>
    </details>`;
  }

  private token(card: CardInPlay): TemplateResult {
    const { words, game } = this;
    const back = this.isBack(card.is);
    return html`<span class=${back ? "token back" : "token"} title=${cardLabel(words, card)}
      >${cardGlyph(thingOf(game, card.is), game)}<span aria-hidden="true">${card.counters}</span
      ><span class="unseen">${cardLabel(words, card)}</span></span
    >`;
  }

  /** Is the card hidden from this viewer? Its id is then not in the book. */
  private isBack(is: string): boolean {
    return this.words.thing(is) === undefined;
  }

  private chips(cards: readonly CardInPlay[]): TemplateResult | typeof nothing {
    if (cards.length === 0) return nothing;
    return html`<ul class="chips">
      ${cards.map((card) => html`<li>${this.card(card)}</li>`)}
    </ul>`;
  }

  /** A stat. One with a maximum has it too, and signs to count; one that is only true or false is a word without a number. */
  private stat(stats: Player["stats"], id: string, value: number): TemplateResult {
    const { words, game } = this;
    if (words.has(`stat-${id}-is`)) return html`<span><small>${words.say(`stat-${id}-is`)}</small></span>`;
    if (pictured(game, id)) return amount(words, game, id, value);
    const of = words.has(`stat-of-${id}`) ? stats[words.say(`stat-of-${id}`)] : undefined;
    const signs =
      of === undefined ? [] : Array.from({ length: Math.min(Math.max(of, value), MANY) }, (_, n) => n < value);
    return html`<span>
      ${value}${of === undefined ? nothing : html`<span class="of">/${of}</span>`}
      <small aria-hidden="true" title=${words.statName(id)}>${words.stat(id)}</small>
      ${signs.length > 0 ? html`<span class="gems" aria-hidden="true">${signs.map((full) => html`<i class=${full ? "full" : ""}></i>`)}</span>` : nothing}
      <span class="unseen">${words.statName(id)}</span>
    </span>`;
  }

  /** A card in play. One with a text opens, to be read in full. */
  private card(card: CardInPlay): TemplateResult {
    const { words } = this;
    const text = words.text(card.is);
    const thing = thingOf(this.game, card.is);
    // Only a picture of this card, not one of its kind.
    const label = html`${thing?.art === undefined ? nothing : cardGlyph(thing, this.game)}${cardLabel(words, card)}`;
    if (text === "") return html`<span class="chip">${label}</span>`;
    return html`<details class="reads">
      <summary class="chip">${label}</summary>
      <p>${termText(words, text)}</p>
    </details>`;
  }

  /** A pile of a player, if the game has it. */
  private own(player: Player, id: "hand" | "draw" | "discard", opens: boolean, is = ""): TemplateResult | null {
    return hasPile(this.game, id) ? this.pile(`table-pile-${id}`, player[id], opens, is) : null;
  }

  /** A pile as a number. With `opens`, it opens if its cards are known. */
  private pile(id: string, pile: Pile | undefined, opens: boolean, is = ""): TemplateResult | null {
    if (!pile) return null;
    const count = html`${this.words.say(id)} <b>${pile.count}</b>`;
    if (!opens || !pile.cards || pile.cards.length === 0) return html`<span class=${is}>${count}</span>`;
    return html`<details class=${is}>
      <summary>${count}</summary>
      <ul class="chips">
        ${cardsOf(pile).map(({ count: times, ...held }) => html`<li>${this.card(this.inPile(held))}${times > 1 ? ` ×${times}` : ""}</li>`)}
      </ul>
    </details>`;
  }

  /** A card of a pile. A number for which the game has a sentence about cards in play is shown with it: the turns until it is ready. */
  private inPile({ is, stats = {} }: Held): CardInPlay {
    const told = Object.entries(stats).find(([stat]) => this.words.has(`lies-${stat}`));
    return { is, owner: null, kind: told?.[0] ?? "pile", ...(told && { counters: told[1] }) };
  }
}
