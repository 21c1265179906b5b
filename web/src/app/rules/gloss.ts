// What a word means, beside the word: shown while the pointer or the focus is on a term, and gone with Escape. The pointer may
// go onto it, and it covers nothing but text.
import { css, type ReactiveController, type ReactiveControllerHost } from "lit";
import { gist } from "../../rulebook/links";
import type { Words } from "../../words/words";

type Host = ReactiveControllerHost & {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly words: Words | null;
};

export class Gloss implements ReactiveController {
  readonly #host: Host;
  #box: HTMLElement | null = null;
  #term: HTMLElement | null = null;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  /** Its element stands before what the host draws, which never touches it. */
  hostUpdated(): void {
    if (this.#box) return;
    const { renderRoot } = this.#host;
    const box = Object.assign(document.createElement("div"), { id: "gloss", className: "gloss", popover: "manual" });
    box.setAttribute("role", "tooltip");
    renderRoot.prepend(box);
    this.#box = box;
    // What moves within a shadow tree is not heard outside it, and what leaves it is heard there alone.
    renderRoot.addEventListener("pointerover", this.#met);
    renderRoot.addEventListener("focusin", this.#met);
    renderRoot.addEventListener("focusout", this.#hide);
    renderRoot.addEventListener("click", this.#hide);
  }

  hostConnected(): void {
    document.addEventListener("pointerover", this.#met);
    document.addEventListener("keydown", this.#key, true);
    document.addEventListener("scroll", this.#follow, true);
  }

  hostDisconnected(): void {
    document.removeEventListener("pointerover", this.#met);
    document.removeEventListener("keydown", this.#key, true);
    document.removeEventListener("scroll", this.#follow, true);
    this.#hide();
  }

  /** The pointer or the focus has come to something: to a term, to its meaning, or elsewhere. */
  #met = (event: Event): void => {
    const [at] = event.composedPath();
    if (!(at instanceof Element) || (event instanceof PointerEvent && event.pointerType === "touch")) return;
    // Each host explains what it has drawn itself.
    const term = at.getRootNode() === this.#host.renderRoot ? at.closest<HTMLElement>("a.term") : null;
    // What has the focus is explained until it loses it, wherever the pointer comes to lie as the page scrolls there.
    const isKept = this.#box?.contains(at) === true || this.#term?.matches(":focus") === true;
    if (term) this.#show(term);
    else if (!isKept) this.#hide();
  };

  #show(term: HTMLElement): void {
    const { words } = this.#host;
    const clause = term.dataset["clause"];
    if (!this.#box || !words || clause === undefined || this.#term === term) return;
    this.#hide();
    this.#term = term;
    this.#box.textContent = gist(words, clause);
    term.setAttribute("aria-describedby", this.#box.id);
    this.#box.showPopover();
    place(this.#box, term);
  }

  #hide = (): void => {
    this.#term?.removeAttribute("aria-describedby");
    this.#term = null;
    if (this.#box?.matches(":popover-open") === true) this.#box.hidePopover();
  };

  /** A page that comes to rest, or one that is scrolled by keys, takes the word along. */
  #follow = (): void => {
    if (this.#box && this.#term) place(this.#box, this.#term);
  };

  /** Escape takes it away and does nothing else. */
  #key = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.#term) return;
    event.stopPropagation();
    event.preventDefault();
    this.#hide();
  };
}

/** Close under the last line of the word, so that the pointer can go onto it, or above where there is no room; within the window. */
function place(box: HTMLElement, term: HTMLElement): void {
  const [line = term.getBoundingClientRect()] = [...term.getClientRects()].slice(-1);
  const { width, height } = box.getBoundingClientRect();
  const top = line.bottom + height <= innerHeight ? line.bottom : line.top - height;
  const left = Math.max(0, Math.min(line.left, document.documentElement.clientWidth - width));
  box.style.translate = `${String(Math.round(left))}px ${String(Math.round(Math.max(0, top)))}px`;
}

export const glossStyles = css`
  .gloss {
    position: fixed;
    inset: 0 auto auto 0;
    width: max-content;
    max-width: min(24rem, 100vw);
    margin: 0;
    padding: var(--rw-s2) var(--rw-s3);
    border: 1px solid var(--rw-line-strong);
    border-radius: var(--rw-r1);
    background: var(--rw-surface);
    color: var(--rw-ink);
    box-shadow: var(--rw-shadow-1);
    font-size: var(--rw-t-s);
    line-height: var(--rw-leading);
  }
`;
