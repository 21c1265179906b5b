// Zones: squares or places that a piece can go to, strike, threaten or affect.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Cell, Zone } from "../types";
import type { Point } from "./spot-board";
import { UNIT } from "./terrain";

/**
 * Signs that differ without colour: a dot for moves, a cross for strikes, half a cross for threats, an eye for what is
 * foretold, a frame for the rest.
 */
const SIGNS: Readonly<Record<string, string>> = {
  move: "M32 25a7 7 0 1 0 .1 0z",
  strike: "M27 27l10 10M37 27L27 37",
  threat: "M28 36l8-8",
  foretold: "M12 32q20-22 40 0q-20 22-40 0zM32 26a6 6 0 1 0 .1 0z",
};
const FRAME = "M8 20V8h12M44 8h12v12M56 44v12H44M20 56H8V44";

/** Signs that fill their square; others are in its middle. */
const isWide = (kind: string): boolean => !(kind in SIGNS) || kind === "foretold";

const sign = (kind: string): string => SIGNS[kind] ?? FRAME;
export const zoneClass = (kind: string): string => `zone ${kind in SIGNS ? kind : "frame"}`;

export const zonesView = (zones: readonly Zone[]): SVGTemplateResult[] =>
  zones.flatMap(({ kind, squares = [] }) =>
    squares.map(([x, y]: Cell) => {
      const at = `translate(${(x - 1) * UNIT} ${(y - 1) * UNIT})`;
      return svg`<g class=${zoneClass(kind)} transform=${at}><rect x="2" y="2" width="60" height="60" rx="9"/><path d=${sign(kind)}/></g>`;
    }),
  );

/** The same sign for the legend. */
export const zoneSign = (kind: string): SVGTemplateResult =>
  svg`<g class=${zoneClass(kind)}><rect x="2" y="2" width="60" height="60" rx="9"/><path d=${sign(kind)}/></g>`;

/** The same sign on a small plate around a point. */
export const zoneBadge = (kind: string, [x, y]: Point, scale: number): SVGTemplateResult =>
  svg`<g class=${`${zoneClass(kind)} badge`} transform=${`translate(${x} ${y}) scale(${scale})`}><circle r="11"/>
    <path transform=${`scale(${isWide(kind) ? 0.36 : 1}) translate(-32 -32)`} d=${sign(kind)}/></g>`;
