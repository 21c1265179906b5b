// A game whose players build decks, for the page that no release has yet: a book of some thirty cards, and an engine that
// judges lists by the rules of Duelyst. With FIXTURE off the same tests run against the game itself.
import { deflateRawSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { Both, Builds, GameBook, Thing } from "../../../web/src/words/book.ts";

/** Off once the page and the engine have the game. */
export const FIXTURE = true;

export const GAME = "duelyst";

const both = (en: string, fr = en): Both => ({ en, fr });

type Row = readonly [id: string, en: string, fr: string, mana: number, type: string, ...more: Partial<Thing>[]];
const unit = (attack: number, health: number): Partial<Thing> => ({ stats: { attack, health } });
const says = (en: string, fr: string): Partial<Thing> => ({ text: both(en, fr) });
const has = (...keyword: string[]): Partial<Thing> => ({ facets: { keyword } });

const CARDS: Readonly<Record<string, readonly Row[]>> = {
  lyonar: [
    ["silverguard-squire", "Silverguard Squire", "Écuyer gardargent", 1, "minion", unit(1, 4)],
    [
      "windblade-adept",
      "Windblade Adept",
      "Adepte lamevent",
      2,
      "minion",
      unit(2, 3),
      says("Zeal: +1 Attack.", "Zèle : +1 Attaque."),
    ],
    [
      "azurite-lion",
      "Azurite Lion",
      "Lion d’azurite",
      2,
      "minion",
      unit(2, 3),
      has("celerity"),
      says("Celerity.", "Célérité."),
    ],
    [
      "silverguard-knight",
      "Silverguard Knight",
      "Chevalier gardargent",
      3,
      "minion",
      unit(1, 5),
      has("provoke"),
      says("Provoke.", "Provocation."),
    ],
    ["suntide-maiden", "Suntide Maiden", "Vierge solaire", 4, "minion", unit(3, 6)],
    [
      "lysian-brawler",
      "Lysian Brawler",
      "Lutteur lysien",
      4,
      "minion",
      unit(4, 4),
      has("celerity"),
      says("Celerity.", "Célérité."),
    ],
    [
      "ironcliffe-guardian",
      "Ironcliffe Guardian",
      "Gardien de Rocdefer",
      5,
      "minion",
      unit(3, 10),
      has("airdrop", "provoke"),
      says("Airdrop. Provoke.", "Largage. Provocation."),
    ],
    [
      "sunstone-bracers",
      "Sunstone Bracers",
      "Brassards pierre-soleil",
      0,
      "artifact",
      says("Your General has +1 Attack.", "Votre général a +1 Attaque."),
    ],
    [
      "true-strike",
      "True Strike",
      "Frappe juste",
      1,
      "spell",
      says("Deal 2 damage to a minion.", "Inflige 2 dégâts à un serviteur."),
    ],
    [
      "sundrop-elixir",
      "Sundrop Elixir",
      "Élixir de gouttesoleil",
      1,
      "spell",
      says("Heal a unit by 5.", "Soigne une unité de 5."),
    ],
    [
      "war-surge",
      "War Surge",
      "Élan de guerre",
      2,
      "spell",
      says("Your minions get +1/+1.", "Vos serviteurs gagnent +1/+1."),
    ],
    [
      "tempest",
      "Tempest",
      "Tempête",
      2,
      "spell",
      says("Deal 2 damage to every unit.", "Inflige 2 dégâts à chaque unité."),
    ],
    [
      "divine-bond",
      "Divine Bond",
      "Lien divin",
      3,
      "spell",
      says("A minion gets Attack equal to its Health.", "Un serviteur gagne en Attaque sa Santé."),
    ],
    [
      "martyrdom",
      "Martyrdom",
      "Martyre",
      3,
      "spell",
      says("Destroy a minion; its General is healed.", "Détruit un serviteur ; son général est soigné."),
    ],
  ],
  songhai: [
    ["heartseeker", "Heartseeker", "Cherchecœur", 1, "minion", unit(1, 1), has("ranged"), says("Ranged.", "Distance.")],
    ["kaido-assassin", "Kaido Assassin", "Assassin kaido", 2, "minion", unit(2, 3)],
    [
      "phoenix-fire",
      "Phoenix Fire",
      "Feu du phénix",
      2,
      "spell",
      says("Deal 3 damage to anything.", "Inflige 3 dégâts à une cible."),
    ],
  ],
  neutral: [
    [
      "healing-mystic",
      "Healing Mystic",
      "Mystique guérisseuse",
      2,
      "minion",
      unit(2, 3),
      says("Opening Gambit: heal anything by 2.", "Entrée en jeu : soigne une cible de 2."),
    ],
    [
      "saberspine-tiger",
      "Saberspine Tiger",
      "Tigre échine-sabre",
      4,
      "minion",
      unit(3, 2),
      has("rush"),
      says("Rush.", "Ruée."),
    ],
    ["primus-fist", "Primus Fist", "Poing primus", 2, "minion", unit(2, 3)],
    [
      "brightmoss-golem",
      "Brightmoss Golem",
      "Golem brillemousse",
      5,
      "minion",
      unit(4, 9),
      { facets: { tribe: ["golem"] } },
    ],
    [
      "golem-metallurgist",
      "Golem Metallurgist",
      "Métallurgiste golem",
      2,
      "minion",
      unit(2, 3),
      { facets: { tribe: ["golem"] } },
    ],
  ],
};

const LEADERS: Readonly<Record<string, readonly (readonly [id: string, name: string])[]>> = {
  lyonar: [
    ["argeon-highmayne", "Argeon Highmayne"],
    ["ziran-sunforge", "Zir’An Sunforge"],
  ],
  songhai: [["kaleos-xaan", "Kaleos Xaan"]],
};

const STARTER = {
  ...{ "silverguard-squire": 3, "windblade-adept": 3, "azurite-lion": 3, "silverguard-knight": 3 },
  ...{ "suntide-maiden": 2, "lysian-brawler": 3, "ironcliffe-guardian": 2, "sunstone-bracers": 2, "true-strike": 3 },
  ...{ "war-surge": 2, tempest: 2, "divine-bond": 2, "sundrop-elixir": 2, martyrdom: 2, "healing-mystic": 2 },
  ...{ "saberspine-tiger": 3 },
};

/** The cards of a starter deck of the game, by id. */
export const STARTER_CARDS: Readonly<Record<string, number>> = STARTER;

const facets: Builds["facets"] = [
  { id: "faction", values: ["lyonar", "songhai", "neutral"] },
  { id: "type", values: ["minion", "spell", "artifact"] },
  { id: "tribe", values: ["golem"] },
  { id: "keyword", values: ["airdrop", "celerity", "provoke", "ranged", "rush"] },
];

function things(): Record<string, Thing> {
  const found: Record<string, Thing> = {};
  for (const [faction, rows] of Object.entries(CARDS))
    for (const [id, en, fr, mana, type, ...more] of rows) {
      const rest: Partial<Thing> = Object.assign({}, ...more);
      const own = { faction: [faction], type: [type], ...rest.facets };
      found[id] = { kind: "card", name: both(en, fr), cost: { mana }, ...rest, facets: own };
    }
  for (const [faction, leaders] of Object.entries(LEADERS))
    for (const [id, name] of leaders)
      found[id] = {
        kind: "general",
        name: both(name),
        ...unit(2, 25),
        facets: { faction: [faction] },
        parts: ["roar"],
      };
  found["roar"] = {
    kind: "ability",
    name: both("Roar", "Rugissement"),
    ...says("A minion near your General gets +2 Attack.", "Un serviteur près de votre général gagne +2 Attaque."),
  };
  return found;
}

const words = (pairs: Readonly<Record<string, string>>): string =>
  Object.entries(pairs)
    .map(([id, text]) => `${id} = ${text}`)
    .join("\n");

const WORDS = both(
  words({
    ...{ "facet-faction": "Faction", "facet-type": "Type", "facet-tribe": "Tribe", "facet-keyword": "Keyword" },
    ...{ "name-lyonar": "Lyonar Kingdoms", "name-songhai": "Songhai Empire", "name-neutral": "Neutral" },
    ...{ "name-minion": "Minion", "name-spell": "Spell", "name-artifact": "Artifact", "name-golem": "Golem" },
    ...{ "name-airdrop": "Airdrop", "name-celerity": "Celerity", "name-provoke": "Provoke" },
    ...{ "name-ranged": "Ranged", "name-rush": "Rush", "stat-mana": "mana", "stat-mana-name": "Mana" },
    ...{ "stat-attack": "Attack", "stat-health": "Health", "deck-leader": "General" },
    ...{ "refusal-copies": "At most { $most } copies of a card: there are { $is }." },
    ...{ "refusal-deck-size": "A deck has { $size } cards beside its General: this has { $is }." },
    ...{ "refusal-wrong-faction": "The card is of another faction.", "refusal-no-general": "A deck has a General." },
    ...{ "refusal-no-deck-card": "That is no card for a deck." },
  }),
  words({
    ...{ "facet-faction": "Faction", "facet-type": "Type", "facet-tribe": "Tribu", "facet-keyword": "Mot-clé" },
    ...{ "name-lyonar": "Royaumes lyonars", "name-songhai": "Empire songhaï", "name-neutral": "Neutre" },
    ...{ "name-minion": "Serviteur", "name-spell": "Sort", "name-artifact": "Artefact", "name-golem": "Golem" },
    ...{ "name-airdrop": "Largage", "name-celerity": "Célérité", "name-provoke": "Provocation" },
    ...{ "name-ranged": "Distance", "name-rush": "Ruée", "stat-mana": "mana", "stat-mana-name": "Mana" },
    ...{ "stat-attack": "Attaque", "stat-health": "Santé", "deck-leader": "Général" },
    ...{ "refusal-copies": "Au plus { $most } exemplaires d’une carte : il y en a { $is }." },
    ...{ "refusal-deck-size": "Un deck a { $size } cartes en plus de son général : celui-ci en a { $is }." },
    ...{ "refusal-wrong-faction": "La carte est d’une autre faction.", "refusal-no-general": "Un deck a un général." },
    ...{ "refusal-no-deck-card": "Cette carte n’entre dans aucun deck." },
  }),
);

const clause = (id: string, en: string, fr: string, text: Both): GameBook["clauses"][number] => ({
  ...{ id: `${GAME}:${id}`, kind: "mechanic", origin: "house" },
  ...{ title: both(en, fr), text },
});

export function book(): GameBook {
  const all = things();
  const leaders = Object.values(LEADERS).flatMap((rows) => rows.map(([id]) => id));
  const cards = Object.entries(STARTER).map(([card, copies]) => ({ card, copies }));
  const starter = (id: string, leader: string, cards: readonly { card: string; copies: number }[]) => ({
    ...{ id, name: both(id === "lyonar" ? "Lyonar Kingdoms" : "Songhai Empire"), leader, pieces: [leader], cards },
    text: both("Hold together and strike back.", "Tenir ensemble et rendre les coups."),
  });
  const term = (id: string): NonNullable<GameBook["terms"]>[number] => ({
    ...{ id, clause: `${GAME}:keyword.${id}.1` },
    words: { en: [(/name-(.*)/.exec(`name-${id}`)?.[1] ?? "").replace(/^./, (one) => one.toUpperCase())], fr: [] },
  });
  return {
    ...{
      id: GAME,
      title: both("Duelyst"),
      blurb: both("Two generals and a deck each.", "Deux généraux, un deck chacun."),
    },
    decks: [starter("lyonar", "argeon-highmayne", cards), starter("songhai", "kaleos-xaan", cards)],
    maps: [],
    things: all,
    words: WORDS,
    clauses: [
      clause("gap.deck.1", "Deck construction", "Construction du deck", both("One General and 39 cards.")),
      clause("keyword.provoke.1", "Provoke", "Provocation", both("Enemies nearby must attack it.")),
    ],
    chapters: [],
    terms: [term("provoke")],
    builds: {
      ...{ size: 39, copies: 3, cost: "mana", leaders, facets, sorts: "type" },
      cards: Object.keys(all).filter((id) => all[id]?.kind === "card"),
      kin: { facet: "faction", common: ["neutral"] },
    },
  };
}

/** Runs in place of the engine's: the module has no such game. Starting a game tells what it was asked to start. */
const ENGINE = (from: string, { builds, things }: GameBook): string => `
  export * from ${JSON.stringify(from)};
  export { default } from ${JSON.stringify(from)};
  import { create as other } from ${JSON.stringify(from)};
  const { leaders, copies: most, size } = ${JSON.stringify(builds)};
  const factions = ${JSON.stringify(Object.fromEntries(Object.entries(things).map(([id, { facets }]) => [id, facets?.["faction"]?.[0] ?? null])))};
  const refusal = (why, field, args = {}) =>
    ({ code: "refused", message: why, clause: "${GAME}:gap.deck.1", why, args, ...(field && { field }) });
  export function deckFaults(game, text) {
    const { leader, cards } = JSON.parse(text);
    const faults = leaders.includes(leader) ? [] : [refusal("no-general", "leader")];
    for (const [id, is] of Object.entries(cards)) {
      const field = "cards." + id;
      if (!Object.hasOwn(factions, id)) faults.push({ code: "field", field, message: "no such card" });
      else if (leader && factions[id] !== factions[leader] && factions[id] !== "neutral") faults.push(refusal("wrong-faction", field));
      else if (is > most) faults.push(refusal("copies", field, { most, is }));
    }
    const is = Object.values(cards).reduce((sum, one) => sum + one, 0);
    if (is !== size) faults.push(refusal("deck-size", undefined, { size, is }));
    return JSON.stringify(faults);
  }
  export function create(options) {
    if (JSON.parse(options).game !== "${GAME}") return other(options);
    throw { code: "other", message: "asked to start " + options };
  }
`;

/** Gives the page the game; call it before the page is opened. */
export async function serveGame(page: Page, served: GameBook = book()): Promise<void> {
  if (!FIXTURE) return;
  const text = JSON.stringify(served);
  await page.route(`**/games/${GAME}.json`, (route) => route.fulfill({ contentType: "application/json", body: text }));
  // The glue of the engine's module is a script of its own, in the page and in its worker.
  await page.route(/\/assets\/rulewright-[\w-]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: ENGINE(`${route.request().url()}?own`, served) }),
  );
}

/** A deck's link, as the page packs it. */
export const packed = (value: unknown): string => `+1${deflateRawSync(JSON.stringify(value)).toString("base64url")}`;
