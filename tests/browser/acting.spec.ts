// While an action is on its way to the engine and back.
import type { Page } from "@playwright/test";
import { atRest, bar, expect, openGame, square, step, test } from "./support/play.ts";

test.use({ viewport: { width: 1440, height: 1100 } });

/** From `hold` on nothing reaches the engine's worker until `letGo`. */
async function slowEngine(page: Page): Promise<{ hold: () => Promise<void>; letGo: () => Promise<void> }> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let holding = false;
    const post = Reflect.get(Worker.prototype, "postMessage");
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const send = (): void => void post.call(this, message);
      if (holding) held.push(send);
      else send();
    };
    Reflect.set(globalThis, "hold", (hold: boolean) => {
      holding = hold;
      if (!hold) for (const send of held.splice(0)) send();
    });
  });
  const hold = (on: boolean): Promise<void> =>
    page.evaluate((is) => void (Reflect.get(globalThis, "hold") as (on: boolean) => void)(is), on);
  return { hold: () => hold(true), letGo: () => hold(false) };
}

test("a second action while one is under way is not taken on, and ends nothing", async ({ page, open }) => {
  const engine = await slowEngine(page);
  await open();
  await openGame(page, { seed: "kept" });
  const table = page.locator("rw-table");
  const reserve = bar(page).locator(".reserve button");
  const waiting = await reserve.count();
  await reserve.first().click();
  await engine.hold();
  await square(page, "A5").click();
  await expect(table).toHaveAttribute("aria-busy", "true");
  await table.evaluate((element) => element.dispatchEvent(new CustomEvent("rw-act", { detail: { type: "end-turn" } })));
  await page.waitForTimeout(150);
  await expect(table).toHaveAttribute("aria-busy", "true");

  await engine.letGo();
  await expect(table).not.toHaveAttribute("aria-busy");
  await atRest(page);
  await expect(reserve).toHaveCount(waiting - 1);
  expect(await step(page)).not.toBe("Step 0 of 0");
  await expect(page.getByRole("region", { name: "Messages" })).toHaveCount(0);
});
