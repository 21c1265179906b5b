// What is pressed and read in the recorder.
import type { Locator, Page } from "@playwright/test";
import { expect, square } from "./play.ts";

export const EMPTY = "#/record/skirmish";

/** As a person types: a value that is merely set is no change to Firefox. */
export async function typeIn(field: Locator, text: string): Promise<void> {
  await field.press("ControlOrMeta+a");
  await field.pressSequentially(text);
}

export const unit = (page: Page, name: string): Locator =>
  page.getByRole("toolbar", { name: "Units" }).getByRole("button", { name, exact: true });
export const state = (page: Page): Locator => page.locator("rw-record .state");
export const stage = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Stages" }).getByRole("button", { name });
export const start = (page: Page): Locator => page.getByRole("button", { name: "Record from here" });
export const done = (page: Page): Locator => page.getByRole("button", { name: "Done" });

/** What the page would write. */
export async function written(page: Page): Promise<Record<string, unknown>> {
  const text = await page.locator("rw-record-share pre").textContent();
  return JSON.parse(text ?? "") as Record<string, unknown>;
}

/** A pike beside a hound. */
export async function position(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  await press(unit(page, "Pike Sergeant"));
  await press(square(page, "E5"));
  await expect(square(page, "E5")).toHaveAccessibleName(/Pike Sergeant/);
  await press(page.getByRole("group", { name: "Owner of the next unit" }).getByRole("button", { name: "Player 2" }));
  await press(unit(page, "Pyre Hound"));
  await press(square(page, "F5"));
  await expect(square(page, "F5")).toHaveAccessibleName(/Pyre Hound, enemy/);
}

/** The pike's only attack that reaches is chosen from what it can do, then its target. */
export async function strike(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  await press(square(page, "E5"));
  await press(page.locator("rw-inspector").getByRole("button", { name: /Butt Spike/ }));
  await press(square(page, "F5"));
}
