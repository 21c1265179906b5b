// A Vite plugin: the styles of components without the comments and the indentation that only their authors need. They are
// text inside of scripts, which no minifier looks into.
import type { Plugin } from "vite";

const SHEET = /css`[^`]*`/g;

/**
 * Lines stay lines, but for the ends of declarations and of heads of rules, and spaces stay but for those before a brace and
 * after a colon: where else one means something is for whoever parses styles to know.
 */
export const terse = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "\n")
    .replace(/([{;])\n/g, "$1")
    .replace(/;\}/g, "}")
    .replace(/ \{/g, "{")
    .replace(/: /g, ":");

export function terseStyles(): Plugin {
  return {
    name: "rulewright-terse-styles",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/web\/src\/.*\.ts$/.test(id)) return undefined;
      const changed = code.replace(SHEET, terse);
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
