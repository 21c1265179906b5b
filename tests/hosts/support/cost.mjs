// What boards cost the reader of a page: requests and bytes from Rulewright, time of the page's own thread, layout shift.

/** @typedef {import("playwright-core").Browser} Browser */
/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {object} Cost
 * @property {number} alive boards that live once the page is at rest
 * @property {number} requests to Rulewright, at rest
 * @property {number} kib
 * @property {number} allAlive boards that live once a reader has scrolled past all
 * @property {number} allRequests
 * @property {number} allKib
 * @property {number} seconds of the page's thread, all tasks, scrolled
 * @property {number} longest task, in milliseconds
 * @property {number} shift cumulative, in all
 */

/** How far a reader scrolls at once, in pixels, and how long they then look, in milliseconds. */
const [STEP, LOOK] = [450, 150];

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} home where Rulewright is
 * @returns {Promise<Cost>}
 */
export async function costOf(browser, url, home) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Performance.enable");
  const got = { requests: 0, bytes: 0 };
  /** @type {Set<string>} */
  const ours = new Set();
  client.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith(home) && !ours.has(requestId)) got.requests += 1;
    if (request.url.startsWith(home)) ours.add(requestId);
  });
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (ours.has(requestId)) got.bytes += encodedDataLength;
  });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: "load" });
  await quiet(page, got);
  const rest = { alive: await living(page), requests: got.requests, kib: kib(got.bytes) };
  await scrollPast(page, got);
  const { seen, shift, longest } = await page.evaluate(() => Reflect.get(globalThis, "cost"));
  const { metrics } = await client.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  const all = { allAlive: await living(page), allRequests: got.requests, allKib: kib(got.bytes) };
  await context.close();
  if (seen === 0) throw new Error("nothing was painted");
  return { ...rest, ...all, seconds, longest, shift };
}

const kib = (/** @type {number} */ bytes) => Math.round(bytes / 1024);

/** Runs in the page, before it. */
function watch() {
  const cost = { seen: 0, shift: 0, longest: 0 };
  Reflect.set(globalThis, "cost", cost);
  const observe = (/** @type {string} */ type, /** @type {(entry: any) => void} */ each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe("paint", () => (cost.seen += 1));
  observe("layout-shift", ({ value, hadRecentInput }) => (cost.shift += hadRecentInput ? 0 : value));
  observe("longtask", ({ duration }) => (cost.longest = Math.max(cost.longest, duration)));
}

/** @param {Page} page */
const living = (page) =>
  page.evaluate(
    () => [...document.querySelectorAll("rule-board")].filter((b) => b.shadowRoot?.querySelector("rw-scene")).length,
  );

/** Until nothing has been asked for during a second. @param {Page} page @param {{ requests: number }} got */
async function quiet(page, got) {
  let before = -1;
  while (before !== got.requests) {
    before = got.requests;
    await page.waitForTimeout(1000);
  }
}

/** @param {Page} page @param {{ requests: number }} got */
async function scrollPast(page, got) {
  const more = () =>
    page.evaluate((step) => {
      const before = scrollY;
      scrollBy({ top: step, behavior: "instant" });
      return scrollY > before;
    }, STEP);
  while (await more()) await page.waitForTimeout(LOOK);
  await quiet(page, got);
}
