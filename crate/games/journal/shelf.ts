// Journal on the shelf: what it is called, what it is like, and its cover.
import { at, block, flat, pawn, svg } from "../../../web/src/app/covers/iso";
import { BLUE, ORANGE, paint, type Scene } from "../../../web/src/app/covers/scene";

export const title = { en: "Journal", fr: "Journal" };

export const blurb = {
  en: "Heroes from one notebook’s pages: cards for dice, orders for allies, and a law that changes every battle.",
  fr: "Des héros sortis d’un carnet : des cartes pour dés, des ordres pour les alliés, et une loi qui change chaque bataille.",
};

export function cover(): Scene {
  const page = paint("#f3f5ee", "#cfd6d2", "#b3bdbb");
  const leather = paint("#256579", "#17495a", "#103644");
  const line = "#b9d3d9";
  const lines: string[] = [];
  for (let n = 1; n < 6; n += 1) {
    lines.push(
      flat(
        [
          [n, 0.2],
          [n + 0.04, 0.2],
          [n + 0.04, 6.2],
          [n, 6.2],
        ],
        0.42,
        line,
      ),
    );
    lines.push(
      flat(
        [
          [0.2, n],
          [0.2, n + 0.05],
          [6.1, n + 0.05],
          [6.1, n],
        ],
        0.42,
        line,
      ),
    );
  }
  const playing = (x: number, y: number, z: number, mark: string): string => {
    const [cx, cy] = at(x + 0.6, y + 0.85, z + 0.1);
    return svg`${block(x, y, z, 1.2, 1.7, 0.08, page)}<path d="M${cx} ${cy - 6}L${cx + 9} ${cy}L${cx} ${cy + 6}L${cx - 9} ${cy}z" fill="${mark}" />`;
  };
  const pencil = paint("#ffe3a0", "#ffb93b", "#d98a0c");
  return {
    centre: [3.2, 3.1],
    zoom: 1.22,
    sky: "#072129",
    glow: "#1d7287",
    blocks: [
      block(-0.3, -0.3, -0.2, 7.6, 7, 0.3, leather),
      block(0, 0, 0.1, 6.3, 6.3, 0.3, page),
      ...lines,
      flat(
        [
          [1, 2],
          [2, 2],
          [2, 3],
          [1, 3],
        ],
        0.43,
        "#7bb8c9",
      ),
      flat(
        [
          [3, 3],
          [5, 3],
          [5, 4],
          [3, 4],
        ],
        0.43,
        "#f0b27a",
      ),
      pawn(1.6, 2.4, 0.42, BLUE),
      pawn(4.6, 3.6, 0.42, ORANGE),
      playing(4.3, 0.2, 0.42, "#d52f4f"),
      playing(0.6, 4.1, 0.42, "#22313f"),
      block(1.6, 5.6, 0.42, 4.2, 0.3, 0.3, pencil),
      block(5.8, 5.6, 0.42, 0.5, 0.3, 0.3, paint("#f7e2c8", "#e0b98e", "#b98a5b")),
    ],
  };
}
