// Loads the panels that a board in a page does not begin with: the hand and the log. A table that fills its room has them from
// the start; any other waits for the one it is about to show, so that it is drawn as a whole.
import { Lazy } from "../lazy";
import { define } from "./emit";

const panels = {
  "rw-hand": new Lazy(async () => (await import("./side/rw-hand")).RwHand),
  "rw-log": new Lazy(async () => (await import("./log/rw-log")).RwLog),
} as const;

export type Panel = keyof typeof panels;

/** Resolves when a panel is loaded; null if it already is. One that cannot be loaded stays empty: the board is there without it. */
export function panelComing(name: Panel): Promise<void> | null {
  if (customElements.get(name)) return null;
  const panel = panels[name];
  const come = (): void => {
    if (panel.value) define(name, panel.value);
  };
  return panel.load()?.then(come, () => undefined) ?? null;
}
