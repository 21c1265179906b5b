// What editors and administrators find: the form of the template, VisualEditor, and Special:Version.
import { must } from "./reading.mjs";
import { PATIENCE } from "../support/boards.mjs";

/** @typedef {import("./reading.mjs").Case} Case */
/** @typedef {import("./reading.mjs").Visit} Visit */

/** @type {Case[]} */
export const EDITING = [
  { name: "the template has a form", run: form },
  { name: "VisualEditor changes an attribute", run: edited },
  { name: "Special:Version credits the icons", run: credits },
];

/** @param {Visit} visit */
async function form({ open, page, wiki }) {
  const answer = await fetch(`${wiki.origin}/api.php?action=templatedata&format=json&lang=fr&titles=Template:Rule`);
  const [data] = Object.values((await answer.json()).pages ?? {});
  const params = Object.keys(data?.params ?? {});
  must(params.join() === "1,scenario,step,brief,static,theme,lang", `the form has ${params.join()}`);
  must(data.params[1].label === "Règle", "its labels are not in French");
  await open("Template:Rule");
  must((await page.locator(".mw-templatedata-doc-wrap tr").count()) > 6, "the documentation has no table");
}

/** @param {Visit} visit */
async function credits({ open, page }) {
  await open("Special:Version");
  const row = page.locator("tr", { hasText: "RuleBoard" }).first();
  const text = await row.innerText();
  for (const part of ["Lorc, Delapouite", "CC BY 3.0", "GPL-2.0"])
    must(text.includes(part), `it lacks ${part}: ${text}`);
  must((await row.locator('a[href="https://game-icons.net"]').count()) === 1, "it has no link to the icons");
  await open("Special:Version/License/RuleBoard");
  must(
    (await page.locator("pre, .mw-body-content").first().innerText()).includes("GENERAL PUBLIC LICENSE"),
    "no licence",
  );
  await open("Special:Version/Credits/RuleBoard");
  must((await page.locator(".mw-body-content").first().innerText()).includes("game-icons.net"), "no credits");
}

/** VisualEditor knows the tag as one of an extension: it shows the board, and a form with the attributes. @param {Visit} visit */
async function edited({ open, page, wiki }) {
  await open("Edited", "&veaction=edit");
  const board = page.locator(".ve-ce-documentNode .ext-ruleboard");
  await board.waitFor({ timeout: PATIENCE });
  // What is clicked is the editor's own frame over it.
  const { x, y } = (await board.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 100, y + 40);
  await page.locator(".ve-ui-context").getByRole("button", { name: "Edit" }).first().click({ timeout: PATIENCE });
  const attribute = page.getByLabel("rule", { exact: true });
  must((await attribute.inputValue()) === "skirmish:bonus.2", "its form lacks the rule");
  await attribute.fill("skirmish:los.3");
  await page
    .getByRole("button", { name: /^(Apply changes|Done)$/ })
    .last()
    .click();
  await page.locator('.ve-ce-documentNode [data-rule="skirmish:los.3"]').waitFor({ timeout: PATIENCE });
  // While the form is still closing, for a moment after it has gone from sight, the editor drops the click on a tool.
  await page.waitForFunction("ve.init.target.getSurface().getContext().inspector === null", null, {
    timeout: PATIENCE,
  });
  await page.getByText(/^Save changes/).click();
  await page.locator(".ve-ui-mwSaveDialog .oo-ui-processDialog-actions-primary a").click({ timeout: PATIENCE });
  await page.locator(".ve-ce-documentNode").waitFor({ state: "detached", timeout: PATIENCE });
  const text = await (await fetch(`${wiki.url}Edited&action=raw`)).text();
  must(text.includes('<ruleboard rule="skirmish:los.3" step="1"'), `it saves ${text}`);
}
