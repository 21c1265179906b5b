// The sheets of pages without the app, made of the app's own.
import booklet from "./booklet.css?raw";
import page from "../theme/page.css?raw";
import pages from "./pages.css?raw";
import tokens from "../theme/tokens.css?raw";

/** The declarations of a theme. */
function themed(name: string): string {
  const found = new RegExp(`:root\\[data-theme="${name}"\\][^{]*\\{([^}]*)\\}`).exec(tokens)?.[1];
  if (found === undefined) throw new Error(`theme/tokens.css has no theme ${name}`);
  return found;
}

const daylight = (): string => {
  const found = /\/\* Daylight[^]*?\{([^}]*)\}/.exec(tokens)?.[1];
  if (found === undefined) throw new Error("theme/tokens.css has no daylight");
  return found;
};

/** Without script nothing sets a theme: the reader's system does. And paper is light. */
export const pagesSheet = (): string =>
  [
    tokens,
    `@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) {${themed("dark")}} }`,
    `@media screen and (prefers-contrast: more) { :root:not([data-theme]) {${themed("contrast")}} }`,
    `@media print { :root, :root[data-theme] {${daylight()}} }`,
    page.replace(/@import[^;]*;/, ""),
    pages,
  ].join("\n");

/** Of the rulebook in one file: it is light, as paper is. */
export const bookletSheet = (): string => [tokens.slice(0, tokens.indexOf("/* Night")), booklet].join("\n");
