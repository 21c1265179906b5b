// Noxilia on the shelf: what it is called, what it is like, and its cover.
import { at, block, pawn, svg, type Paint } from "../../../web/src/app/covers/iso";
import { BLUE, ORANGE, STONE, paint, type Scene } from "../../../web/src/app/covers/scene";

export const title = { en: "Noxilia", fr: "Noxilia" };

export const blurb = {
  en: "Ten zones, two monarchs, and ripostes that turn an attack round. Lose your monarch and you lose the night.",
  fr: "Dix zones, deux monarques, et des ripostes qui retournent l’attaque. Perdez votre monarque et la nuit est perdue.",
};

/** Two camps behind their walls, two battlefields between them, and armies that nobody has turned up yet. */
export function cover(): Scene {
  const field = paint("#2f7f6f", "#1c574d", "#123f38");
  const camp = paint("#3b9478", "#226655", "#164a3f");
  const hall = paint("#56b48e", "#2d7d63", "#1d5c49");
  const night = paint("#9a86e8", "#6b54c4", "#493896");
  const chest = paint("#ffe3a0", "#c98a1d", "#8f5d0c");
  const [wide, deep] = [1.78, 1.5];
  const crown = (x: number, y: number): string => {
    const [cx, cy] = at(x, y, 2.05);
    return svg`<path transform="translate(${cx} ${cy})" d="M-7 3L-9 -7L-4 -3L0 -10L4 -3L9 -7L7 3z" fill="#ffcf5c" />`;
  };
  /** A wall along a zone, with its teeth. */
  const wall = (x: number, y: number): string => svg`${block(x, y, 0, 0.26, deep, 0.62, STONE)}
    ${[0, 0.46, 0.92].map((n) => block(x, y + n + 0.1, 0.62, 0.26, 0.28, 0.24, STONE))}`;
  const hidden = (x: number, y: number): string => block(x, y, 0, 0.12, 0.72, 1, night);
  const zone = (x: number, y: number, look: Paint, ...on: (string | null)[]): string =>
    svg`${block(x, y, -0.45, wide, deep, 0.45, look)}${on}`;
  // From one camp to the other; what is further back is drawn first.
  return {
    centre: [4.7, 1.45],
    zoom: 1.1,
    sky: "#071c1c",
    glow: "#136a57",
    blocks: [
      // A crescent, and not a disc over a disc: the sky behind it is not of one colour.
      svg`<path transform="translate(128 6)" d="M0 -20A20 20 0 1 1 -18.4 8.4A16.6 16.6 0 1 0 0 -20z" fill="#f4e7b8" />`,
      zone(0, 0, hall, crown(0.9, 0.75), pawn(0.9, 0.75, 0, BLUE)),
      zone(0, 1.75, camp),
      zone(2, 0, camp, pawn(2.6, 0.7, 0, BLUE), wall(3.4, 0)),
      zone(2, 1.75, camp, hidden(2.6, 2.1), wall(3.4, 1.75)),
      zone(4, 0, field, hidden(4.5, 0.35), block(5.05, 0.75, 0, 0.5, 0.5, 0.34, chest)),
      zone(4, 1.75, field, pawn(4.45, 2.8, 0, BLUE), pawn(5.35, 2.1, 0, ORANGE)),
      zone(6, 0, camp, wall(6.1, 0), hidden(7, 0.35)),
      zone(6, 1.75, camp, wall(6.1, 1.75), hidden(7, 2.1)),
      zone(8, 0, camp),
      zone(8, 1.75, hall, crown(9, 2.5), pawn(9, 2.5, 0, ORANGE)),
    ],
  };
}
