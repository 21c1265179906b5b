import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve } from "../../scripts/lib/server.mjs";

const home = mkdtempSync(join(tmpdir(), "serve-"));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const site = join(home, "site");
  mkdirSync(join(site, "assets"), { recursive: true });
  mkdirSync(join(site, "docs"));
  writeFileSync(join(home, "secret.txt"), "secret");
  writeFileSync(join(site, "index.html"), "<p>home");
  writeFileSync(join(site, "docs", "index.html"), "<p>docs");
  writeFileSync(join(site, "assets", "engine.wasm"), "wasm");
  symlinkSync(join(home, "secret.txt"), join(site, "link.txt"));
  server = await serve({ "/a/b/": site });
});

afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true });
});

/** A request whose path is sent as it stands; fetch would tidy it up first. */
const get = (path: string, method = "GET") =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    request({ hostname, port, path, method }, (response) => {
      let body = "";
      response.on("data", (data) => (body += String(data)));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on("error", reject)
      .end();
  });

test("serves a folder under a sub-path, and nothing beside it", async () => {
  expect(await get("/a/b/")).toMatchObject({ status: 200, body: "<p>home" });
  expect(await get("/a/b/docs/")).toMatchObject({ status: 200, body: "<p>docs" });
  expect(await get("/a/b/docs")).toMatchObject({ status: 301, headers: { location: "/a/b/docs/" } });
  expect((await get("/")).status).toBe(404);
  expect((await get("/a/bc")).status).toBe(404);
  expect((await get("/a/b/assets/")).status).toBe(404);
  expect((await get("/a/b/nothing.js")).status).toBe(404);
});

test("serves another folder in place of the first, and what the other lacks", async () => {
  const [early, whole] = [join(home, "early"), join(home, "whole")];
  for (const folder of [early, whole]) mkdirSync(folder);
  writeFileSync(join(early, "index.html"), "early");
  writeFileSync(join(early, "chunk.js"), "chunk");
  writeFileSync(join(whole, "index.html"), "whole");
  const mounts: Record<string, string[]> = { "/": [early] };
  const changing = await serve(mounts);
  const body = async (path: string) => (await fetch(`${changing.url}${path}`)).text();
  expect(await body("/")).toBe("early");
  mounts["/"] = [whole, early];
  expect([await body("/"), await body("/chunk.js")]).toEqual(["whole", "chunk"]);
  await changing.close();
});

test("sends the policy with everything, and wasm as wasm", async () => {
  const { headers } = await get("/a/b/assets/engine.wasm?x=1");
  expect(headers["content-type"]).toBe("application/wasm");
  expect(headers["content-security-policy"]).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect((await get("/a/b/none")).headers["content-security-policy"]).toBe(headers["content-security-policy"]);
});

test("answers HEAD without a body, and refuses to be written to", async () => {
  expect(await get("/a/b/", "HEAD")).toMatchObject({ status: 200, body: "", headers: { "content-length": "7" } });
  expect((await get("/a/b/", "POST")).status).toBe(405);
});

test.each([
  "/a/b/../../secret.txt",
  "/a/b/%2e%2e/secret.txt",
  "/a/b/..%2fsecret.txt",
  "/a/b/..%5csecret.txt",
  "/a/b/docs/../../secret.txt",
  "/a/b/link.txt",
  "/a/b/%00",
  "/a/b/%zz",
])("%s leads nowhere", async (path) => {
  const { status, body } = await get(path);
  expect([400, 404]).toContain(status);
  expect(body).not.toContain("secret");
});

test("takes the next port if its own is taken", async () => {
  const port = Number(new URL(server.url).port);
  const next = await serve({ "/": home }, { port });
  expect(Number(new URL(next.url).port)).toBeGreaterThan(port);
  await next.close();
});
