// Every screen of the page, and how to get to it in either language. For what is looked at rather than played.
import { PLAYABLE } from "../../../scripts/lib/games.mjs";
import { DECKBUILDER } from "./screens/decks.ts";
import { DUELYST } from "./screens/duelyst.ts";
import { JOURNAL } from "./screens/journal.ts";
import { NOXILIA } from "./screens/noxilia.ts";
import { PAGES } from "./screens/pages.ts";
import { POX } from "./screens/pox.ts";
import { RECORDER } from "./screens/recorder.ts";
import type { Screen } from "./screens/screen.ts";
import { SKIRMISH } from "./screens/skirmish.ts";

export type { Screen };

export const SCREENS: readonly Screen[] = [
  ...PAGES,
  ...SKIRMISH,
  ...DUELYST,
  ...DECKBUILDER,
  ...NOXILIA,
  ...POX,
  ...(PLAYABLE.includes("journal") ? JOURNAL : []),
  ...RECORDER,
];
