// The rules of accessibility that a machine can check.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What breaks a rule, as `rule: place what is wrong`. Without `rules`, all of them are looked at. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Half a second of its own to read: once for a page is enough.
  const there = await page.evaluate(() => "axe" in globalThis);
  const axe = new AxeBuilder({ page, ...(there && { axeSource: "// There already." }) })
    // In the page itself: what the other mode opens a second page for, frames of other hosts, no page here has.
    .setLegacyMode()
    // Only what is wrong is described: what passes is a thousand squares and buttons.
    .options({ resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) });
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ""}`),
  );
}

/** Only colours change with the theme: all other rules are looked at in one of them. */
export const COLOURS = ["color-contrast"];
