// The service worker is run here with stand-ins for the browser's part; that it works in a browser is a page test.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeWorker } from "../../web/vite/offline";

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
  const told = vi.fn();
  const self = {
    registration: { scope: SCOPE },
    clients: { claim: vi.fn(), matchAll: () => Promise.resolve([{ postMessage: told }]) },
    skipWaiting: vi.fn(),
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  };
  const open = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return Promise.resolve({
      put: (file: string, response: Response) => Promise.resolve(files.set(new URL(file, SCOPE).href, response)),
      match: (file: string) => Promise.resolve(files.get(new URL(file, SCOPE).href)),
      delete: (file: string) => Promise.resolve(files.delete(new URL(file, SCOPE).href)),
      keys: () => Promise.resolve([...files.keys()]),
    });
  };
  const caches = {
    open,
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
  writeWorker(dir);
  const worker = readFileSync(join(dir, "sw.js"), "utf8");
  runInNewContext(worker, { self, caches, fetch: network, URL, Response, Error, Promise, Object, setTimeout });
  const send = async (name: string, event: object = {}) => {
    const waits: unknown[] = [];
    const wait = (promise: unknown) => waits.push(promise);
    handlers.get(name)?.({ ...event, waitUntil: wait, respondWith: wait });
    return (await Promise.all(waits))[0];
  };
  return { send, self, network, kept, told };
}

const request = (path: string, method = "GET") => ({ request: { method, url: new URL(path, SCOPE).href } });
const page = (path: string) => ({ request: { ...request(path).request, mode: "navigate" } });
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

test("keeps the boards of examples as one file, and answers with each of them", async () => {
  const boards = { "a.1": { says: "é" }, "b.1": { says: "two" } };
  mkdirSync(join(dir, "boards", "game"), { recursive: true });
  for (const [name, board] of Object.entries(boards))
    writeFileSync(join(dir, "boards", "game", `${name}.json`), JSON.stringify(board));
  const { send, network } = start();
  network.mockImplementation((file) => Promise.resolve(new Response(readFileSync(join(dir, file)))));
  await send("install");
  expect(network.mock.calls.map(([file]) => file)).not.toContain("boards/game/a.1.json");
  expect(JSON.parse(readFileSync(join(dir, "boards", "all.json"), "utf8"))).toEqual(Object.values(boards));
  network.mockClear();
  for (const [name, board] of Object.entries(boards)) {
    const answer = (await send("fetch", request(`boards/game/${name}.json`))) as Response;
    expect(await answer.json()).toEqual(board);
    expect(answer.headers.get("content-type")).toBe("application/json");
  }
  expect(network).not.toHaveBeenCalled();
  network.mockImplementation((file) => Promise.resolve(new Response(`fresh ${String(file)}`)));
  expect(await text(await send("fetch", request("boards/game/constructor")))).toContain("fresh");
  expect(network).toHaveBeenCalledTimes(1);
});

test("keeps pages with addresses when they are visited, and no others", async () => {
  for (const folder of ["rules/game/a.1", "fr/rules/game"]) {
    mkdirSync(join(dir, folder), { recursive: true });
    writeFileSync(join(dir, folder, "index.html"), folder);
  }
  const { send, network, kept } = start();
  await send("install");
  expect(network.mock.calls.filter(([file]) => /rules/.test(String(file)))).toEqual([]);
  // Online a page is as the server has it, at every visit.
  for (const now of ["first", "second"]) {
    network.mockResolvedValueOnce(new Response(now));
    expect(await text(await send("fetch", page("rules/game/a.1/?from=chat#top")))).toBe(now);
  }
  network.mockResolvedValueOnce(new Response("gone", { status: 404 }));
  await send("fetch", page("fr/rules/game/"));
  network.mockRejectedValue(new TypeError("no connection"));
  expect(await text(await send("fetch", page("rules/game/a.1/")))).toBe("second");
  // What was never seen is in the app's rulebook; a picture is nowhere.
  const there = async (path: string) => ((await send("fetch", page(path))) as Response).headers.get("location");
  expect(await there("fr/rules/game/")).toBe(`${SCOPE}#/rules/game`);
  expect(await there("rules/game/b.2/")).toBe(`${SCOPE}#/rules/game/b.2`);
  expect(await there("rules/game/card/sword/")).toBe(`${SCOPE}#/rules/game`);
  expect(await there("rules/")).toBe(`${SCOPE}#/`);
  await expect(send("fetch", request("rules/game/b.2.svg"))).rejects.toThrow("no connection");
  await send("activate");
  expect([...(kept.get("rulewright:/games/rulewright/:visited")?.keys() ?? [])]).toEqual([`${SCOPE}rules/game/a.1/`]);
});

test("of the pages that were visited it keeps the last ones", async () => {
  const { send, network, kept } = start();
  for (let n = 0; n < 402; n += 1) await send("fetch", page(`rules/game/a.${String(n)}/`));
  await send("fetch", page("rules/game/a.2/"));
  await send("fetch", page("rules/game/a.402/"));
  const all = [...(kept.get("rulewright:/games/rulewright/:visited")?.keys() ?? [])];
  expect(network).toHaveBeenCalledTimes(404);
  expect(all).toHaveLength(400);
  expect(all.slice(-2)).toEqual([`${SCOPE}rules/game/a.2/`, `${SCOPE}rules/game/a.402/`]);
  expect(all).not.toContain(`${SCOPE}rules/game/a.3/`);
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

test("tells the pages how far it is, and goes on with what an earlier visit has kept", async () => {
  const first = start();
  first.network.mockImplementation((file) =>
    file === "words.ftl" ? Promise.reject(new TypeError("no connection")) : Promise.resolve(new Response(file)),
  );
  await expect(first.send("install")).rejects.toThrow("no connection");
  const again = start(first.kept);
  await again.send("install");
  expect(again.network.mock.calls.map(([file]) => file)).toEqual(["words.ftl"]);
  expect(again.told).toHaveBeenLastCalledWith({ kept: 4, of: 4 });
});

test("fetches nothing while a page's reader waits, and goes on at the latest after a while", async () => {
  vi.useFakeTimers();
  try {
    const { send, network } = start();
    await send("message", { data: { hold: true } });
    const installed = send("install");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(network).not.toHaveBeenCalled();
    await send("message", { data: { hold: false } });
    await installed;
    expect(network).toHaveBeenCalledTimes(4);
    const other = start();
    await other.send("message", { data: { hold: true } });
    const alone = other.send("install");
    await vi.advanceTimersByTimeAsync(20_000);
    await alone;
    expect(other.network).toHaveBeenCalledTimes(4);
  } finally {
    vi.useRealTimers();
  }
});
