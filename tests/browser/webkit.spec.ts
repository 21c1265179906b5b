// WebKit, the engine of Safari, as far as it runs without a Mac: the page loads, is played, and goes on without its server.
import { findWebKit } from "../../scripts/lib/browsers.mjs";
import { ENGLISH, Player, atRest, expect, mouse, type Driven } from "./support/play.ts";
import { test } from "./support/test.ts";
import { withWebKit, type WebKitPage } from "./support/webkit.mjs";

/** Functions go to the page as their text. */
const driven = ({ run, click }: WebKitPage): Driven => ({
  evaluate: async <T>(work: () => Promise<T>) => (await run(`return (${work.toString()})()`)) as T,
  mouse: { click },
});

/** Elements are looked for through all shadow roots. */
const FIND = `
  const all = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll("*")].flatMap((el) => (el.shadowRoot ? all(selector, el.shadowRoot) : [])),
  ];`;

/** Where an element is, once it stands still for two frames; until then null. Runs in the page. */
const place = (selector: string): string => `${FIND}
  const at = () => {
    const [el] = all(${JSON.stringify(selector)});
    el?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = el?.getBoundingClientRect() ?? {};
    return el ? [x + width / 2, y + height / 2] : null;
  };
  const before = at();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return String(before) === String(at()) ? before : null;`;

async function press(page: WebKitPage, selector: string): Promise<void> {
  let found: unknown = null;
  const look = async (): Promise<unknown> => (found = await page.run(`return (async () => {${place(selector)}})()`));
  await expect.poll(look, { message: selector, timeout: 20_000 }).not.toBeNull();
  const [x = 0, y = 0] = found as unknown as number[];
  await page.click(x, y);
}

/** What is played of each game, and how its squares to go to are named. */
const GAMES = [
  { game: "skirmish", decisions: 9, tongue: ENGLISH, deployed: 5 },
  { game: "duelyst", decisions: 6, tongue: { ...ENGLISH, reach: ENGLISH.choose }, deployed: 0 },
];

for (const { game, decisions, tongue, deployed } of GAMES)
  test(`${game}: loaded, played, and played on without a server`, async ({ site }) => {
    const webkit = findWebKit();
    if (!webkit) throw new Error("there is no WebKit here");
    await withWebKit(webkit, site.url, async (page) => {
      // The first visit, until everything has been kept.
      const kept = (): Promise<unknown> => page.run("return navigator.serviceWorker.controller !== null");
      await expect.poll(kept, { timeout: 20_000 }).toBe(true);
      await page.run(`localStorage.setItem("rulewright-settings", '{"lang":"en","theme":"light","motion":"none"}');`);
      await page.go(site.url);
      await press(page, `a[href^="#/game/${game}"]`);
      await press(page, ".main.big");
      const eyes = driven(page);
      const player = new Player(eyes, mouse(eyes), 1, tongue);
      await player.play(decisions);
      expect(player.done.deployed).toBe(deployed);
      const before = await atRest(eyes);
      expect(before.step).toMatch(/^Step [1-9]\d* of/);

      await site.stop();
      await page.run("globalThis.isOld = true; location.reload();");
      // A script that waits is cut off where its page goes away.
      const isNew = (): Promise<unknown> => page.run("return globalThis.isOld === undefined").catch(() => false);
      await expect.poll(isNew, { timeout: 20_000 }).toBe(true);
      const names = ({ squares }: typeof before): string[] =>
        squares.map(({ name }) => name.replace(/, (selected|can |in reach).*$/, ""));
      await expect.poll(async () => (await atRest(eyes)).step, { timeout: 20_000 }).toBe(before.step);
      expect(names(await atRest(eyes))).toEqual(names(before));
      await player.play(2);
      expect((await atRest(eyes)).step).not.toBe(before.step);
    });
  });
