// The service worker, filled in by offline.ts at build time: everything the page is made of, kept at the first visit
// and served from there. A new version waits until the page asks for it, so no running game is swapped under a player.
const VERSION = "__VERSION__";
const FILES = ["__FILES__"];
// Many small files are kept as one; where each begins and ends in it, in bytes.
const PACK = "__PACK__";
const PACKED = "__PACKED__";

// Two copies of the page may live on one origin under different paths: each looks after its own caches.
const ROOT = new URL(self.registration.scope).pathname;
const OURS = `rulewright:${ROOT}:`;
const CACHE = OURS + VERSION;
// The pages with addresses are many: only those that were visited are kept, each as it was last seen.
const PAGES = /^(?:fr\/)?rules\//;
const VISITED = `${OURS}visited`;
const MOST = 400;
// So many files are fetched at once, and so long, in milliseconds, one waits for a reader.
const ABREAST = 4;
const PATIENCE = 20_000;
let free;
let release;
let opened;
let unpacked;

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
  // What the browser can take from the cache by itself it need not wake this worker for. What is not there it fetches.
  const under = (path) => ({ urlPattern: { pathname: `${ROOT}${path}`, search: "" }, requestMethod: "GET" });
  event
    .addRoutes?.([
      ...["boards/*/*", "rules/*", "fr/rules/*"].map((path) => ({ condition: under(path), source: "fetch-event" })),
      { condition: under("*"), source: { cacheName: CACHE } },
    ])
    ?.catch(() => undefined);
});
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", ({ data }) => {
  if (data === "skip-waiting") self.skipWaiting();
  else if (typeof data?.hold === "boolean") hold(data.hold);
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(self.registration.scope)) return;
  if (PAGES.test(url.pathname.slice(ROOT.length))) event.respondWith(visit(request, url));
  else event.respondWith(fromCache(url).then((kept) => kept ?? fetch(request)));
});

// A few files at once: all of them would leave nothing of a slow line to the reader.
async function fill() {
  const cache = await caches.open(CACHE);
  const left = [...FILES];
  const lane = async () => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      await free;
      await keep(cache, file);
      await tell({ kept: FILES.length - left.length, of: FILES.length });
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, lane));
}

// While a page's reader waits for something, nothing is fetched for later; but not for ever, if that page goes away.
function hold(held) {
  release?.();
  release = undefined;
  free = held ? Promise.race([new Promise((resolve) => (release = resolve)), after(PATIENCE)]) : undefined;
}

const after = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function tell(message) {
  for (const client of await self.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
}

async function keep(cache, file) {
  // A visit that ended too early left it here. It is of this version, or it would be in another cache.
  if (await cache.match(file, { ignoreVary: true })) return;
  const response = await fetch(file, { cache: "no-cache", priority: "low" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const kept = response.redirected || response.headers.has("Vary") ? anew(response) : response;
  // The folder itself is an address too.
  if (file === "index.html") await cache.put("./", kept.clone());
  await cache.put(file, kept);
}

// Some hosts redirect index.html to its folder, and a browser refuses a redirected answer to a navigation. And a file is the
// same for everybody, whatever its host says that it varies by.
function anew(response) {
  const made = new Response(response.body, response);
  made.headers.delete("Vary");
  return made;
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== CACHE && name !== VISITED) await caches.delete(name);
  }
  // So that the very first visit can already go offline.
  await self.clients.claim();
}

// As the server has it now; without a connection as it was, or what the app knows of it.
async function visit(request, url) {
  const cache = await caches.open(VISITED);
  const address = url.origin + url.pathname;
  try {
    const response = await fetch(request);
    if (response.ok) await remember(cache, address, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(address, { ignoreVary: true });
    if (kept === undefined && request.mode === "navigate") return Response.redirect(inApp(url));
    if (kept === undefined) throw error;
    return kept;
  }
}

async function remember(cache, address, response) {
  await cache.delete(address);
  await cache.put(address, response);
  const all = await cache.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - MOST))) await cache.delete(oldest);
}

// A rule is in the app's rulebook; of a card's page or a chapter's the game is.
function inApp(url) {
  const [, game, clause, more] = url.pathname.slice(ROOT.length).replace(/^fr\//, "").split("/");
  const rule = clause && !more ? `/${clause}` : "";
  return `${self.registration.scope}#/${game ? `rules/${game}${rule}` : ""}`;
}

async function fromCache(url) {
  const cache = await (opened ??= caches.open(CACHE));
  const path = url.pathname.endsWith("/") ? `${url.pathname}index.html` : url.pathname;
  const kept = await cache.match(path, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fromPack(cache, path.slice(ROOT.length));
}

async function fromPack(cache, file) {
  if (!Object.hasOwn(PACKED, file)) return undefined;
  const pack = await (unpacked ??= cache.match(PACK).then((kept) => kept?.blob()));
  return pack && new Response(pack.slice(...PACKED[file], "application/json"));
}
