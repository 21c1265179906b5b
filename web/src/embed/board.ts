// What the loader fetches when a reader comes near a <rule-board>: fills the element with a scene.
import tokens from "../theme/tokens.css?inline";
import { toWire } from "../engine/errors";
import { defineTable } from "../table";
import { define } from "../table/emit";
import { panelComing } from "../table/coming";
import { boardLoading } from "../table/places/lazy-places";
import type { Lang } from "../words/book";
import { Words } from "../words/words";
import { faultText } from "./faults";
import { atHome } from "./links";
import { hostStyles } from "./board.styles";
import { reservedHeight, roomOf } from "./reserve";
import { RwScene } from "./scene";
import { shownOf } from "./source";
import type { Shown } from "./story";
import { isDarkAround } from "./surroundings";
import { boardBook, boardText } from "./words";

/** What the loader keeps of a board it has opened. */
export interface Opened {
  /** An attribute has changed. */
  renew(name: string): void;
}

let sheets: CSSStyleSheet[] | null = null;

function styleSheets(): CSSStyleSheet[] {
  // The app has tokens of its own, by its settings, and they reach in here.
  sheets ??= [...(atHome() ? [] : [tokens]), hostStyles.cssText].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return sheets;
}

/** `speechless` is called when not even the board's own words come, with which it would say what went wrong. */
export function open(host: HTMLElement, base: URL, speechless: () => void): Opened {
  defineTable();
  define("rw-scene", RwScene);
  const board = new Board(host, base, speechless);
  void board.load();
  return board;
}

const night = matchMedia("(prefers-color-scheme: dark)");
const stark = matchMedia("(prefers-contrast: more)");
const paper = matchMedia("print");
/** Boards that stand on the page, as far as is known. */
const connected = new Set<Board>();

for (const query of [night, stark, paper])
  query.addEventListener("change", () => {
    for (const board of connected) board.renew("theme");
  });

class Board implements Opened {
  readonly #host: HTMLElement;
  readonly #base: URL;
  readonly #speechless: () => void;
  #frame: HTMLElement | null = null;
  #scene: RwScene | null = null;
  #turn = 0;

  constructor(host: HTMLElement, base: URL, speechless: () => void) {
    this.#host = host;
    this.#base = base;
    this.#speechless = speechless;
    // Whatever changes the colours around it: a class of the skin, a style sheet that came late, a menu of the site.
    host.addEventListener("transitionend", ({ target, propertyName }) => {
      if (target === host && propertyName === "color") this.#dress();
    });
  }

  renew(name: string): void {
    if (!this.#host.isConnected) connected.delete(this);
    else if (name === "theme") this.#dress();
    else void this.load();
  }

  /** Until everything is there, what stands in the element stays on screen. */
  async load(): Promise<void> {
    const mine = (this.#turn += 1);
    const lang = langOf(this.#host);
    let text = "";
    try {
      const [shown, said] = await Promise.all([
        shownOf(this.#host, this.#base),
        boardText(lang).then((t) => (text = t)),
      ]);
      // A board that came after what stands under it would push that away.
      const [book] = await Promise.all([boardBook(shown.game, lang, this.#base), ...this.#drawing(shown)]);
      if (mine !== this.#turn) return;
      const room = roomOf(this.#host);
      if (!this.#scene) keepMargins(this.#host);
      const frame = this.#open();
      const scene = this.#scene ?? new RwScene();
      Object.assign(scene, { shown, book, text: said, tongue: lang, home: this.#base });
      scene.brief = this.#host.hasAttribute("brief");
      scene.first = Number.parseInt(this.#host.getAttribute("step") ?? "", 10) || 0;
      const first = scene !== this.#scene;
      if (scene.parentNode !== frame) frame.replaceChildren(scene);
      this.#scene = scene;
      await scene.updateComplete;
      // Room that was only kept shows nothing: what has no place in it grows beyond it.
      const fits = !first || !room || (await scene.fit(room)) || room.spare;
      this.#host.style.minBlockSize = fits ? "0" : "";
      if (!fits) this.#wait(scene, new Words(lang, said));
      this.#tell("rule-board-ready", null);
      if (Object.values(book.things).some(({ art }) => art !== undefined)) await this.#draw(mine, shown.game);
    } catch (error) {
      text ||= await boardText(lang).catch(() => "");
      if (mine !== this.#turn) return;
      if (text === "") this.#speechless();
      else this.#fail(error, new Words(lang, text));
    }
  }

  /** The code for what is seen first: the board, and the log where something has happened. */
  #drawing({ stories: [story] }: Shown): (Promise<void> | null)[] {
    if (!story) return [];
    const { table, events } = story.start;
    const happened = events.length > 0 || this.#host.hasAttribute("step");
    return [boardLoading(table), happened ? panelComing("rw-log") : null];
  }

  /** Last of all, and never at the price of the board. */
  async #draw(mine: number, game: string): Promise<void> {
    const drawings = await import("./drawings").then((all) => all.boardDrawings(game, this.#base)).catch(() => null);
    if (drawings && mine === this.#turn && this.#scene) this.#scene.book = { ...this.#scene.book, drawings };
  }

  /** The picture and the text that stand in the element stay, with what went wrong under them or, at first, over their end. */
  #fail(error: unknown, words: Words): void {
    const wire = toWire(error);
    this.#host.style.minBlockSize = "0"; // no board will take the room that was kept
    const over = reservedHeight(this.#host) !== null;
    const frame = this.#open();
    const note = document.createElement("p");
    note.className = "fault";
    note.setAttribute("role", "note");
    note.textContent = faultText(words, wire);
    frame.replaceChildren(note);
    frame.classList.toggle("over", over);
    if (over) {
      const close = document.createElement("button");
      close.type = "button";
      close.textContent = words.say("board-close");
      close.addEventListener("click", () => frame.classList.remove("over"));
      note.append(" ", close);
    }
    frame.before(document.createElement("slot"));
    this.#scene = null;
    this.#tell("rule-board-error", wire.code);
  }

  /** Where the board would push away what somebody is reading, the picture stays until it is asked for. */
  #wait(scene: RwScene, words: Words): void {
    const frame = this.#frame;
    if (!frame) return;
    const play = document.createElement("button");
    play.type = "button";
    play.textContent = words.say("board-play");
    play.setAttribute("aria-label", words.say("board-play-this"));
    play.addEventListener("click", () => {
      this.#open().replaceChildren(scene);
      scene.focus();
    });
    frame.replaceChildren(play);
    frame.classList.add("still");
    frame.before(document.createElement("slot"));
  }

  #tell(type: string, detail: string | null): void {
    this.#host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
  }

  #open(): HTMLElement {
    const root = this.#host.shadowRoot ?? this.#host.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = styleSheets();
    const frame = this.#frame ?? document.createElement("div");
    frame.className = "rule-board";
    this.#frame = frame;
    root.replaceChildren(frame);
    this.#dress();
    if (atHome()) frame.style.fontSize = getComputedStyle(document.documentElement).fontSize;
    // The reader's own text size, whatever the page has made of its root element's.
    frame.style.setProperty("--rw-rem", getComputedStyle(frame).fontSize);
    return frame;
  }

  /** On paper light; else the theme that was asked for; without one, that of the page around it. */
  #dress(): void {
    if (atHome()) return;
    connected.add(this);
    const asked = this.#host.getAttribute("theme") ?? "";
    // Paper is white.
    const named = paper.matches ? "light" : ["light", "dark", "contrast"].includes(asked) ? asked : null;
    const dark = (asked === "auto" && night.matches) || isDarkAround(this.#host);
    const found = stark.matches ? "contrast" : dark ? "dark" : "light";
    this.#frame?.setAttribute("data-theme", named ?? found);
  }
}

/** The margins of what stands in the element reach through it; they must not go with it. */
function keepMargins(host: HTMLElement): void {
  const own = getComputedStyle(host);
  const widest = (from: Element | null, side: "marginTop" | "marginBottom"): string =>
    `${String(Math.max(Number.parseFloat(own[side]) || 0, from ? Number.parseFloat(getComputedStyle(from)[side]) || 0 : 0))}px`;
  const [above, below] = [widest(host.firstElementChild, "marginTop"), widest(host.lastElementChild, "marginBottom")];
  Object.assign(host.style, { marginTop: above, marginBottom: below });
}

/** The element's own `lang`, or that of what it stands in. */
export function langOf(host: Element): Lang {
  const lang = host.closest("[lang]")?.getAttribute("lang") ?? navigator.language;
  return lang.toLowerCase().startsWith("fr") ? "fr" : "en";
}
