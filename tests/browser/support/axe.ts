// The rules of accessibility that a machine can check.
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** What breaks a rule, as `rule: place what is wrong`. */
export async function violations(page: Page): Promise<string[]> {
  // Half a second of its own to read: once for a page is enough.
  const there = await page.evaluate(() => "axe" in globalThis);
  const builder = new AxeBuilder({ page, ...(there && { axeSource: "// There already." }) })
    // In the page itself: what the other mode opens a second page for, frames of other hosts, no page here has.
    .setLegacyMode()
    // Only what is wrong is described: what passes is a thousand squares and buttons.
    .options({ resultTypes: ["violations"] });
  return told((await onPlainGround(page, () => builder.analyze())).violations);
}

/** How many of the things that are alike are looked at, in a theme that is not the first. */
const ALIKE = 6;

/**
 * What cannot be read in the theme that the page wears now, once `violations` has looked at it in another. Only colours change with the theme: all other rules are looked
 * at in one of them, and what is made of the same elements and classes in the same place has the same colours.
 */
export async function badColours(page: Page): Promise<string[]> {
  const look = (most: number): Promise<axe.AxeResults> => {
    /** What styles go by: names, classes, and attributes with the values that are words. */
    const word = ({ name, value }: Attr): string =>
      /^(class|style|mode|type|role)$/.test(name) || /^(true|false)$/.test(value)
        ? `${name}=${value.replace(/[\d.]+/g, "")}`
        : name;
    const kind = (el: Element): string => `${el.localName} ${[...el.attributes].map(word).sort().join(" ")}`;
    const inside = (el: Element): Element[] => [...(el.shadowRoot?.children ?? []), ...el.children];
    /** All kinds of elements in it, and itself. */
    const made = (el: Element): Set<string> => new Set([kind(el), ...inside(el).flatMap((child) => [...made(child)])]);
    const counted = new Map<string, number>();
    const surplus: Element[] = [];
    const count = (el: Element, place: string): void => {
      const key = `${place}: ${[...made(el)].sort().join()}`;
      const met = (counted.get(key) ?? 0) + 1;
      counted.set(key, met);
      if (met > most) surplus.push(el);
      else for (const child of inside(el)) count(child, `${place}/${kind(el)}`);
    };
    count(document.body, "");
    return (globalThis as unknown as { axe: typeof axe }).axe.run(
      { include: document.body, exclude: surplus },
      { resultTypes: ["violations"], runOnly: ["color-contrast"] },
    );
  };
  return told((await onPlainGround(page, () => page.evaluate(look, ALIKE))).violations);
}

/**
 * On a gradient nothing has a colour behind it that could be told, so that all would pass. The page's own leads from one
 * ground of the palette to another, and what is written stands out from both (tests/tooling/contrast.test.ts).
 */
async function onPlainGround<T>(page: Page, work: () => Promise<T>): Promise<T> {
  const ground = (image: string): Promise<void> =>
    page.evaluate((image) => {
      document.querySelector<HTMLElement>("rw-app")?.style.setProperty("background-image", image);
    }, image);
  await ground("none");
  const found = await work();
  await ground("");
  return found;
}

const told = (found: axe.Result[]): string[] =>
  found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ""}`),
  );
