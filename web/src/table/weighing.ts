// The parts that weigh what might be done: odds, and the menu at a target. Nobody needs them before something is chosen, so
// they are fetched then, once.
import { define } from "./emit";

let begun = false;

export function defineWeighing(): void {
  if (begun) return;
  begun = true;
  void import("./dice/rw-odds").then(({ RwOdds }) => {
    define("rw-odds", RwOdds);
  });
  void import("./side/rw-menu").then(({ RwMenu }) => {
    define("rw-menu", RwMenu);
  });
}
