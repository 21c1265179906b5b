// <rule-board> before anybody has come near it: what stands inside it shows as it is. Everything else is fetched when
// it is nearly in sight.
import type { Opened } from "./board";
import { notice, why } from "./notice";

export interface Loading {
  /** The address of Rulewright. */
  readonly base: URL;
  /** The script that fills a board, and its address. */
  readonly script: URL | null;
  load(): Promise<{ open(host: HTMLElement, base: URL, speechless: () => void): Opened }>;
}

/** How far beyond the edge of the window a board begins to load: about what a reader scrolls in a second. */
const NEAR = "600px 0px";
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
  /** Boards that nobody has come near. */
  const far = new Set<RuleBoard>();
  // What is on its way when a page is printed is on the sheet when it is printed again.
  addEventListener("beforeprint", () => {
    for (const board of far) void board.fill();
  });

  class RuleBoard extends HTMLElement {
    static readonly observedAttributes = ["rule", "scenario", "src", "step", "lang", "theme", "brief"];
    #opened: Opened | null = null;

    connectedCallback(): void {
      this.style.display = "block";
      if (this.#opened) return this.#opened.renew("theme");
      seen.observe(this);
      far.add(this);
    }

    disconnectedCallback(): void {
      seen.unobserve(this);
      far.delete(this);
    }

    attributeChangedCallback(name: string): void {
      this.#opened?.renew(name);
    }

    async fill(): Promise<void> {
      seen.unobserve(this);
      far.delete(this);
      await parsed();
      // Not even tried: not every browser says that it failed.
      if (script?.protocol === "file:") return notice(this, "file");
      try {
        loaded ??= load();
        const { open } = await loaded;
        this.#opened ??= open(this, base, () => {
          notice(this, "unreachable");
        });
      } catch (error) {
        loaded = undefined; // what is out of reach now may not be for the next board
        notice(this, await why(error, script));
      }
    }
  }
  customElements.define("rule-board", RuleBoard);
}
