// Drives WebKitGTK, the nearest to Safari's engine that runs without a Mac, by plain WebDriver calls: Playwright
// cannot start it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Opens a page and hands `use` what it needs of it; everything started is ended again.
 * @template T
 * @param {import("../../../scripts/lib/browsers.mjs").WebKit} webkit
 * @param {string} url
 * @param {(page: { run: (script: string) => Promise<unknown> }) => Promise<T>} use `run` is the body of a function
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
    await call("POST", `${session}/url`, { url });
    const result = await use({ run: (script) => call("POST", `${session}/execute/sync`, { script, args: [] }) });
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
