// Skirmish on the shelf: what it is called, what it is like, and its cover.
import { at, block, pawn, svg, type Paint } from "../../../web/src/app/covers/iso";
import { BLUE, ORANGE, STONE, board, floor, paint, type Scene } from "../../../web/src/app/covers/scene";

export const title = { en: "Skirmish", fr: "Escarmouche" };

export const blurb = {
  en: "Two warbands of five, a fistful of dice and a hand of cards. Hold the banners, bring down the captain, and see which rule decided every roll.",
  fr: "Deux bandes de cinq, une poignée de dés et une main de cartes. Tenez les bannières, abattez le capitaine adverse et voyez quelle règle a décidé de chaque jet.",
};

export function cover(): Scene {
  const pale = paint("#2f4164", "#1d2a44", "#152036");
  const dark = paint("#28385a", "#1a263f", "#121c31");
  const water = paint("#2f7fa8", "#1d4f70", "#164059");
  const walls = new Set(["1,1", "2,1", "5,4", "4,4", "0,4"]);
  const pools = new Set(["5,0", "6,0", "6,1", "0,2", "1,5"]);
  const people: Record<string, Paint> = { "2,3": BLUE, "1,3": BLUE, "5,2": ORANGE, "4,1": ORANGE };
  return {
    centre: [3.3, 2.6],
    zoom: 1.28,
    sky: "#111a2d",
    glow: "#274a86",
    blocks: floor(7, 6, (x, y) => {
      const key = `${String(x)},${String(y)}`;
      const ground = pools.has(key) ? block(x, y, -0.5, 0.94, 0.94, 0.36, water) : board(x, y, pale, dark);
      const [bx, by] = at(x + 0.47, y + 0.47);
      const who = people[key];
      return svg`${ground}
        ${walls.has(key) ? block(x, y, 0, 0.94, 0.94, 1.1, STONE) : null}
        ${who ? pawn(x + 0.5, y + 0.5, 0, who) : null}
        ${
          key === "3,2"
            ? svg`<g transform="translate(${bx} ${by})"><ellipse rx="8" ry="4" fill="#000" opacity=".3"/><path d="M0 0V-40" stroke="#f7f1e0" stroke-width="2.4" stroke-linecap="round"/><path d="M1 -40L24 -35L16 -28L24 -20L1 -23z" fill="#ffb93b"/></g>`
            : null
        }`;
    }),
  };
}
