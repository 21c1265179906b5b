// docs/embedding/wordpress.md, followed: our code through WordPress's own filters, as an author and as an administrator, with what
// the plugin of the guide puts into a page; then the same in a whole WordPress with its data base. Both are read in Chromium.
// `node tests/hosts/wordpress.mjs` shows what it found.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installMissing, onPath } from "../../scripts/lib/browsers.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { script } from "../../scripts/lib/run.mjs";
import { writePages } from "../../scripts/pages.mjs";
import { readSite, snippet } from "./support/reading.mjs";
import { begin } from "./wordpress/site.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */

const NEEDED = {
  missing: () => onPath("php") === undefined || !existsSync("/usr/share/wordpress/wp-includes/kses.php"),
  packages: ["wordpress", "php-cli"],
};
const DATA_BASE = { missing: () => onPath("mariadbd") === undefined, packages: ["mariadb-server", "php-mysql"] };
const FILTERS = at("tests", "hosts", "wordpress", "filters.php");

/** Needs the page in dist/. @returns {Promise<Outcome>} */
export async function wordpress() {
  await installMissing([NEEDED]);
  if (NEEDED.missing())
    return { absent: `no WordPress found (Debian: \`apt-get install ${NEEDED.packages.join(" ")}\`)` };
  return readSite((home) => Promise.resolve(site(home)));
}

/** A whole site. Needs the page in dist/, and the export for the pages with addresses. @returns {Promise<Outcome>} */
export async function wordpressSite() {
  await installMissing([NEEDED, DATA_BASE]);
  if (NEEDED.missing() || DATA_BASE.missing()) {
    const packages = [NEEDED, DATA_BASE].flatMap((part) => part.packages).join(" ");
    return { absent: `no WordPress with a data base found (Debian: \`apt-get install ${packages}\`)` };
  }
  const folder = mkdtempSync(join(tmpdir(), "rulewright-wordpress-"));
  const pages = join(folder, "pages");
  /** @type {Awaited<ReturnType<typeof begin>> | undefined} */
  let wordpress;
  try {
    return await readSite(async (home) => {
      // WordPress asks a page for its embed code, which only a page that knows its own address has.
      await writePages(pages, new URL(`${home}/`), ["skirmish"]);
      const posts = POSTS.map(({ who, text }) => ({ who, text: text(home) }));
      wordpress = await begin({ folder, home, posts });
      return { read: POSTS.map((post, n) => ({ ...post, url: wordpress?.urls[n] })) };
    }, pages);
  } finally {
    await wordpress?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ name: string, who: "author" | "admin", text: (home: string) => string, boards: number, framed?: number, gone?: RegExp }} Post */

/** @param {string[]} names */
const blocks =
  (...names) =>
  (/** @type {string} */ home) =>
    names.map((name) => `<!-- wp:html -->\n${snippet(name, home)}<!-- /wp:html -->`).join("\n\n");
const classic = (/** @type {string} */ name) => (/** @type {string} */ home) =>
  `Before it.\n\n${snippet(name, home)}\n\nAfter it.`;
const link = (/** @type {string} */ home) => `Before it.\n\n${home}/rules/skirmish/bonus.2/\n\nAfter it.`;

/** By the block editor, or as the classic one writes. @type {Post[]} */
const POSTS = [
  { name: "author, a block", who: "author", text: blocks("wordpress-post.html"), boards: 1 },
  { name: "author, by hand", who: "author", text: classic("wordpress-post.html"), boards: 1 },
  { name: "author, copied", who: "author", text: classic("copied-div.html"), boards: 1 },
  { name: "author, recorded", who: "author", text: blocks("recorded-div.html"), boards: 0 },
  {
    name: "admin, blocks",
    who: "admin",
    text: blocks("copied-div.html", "recorded-div.html"),
    boards: 2,
    gone: /"rules":/,
  },
  { name: "admin, recorded", who: "admin", text: classic("recorded-div.html"), boards: 1, gone: /"rules":/ },
  { name: "author, a link", who: "author", text: link, boards: 0, framed: 1 },
  { name: "admin, a link", who: "admin", text: link, boards: 0, framed: 1 },
];

/** @param {string} home */
function site(home) {
  const head = plugin(home);
  const page = (/** @type {string} */ who, /** @type {string[]} */ ...names) => {
    const post = ["Before it.", ...names.map((name) => snippet(name, home)), "After it."].join("\n\n");
    const body = execFileSync("php", [FILTERS, who], { input: post, encoding: "utf8" });
    return `<!doctype html><html lang="en"><head><title>A post</title>${head}</head><body>${body}</body></html>`;
  };
  return {
    pages: {
      "author-by-hand": page("author", "wordpress-post.html"),
      "author-copied": page("author", "copied-div.html"),
      "author-recorded": page("author", "recorded-div.html"),
      "admin-by-hand": page("admin", "wordpress-post.html"),
      admin: page("admin", "copied-div.html", "recorded-div.html"),
    },
    read: [
      { name: "author-by-hand", boards: 1 },
      { name: "author-copied", boards: 1 },
      // As the guide says: its JSON is lost, and no board is promised.
      { name: "author-recorded", boards: 0 },
      { name: "admin-by-hand", boards: 1 },
      { name: "admin", boards: 2, gone: /"rules":/ },
    ],
  };
}

/** What the plugin puts into the head of every page. @param {string} home */
function plugin(home) {
  const folder = mkdtempSync(join(tmpdir(), "rulewright-wordpress-"));
  try {
    const file = join(folder, "rulewright.php");
    writeFileSync(file, snippet("wordpress-loader.php", home));
    return execFileSync("php", [FILTERS, "plugin", file], { encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await script(async () => console.log(await wordpress(), await wordpressSite()));
