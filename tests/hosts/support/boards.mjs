// What a reader does with a board, in English or French.

/** How long a board may take on a machine that does other things too. */
export const PATIENCE = 30_000;

/** @param {import("playwright-core").Locator} board */
export async function step(board) {
  await board.scrollIntoViewIfNeeded();
  await board.getByRole("button", { name: /^(Next|Suite)/ }).click({ timeout: PATIENCE });
  await board.getByRole("button", { name: /^(Back|Retour)$/, disabled: false }).waitFor({ timeout: PATIENCE });
}
