// The front end of examples/, played in Chromium under the policy of our own page: whatever comes first is clicked.
import { readFileSync } from "node:fs";
import { at } from "../../../scripts/lib/paths.mjs";
import { serve } from "../../../scripts/lib/server.mjs";
import { mounts, withMap } from "./pages.mjs";

const FOLDER = at("examples", "front-end");
const CLICKS = 40;
const NEXT = "#board button:enabled, #offers button:not(:text-is('Back'))";

/** @param {string} home @param {import("playwright-core").Browser} browser @returns {Promise<string[]>} what went wrong */
export async function frontEnd(home, browser) {
  const policy = withMap(readFileSync(`${FOLDER}/index.html`, "utf8"));
  const server = await serve(mounts(home, FOLDER), { policy });
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  try {
    await page.goto(`${server.url}/?seed=7`);
    for (let click = 0; click < CLICKS; click++) {
      await page.locator("#state", { hasText: "Your decision" }).waitFor({ timeout: 20_000 });
      await page.locator(NEXT).first().click({ timeout: 20_000 });
    }
    const log = await page.locator("#log li").allInnerTexts();
    if (log.length < CLICKS / 2 || !log.every((line) => /^[\w-]+ \(skirmish:.+\)$/.test(line)))
      faults.push(`it logs ${log.join("; ")}`);
    for (const side of ["p1", "p2"])
      if ((await page.locator(`#board .${side}`).count()) === 0) faults.push(`no piece of ${side} is on the board`);
  } catch (error) {
    faults.push(String(error));
  } finally {
    await page.close();
    await server.close();
  }
  return faults.length > 0 ? [`the front end of examples/: ${faults.join("\n")}`] : [];
}
