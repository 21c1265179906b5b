/// <reference types="vite/client" />

/** How many lessons each game has that has an introduction: see web/vite/index-of.ts. */
declare module "virtual:taught" {
  const counts: Readonly<Record<string, number>>;
  export default counts;
}

/** What the deck builder of a game has beside the rules: see scripts/lib/builder.mjs. */
declare module "virtual:builder" {
  const parts: Readonly<Record<string, readonly string[]>>;
  export default parts;
}

/** How many puzzles each game has that has some. */
declare module "virtual:puzzles" {
  const counts: Readonly<Record<string, number>>;
  export default counts;
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
