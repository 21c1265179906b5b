// Drives WebKitGTK, the nearest to Safari's engine that runs without a Mac, by plain WebDriver calls: Playwright
// cannot start it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * What a test needs of a page.
 * @typedef {object} WebKitPage
 * @property {(script: string) => Promise<unknown>} run the body of a function, which may answer with a promise
 * @property {(url: string) => Promise<void>} go
 * @property {(x: number, y: number) => Promise<void>} click with the mouse, in the window
 */

/**
 * Opens a page and hands it to `use`; everything started is ended again.
 * @template T
 * @param {import("../../../scripts/lib/browsers.mjs").WebKit} webkit
 * @param {string} url
 * @param {(page: WebKitPage) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withWebKit({ driver, browser, screen }, url, use) {
  const started = [];
  try {
    // -displayfd: Xvfb picks a free display and writes its number. -noreset: it does not start over when the last
    // window closes.
    const xvfb = spawn(screen, ["-displayfd", "3", "-noreset", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    started.push(xvfb);
    const display = `:${await firstLine(/** @type {import("node:stream").Readable} */ (xvfb.stdio[3]))}`;
    const port = await freePort();
    started.push(spawn(driver, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, DISPLAY: display } }));
    const call = caller(`http://127.0.0.1:${port}`);
    const options = { binary: browser, args: ["--automation"] };
    const { sessionId } = await call("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const session = `/session/${sessionId}`;
    const go = (/** @type {string} */ to) => call("POST", `${session}/url`, { url: to });
    await call("POST", `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1024 });
    await go(url);
    const result = await use({
      go,
      run: (script) => call("POST", `${session}/execute/sync`, { script, args: [] }),
      click: (x, y) => call("POST", `${session}/actions`, { actions: [clickAt(Math.round(x), Math.round(y))] }),
    });
    await call("DELETE", session);
    return result;
  } finally {
    // Waited for: a screen that is still going would take its display number away from the next run.
    for (const child of started.reverse()) {
      if (child.exitCode === null && child.kill()) await once(child, "exit");
    }
  }
}

/**
 * @param {number} x
 * @param {number} y
 */
const clickAt = (x, y) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", duration: 0, origin: "viewport", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/**
 * Calls of the W3C WebDriver protocol; the first ones wait for the driver to be up.
 * @param {string} address
 * @returns {(method: string, path: string, body?: unknown) => Promise<any>}
 */
const caller = (address) => async (method, path, body) => {
  for (let tries = 50; ; tries -= 1) {
    try {
      const init = {
        method,
        signal: AbortSignal.timeout(60_000),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      };
      const answer = /** @type {{ value: any }} */ (await (await fetch(address + path, init)).json());
      if (answer.value?.error !== undefined) throw new Error(`${path}: ${answer.value.message || answer.value.error}`);
      return answer.value;
    } catch (error) {
      if (!(error instanceof TypeError) || tries === 0) throw error;
      await sleep(100);
    }
  }
};

/** @param {import("node:stream").Readable} stream */
async function firstLine(stream) {
  // To the line's very end: Xvfb writes the number and the newline apart, and dies if nobody reads the second.
  for await (const line of createInterface({ input: stream })) return line;
  throw new Error("Xvfb did not start");
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
