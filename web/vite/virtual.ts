// A Vite plugin for a module that the build writes: its name, the files it is made of, and what makes its code of them.
import type { Plugin } from "vite";

export function virtual(name: string, files: readonly string[], code: () => string): Plugin {
  const resolved = `\0${name}`;
  return {
    name: `rulewright-${name.replace("virtual:", "")}`,
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      for (const file of files) this.addWatchFile(file);
      return code();
    },
  };
}
