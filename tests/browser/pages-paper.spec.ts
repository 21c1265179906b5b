// The rulebooks on paper: the game in one page is one sheet, and in a booklet each heading is on the sheet of what it heads.
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { onPath } from "../../scripts/lib/browsers.mjs";
import { DIST } from "../../scripts/lib/paths.mjs";
import { expect, test } from "./support/play.ts";

test.skip(({ browserName }) => browserName !== "chromium", "only Chromium prints without a printer");
test.skip(() => onPath("pdftotext") === undefined, "no pdftotext found (Debian: poppler-utils)");

/** The text of each sheet, its columns one after the other. */
async function sheets(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return execFileSync("pdftotext", ["-", "-"], { input: pdf, encoding: "utf8" }).split("\f").slice(0, -1);
}

for (const [lang, root] of [
  ["English", "rules"],
  ["French", "fr/rules"],
] as const) {
  test(`the one page of each game is one sheet, in ${lang}`, async ({ page, site }) => {
    for (const game of ["skirmish", "duelyst", "noxilia", "pox", "journal"]) {
      await page.goto(`${site.url}${root}/${game}/in-one-page/`);
      expect(await sheets(page), game).toHaveLength(1);
    }
  });

  test(`no sheet of a booklet ends with a heading, or has nothing but the foot, in ${lang}`, async ({ page }) => {
    for (const game of ["noxilia", "journal"]) {
      const folder = `${DIST}/${root}/${game}`;
      const name = readdirSync(folder).find((file) => file.endsWith(".html") && file !== "index.html") ?? "";
      await page.goto(pathToFileURL(`${folder}/${name}`).href);
      // The contents, on sheets of their own, name every heading.
      await page.addStyleTag({ content: ".contents { display: none }" });
      const headings = (await page.locator(".chapter > h2").allInnerTexts()).map((text) => text.trim());
      expect(headings.length).toBeGreaterThan(10);
      const all = await sheets(page);
      // Under the last words of a sheet is its number.
      const ends = all.map((text) => text.trim().split("\n").filter(Boolean).slice(-3));
      for (const heading of headings)
        expect(ends.filter((end) => end.includes(heading)).map((end) => end.join(" / "))).toEqual([]);
      const foot = (await page.locator("footer").innerText()).length;
      expect(all.at(-1)?.length, "the last sheet").toBeGreaterThan(foot + 200);
    }
  });
}
