// A static file server for the built page: what a plain host does, under the strict policy, and nothing more.
import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, sep } from "node:path";
import { headers } from "./policy.mjs";

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/**
 * Folders by the URL path they are served under; a path ends with "/". Of several folders the first that has a file gives
 * it. They may be changed while they are served.
 * @typedef {Record<string, string | string[]>} Mounts
 */

/**
 * @param {Mounts} mounts
 * @param {{ port?: number, policy?: Parameters<typeof headers>[0], heard?: (path: string) => void }} [options] a port of 0 takes
 *   any free one; a taken port gives way to the next free one. What a page needs beyond the policy is added to it. `heard` is told
 *   what is asked for.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve(mounts, { port = 0, policy, heard } = {}) {
  const sent = headers(policy);
  const server = createServer((request, response) => {
    heard?.(request.url ?? "");
    answer(mounts, sent, request, response).catch(() => refuse(response, sent, 500));
  });
  const taken = await listen(server, port);
  return {
    url: `http://127.0.0.1:${taken}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import("node:http").Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
function listen(server, port) {
  return new Promise((resolve, reject) => {
    /** @param {NodeJS.ErrnoException} error */
    const failed = (error) => {
      if (error.code === "EADDRINUSE" && port !== 0 && port < 65535) listen(server, port + 1).then(resolve, reject);
      else reject(error);
    };
    server.once("error", failed);
    // Only this machine: the page is for trying out here, not for the network.
    server.listen(port, "127.0.0.1", () => {
      server.off("error", failed);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/**
 * @param {Mounts} mounts
 * @param {ReturnType<typeof headers>} sent
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
async function answer(mounts, sent, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, sent, 405);
  const path = pathOf(request.url ?? "/");
  if (path === undefined) return refuse(response, sent, 400);
  const base = Object.keys(mounts)
    .sort((a, b) => b.length - a.length)
    .find((prefix) => `${path}/`.startsWith(prefix));
  if (base === undefined) return refuse(response, sent, 404);
  const file = await findIn([mounts[base] ?? []].flat(), path.slice(base.length));
  if (file === undefined) return refuse(response, sent, 404);
  if (file.folder && !path.endsWith("/")) {
    response.writeHead(301, { ...sent, Location: `${encodeURI(path)}/` });
    return response.end();
  }
  response.writeHead(200, {
    ...sent,
    "Content-Type": TYPES[extname(file.path)] ?? "application/octet-stream",
    "Content-Length": file.size,
    // Asked again every time: a rebuilt page shows up on reload.
    "Cache-Control": "no-cache",
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(file.path)
    .on("error", () => response.destroy())
    .pipe(response);
}

/**
 * The decoded path of a request, or undefined where it is none.
 * @param {string} target
 */
function pathOf(target) {
  try {
    const path = decodeURIComponent(new URL(target, "http://localhost").pathname);
    return path.includes("\0") || path.includes("\\") ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * @param {string[]} roots
 * @param {string} path
 */
async function findIn(roots, path) {
  for (const root of roots) {
    const file = await find(root, path);
    if (file !== undefined) return file;
  }
  return undefined;
}

/**
 * The file for a path below a folder, an index.html for a folder; nothing outside of it, not even through a link.
 * @param {string} root
 * @param {string} path
 * @returns {Promise<{ path: string, size: number, folder: boolean } | undefined>}
 */
async function find(root, path) {
  try {
    const top = await realpath(root);
    let file = await realpath(join(top, path));
    if (file !== top && !file.startsWith(top + sep)) return undefined;
    let entry = await stat(file);
    const folder = entry.isDirectory();
    if (folder) {
      file = join(file, "index.html");
      entry = await stat(file);
    }
    return entry.isFile() ? { path: file, size: entry.size, folder } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {ReturnType<typeof headers>} sent
 * @param {number} status
 */
function refuse(response, sent, status) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { ...sent, "Content-Type": "text/plain; charset=utf-8" });
  response.end(`${status}\n`);
}
