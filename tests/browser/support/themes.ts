// The themes of the page, and how a page in a test is given one.
import type { Page } from "@playwright/test";

export const THEMES = ["light", "dark", "contrast"] as const;

/** Changes the theme of the page as it stands. */
export const wear = (page: Page, theme: (typeof THEMES)[number]): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset["theme"] = name;
  }, theme);
