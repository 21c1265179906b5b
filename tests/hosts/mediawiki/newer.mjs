// A newer MediaWiki than the installed one: the package of the next Debian, which is nothing but PHP, unpacked into
// target/mediawiki. apt reads its list with folders of its own; nothing of the system is changed.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onPath } from "../../../scripts/lib/browsers.mjs";
import { at } from "../../../scripts/lib/paths.mjs";
import { attempt } from "../../../scripts/lib/run.mjs";

const SUITE = "trixie";
const PACKAGES = ["mediawiki", "mediawiki-classes"];
const FOLDER = at("target", "mediawiki", SUITE);
const KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg";
const UNPACKED = join(FOLDER, "usr", "share", "mediawiki");
/** Written when all packages are unpacked. */
const WHOLE = join(FOLDER, "whole");

/** The folder of that MediaWiki; undefined where it cannot be had. @returns {Promise<string | undefined>} */
export async function newerMediaWiki() {
  if (existsSync(WHOLE)) return UNPACKED;
  if (["apt-get", "dpkg"].some((program) => onPath(program) === undefined)) return undefined;
  const fetched = join(FOLDER, "packages");
  for (const folder of ["lists/partial", "cache/archives/partial", "packages"])
    mkdirSync(join(FOLDER, folder), { recursive: true });
  const list = join(FOLDER, "sources.list");
  writeFileSync(list, `deb [signed-by=${KEYS}] http://deb.debian.org/debian ${SUITE} main\n`);
  const places = {
    "Dir::Etc::sourcelist": list,
    "Dir::Etc::sourceparts": "-",
    "Dir::State::lists": join(FOLDER, "lists"),
    "Dir::Cache": join(FOLDER, "cache"),
  };
  const options = Object.entries(places).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
  for (const command of [["update"], ["download", ...PACKAGES]]) {
    const log = { log: "newer-mediawiki", cwd: fetched };
    if ((await attempt("apt-get", [...options, ...command], log)).code !== 0) return undefined;
  }
  for (const name of readdirSync(fetched))
    if ((await attempt("dpkg", ["-x", join(fetched, name), FOLDER], { log: "newer-mediawiki" })).code !== 0)
      return undefined;
  writeFileSync(WHOLE, "");
  return UNPACKED;
}
