// The code that a table waits for, so that it is drawn as a whole: that of its board, of the question it asks, and of the panel
// it is about to show. A board in a page does not begin with hand and log; a table that fills its room has them from the start.
import { Lazy } from "../lazy";
import { define } from "./emit";
import { boardLoading } from "./places/lazy-places";
import { choicesComing } from "./side/asking";
import type { Tab } from "./tabs";
import type { GameEvent, Offer, Table } from "./types";

const panels = {
  "rw-hand": new Lazy(async () => (await import("./side/rw-hand")).RwHand),
  "rw-log": new Lazy(async () => (await import("./log/rw-log")).RwLog),
} as const;

/** Resolves when a panel is loaded; null if it already is. One that cannot be loaded stays empty: the board is there without it. */
export function panelComing(name: keyof typeof panels): Promise<void> | null {
  if (customElements.get(name)) return null;
  const panel = panels[name];
  const come = (): void => {
    if (panel.value) define(name, panel.value);
  };
  return panel.load()?.then(come, () => undefined) ?? null;
}

/** Both panels, before somebody asks for one of them. */
export const panelsComing = (): Promise<unknown> => Promise.all([panelComing("rw-hand"), panelComing("rw-log")]);

interface Drawn {
  readonly table: Table | null;
  readonly actions: readonly Offer[];
  readonly events: readonly GameEvent[];
  readonly mode: string;
  readonly tab: Tab;
}

/** Resolves when all of it is loaded; null if it already is. */
export function tableComing({ table, actions, events, mode, tab }: Drawn): Promise<unknown> | null {
  const logged = mode === "story" ? events.length > 0 : tab === "log";
  const parts = [
    boardLoading(table),
    choicesComing(table, actions),
    logged ? panelComing("rw-log") : null,
    tab === "hand" ? panelComing("rw-hand") : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? Promise.all(parts) : null;
}
