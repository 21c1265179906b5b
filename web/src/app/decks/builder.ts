// The deck builder: cards to choose from beside the deck as it stands; on a narrow screen one after the other.
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { property, query, state } from "lit/decorators.js";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { base, buttons, fields } from "../../theme/shared";
import { screen } from "../chrome";
import { copied } from "../clipboard";
import { offer } from "../files";
import { icon, type IconName } from "../icons";
import { link } from "../router";
import { announce, fault, toast } from "../signals";
import type { Store } from "../store";
import { builderDataOf, knows } from "./builder-data";
import { writeCode } from "./codes";
import type { RwDeckDrawing } from "./drawing";
import type { EditorContext } from "./editor-context";
import { deckBuildingOf, Catalogue } from "./catalogue";
import type { DeckEditorState, DeckEditor } from "./deck-editor";
import type { RwDeckImport } from "./import";
import { canSaveDecks } from "./own-decks";
import { builderStyles } from "./builder.styles";
import { copiesOf, total, withCopies, withLeader, without, type Deck } from "./model";
import { packDeck } from "./pack";
import type { RwDeckShare } from "./share";
import { speech } from "./speech";
import { exportText, NAME_LENGTH } from "./text";

export class RwDeck extends LitElement {
  static override styles = [base, buttons, fields, screen, builderStyles];

  /** Words with the game's own. */
  @property({ attribute: false }) words!: Words;
  @property({ attribute: false }) book!: GameBook;
  @property({ attribute: false }) editor!: DeckEditor;
  @state() private catalogue: Catalogue | null = null;
  /** What a narrow screen shows. */
  @state() private view: "cards" | "deck" = "cards";
  /** Is another leader being chosen? */
  @state() private choosing = false;
  @state() private card: string | null = null;
  @query("rw-deck-import") private readonly importer!: RwDeckImport;
  @query("rw-deck-share") private readonly share!: RwDeckShare;
  @query("rw-deck-drawing") private readonly drawing!: RwDeckDrawing;
  #stop: (() => void) | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("words") || changed.has("book")) void this.#speak();
    if (changed.has("editor")) this.#watch(this.editor.store);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.#watch(this.editor.store);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop?.();
  }

  #watch(store: Store<DeckEditorState>): void {
    this.#stop?.();
    this.choosing = false;
    this.#stop = store.subscribe(() => {
      this.#settle();
      this.requestUpdate();
    });
  }

  /** A new deck has its own address from its first change on, so that a reload comes back to it. */
  #settle(): void {
    const own = link({ at: "deck", game: this.book.id, id: this.editor.id });
    if (location.hash !== own && location.hash === link({ at: "deck", game: this.book.id, id: "new" }))
      history.replaceState(null, "", own);
  }

  async #speak(): Promise<void> {
    const { words, book } = this;
    const own = await speech(book, words.lang);
    if (words === this.words && book === this.book) this.catalogue = new Catalogue(own, deckBuildingOf(book));
  }

  override render(): TemplateResult {
    const { catalogue, book, words } = this;
    const title = catalogue?.words.say("deck-title", { game: words.both(book.title) }) ?? words.both(book.title);
    return html`<h1 class="unseen" tabindex="-1">${title}</h1>
      ${catalogue ? this.#inside(catalogue) : nothing}`;
  }

  #inside(catalogue: Catalogue): TemplateResult {
    const { words } = catalogue;
    const { deck } = this.editor.store.value;
    const context = this.#context(catalogue);
    const chooses = catalogue.led && (this.choosing || deck.list.leader === undefined);
    return html`
      ${this.#head(catalogue)}
      ${canSaveDecks() ? nothing : html`<p class="soft small">${words.say("deck-not-kept")}</p>`}
      <div class="desk" data-view=${this.view}>
        <section class="cards" aria-label=${words.say("deck-pool")}>
          ${
            chooses
              ? html`<rw-deck-leaders .context=${context}></rw-deck-leaders>`
              : html`<rw-deck-pool .context=${context}></rw-deck-pool>`
          }
        </section>
        <section class="deck card" aria-label=${words.say("deck-list")}>
          <rw-deck-side .context=${context} @rw-choose=${this.#choose}></rw-deck-side>
        </section>
      </div>
      <div class="tabs" role="group" aria-label=${words.say("deck-views")}>
        ${this.#tab("cards", words.say("deck-tab-cards"))}
        ${this.#tab("deck", words.say("deck-tab-deck", { count: total(deck.list), size: catalogue.size }))}
      </div>
      <rw-deck-about
        .context=${context}
        .card=${this.card}
        @rw-closed=${() => {
          this.card = null;
        }}
      ></rw-deck-about>
      <rw-deck-import .words=${words} .book=${this.book} @rw-read=${this.#read}></rw-deck-import>
      <rw-deck-share .words=${words}></rw-deck-share>
      <rw-deck-drawing .context=${context}></rw-deck-drawing>
    `;
  }

  #head(catalogue: Catalogue): TemplateResult {
    const { words } = catalogue;
    const { deck, past } = this.editor.store.value;
    const { leader } = deck.list;
    const action = (name: IconName, text: string, work: () => void, disabled = false): TemplateResult => html`
      <button type="button" class="quiet" title=${text} ?disabled=${disabled} @click=${work}>
        ${icon(name, 18)}<span class="word">${text}</span>
      </button>
    `;
    return html`
      <header class="head">
        <a class="button quiet back" href=${link({ at: "decks", game: this.book.id })}>
          ${icon("back", 18)} ${words.say("deck-back")}
        </a>
        <input
          class="title"
          aria-label=${words.say("deck-name")}
          maxlength=${NAME_LENGTH}
          autocomplete="off"
          spellcheck="false"
          placeholder=${leader === undefined ? words.say("deck-name") : words.name(leader)}
          .value=${deck.name}
          @input=${(event: Event) => {
            this.editor.name((event.target as HTMLInputElement).value);
          }}
        />
        <div class="tools" role="group" aria-label=${words.say("deck-tools")}>
          ${action("undo", words.say("deck-undo"), this.#undo, past.length === 0)}
          ${action("open", words.say("deck-import"), () => {
            this.importer.open();
          })}
          ${action("copy", words.say("deck-copy"), () => void this.#copy(catalogue))}
          ${knows(this.book.id, "code") ? action("bolt", words.say("deck-code"), () => void this.#code(catalogue)) : nothing}
          ${action("link", words.say("deck-link"), () => void this.#link(catalogue))}
          ${action("save", words.say("deck-file"), () => {
            this.#file(catalogue);
          })}
          ${knows(this.book.id, "opening") ? action("cards", words.say("deck-draws"), () => void this.#draws(catalogue), total(deck.list) === 0) : nothing}
        </div>
        <a class="button main" href=${link({ at: "setup", game: this.book.id, deck: this.editor.id })}>
          ${icon("play", 18)} ${words.say("deck-play")}
        </a>
      </header>
    `;
  }

  #tab(view: "cards" | "deck", text: string): TemplateResult {
    return html`<button
      type="button"
      aria-pressed=${this.view === view}
      @click=${() => {
        this.view = view;
        window.scrollTo(0, 0);
      }}
    >
      ${text}
    </button>`;
  }

  #context(catalogue: Catalogue): EditorContext {
    const { deck, legality } = this.editor.store.value;
    return {
      catalogue,
      deck,
      legality,
      add: (id, copies = 1) => void this.#add(catalogue, id, copies),
      remove: (id) => {
        const { list } = this.editor.deck;
        const copies = copiesOf(list, id);
        if (copies === 0) return;
        this.editor.list(withCopies(list, id, copies - 1));
        this.#say(catalogue, id);
      },
      drop: (ids) => {
        this.editor.list(without(this.editor.deck.list, ids));
        this.#say(catalogue);
      },
      lead: (id) => void this.#lead(catalogue, id),
      about: (id) => {
        this.card = id;
      },
    };
  }

  /**
   * Adds copies, as many of these as the limit of a deck leaves. Beyond it the engine is asked and its answer shown: nothing
   * changes then.
   */
  async #add(catalogue: Catalogue, id: string, copies: number): Promise<void> {
    const { list } = this.editor.deck;
    const room = (catalogue.card(id)?.most ?? catalogue.deckBuilding.copies) - copiesOf(list, id);
    const next = withCopies(list, id, copiesOf(list, id) + Math.min(copies, Math.max(1, room)));
    if (room <= 0) {
      const legality = await this.editor.wouldBe(next);
      const wrong = legality.is === "judged" ? legality.faults.cards.get(id)?.[0] : undefined;
      if (wrong) {
        toast(this, { text: catalogue.words.refusal(wrong, null), clause: wrong.clause });
        return;
      }
      if (this.editor.deck.list !== list) return; // the reader has gone on meanwhile
    }
    this.editor.list(next);
    this.#say(catalogue, id);
  }

  /** The cards take the leaders' place when the deck is drawn with the new one. */
  async #lead({ words }: Catalogue, id: string): Promise<void> {
    const { editor } = this;
    editor.list(withLeader(editor.deck.list, id));
    announce(this, words.say("deck-leads", { name: words.name(id) }));
    await editor.judged;
    if (editor !== this.editor) return;
    this.choosing = false;
    await this.#arrive("rw-deck-pool", "#search");
  }

  /** How many there are now, for those who do not see it. */
  #say({ words, size }: Catalogue, id?: string): void {
    const { list } = this.editor.deck;
    const count = words.say("deck-said", { count: total(list), size });
    const card =
      id === undefined ? "" : words.say("deck-said-card", { name: words.name(id), copies: copiesOf(list, id) });
    announce(this, [card, count].filter(Boolean).join(" "));
  }

  #choose = (): void => {
    this.choosing = true;
    this.view = "cards";
    void this.#arrive("rw-deck-leaders", "#choose");
  };

  /** What was pressed is gone: the focus goes to what took its place. */
  async #arrive(part: string, selector: string): Promise<void> {
    await this.updateComplete;
    const element = this.renderRoot.querySelector<LitElement>(part);
    await element?.updateComplete;
    element?.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  #undo = (): void => {
    const { catalogue, editor } = this;
    editor.undo();
    if (catalogue) this.#say(catalogue);
  };

  #read = ({ detail }: CustomEvent<Deck>): void => {
    const { deck } = this.editor;
    this.editor.change({ name: detail.name || deck.name, list: detail.list });
    this.choosing = false;
    if (this.catalogue) this.#say(this.catalogue);
  };

  async #copy(catalogue: Catalogue): Promise<void> {
    const { words } = catalogue;
    const text = exportText(this.editor.deck, catalogue);
    if (await copied(text)) toast(this, { text: words.say("deck-copied") });
    else await this.share.show(words.say("deck-copy"), text);
  }

  /** In the form of other clients. Cards that these do not have are named, and left out. */
  async #code({ words }: Catalogue): Promise<void> {
    try {
      const { code: codes } = await builderDataOf(this.book.id);
      if (!codes) return;
      const { code, left } = writeCode(this.editor.deck, codes);
      const cards = words.list(left.map((id) => words.name(id)));
      const text = left.length === 0 ? words.say("deck-code-copied") : words.say("deck-code-left", { cards });
      if (await copied(code)) toast(this, { text });
      else await this.share.show(left.length === 0 ? words.say("deck-code") : text, code);
    } catch (error) {
      toast(this, { text: fault(words, error), urgent: true });
    }
  }

  async #draws({ words }: Catalogue): Promise<void> {
    try {
      const { opening } = await builderDataOf(this.book.id);
      if (opening) this.drawing.open(opening);
    } catch (error) {
      toast(this, { text: fault(words, error), urgent: true });
    }
  }

  async #link(catalogue: Catalogue): Promise<void> {
    const { words } = catalogue;
    try {
      const id = `+${await packDeck(this.#named(catalogue))}`;
      const address = new URL(link({ at: "deck", game: this.book.id, id }), location.href).href;
      if (await copied(address)) toast(this, { text: words.say("deck-link-copied") });
      else await this.share.show(words.say("deck-link"), address);
    } catch (error) {
      toast(this, { text: fault(words, error), urgent: true });
    }
  }

  #file(catalogue: Catalogue): void {
    const { name } = this.#named(catalogue);
    offer(exportText(this.editor.deck, catalogue), "text/plain", `${name || this.book.id}.txt`);
  }

  /** A deck without a name of its own has its leader's. */
  #named({ words }: Catalogue): Deck {
    const { deck } = this.editor;
    return { ...deck, name: deck.name || (deck.list.leader === undefined ? "" : words.name(deck.list.leader)) };
  }
}
