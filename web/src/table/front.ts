// Which panel is in front where the panels are tabs: news brings its own there, once. News is a question, what chance brought,
// and what a second tap may bring.
import { isDraw, isRoll } from "./dice/thrown";
import type { Screen } from "./screen";
import type { Tab } from "./tabs";
import type { Offer } from "./types";

export interface News {
  /** Is there a question with more to offer than the decision bar has room for? */
  readonly asking: boolean;
  /** The id of the last event of chance. */
  readonly thrown: number | null;
  /** The action that waits for its second tap, if its outcome is uncertain. */
  readonly weighed: Offer | null;
}

export const lastThrown = ({ events }: Screen): number | null =>
  events.findLast((event) => isRoll(event) || isDraw(event))?.id ?? null;

/** The tab that is in front now. What was thrown before a table was first drawn is no news. */
export function inFront(tab: Tab, before: News | null, { asking, thrown, weighed }: News): Tab {
  if (weighed && weighed !== before?.weighed) return "tray";
  if (before && thrown !== null && thrown > (before.thrown ?? -1)) return "tray";
  if (asking && !before?.asking) return "question";
  return !asking && tab === "question" ? "unit" : tab;
}
