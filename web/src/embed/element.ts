// <rule-board> before anybody has come near it: what stands inside it shows as it is. Everything else is fetched when
// it is nearly in sight.
import type { Opened } from "./board";
import { notice, why } from "./notice";

export interface Loading {
  /** The address of Rulewright. */
  readonly base: URL;
  /** The script that fills a board, and its address. */
  readonly script: URL | null;
  load(): Promise<{ open(host: HTMLElement, base: URL): Opened }>;
}

/** How far beyond the edge of the window a board begins to load: about what a reader scrolls in a second. */
const NEAR = "600px 0px";
/** The room a board takes that nothing stands in for, as much as the frame page is given. */
const ROOM = "45rem";
/** Characters of text that take about that room by themselves. */
const TEXT = 300;

/** What stands inside of an element may still be on its way. */
export const parsed = async (): Promise<unknown> =>
  document.readyState === "loading" &&
  new Promise((ready) => document.addEventListener("DOMContentLoaded", ready, { once: true }));

export function defineRuleBoard({ base, script, load }: Loading): void {
  // A page may have the script twice: the first one stays.
  if (customElements.get("rule-board")) return;
  let loaded: ReturnType<Loading["load"]> | undefined;

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void (target as RuleBoard).fill();
    },
    { rootMargin: NEAR },
  );

  class RuleBoard extends HTMLElement {
    static readonly observedAttributes = ["rule", "scenario", "src", "step", "lang", "theme", "brief"];
    #opened: Opened | null = null;

    connectedCallback(): void {
      this.style.display = "block";
      if (this.#opened) return this.#opened.renew("theme");
      seen.observe(this);
      void parsed().then(() => this.#reserve());
    }

    /** Where no picture holds the place of the board, its room does: what follows it stays where it is. */
    #reserve(): void {
      if (script && !this.#opened && !this.querySelector("svg,img") && this.textContent.length < TEXT)
        this.style.minBlockSize = ROOM;
    }

    disconnectedCallback(): void {
      seen.unobserve(this);
    }

    attributeChangedCallback(name: string): void {
      this.#opened?.renew(name);
    }

    async fill(): Promise<void> {
      seen.unobserve(this);
      await parsed();
      // Not even tried: not every browser says that it failed.
      if (script?.protocol === "file:") return notice(this, "file");
      try {
        loaded ??= load();
        const { open } = await loaded;
        this.#opened ??= open(this, base);
      } catch (error) {
        loaded = undefined; // what is out of reach now may not be for the next board
        notice(this, await why(error, script));
      }
    }
  }
  customElements.define("rule-board", RuleBoard);
}
