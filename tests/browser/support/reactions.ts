// Games of zones and reactions, driven where a board would be clicked: what these tests are about stands beside it.
import type { Page } from "@playwright/test";
import { bar, expect, giveFile } from "./play.ts";

export type Action = Readonly<Record<string, string>>;

export interface Begun {
  readonly seed?: string;
  readonly players?: readonly object[];
  readonly setup?: object;
  readonly first?: "p1" | "p2";
  readonly actions?: readonly Action[];
}

export const BOTH = [{ deck: "brightvale" }, { deck: "ashgrave" }];
export const AGAINST_BOT = [{ deck: "brightvale" }, { deck: "ashgrave", bot: "greedy", level: "easy" }];

/** Opens a game of Noxilia from a file, and waits for its table or its curtain. */
export async function begin(page: Page, { actions = [], ...options }: Begun): Promise<void> {
  const all = { game: "noxilia", seed: "3", players: BOTH, first: "p1", ...options };
  await giveFile(page, JSON.stringify({ version: 1, game: "noxilia", options: all, actions }));
  await expect(bar(page).or(page.locator("rw-curtain"))).toBeVisible();
  await settled(page);
}

/** Runs in the page: the session of the game that is played. */
interface Seen {
  readonly session: {
    act: (action: Action) => Promise<void>;
    readonly acting: boolean;
    state: {
      busy: boolean;
      curtain: string | null;
      table: { step: number; toAct: string; viewer: string; decision: { kind: string } | null } | null;
    };
  };
}

/** Does what a click on the board would do, once there is a board to click: a session that is busy takes no action. */
export async function act(page: Page, ...actions: readonly Action[]): Promise<void> {
  for (const action of actions) {
    await page.waitForFunction(() => {
      const app = document.querySelector("rw-app");
      const { session } = app?.shadowRoot?.querySelector("rw-play") as unknown as Seen;
      const { table, busy, curtain } = session.state;
      return table !== null && !busy && curtain === null && !session.acting;
    });
    await page.evaluate(async (action) => {
      const app = document.querySelector("rw-app");
      const play = app?.shadowRoot?.querySelector("rw-play") as unknown as Seen;
      await play.session.act(action);
    }, action);
    await settled(page);
  }
}

/** How the game stands, as its session knows. */
export const state = (page: Page): Promise<{ step: number; toAct: string; viewer: string; asked: string | null }> =>
  page.evaluate(() => {
    const app = document.querySelector("rw-app");
    const table = (app?.shadowRoot?.querySelector("rw-play") as unknown as Seen).session.state.table;
    if (!table) throw new Error("there is no table yet");
    return { step: table.step, toAct: table.toAct, viewer: table.viewer, asked: table.decision?.kind ?? null };
  });

/** Two frames in which nothing is under way. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  });

/** Everything that stands in the page, seen or not: what no other player may find there either. */
export const everything = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const text = (root: Document | ShadowRoot | Element): string =>
      [...root.childNodes]
        .map((node) => {
          if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
          if (!(node instanceof Element) || node instanceof HTMLStyleElement) return "";
          const said = [...node.attributes].map(({ value }) => value).join(" ");
          return ` ${said} ${node.shadowRoot ? text(node.shadowRoot) : ""} ${text(node)}`;
        })
        .join(" ");
    return text(document);
  });
