// A whole WordPress as Debian has it: its own data base, its theme, and the plugin of the guide, served by PHP itself on the
// loopback address.
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";
import { Stop, attempt, run } from "../../../scripts/lib/run.mjs";
import { snippet } from "../support/reading.mjs";

/** @typedef {{ who: "admin" | "author", text: string }} Post */

const WORDPRESS = "/usr/share/wordpress";
const INSTALL = at("tests", "hosts", "wordpress", "install.php");
const LOG = { log: "wordpress" };

/**
 * A site with these posts: their addresses, and what ends it.
 * @param {{ folder: string, home: string, posts: Post[], wordpress?: string }} wanted
 */
export async function begin({ folder, home, posts, wordpress = WORDPRESS }) {
  const site = join(folder, "site");
  // A copy, because PHP takes the place of a link's target for that of the site.
  cpSync(wordpress, site, { recursive: true, dereference: true });
  rmSync(join(site, "wp-config.php"), { force: true });
  writeFileSync(join(site, "wp-content", "plugins", "rulewright.php"), snippet("wordpress-loader.php", home));
  mkdirSync(join(site, "wp-content", "mu-plugins"), { recursive: true });
  writeFileSync(join(site, "wp-content", "mu-plugins", "loopback.php"), loopback(home));
  const socket = join(folder, "socket");
  writeFileSync(join(site, "wp-config.php"), config(socket));
  const base = await dataBase(folder, socket);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn("php", ["-S", `127.0.0.1:${port}`, "-t", site], { stdio: "ignore", detached: true });
  const close = async () => {
    await Promise.all([server, base].map(ended));
  };
  try {
    const told = await run("php", [INSTALL, site, address], { ...LOG, input: JSON.stringify(posts) });
    const [ids] = /\[[\d,]+\]\s*$/.exec(told) ?? [];
    if (ids === undefined) throw new Stop(`WordPress is not installed: ${told}`);
    return { urls: JSON.parse(ids).map((/** @type {number} */ id) => `${address}/?p=${id}`), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Ends a program and what it has begun; a data base writes its files before that. @param {import("node:child_process").ChildProcess} program */
function ended(program) {
  const end = new Promise((over) => program.once("exit", over));
  if (program.pid !== undefined) process.kill(-program.pid);
  return end;
}

/** WordPress asks no host of its own machine and no unusual port, which ours here are. @param {string} home */
const loopback = (home) => `<?php
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', static fn ( $ports ) => [ ...$ports, ${new URL(home).port} ] );
`;

/** @param {string} socket */
const config = (socket) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'DISABLE_WP_CRON', true );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** One of its own, in the folder, for whoever runs the test. @param {string} folder @param {string} socket */
async function dataBase(folder, socket) {
  const data = join(folder, "data");
  const user = process.getuid?.() === 0 ? ["--user=root"] : [];
  const plain = ["--no-defaults", `--datadir=${data}`, ...user];
  await run("mariadb-install-db", [...plain, "--auth-root-authentication-method=normal", "--skip-test-db"], LOG);
  const open = [`--socket=${socket}`, "--skip-networking", `--pid-file=${join(folder, "pid")}`];
  const base = spawn("mariadbd", [...plain, ...open, "--skip-grant-tables"], { stdio: "ignore", detached: true });
  const ask = () =>
    attempt("mariadb", ["--no-defaults", "-S", socket, "-e", "create database if not exists wordpress"]);
  const deadline = Date.now() + 30_000;
  while (!existsSync(socket) || (await ask()).code !== 0) {
    if (Date.now() > deadline) throw new Stop("The data base of WordPress does not start.");
    await new Promise((again) => setTimeout(again, 200));
  }
  return base;
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
