// Duelyst on the shelf: what it is called, what it is like, and its cover.
import { block, crystal, svg } from "../../../web/src/app/covers/iso";
import { floor, paint, type Scene } from "../../../web/src/app/covers/scene";

export const title = { en: "Duelyst", fr: "Duelyst" };

export const blurb = {
  en: "Two generals, a board of tiles and a deck each: summon, strike back, and race for the mana between you.",
  fr: "Deux généraux, un plateau de cases et un deck chacun : invoquez, ripostez, et disputez-vous le mana.",
};

export function cover(): Scene {
  const pale = paint("#5a3d92", "#3b2569", "#2b1a50");
  const dark = paint("#4f3584", "#352060", "#271748");
  const mana = paint("#59e6e0", "#2a9fae", "#1b7787");
  const jade = paint("#c6fff2", "#3fdcc4", "#18998f");
  const rose = paint("#ffd3ec", "#ff6fb3", "#c23b83");
  return {
    centre: [3.6, 1.4],
    zoom: 1.08,
    sky: "#1a0f33",
    glow: "#6a35b0",
    blocks: floor(9, 5, (x, y) => {
      const key = `${String(x)},${String(y)}`;
      const lit = key === "4,0" || key === "4,4" || key === "5,2";
      return svg`${block(x, y, -0.3, 0.9, 0.9, 0.3, lit ? mana : (x + y) % 2 ? pale : dark)}
        ${key === "0,2" ? crystal(0.5, 2.5, 0, 56, jade) : null}
        ${key === "8,2" ? crystal(8.5, 2.5, 0, 56, rose) : null}
        ${key === "2,3" || key === "3,1" ? crystal(x + 0.5, y + 0.5, 0, 26, jade) : null}
        ${key === "6,1" || key === "6,3" ? crystal(x + 0.5, y + 0.5, 0, 26, rose) : null}`;
    }),
  };
}
