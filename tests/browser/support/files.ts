// Files that the page gives to the reader.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

export interface GivenFile {
  readonly name: string;
  readonly text: string;
}

/** Does something that saves a file, and answers what was saved. */
type Saving = (work: () => Promise<void>) => Promise<GivenFile>;

/** As the browser saves it. */
export const downloads =
  (page: Page): Saving =>
  async (work) => {
    const [file] = await Promise.all([page.waitForEvent("download"), work()]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
  };

declare global {
  interface Window {
    given: Promise<GivenFile>[];
  }
}

/**
 * As the page hands it over: the name and the content behind the link that is clicked. For Firefox, whose driver tells
 * nothing of downloads. The click goes no further: nobody would take the file away. Call it before the page is opened.
 */
export async function listenForFiles(page: Page): Promise<Saving> {
  await page.addInitScript(() => {
    const blobs = new Map<string, Blob>();
    window.given = [];
    const address = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      const url = address(blob);
      blobs.set(url, blob);
      return url;
    };
    HTMLAnchorElement.prototype.click = function () {
      const [name, blob] = [this.download, blobs.get(this.href)];
      window.given.push(blob ? blob.text().then((text) => ({ name, text })) : Promise.reject(new Error(this.href)));
    };
  });
  return async (work) => {
    await work();
    await expect.poll(() => page.evaluate(() => window.given.length)).toBe(1);
    return page.evaluate(() => window.given[0] ?? Promise.reject(new Error("no file")));
  };
}
