// Every screen of the page, and how to get to it in either language. For what is looked at rather than played.
import type { Page } from "@playwright/test";
import { DECKBUILDER } from "./screens/decks.ts";
import { DUELYST } from "./screens/duelyst.ts";
import { NOXILIA } from "./screens/noxilia.ts";
import { PAGES } from "./screens/pages.ts";
import { POX } from "./screens/pox.ts";
import { RECORDER } from "./screens/recorder.ts";
import type { Screen } from "./screens/screen.ts";
import { SKIRMISH } from "./screens/skirmish.ts";

export type { Screen };

export const SCREENS: readonly Screen[] = [
  ...PAGES,
  ...SKIRMISH,
  ...DUELYST,
  ...DECKBUILDER,
  ...NOXILIA,
  ...POX,
  ...RECORDER,
];

export const THEMES = ["light", "dark", "contrast"] as const;

/** Changes the theme of the page as it stands. */
export const wear = (page: Page, theme: (typeof THEMES)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
