// What editors and administrators find: the form of the template, VisualEditor, and Special:Version.
import { must } from "./reading.mjs";

/** @typedef {import("./reading.mjs").Case} Case */
/** @typedef {import("./reading.mjs").Visit} Visit */

/** @type {Case[]} */
export const EDITING = [
  { name: "the template has a form", run: form },
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
