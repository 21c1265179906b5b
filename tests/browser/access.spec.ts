// No screen breaks a rule of accessibility that a machine can check, in either language, in any theme.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/play.ts";
import { SCREENS, THEMES, wear } from "./support/screens.ts";

test.skip(({ browserName }) => browserName !== "chromium", "the rules are about the page, not the browser");

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Only what is wrong is described: what passes is a thousand squares and buttons.
  const axe = new AxeBuilder({ page }).options({
    resultTypes: ["violations"],
    ...(rules && { runOnly: { type: "rule", values: rules } }),
  });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ""}`),
  );
}

for (const lang of ["en", "fr"] as const) {
  for (const { name, show } of SCREENS) {
    test(`${name}, ${lang}${lang === "fr" ? " @soak" : ""}`, async ({ page, open }) => {
      await open("#/", { lang });
      await show(page);
      expect(await violations(page)).toEqual([]);
      // Only colours change with the theme, and they do not hang on the language.
      if (lang !== "en") return;
      for (const theme of THEMES.slice(1)) {
        await wear(page, theme);
        expect(await violations(page, ["color-contrast"]), theme).toEqual([]);
      }
    });
  }
}
