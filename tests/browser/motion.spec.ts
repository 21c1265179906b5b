// How pieces move: square by square along their way, or not at all for those who want no motion.
import type { Page } from "@playwright/test";
import { board, expect, openGame, square, step, test } from "./support/play.ts";

/** A wall between the unit and where it goes: the straight line would lead through it. */
const ROUND_A_WALL = {
  players: [{ deck: "ash" }, { deck: "cin" }],
  setup: {
    board: { rows: [".....", "..#..", ".....", ".....", "....."] },
    pieces: {
      pike: { is: "ash-pike", owner: "p1", at: [2, 2] },
      hound: { is: "cin-hound", owner: "p2", at: [5, 5] },
    },
  },
};

declare global {
  interface Window {
    /** The squares each animation of a piece leads over, as steps from where it stood. */
    glides: string[][];
  }
}

/** Listens to what the page asks of the Web Animations API. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.glides = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (this.classList.contains("mover") && Array.isArray(frames))
        window.glides.push(frames.map(({ transform }) => String(transform)));
      return animate.call(this, frames, options);
    };
  });

async function moveRound(page: Page): Promise<void> {
  await openGame(page, ROUND_A_WALL);
  await expect(board(page)).toBeVisible();
  await square(page, "B2").click();
  await square(page, "D2").click();
  await expect.poll(() => step(page)).toBe("Step 1 of 1");
  await expect(square(page, "D2")).toHaveAccessibleName(/Pike Sergeant/);
}

test("a piece goes round a wall, square by square", async ({ page, open }) => {
  await listen(page);
  await open("#/", { motion: "full" });
  await moveRound(page);
  // By C3, below the wall, to D2.
  const [glide, ...others] = await page.evaluate(() => window.glides);
  expect(glide).toEqual(["translate(0px, 0px)", "translate(64px, 64px)", "translate(128px, 0px)"]);
  expect(others).toEqual([]);
});

test("where no motion is wanted it is there at once", async ({ page, open }) => {
  await listen(page);
  await open("#/", { motion: "none" });
  await moveRound(page);
  expect(await page.evaluate(() => window.glides)).toEqual([]);
});

test("a click while something moves skips the rest, and counts", async ({ page, open }) => {
  await listen(page);
  await open("#/", { motion: "full" });
  await openGame(page, ROUND_A_WALL);
  await square(page, "B2").click();
  await square(page, "D2").click();
  await expect.poll(() => page.evaluate(() => window.glides.length)).toBe(1);
  await square(page, "E5").click();
  await expect(square(page, "D2")).toHaveAccessibleName(/Pike Sergeant/);
  await expect(page.locator("rw-inspector").getByRole("heading", { level: 2 })).toContainText("Hound");
});
