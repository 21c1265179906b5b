// Every clause of every game is shown on a board of somebody else's page, and on its own page of the rulebook.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { PLAYABLE } from "../../scripts/lib/games.mjs";
import { at, DIST } from "../../scripts/lib/paths.mjs";
import { expect, test as onPage } from "./support/play.ts";
import { test as onWiki } from "./support/wiki.ts";

/** What readers of a clause see first. */
interface Clause {
  readonly id: string;
  readonly title: { readonly en: string };
}

/** The ids of a rulebook as it is written, in its order. */
function written(game: string): string[] {
  const book = readFileSync(at("crate", "games", game, "rulebook.toml"), "utf8");
  return [...book.matchAll(/^id = "([^"]+:[^"]+)"$/gm)].map(([, id = ""]) => id);
}

/** The clauses of the page's rulebook: as many as are written, so that none is lost on the way to the page. */
function clauses(game: string): readonly Clause[] {
  const { clauses } = JSON.parse(readFileSync(`${DIST}/rulebooks/${game}.json`, "utf8")) as { clauses: Clause[] };
  expect(clauses.map(({ id }) => id)).toEqual(written(game));
  return clauses;
}

const inPartsOf = <T>(size: number, all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

/** As many boards as are shown at once. */
const BOARDS = 24;

/** As many addresses as one test opens, one after the other: on a machine of half the speed, too, it ends in its time. */
const ADDRESSES = 150;

/** What a reader finds at the address of a clause. */
interface Found {
  readonly id: string;
  readonly title: string;
  readonly told: boolean;
}

/** Opens the addresses one after the other, and tells what is chosen at each. */
const found = (page: Page, addresses: readonly string[]): Promise<Found[]> =>
  page.locator("rw-rules").evaluate(async (rules, addresses) => {
    const found: Found[] = [];
    let before: Element | null = null;
    for (const address of addresses) {
      location.hash = address;
      let chosen: HTMLElement | null | undefined;
      do {
        await new Promise(requestAnimationFrame);
        chosen = rules.shadowRoot?.querySelector<HTMLElement>("article.chosen");
      } while (!chosen || chosen === before);
      found.push({
        id: chosen.dataset["id"] ?? "",
        title: chosen.querySelector("h3")?.textContent ?? "",
        told: (chosen.querySelector(".prose")?.textContent ?? "").trim() !== "",
      });
      before = chosen;
    }
    return found;
  }, addresses);

/** What a reader of these boards is told: a board's name, or the code of what went wrong. */
const boards = (page: Page, rules: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (ids) =>
      Promise.all(
        ids.map(
          (id) =>
            new Promise<string>((done) => {
              const board = document.createElement("rule-board") as HTMLElement & { fill(): Promise<void> };
              board.setAttribute("rule", id);
              board.addEventListener("rule-board-ready", () => {
                const scene = board.shadowRoot?.querySelector("rw-scene");
                done(scene?.shadowRoot?.querySelector("section")?.getAttribute("aria-label") ?? "nothing");
                board.remove();
              });
              board.addEventListener("rule-board-error", (event) => {
                done(String((event as CustomEvent).detail));
              });
              document.querySelector("main")?.append(board);
              void board.fill();
            }),
        ),
      ),
    rules,
  );

for (const game of PLAYABLE) {
  onWiki(`every clause of ${game} is shown on a board @one-browser`, async ({ page, wiki, faults }) => {
    await wiki.show(page, { body: `<script src="${wiki.home}rule-board.js"></script>` });
    for (const batch of inPartsOf(BOARDS, clauses(game))) {
      const shown = await boards(
        page,
        batch.map(({ id }) => id),
      );
      const short = (id: string): string => id.slice(game.length + 1);
      expect(shown).toEqual(batch.map(({ id, title }) => `Rule ${short(id)}: ${title.en}`));
    }
    expect(faults).toEqual([]);
  });

  for (const ids of inPartsOf(ADDRESSES, written(game))) {
    onPage(
      `every clause of ${game} is shown in the rulebook, from ${ids[0]} on @one-browser`,
      async ({ page, open }) => {
        onPage.slow();
        // The boards beside the clauses are the other test's: here they stay on their way.
        await page.route(`**/boards/${game}/*.json`, () => undefined);
        await open(`#/rules/${game}`);
        const asked = clauses(game).filter(({ id }) => ids.includes(id));
        const addresses = asked.map(({ id }) => `#/rules/${game}/${encodeURIComponent(id)}`);
        expect(await found(page, addresses)).toEqual(
          asked.map(({ id, title }) => ({ id, title: title.en, told: true })),
        );
      },
    );
  }
}
