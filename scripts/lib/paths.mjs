// Where things are. Everything is named from the root of the repository, so no script cares where it was started.
import { fileURLToPath } from "node:url";
import { join } from "node:path";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** @param {string[]} parts */
export const at = (...parts) => join(ROOT, ...parts);

export const DIST = at("dist");
/** The page of the first game, served while the modules of the others are built. */
export const EARLY = at("target", "early");
/** A page with another game, built for tests: see lib/engine.mjs. */
export const TRIAL = at("target", "trial");
export const PKG = at("web", "src", "pkg");
/** The modules of the npm package. */
export const PACKAGE_PKG = at("target", "package-pkg");
/** The engine's modules as they are built; in PKG lie those of the page. */
export const MODULES = at("target", "modules");
export const LOGS = at("target", "logs");
export const SCENARIOS = at("tests", "scenarios");
