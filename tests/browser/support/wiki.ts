// Pages of other people, with boards of ours in them: a server for the page, with whatever policy and looks it has, and
// one for Rulewright, on another origin as on most wikis.
import { createServer } from "node:http";
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, test as base, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { DIST, at } from "../../../scripts/lib/paths.mjs";
import { serve } from "../../../scripts/lib/server.mjs";

export { expect };

export interface WikiPage {
  /** What stands in its body. */
  readonly body: string;
  readonly head?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type?: string;
}

export interface Wiki {
  readonly url: string;
  /** The address of Rulewright on another host, ending in "/". */
  readonly home: string;
  /** Where it lies on the wiki's own host, sent with the wiki's own policy. */
  readonly own: string;
  /** The policy of the wiki, for all it sends. */
  policy: string | null;
  /** Adds a page, a style or a file; answers with its address. */
  put(path: string, page: WikiPage | string): string;
  /** Opens a page. */
  show(page: Page, what: WikiPage): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = { css: "text/css", js: "text/javascript", json: "application/json" };

export const test = base.extend<{ dist: string; wiki: Wiki; faults: string[] }>({
  dist: [DIST, { option: true }],
  wiki: async ({ dist }, use) => {
    const types: Readonly<Record<string, string>> = { ...TYPES, wasm: "application/wasm", html: "text/html" };
    const files = new Map<string, { text: string; headers: Record<string, string> }>();
    const rulewright = await serve({ "/rw/": dist });
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://wiki");
      const found = files.get(pathname);
      const file = pathname.startsWith("/rw/") ? join(dist, pathname.slice(4)) : "";
      const ours = file !== "" && existsSync(file) ? readFileSync(file) : undefined;
      response.writeHead(found || ours ? 200 : 404, {
        ...(found?.headers ?? { "Content-Type": types[extname(file).slice(1)] ?? "text/plain" }),
        ...(it.policy !== null && { "Content-Security-Policy": it.policy }),
      });
      response.end(found?.text ?? ours);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const address = server.address();
    const url = `http://127.0.0.1:${String(typeof address === "object" ? address?.port : 0)}/`;
    const put: Wiki["put"] = (path, page) => {
      const whole = typeof page === "string" ? { text: page, type: TYPES[path.split(".").at(-1) ?? ""] } : whole_(page);
      const headers = typeof page === "string" ? {} : page.headers;
      files.set(`/${path}`, { text: whole.text, headers: { "Content-Type": whole.type ?? "text/plain", ...headers } });
      return url + path;
    };
    const show: Wiki["show"] = async (page, what) => {
      await page.goto(put("page.html", what));
    };
    const it: Wiki = { url, home: `${rulewright.url}/rw/`, own: `${url}rw/`, policy: null, put, show };
    await use(it);
    server.closeAllConnections();
    server.close();
    await rulewright.close();
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await use(faults);
  },
});

const whole_ = ({ body, head = "", type = "text/html; charset=utf-8" }: WikiPage): { text: string; type: string } => ({
  type,
  text: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A wiki</title>${head}</head><body><main><h1>A wiki</h1>${body}</main></body></html>`,
});

/** A snippet as we publish it, for a copy of Rulewright that lies elsewhere. */
export const published = (name: string, home: string): string =>
  readFileSync(at("tests", "embeds", name), "utf8").replaceAll("https://rules.example/", home);

export const boards = (page: Page): Locator => page.locator("rule-board");

/** Boards that have come to life. */
export const alive = (page: Page): Locator => page.locator("rule-board rw-scene");

/** How much of what was in sight has moved without the reader's doing. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => {
          done(sum);
        }, 300);
      }),
  );

// What readers press on a board.
export const next = (page: Page): Locator => page.getByRole("button", { name: "Next" });
export const back = (page: Page): Locator => page.getByRole("button", { name: "Back", exact: true });
export const tryIt = (page: Page): Locator => page.getByRole("button", { name: "Try it yourself" });

/** Takes over, and waits for the engine to have said what may be done. */
export async function takeOver(at: Page | FrameLocator | Locator): Promise<void> {
  await at.getByRole("button", { name: "Try it yourself" }).click();
  await expect(at.locator("rw-bar .answers button").first()).toBeVisible();
}

export const square = (page: Page, name: string): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });

/** Keeps back the files that match until what it answers with is called. */
export async function held(page: Page, files: RegExp): Promise<() => void> {
  let come = (): void => undefined;
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(files, async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}
