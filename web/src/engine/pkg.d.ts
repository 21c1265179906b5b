// Stands in for the modules that scripts/lib/engine.mjs writes into web/src/pkg, until they are there.
declare module "*/pkg/modules.js" {
  export const MODULES: readonly import("./modules").Module[];
}
