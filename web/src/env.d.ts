/// <reference types="vite/client" />

/** The ids of the games that have an introduction: see web/vite/taught.ts. */
declare module "virtual:taught" {
  const games: readonly string[];
  export default games;
}

/** The games of the shelf, in their order: see web/vite/shelf.ts. */
declare module "virtual:shelf" {
  interface OnShelf {
    readonly id: string;
    /** `building`: its module is not built yet, in a page served so early that others still are. */
    readonly state: "playable" | "building" | "coming";
    readonly title: { readonly en: string; readonly fr: string };
    readonly blurb: { readonly en: string; readonly fr: string };
    readonly cover: () => import("./app/covers/scene").Scene;
  }
  const games: readonly OnShelf[];
  export default games;
}

/** What cites each clause in the examples, by game: see web/vite/cited.ts. */
declare module "virtual:cited" {
  type CitedIn = Readonly<Record<string, import("./app/rules/boards").Cited>>;
  const games: Readonly<Record<string, () => Promise<{ readonly default: CitedIn }>>>;
  export default games;
}
