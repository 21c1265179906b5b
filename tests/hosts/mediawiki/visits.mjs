// How a page of a wiki comes to a reader: late, or as a preview.
import { createServer } from "node:http";

/** @typedef {import("playwright-core").Page} Page */

/**
 * A slow line: the page begins, the wiki runs its gadgets, and the article comes after that.
 * @param {Page} page
 * @param {string} url
 */
export async function late(page, url) {
  const { origin } = new URL(url);
  const line = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const all = Buffer.from(await answer.arrayBuffer());
    const article = Math.max(all.indexOf('<div id="mw-content-text"'), 0);
    response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type") ?? "text/html" });
    response.write(all.subarray(0, article));
    if (article > 0) await new Promise((over) => setTimeout(over, 4_000));
    response.end(all.subarray(article));
  });
  await new Promise((ready) => line.listen(0, "127.0.0.1", () => ready(undefined)));
  page.once("close", () => line.close());
  const address = line.address();
  await page.goto(url.replace(origin, `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`));
}

/**
 * An editor's live preview, in which the article comes into the page by script.
 * @param {Page} page
 * @param {string} url
 */
export async function preview(page, url) {
  const text = await (await fetch(`${url}&action=raw`)).text();
  await page.goto(url.replace(/=\w+$/, "=Sandbox&action=edit"));
  await page.locator("#wpTextbox1").fill(text);
  await page.locator("#wpPreview").click();
}
