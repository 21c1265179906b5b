/// <reference types="vite/client" />

/** The ids of the games that have an introduction: see web/vite/taught.ts. */
declare module "virtual:taught" {
  const games: readonly string[];
  export default games;
}
