// A new MediaWiki as Debian has it, served by PHP itself on the loopback address: with the extensions and settings that a
// test names, and pages that it writes.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { at } from "../../../scripts/lib/paths.mjs";
import { attempt, run } from "../../../scripts/lib/run.mjs";

/**
 * @typedef {object} Wiki
 * @property {string} url of its pages, to which a title is added
 * @property {string} origin
 * @property {(pages: Record<string, string>) => Promise<void>} edit writes pages, by their titles
 * @property {(script: string, ...args: string[]) => Promise<{ code: number, output: string }>} php runs a script of PHP within it
 * @property {string} root its folder
 * @property {(env: Record<string, string>) => Promise<string>} serve serves it once more, with other settings, and answers with that origin
 * @property {() => void} close
 */
/**
 * @typedef {object} Wanted
 * @property {string} folder for everything that is written
 * @property {string[]} extensions of those that Debian has
 * @property {string[]} [skins]
 * @property {string} [archive] an extension of ours, which is unpacked among the others, as an administrator does
 * @property {string} settings a file of PHP, read after the wiki's own
 * @property {Record<string, string>} [env] what that file reads
 * @property {string} [mediawiki] the folder of another MediaWiki than the installed one
 */

const MEDIAWIKI = "/usr/share/mediawiki";
const WRITER = at("tests", "hosts", "mediawiki", "write-pages.php");
const PARTS = ["pdo_sqlite", "mbstring", "intl", "xml"];

export const NEEDED = {
  missing: () => !existsSync(MEDIAWIKI) || !phpHas(...PARTS),
  packages: ["mediawiki", "php-sqlite3", "php-cli", "php-mbstring", "php-intl", "php-xml"],
};

/** MediaWiki's package is content with another database than ours. @param {string[]} extensions */
function phpHas(...extensions) {
  const { stdout } = spawnSync("php", ["-m"], { encoding: "utf8" });
  return extensions.every((name) => (stdout ?? "").split("\n").includes(name));
}

/**
 * @param {Wanted} wanted
 * @returns {Promise<Wiki>}
 */
export async function begin({
  folder,
  extensions,
  skins = ["Vector"],
  archive,
  settings,
  env: more = {},
  mediawiki = MEDIAWIKI,
}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const root = planted(folder, mediawiki);
  if (archive !== undefined) await (await import("tar")).extract({ file: archive, cwd: join(root, "extensions") });
  const local = join(folder, "LocalSettings.php");
  const env = { MW_CONFIG_FILE: local, MW_INSTALL_PATH: root, PHP_CLI_SERVER_WORKERS: "4", ...more };
  /** @param {string} script @param {string[]} args */
  const php = (script, ...args) => attempt("php", [script, ...args], { log: "mediawiki", env });
  const place = [
    "--dbtype",
    "sqlite",
    "--dbpath",
    folder,
    "--confpath",
    folder,
    "--scriptpath",
    "",
    "--server",
    origin,
  ];
  const parts = ["--extensions", extensions.join(","), "--skins", skins.join(","), "--pass", "for-this-test-alone"];
  const install = [join(root, "maintenance", "install.php"), ...place, ...parts, "Rules", "Admin"];
  await run("php", install, { log: "mediawiki", env });
  writeFileSync(local, `${readFileSync(local, "utf8")}require ${JSON.stringify(settings)};\n`);
  /** @type {import("node:child_process").ChildProcess[]} */
  const servers = [];
  /** @param {number} at @param {Record<string, string>} [other] */
  const serve = (at, other) => {
    const all = { ...process.env, ...env, ...other };
    servers.push(spawn("php", ["-S", `127.0.0.1:${at}`, "-t", root], { env: all, stdio: "ignore", detached: true }));
    return `http://127.0.0.1:${at}`;
  };
  serve(port);
  return {
    url: `${origin}/index.php?title=`,
    origin,
    php,
    async edit(pages) {
      await run("php", [WRITER], { log: "mediawiki", env, input: JSON.stringify(pages) });
    },
    root,
    async serve(other) {
      const at = serve(await freePort(), other);
      while ((await fetch(`${at}/load.php`).catch(() => null)) === null)
        await new Promise((again) => setTimeout(again, 100));
      return at;
    },
    close() {
      // Their workers with them.
      for (const { pid } of servers) if (pid !== undefined) process.kill(-pid);
    },
  };
}

/**
 * The folder of a wiki, in which an administrator may put things: MediaWiki's own files by links.
 * @param {string} folder
 * @param {string} mediawiki
 */
function planted(folder, mediawiki) {
  const root = join(folder, "wiki");
  const extensions = join(root, "extensions");
  mkdirSync(extensions, { recursive: true });
  for (const name of readdirSync(mediawiki).filter((name) => !["extensions", "LocalSettings.php"].includes(name)))
    symlinkSync(join(mediawiki, name), join(root, name));
  // Debian's "extensions" is a link to a folder that only an installed package has.
  for (const name of readdirSync(join(mediawiki, "extensions-core")))
    symlinkSync(join(mediawiki, "extensions-core", name), join(extensions, name));
  return root;
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
