// A Vite plugin: `1rem` in the styles of components becomes `calc(1 * var(--rw-rem, 1rem))`. A board on somebody's page
// then has a unit of its own: there `rem` is whatever that page has made of it. In the conditions of container queries,
// where no variable may stand, it becomes `em`, which there is the text size of the container.
import type { Plugin } from "vite";

const SHEET = /css`[^`]*`/g;
const REM = /(-?\d*\.?\d+)rem\b/g;

export const withOwnUnit = (css: string): string =>
  css
    .split(/(@(?:media|container)[^{]*\{)/)
    .map((part) => {
      // In media queries it is the browser's own size already.
      if (part.startsWith("@media")) return part;
      return part.replace(REM, part.startsWith("@container") ? "$1em" : "calc($1 * var(--rw-rem, 1rem))");
    })
    .join("");

export function ownUnit(): Plugin {
  return {
    name: "rulewright-own-unit",
    enforce: "pre",
    transform(code, id) {
      if (!/\/web\/src\/(?:table|theme|embed)\//.test(id)) return undefined;
      if (/\.css\?inline/.test(id)) return { code: withOwnUnit(code), map: null };
      if (!/\.ts$/.test(id)) return undefined;
      const changed = code.replace(SHEET, withOwnUnit);
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
