// A board on somebody else's page, of a game that the page does not know: pieces of several squares, edges, one deck for all.
import { TRIAL } from "../../scripts/lib/paths.mjs";
import { boards, expect, next, square, takeOver, test } from "./support/wiki.ts";

test.use({ dist: `${TRIAL}/dist` });

const scenario = {
  rules: ["hedgerow:strike.3"],
  title: { en: "A wagon meets a wagon", fr: "Un chariot face à un chariot" },
  game: "hedgerow",
  setup: {
    turns: ["wagon", "foe"],
    board: {
      edges: [
        {
          is: "hedge",
          between: [
            [4, 2],
            [5, 2],
          ],
        },
      ],
    },
    pieces: {
      wagon: { is: "wagon", owner: "p1", at: [2, 2] },
      foe: { is: "wagon", owner: "p2", at: [4, 3] },
    },
  },
  chance: { draws: ["six", "two"] },
  steps: [{ do: { type: "attack", piece: "wagon", target: "foe" } }],
};

test("a scenario of an editor's own is read, stepped through and played", async ({ page, wiki, faults }) => {
  const inline = `<rule-board><script type="application/json">${JSON.stringify(scenario)}</script></rule-board>`;
  await wiki.show(page, { body: `${inline}<script src="${wiki.home}rule-board.js" async></script>` });
  await boards(page).first().scrollIntoViewIfNeeded();
  for (const name of ["D3", "E3", "D4", "E4"]) await expect(square(page, name)).toHaveAccessibleName(/Wagon.* 6 of 6/);
  await expect(square(page, "D2")).toHaveAccessibleName(/Hedge on the right/);
  await next(page).click();
  await expect(square(page, "E4")).toHaveAccessibleName(/Wagon.* 2 of 6/);
  await page.getByRole("treeitem", { name: /^Wagon strikes Wagon/ }).press("ArrowRight");
  await expect(page.locator("rw-log")).toContainText("Six is drawn for Wagon");
  await takeOver(page);
  // After the strike it is the other wagon's turn.
  await square(page, "E4").click();
  await square(page, "D5").click();
  await expect(square(page, "D5")).toHaveAccessibleName(/Wagon/);
  await expect(square(page, "D3")).not.toHaveAccessibleName(/Wagon/);
  expect(faults).toEqual([]);
});

test("the first example of a rule is shown by its id", async ({ page, wiki, faults }) => {
  const body = `<rule-board rule="hedgerow:step.3"></rule-board><script src="${wiki.home}rule-board.js" async></script>`;
  await wiki.show(page, { body });
  await expect(page.getByRole("combobox", { name: "Example" })).toContainText("No square crosses a hedge");
  await expect(square(page, "C3")).toHaveAccessibleName(/Wagon.*Hedge on the right/);
  expect(faults).toEqual([]);
});
