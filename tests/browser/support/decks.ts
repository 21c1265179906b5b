// The deck builder, as a reader finds their way about it.
import { deflateRawSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { expect } from "./play.ts";

/** A deck's link, as the page packs it. */
export const packed = (value: unknown): string => `+1${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;

export const side = (page: Page): Locator => page.locator("rw-deck-side");
export const pool = (page: Page): Locator => page.locator("rw-deck-pool");
export const row = (page: Page, name: string): Locator => side(page).locator(".row", { hasText: name });
export const standing = (page: Page): Locator => side(page).locator(".standing");
export const card = (page: Page, name: string): Locator => pool(page).getByRole("button", { name: `Add ${name},` });
export const copies = (page: Page, name: string): Locator => row(page, name).locator(".copies");
export const search = (page: Page): Locator => page.getByRole("searchbox", { name: "Search names and texts" });
export const shown = (page: Page): Promise<string[]> => pool(page).locator(".tile .name").allInnerTexts();

/** Copies the starter deck of a name, and stands in the builder with it. */
export async function takeStarter(page: Page, name: string): Promise<void> {
  await page
    .locator("rw-decks")
    .getByRole("button", { name: `Copy ${name}` })
    .last()
    .click();
  await expect(standing(page)).toContainText("Ready to play");
}

/** Opens the test draws of the deck. */
export async function testDraws(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Test draws" }).click();
  return page.locator("rw-deck-drawing").getByRole("dialog");
}

/** Lets the page have a clipboard that the test can read. */
export const clipboard = (page: Page, works = true): Promise<void> =>
  page.evaluate((may) => {
    const writeText = (text: string): Promise<void> => {
      if (!may) return Promise.reject(new Error("denied"));
      document.documentElement.dataset["copied"] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  }, works);
export const inClipboard = async (page: Page): Promise<string> => {
  await expect(page.locator("html")).toHaveAttribute("data-copied", /./);
  return page.evaluate(() => document.documentElement.dataset["copied"] ?? "");
};
