// A Vite plugin: the page's script holds back the first picture until it has run. What would be seen before is an empty
// page, and to make its picture costs a slow machine as much as a part of the shelf. A script that does not come holds
// nothing back, and neither does one that is not run.
import type { Plugin } from "vite";

export function first(): Plugin {
  return {
    name: "rulewright-first",
    apply: "build",
    // Vite writes the element anew and leaves out what it does not know.
    transformIndexHtml: {
      order: "post",
      handler: (html, { path }) =>
        path.endsWith("/index.html")
          ? html.replace('<script type="module"', '<script type="module" blocking="render"')
          : html,
    },
  };
}
