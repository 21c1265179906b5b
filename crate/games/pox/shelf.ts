// Pox on the shelf: what it is called, what it is like, and its cover.
import { block, crystal, flat, pawn, svg } from "../../../web/src/app/covers/iso";
import { BLUE, ORANGE, STONE, board, floor, paint, type Scene } from "../../../web/src/app/covers/scene";

export const title = { en: "Pox", fr: "Pox" };

export const blurb = {
  en: "Runes become champions, spells and relics. Spend nora, climb the ground, and take the enemy’s shrine.",
  fr: "Des runes deviennent champions, sorts et reliques. Dépensez le nora, gagnez les hauteurs et prenez le sanctuaire adverse.",
};

export function cover(): Scene {
  const pale = paint("#6d2236", "#471422", "#340d18");
  const dark = paint("#5e1b2e", "#40111e", "#2d0b15");
  const shrine = paint("#ffb35c", "#e0662b", "#a53d13");
  const font = paint("#ff7a8a", "#d52f4f", "#981a36");
  const rune = (x: number, y: number, fill: string): string =>
    flat(
      [
        [x + 0.47, y + 0.08],
        [x + 0.86, y + 0.47],
        [x + 0.47, y + 0.86],
        [x + 0.08, y + 0.47],
      ],
      0.01,
      fill,
    );
  return {
    centre: [2.6, 2.6],
    zoom: 1.06,
    sky: "#1d060d",
    glow: "#8c1f35",
    blocks: floor(7, 7, (x, y) => {
      const key = `${String(x)},${String(y)}`;
      const tall = key === "0,0" || key === "6,6" || key === "0,6" || key === "6,0";
      return svg`${board(x, y, pale, dark, 0.7)}
        ${tall ? svg`${block(x + 0.15, y + 0.15, 0, 0.64, 0.64, 1.5, font)}${block(x + 0.27, y + 0.27, 1.5, 0.4, 0.4, 0.5, shrine)}` : null}
        ${(x * 3 + y * 5) % 7 === 3 ? rune(x, y, "#ff9a6b") : null}
        ${key === "3,3" ? svg`${block(3.05, 3.05, 0, 0.84, 0.84, 0.6, STONE)}${crystal(3.47, 3.47, 0.6, 44, shrine)}` : null}
        ${key === "2,4" || key === "1,3" ? pawn(x + 0.5, y + 0.5, 0, BLUE) : null}
        ${key === "4,2" || key === "5,3" ? pawn(x + 0.5, y + 0.5, 0, ORANGE) : null}`;
    }),
  };
}
