// The service worker is run here with stand-ins for the browser's part; that it works in a browser is a page test.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serviceWorker } from "../../web/vite/offline";

const SCOPE = "https://example.test/games/rulewright/";
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "offline-"));
  mkdirSync(join(dir, "assets"));
  for (const file of ["index.html", "assets/engine.wasm", "assets/page.js", "assets/page.js.map", "words.ftl"]) {
    writeFileSync(join(dir, file), file);
  }
});
afterEach(() => rmSync(dir, { recursive: true }));

type Handler = (event: object) => void;

/** The worker of `dir`, started in a browser made of maps. */
function start(kept = new Map<string, Map<string, Response>>()) {
  const handlers = new Map<string, Handler>();
  const network = vi.fn((file: string) => Promise.resolve(new Response(`fresh ${file}`)));
  const self = {
    registration: { scope: SCOPE },
    clients: { claim: vi.fn() },
    skipWaiting: vi.fn(),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  const open = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return Promise.resolve({
      put: (file: string, response: Response) => Promise.resolve(files.set(new URL(file, SCOPE).href, response)),
      match: (file: string) => Promise.resolve(files.get(new URL(file, SCOPE).href)),
    });
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  runInNewContext(serviceWorker(dir), { self, caches, fetch: network, URL, Response, Error, Promise });
  const send = async (name: string, event: object = {}) => {
    const waits: unknown[] = [];
    const wait = (promise: unknown) => waits.push(promise);
    handlers.get(name)?.({ ...event, waitUntil: wait, respondWith: wait });
    return (await Promise.all(waits))[0];
  };
  return { send, self, network, kept };
}

const request = (path: string, method = "GET") => ({ request: { method, url: new URL(path, SCOPE).href } });
const text = async (answer: unknown) => (answer instanceof Response ? await answer.text() : answer);

test("keeps every file but source maps, and answers from what it kept", async () => {
  const { send, network } = start();
  await send("install");
  expect(network.mock.calls.map(([file]) => file).sort()).toEqual(
    ["assets/engine.wasm", "assets/page.js", "index.html", "words.ftl"].sort(),
  );
  network.mockClear();
  expect(await text(await send("fetch", request("./?from=home")))).toBe("fresh index.html");
  expect(await text(await send("fetch", request("assets/engine.wasm")))).toBe("fresh assets/engine.wasm");
  expect(network).not.toHaveBeenCalled();
});

test("leaves alone what is not its own", async () => {
  const { send, network } = start();
  await send("install");
  network.mockClear();
  expect(await send("fetch", request("index.html", "POST"))).toBeUndefined();
  expect(await send("fetch", request("/other/index.html"))).toBeUndefined();
  expect(await send("fetch", request("https://elsewhere.test/index.html"))).toBeUndefined();
  await send("fetch", request("unknown.json"));
  expect(network).toHaveBeenCalledTimes(1);
});

test("a changed file is a new version, which waits until it is asked", async () => {
  const first = start();
  await first.send("install");
  writeFileSync(join(dir, "words.ftl"), "changed");
  const second = start(first.kept);
  await second.send("install");
  expect(first.kept.size).toBe(2);
  expect(second.self.skipWaiting).not.toHaveBeenCalled();
  await second.send("message", { data: "something else" });
  expect(second.self.skipWaiting).not.toHaveBeenCalled();
  await second.send("message", { data: "skip-waiting" });
  expect(second.self.skipWaiting).toHaveBeenCalledTimes(1);
});

test("taking over throws away its own old files only", async () => {
  const elsewhere = "rulewright:/games/rulewright-next/:0";
  const kept = new Map([
    ["rulewright:/games/rulewright/:old", new Map<string, Response>()],
    [elsewhere, new Map<string, Response>()],
    ["another-app", new Map<string, Response>()],
  ]);
  const { send, self } = start(kept);
  await send("install");
  await send("activate");
  expect([...kept.keys()].filter((name) => !name.startsWith("rulewright:/games/rulewright/:"))).toEqual([
    elsewhere,
    "another-app",
  ]);
  expect(kept.size).toBe(3);
  expect(self.clients.claim).toHaveBeenCalledTimes(1);
});
