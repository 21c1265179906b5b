// What a screen is, to whoever looks at it rather than plays on it.
import type { Locator, Page } from "@playwright/test";
import { expect, type Settings } from "../play.ts";

export interface Screen {
  readonly name: string;
  /** From the shelf, in either language. */
  readonly show: (page: Page) => Promise<void>;
  /** A picture shows the window alone: a dialog covers the rest, or the page is a book. */
  readonly window?: true;
  /** Another look of a screen that is looked at all the same: `npm run pictures` and the soak have it, `npm test` not. */
  readonly rare?: true;
  /** What must be in sight, however large the window. */
  readonly sight?: (page: Page) => Locator;
  /** Something is told of it a moment later, and takes its room. */
  readonly late?: true;
  /** Over in a moment: there is a picture of it, and nothing to measure. */
  readonly fleeting?: true;
  /** What must be set to see it. */
  readonly settings?: Settings;
}

/** A unit of a setup. */
export const unit = (is: string, owner: string, at: readonly number[], more: object = {}): object => ({
  is,
  owner,
  at,
  ...more,
});

/** Goes to an address, until the element that is its screen has its heading. */
export async function opened(page: Page, address: string, element: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator(element).getByRole("heading", { level: 1 })).toBeVisible();
}

/** The log of the table, which is one of several tabs where there is no room for all of them. */
export async function toLog(page: Page): Promise<void> {
  const tab = page.getByRole("tab", { name: /^(Log|Journal)$/ });
  if (await tab.isVisible()) await tab.click();
  await page.locator("rw-log").scrollIntoViewIfNeeded();
}

/** Opens the first number of the log that says how it was made. */
export async function openNumber(page: Page): Promise<void> {
  await toLog(page);
  await page.locator("rw-log").getByRole("checkbox").check();
  await page.locator("rw-log summary").first().click();
}
