// A Vite plugin: the styles and templates of components without the comments and the indentation that only their authors
// need. They are text inside of scripts, which no minifier looks into.
import type { Plugin } from "vite";

const SHEET = /css`[^`]*`/g;

/** Spaces go only where they certainly mean nothing: at the ends of rules and declarations, and after a property's name. */
export const terse = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/\s*\n\s*/g, "\n")
    .replace(/ \{/g, "{")
    .replace(/([{};,])\n/g, "$1")
    .replace(/;\}/g, "}")
    .replace(/(?<=[{;][\w-]+:) /g, "");

/**
 * Lines begin where they begin: indentation says nothing in a script, and nothing in the templates in it, where the line
 * break that stays is as much space as the browser makes of it.
 */
export const flush = (code: string): string => code.replace(/\n[ \t]+/g, "\n");

export function terseTemplates(): Plugin {
  return {
    name: "rulewright-terse-templates",
    apply: "build",
    enforce: "pre",
    transform(code, id) {
      if (!/\/web\/src\/.*\.ts$/.test(id)) return undefined;
      const changed = flush(code.replace(SHEET, terse));
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
