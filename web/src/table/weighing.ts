// Parts that nobody needs at first, fetched once when they are: the odds and the menu at a target when something is chosen,
// the dice when some have been thrown.
import { define } from "./emit";

const once = (load: () => Promise<void>): (() => void) => {
  let begun = false;
  return () => {
    if (begun) return;
    begun = true;
    void load();
  };
};

export const defineWeighing = once(async () => {
  const [{ RwOdds }, { RwMenu }] = await Promise.all([import("./dice/rw-odds"), import("./side/rw-menu")]);
  define("rw-odds", RwOdds);
  define("rw-menu", RwMenu);
});

export const defineDice = once(async () => {
  const { RwDice } = await import("./dice/rw-dice");
  define("rw-dice", RwDice);
});
