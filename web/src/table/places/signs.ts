// The signs that numbers stand on: markers on a piece, and what a place has.
import type { Sign } from "../../engine/types/Sign";
import type { Side } from "../types";

/** It points up, in the form of whose it is: round, with six corners, and so on, as pieces are. */
const CREST: Readonly<Record<Side, string>> = {
  p1: "M0-13L4.500-7.900A9 9 0 1 1-4.500-7.900z",
  p2: "M0-13L9-5V5L0 10L-9 5V-5z",
  p3: "M0-13L10 9H-10z",
  p4: "M0-13L10 0L0 11L-10 0z",
  neutral: "M0-13L8-7V9H-8V-7z",
};

const SIGNS: Readonly<Record<Exclude<Sign, "crest">, string>> = {
  drop: "M0-9.500C4-4 7.500-.5 7.500 3A7.500 7.500 0 0 1-7.500 3C-7.500-.5-4-4 0-9.500z",
  hourglass: "M-7.500-9H7.500L2 0l5.500 9H-7.500L-2 0z",
  card: "M-6-9h12a2 2 0 0 1 2 2V7a2 2 0 0 1-2 2H-6a2 2 0 0 1-2-2V-7a2 2 0 0 1 2-2z",
  coin: "M0-9.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 1 1 0-19z",
  wave: "M0-11C5-4 9 0 9 4A9 9 0 0 1-9 4C-9 0-5-4 0-11z",
};

/** The outline of a sign, around the origin. */
export const outlineOfSign = (sign: Sign, side: Side = "neutral"): string =>
  sign === "crest" ? CREST[side] : SIGNS[sign];
