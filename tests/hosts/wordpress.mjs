// docs/embedding/wordpress.md, followed: our code through WordPress's own filters, as an author and as an administrator, with what
// the plugin of the guide puts into a page; read in Chromium. `node tests/hosts/wordpress.mjs` shows what it found.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installMissing, onPath } from "../../scripts/lib/browsers.mjs";
import { at } from "../../scripts/lib/paths.mjs";
import { script } from "../../scripts/lib/run.mjs";
import { readSite, snippet } from "./support/reading.mjs";

/** @typedef {import("../../scripts/lib/stages.mjs").Outcome} Outcome */

const NEEDED = {
  missing: () => onPath("php") === undefined || !existsSync("/usr/share/wordpress/wp-includes/kses.php"),
  packages: ["wordpress", "php-cli"],
};
const FILTERS = at("tests", "hosts", "wordpress", "filters.php");

/** Needs the page in dist/. @returns {Promise<Outcome>} */
export async function wordpress() {
  await installMissing([NEEDED]);
  if (NEEDED.missing())
    return { absent: `no WordPress found (Debian: \`apt-get install ${NEEDED.packages.join(" ")}\`)` };
  return readSite((home) => Promise.resolve(site(home)));
}

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

if (process.argv[1] === fileURLToPath(import.meta.url)) await script(async () => console.log(await wordpress()));
