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

/** The clauses as the rulebook itself has them, so that none is lost on the way to the page. */
function clauses(game: string): readonly Clause[] {
  const book = readFileSync(at("crate", "games", game, "rulebook.toml"), "utf8");
  const written = [...book.matchAll(/^id = "([^"]+:[^"]+)"$/gm)].map(([, id = ""]) => id);
  const { clauses } = JSON.parse(readFileSync(`${DIST}/rulebooks/${game}.json`, "utf8")) as { clauses: Clause[] };
  expect(clauses.map(({ id }) => id)).toEqual(written);
  return clauses;
}

/** As many as are shown at once. */
const BATCH = 24;

const batches = (all: readonly Clause[]): Clause[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, n) => all.slice(n * BATCH, (n + 1) * BATCH));

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
    for (const batch of batches(clauses(game))) {
      const shown = await boards(
        page,
        batch.map(({ id }) => id),
      );
      const short = (id: string): string => id.slice(game.length + 1);
      expect(shown).toEqual(batch.map(({ id, title }) => `Rule ${short(id)}: ${title.en}`));
    }
    expect(faults).toEqual([]);
  });

  onPage(`every clause of ${game} is shown in the rulebook @one-browser`, async ({ page, open }) => {
    // Hundreds of addresses, one after the other.
    onPage.slow();
    // The boards beside the clauses are the other test's: here they stay on their way.
    await page.route(`**/boards/${game}/*.json`, () => undefined);
    await open(`#/rules/${game}`);
    for (const { id, title } of clauses(game)) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        `#/rules/${game}/${encodeURIComponent(id)}`,
      );
      const chosen = page.locator(`article.chosen[data-id="${id}"]`);
      await expect(chosen.getByRole("heading", { level: 3 })).toHaveText(title.en);
      await expect(chosen.locator(".prose").first()).not.toBeEmpty();
    }
  });
}
