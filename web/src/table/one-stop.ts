// A list that is one stop for Tab: up and down go through it, Home and End to its ends. Left and right stay free for the terms of
// an entry.
import type { LitElement, ReactiveController } from "lit";

/** What is never a stop by itself: a term of a text with many. */
const OWN = ":not([data-quiet])";

export class OneStop implements ReactiveController {
  /** The entry that had the focus last, of each list. */
  private readonly last = new Map<string, HTMLElement>();
  private readonly lists: readonly string[];

  /** Each list: what its entries match, for example "li > button, summary". */
  constructor(
    private readonly host: LitElement,
    ...lists: readonly string[]
  ) {
    this.lists = lists.map((list) => `:is(${list})${OWN}`);
    host.addController(this);
  }

  hostConnected(): void {
    // Of a focus that moves within, the host itself hears nothing.
    this.host.renderRoot.addEventListener("keydown", this.onKey);
    this.host.renderRoot.addEventListener("focusin", this.onFocus);
  }

  hostDisconnected(): void {
    this.host.renderRoot.removeEventListener("keydown", this.onKey);
    this.host.renderRoot.removeEventListener("focusin", this.onFocus);
  }

  hostUpdated(): void {
    for (const list of this.lists) this.arrange(list);
  }

  private entries(list: string): HTMLElement[] {
    // What is folded away cannot have the focus.
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>(list)].filter((one) => one.checkVisibility());
  }

  private arrange(list: string): void {
    const entries = this.entries(list);
    const last = this.last.get(list);
    const stop = last && entries.includes(last) ? last : entries[0];
    for (const one of this.host.renderRoot.querySelectorAll<HTMLElement>(list)) one.tabIndex = one === stop ? 0 : -1;
  }

  private listOf(event: Event): { readonly list: string; readonly entry: HTMLElement } | null {
    const [entry] = event.composedPath();
    if (!(entry instanceof HTMLElement)) return null;
    const list = this.lists.find((one) => entry.matches(one));
    return list === undefined ? null : { list, entry };
  }

  private readonly onFocus = (event: Event): void => {
    const found = this.listOf(event);
    if (!found) return;
    this.last.set(found.list, found.entry);
    this.arrange(found.list);
  };

  private readonly onKey = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return;
    const found = event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey ? null : this.listOf(event);
    if (!found) return;
    const entries = this.entries(found.list);
    const at = entries.indexOf(found.entry);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    entries[(to + entries.length) % entries.length]?.focus();
  };
}
