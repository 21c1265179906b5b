// Sounds are off until asked for; then an attack is heard, with animation and without.
import type { Page } from "@playwright/test";
import { expect, openGame, square, step, test } from "./support/play.ts";

const DUEL = {
  players: [{ deck: "ash" }, { deck: "cin" }],
  setup: {
    pieces: {
      brenna: { is: "ash-brenna", owner: "p1", at: [5, 5] },
      hound: { is: "cin-hound", owner: "p2", at: [6, 5] },
    },
  },
};

/** Counts what the page gives to the loudspeaker. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const start = Reflect.get(AudioScheduledSourceNode.prototype, "start") as (when?: number) => void;
    Object.assign(globalThis, { heard: 0 });
    AudioScheduledSourceNode.prototype.start = function (when) {
      (globalThis as unknown as { heard: number }).heard += 1;
      start.call(this, when);
    };
    AudioBufferSourceNode.prototype.start = function (when) {
      (globalThis as unknown as { heard: number }).heard += 1;
      start.call(this, when);
    };
  });
};

const heard = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { heard: number }).heard);

async function attack(page: Page): Promise<void> {
  await openGame(page, DUEL);
  await square(page, "E5").click();
  await page
    .locator("rw-inspector")
    .getByRole("button", { name: /Longsword/ })
    .click();
  await square(page, "F5").click();
  await expect.poll(() => step(page)).toBe("Step 1 of 1");
}

test("nothing is heard until it is asked for", async ({ page, open }) => {
  await listen(page);
  await open();
  await attack(page);
  expect(await heard(page)).toBe(0);

  await page.goto("./#/settings");
  await page.getByRole("group", { name: "Sound" }).getByRole("radio", { name: "On" }).check();
  await page.goBack();
  await page.getByRole("button", { name: "Undo" }).click();
  await square(page, "E5").click();
  await page.locator("rw-inspector").getByRole("button", { name: "2 AP, Guard", exact: true }).click();
  await page
    .locator("rw-inspector")
    .getByRole("button", { name: /Longsword/ })
    .click();
  await square(page, "F5").click();
  await expect.poll(() => heard(page)).toBeGreaterThan(0);
});

for (const motion of ["full", "none"] as const) {
  test(`an attack is heard with motion: ${motion}`, async ({ page, open }) => {
    await listen(page);
    await open("#/", { motion, sound: "on" });
    await attack(page);
    await expect.poll(() => heard(page)).toBeGreaterThan(motion === "full" ? 4 : 0);
  });
}
