// A board wears the theme of the page around it, in whatever way that page is light or dark.
import type { Page } from "@playwright/test";
import { alive, expect, test, type Wiki } from "./support/wiki.ts";
import { violations } from "./support/axe.ts";

const BOARD = '<div class="rulewright" data-rule="skirmish:los.3"><p>The text of the rule.</p></div>';

interface Looks {
  readonly css: string;
  readonly around?: [before: string, after: string];
  readonly os?: "light" | "dark";
}

async function show(page: Page, wiki: Wiki, { css, around: [before, after] = ["", ""], os = "light" }: Looks) {
  await page.emulateMedia({ colorScheme: os });
  const script = `<script src="${wiki.home}rule-board.js" async></script>`;
  await wiki.show(page, { head: `<style>${css}</style>`, body: `${before}${BOARD}${after}${script}` });
  await expect(alive(page)).toBeAttached();
}

const themed = (page: Page, theme: string): Promise<void> =>
  expect(page.locator(".rule-board")).toHaveAttribute("data-theme", theme);

/** A site's own style sheet, as MediaWiki:Common.css is: colours alone. */
const COLOURS = "body.dark { background: #16181c } .dark main { background: rgb(30 33 38 / 90%); color: #d5d8dc }";
const CARD = "#card { background: #fff; color: #202122 } #night { background: #101418; color: oklch(0.9 0.01 250) }";

const DARK: Readonly<Record<string, Looks>> = {
  "a page whose scheme is dark": { css: ":root { color-scheme: dark }" },
  "a page that follows the reader's system": { css: ":root { color-scheme: light dark }", os: "dark" },
  "a page dark by its colours": { css: COLOURS.replaceAll(/body\.dark|\.dark/g, "body") },
  "words that are light one by one": { css: "body { background: #111 } p, h1 { color: #ddd }" },
  "a ground that is a picture": { css: 'body { background: url("none.png"); color: #eee }' },
  "a dark box on a light page": { css: CARD, around: ['<section id="night">', "</section>"] },
};

const LIGHT: Readonly<Record<string, Looks>> = {
  "a page that says nothing": { css: "", os: "dark" },
  "a page that follows the system, by day": { css: ":root { color-scheme: light dark }" },
  "light colours, whatever the scheme says": {
    css: ":root { color-scheme: light dark } body { background: #f8f9fa; color: #54595d }",
    os: "dark",
  },
  "a light box on a dark page": { css: `${COLOURS} ${CARD}`, around: ['<section id="card">', "</section>"] },
};

for (const [theme, pages] of Object.entries({ dark: DARK, light: LIGHT }))
  for (const [name, looks] of Object.entries(pages))
    test(`${name}: the board is ${theme}`, async ({ page, wiki }) => {
      await show(page, wiki, looks);
      await themed(page, theme);
    });

test("a page that becomes dark takes its boards with it, and back", async ({ page, wiki }) => {
  await show(page, wiki, { css: COLOURS });
  await themed(page, "light");
  const dark = (is: boolean): Promise<unknown> => page.evaluate((on) => document.body.classList.toggle("dark", on), is);
  await dark(true);
  await themed(page, "dark");
  await dark(false);
  await themed(page, "light");
  // A style sheet that came after the board.
  await page.addStyleTag({ content: "body { background: #111; color: #eee }" });
  await themed(page, "dark");
});

test("a board with a theme of its own keeps it on any page", async ({ page, wiki }) => {
  await show(page, wiki, { css: "body { background: #111; color: #eee }" });
  await page.locator("rule-board").evaluate((board) => {
    board.setAttribute("theme", "light");
  });
  await themed(page, "light");
});

test("a board of a page dark by its colours can be read", async ({ page, wiki }) => {
  await show(page, wiki, { css: COLOURS.replaceAll(/body\.dark|\.dark/g, "body") });
  await themed(page, "dark");
  expect(await violations(page)).toEqual([]);
});
