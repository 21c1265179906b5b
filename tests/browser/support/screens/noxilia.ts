// Noxilia, from its decks to the end of a game.
import type { Page } from "@playwright/test";
import type { Scenario } from "../../../../web/src/engine/types/Scenario.ts";
import { scenariosOf } from "../../../../scripts/lib/scenarios.mjs";
import { packed } from "../decks.ts";
import { atRest, bar, board, expect, giveFile, summary } from "../play.ts";
import { opened, openNumber, type Screen } from "./screen.ts";

const PEOPLE = [{ deck: "brightvale" }, { deck: "ashgrave" }];
const HAND = ["bv-smite", "bv-lancer", "bv-blade", "bv-rally", "bv-aegis", "bv-oriane", "bv-ballista"];

/** A unit of a setup, in a place. */
const unit = (is: string, owner: string, place: string, more: object = {}): object => ({ is, owner, place, ...more });

const PIECES = {
  queen: unit("bv-queen", "p1", "a.com"),
  acolyte: unit("bv-acolyte", "p1", "a.room"),
  longbow: unit("bv-longbow", "p1", "a.ram1"),
  chaplain: unit("bv-chaplain", "p1", "field1", { cards: [{ is: "bv-lantern" }] }),
  gaspard: unit("bv-gaspard", "p1", "field1", { stats: { life: 4, armour: 1 } }),
  soldier: unit("bv-shieldwall", "p1", "field1"),
  scout: unit("bv-pike", "p1", "field2", { traits: ["face-down"] }),
  king: unit("ag-king", "p2", "b.com"),
  ghoul: unit("ag-ghoul", "p2", "field1", { stats: { poison: 1 } }),
  watcher: unit("ag-watcher", "p2", "field1", { traits: ["engaged"] }),
  hounds: unit("ag-hounds", "p2", "b.ram1"),
  hidden: unit("ag-thrall", "p2", "b.ram2", { traits: ["face-down"] }),
};

/** In the middle of a game; `setup` changes the position. */
const night = (setup: object = {}): object => ({
  game: "noxilia",
  seed: "4",
  first: "p1",
  players: PEOPLE,
  setup: {
    toAct: "p1",
    round: 4,
    players: {
      p1: {
        hand: { cards: HAND },
        stats: { gold: 6, light: 1 },
        cards: [{ is: "bv-lancer", kind: "queue", counters: 1 }],
        discard: { cards: ["bv-militia"] },
      },
      p2: {
        hand: { cards: ["ag-bolt", "ag-raise"] },
        stats: { gold: 4 },
        cards: [{ is: "ag-ghoul", kind: "queue", counters: 1 }],
      },
    },
    board: {
      cards: [
        { is: "tr-crown", place: "field2", kind: "treasure" },
        { is: "bv-thorns", place: "a.ram2", kind: "latent", owner: "p1" },
      ],
    },
    pieces: PIECES,
    ...setup,
  },
});

async function open(page: Page, options: object): Promise<void> {
  await giveFile(page, JSON.stringify({ version: 1, game: "noxilia", options, actions: [] }));
  await expect(board(page)).toBeVisible();
  await atRest(page);
}

/** What a reader finds of the game before it is played. */
const BEFORE: readonly Screen[] = [
  {
    name: "noxilia-setup",
    show: (page) => opened(page, "./#/game/noxilia", "rw-setup"),
  },
  {
    name: "noxilia-decks",
    async show(page) {
      await starter(page);
      await page.goto("./#/decks/noxilia");
      await expect(page.locator("rw-decks .state.good")).toBeVisible();
    },
  },
  {
    name: "noxilia-deck",
    window: true,
    show: starter,
  },
  {
    name: "noxilia-leaders",
    rare: true,
    async show(page) {
      await page.goto("./#/deck/noxilia/new");
      await expect(page.locator("rw-deck-leaders h2")).toBeVisible();
    },
  },
  {
    name: "noxilia-spells",
    window: true,
    rare: true,
    async show(page) {
      await starter(page);
      await page
        .locator("rw-deck-pool summary")
        .filter({ hasText: /^\s*Type/ })
        .click();
      await page
        .locator("rw-deck-pool")
        .getByRole("checkbox", { name: /^(Spell|Sort)$/ })
        .check();
    },
  },
  {
    name: "noxilia-about",
    window: true,
    rare: true,
    async show(page) {
      await starter(page);
      const read = /(Read Oriane|Lire Oriane)/;
      await page.locator("rw-deck-pool").getByRole("button", { name: read }).click();
      await expect(page.locator("rw-deck-about").getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "noxilia-faults",
    window: true,
    rare: true,
    late: true,
    async show(page) {
      const many = ["bv-militia", "bv-oriane", "ag-ghoul", "tr-crown", "nobodys-card"].join();
      await page.goto(`./#/deck/noxilia/${packed(["Too much", "bv-queen", ...Array<string>(8).fill(""), many])}`);
      await expect(page.locator("rw-deck-side .row .fault").first()).toBeAttached();
      const way = page.getByRole("button", { name: /^Deck \d/ });
      if (await way.isVisible()) await way.click();
      await expect(page.locator("rw-deck-side .row .fault").first()).toBeVisible();
    },
  },
];

/** The first clan's deck, copied, in the deck builder. */
async function starter(page: Page): Promise<void> {
  await page.goto("./#/decks/noxilia");
  await page.locator("rw-decks section").last().getByRole("button").first().click();
  await expect(page.locator("rw-deck-side .standing")).toContainText(/Ready to play|Prêt à jouer/);
}

/** Eleven units of both sides in one place, some engaged, some face down. */
const FULL = Object.fromEntries(
  ["bv-militia", "bv-shieldwall", "bv-pike", "bv-warden", "bv-climber", "ag-ghoul", "ag-thrall", "ag-watcher"].map(
    (is, n): [string, object] => [
      `u${String(n)}`,
      unit(is, is.startsWith("bv") ? "p1" : "p2", "field1", n % 3 === 2 ? { traits: ["engaged"] } : {}),
    ],
  ),
);

const PLAY: readonly Screen[] = [
  {
    name: "noxilia-play",
    rare: true,
    show: (page) => open(page, night()),
  },
  {
    name: "noxilia-full",
    rare: true,
    show: (page) => open(page, night({ pieces: { ...PIECES, ...FULL } })),
  },
  {
    name: "noxilia-opening",
    rare: true,
    show: (page) => open(page, { game: "noxilia", seed: "4", first: "p1", players: PEOPLE }),
  },
  {
    name: "noxilia-hand",
    rare: true,
    async show(page) {
      await open(page, night());
      await page
        .locator("rw-hand, rw-rail")
        .getByRole("button", { name: /(Searing Light|Lumière ardente)/ })
        .first()
        .click();
      await page.mouse.move(0, 0);
    },
  },
  {
    name: "noxilia-reaction",
    rare: true,
    async show(page) {
      const attack = { type: "attack", piece: "ghoul", target: "soldier" };
      const options = night({ toAct: "p2", active: "p2" });
      await giveFile(page, JSON.stringify({ version: 1, game: "noxilia", options, actions: [attack] }));
      await expect(board(page)).toBeVisible();
      await expect(bar(page).locator(".answers button").first()).toBeVisible();
    },
  },
  {
    name: "noxilia-number",
    rare: true,
    async show(page) {
      const attack = { type: "attack", piece: "gaspard", target: "watcher" };
      await giveFile(page, JSON.stringify({ version: 1, game: "noxilia", options: night(), actions: [attack] }));
      await expect(board(page)).toBeVisible();
      await openNumber(page);
    },
  },
  {
    name: "noxilia-end",
    window: true,
    rare: true,
    async show(page) {
      const king = unit("ag-king", "p2", "field1", { stats: { life: 1, armour: 0 }, traits: ["engaged"] });
      const attack = { type: "attack", piece: "gaspard", target: "king" };
      const options = night({ pieces: { ...PIECES, king } });
      await giveFile(page, JSON.stringify({ version: 1, game: "noxilia", options, actions: [attack] }));
      await expect(summary(page)).toBeVisible();
    },
  },
];

/** A scenario of the rulebook as a game, played on to where this is asked. */
async function openAsked(page: Page, title: string, kind: string): Promise<void> {
  const told = (scenariosOf("noxilia") as Scenario[]).find((one) => one.title["en"] === title);
  const asks = told?.steps.findIndex(({ expect }) => JSON.stringify(expect ?? {}).includes(`"kind":"${kind}"`)) ?? -1;
  if (!told || asks < 0) throw new Error(`nothing asks for ${kind} in "${title}"`);
  const actions = told.steps.slice(0, asks).flatMap((one) => one.do ?? []);
  const options = { game: "noxilia", seed: "4", first: "p1", players: PEOPLE, setup: told.setup };
  await giveFile(page, JSON.stringify({ version: 1, game: "noxilia", options, actions }));
  const curtain = page.locator("rw-curtain").getByRole("button");
  const answer = page.locator("rw-bar .answers button, rw-question button").first();
  await expect(curtain.or(answer)).toBeVisible();
  if (await curtain.isVisible()) await curtain.click();
  await expect(answer).toBeVisible();
}

/** What is asked, and the scenario of the rulebook in which it is asked. */
const QUESTIONS = (
  [
    ["mulligan", "Draw six"],
    ["order", "The order of one’s own effects is one’s own"],
    ["burial", "Charnel House"],
    ["discard", "Rot in the Stores"],
    ["treasure", "One treasure per end of turn"],
    ["bearer", "Flip it and equip one of your units"],
    ["payment", "Who can pay in several ways chooses"],
  ] as const
).map(([kind, title]): Screen => ({
  name: `noxilia-${kind}`,
  rare: true,
  show: (page) => openAsked(page, title, kind),
}));

export const NOXILIA: readonly Screen[] = [...BEFORE, ...PLAY, ...QUESTIONS];
