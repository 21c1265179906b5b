// The kind of a place, shown by its shape: a wall with its merlons, a keep with towers, a chamber with its door, open
// ground. A kind that the game names no drawing for is a plain field with its name.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import type { Site } from "../../engine/types/Site";
import type { Rect } from "./map";

interface PlaceFrame {
  readonly rect: Rect;
  /** The side that looks towards the other half of the map. */
  readonly front: "up" | "down" | "both";
  /** The width of the ditch beyond it. */
  readonly gap: number;
}

const box = ({ x, y, w, h }: Rect, rx: number, cls: string): SVGTemplateResult =>
  svg`<rect class=${cls} x=${x} y=${y} width=${w} height=${h} rx=${rx}/>`;

/** Merlons along an edge; a wall is that from which one looks down. */
function merlons({ x, w }: Rect, y: number, high: number, up: boolean): string {
  const wide = 17;
  const n = Math.max(2, Math.floor((w - 8) / (wide * 1.75)));
  const step = (w - 8 - wide) / (n - 1);
  return Array.from({ length: n }, (_, i) => {
    const left = x + 4 + i * step;
    return `M${left.toFixed(1)} ${y}v${up ? -high : high}h${wide}v${up ? high : -high}z`;
  }).join("");
}

/** Courses of stone along an edge, as high as `deep`. */
function courses({ x, w }: Rect, y: number, deep: number): string {
  const half = deep / 2;
  const joints = (top: number, shift: number): string =>
    Array.from({ length: Math.floor(w / 34) }, (_, i) => `M${(x + shift + i * 34).toFixed(1)} ${top}v${half}`).join("");
  return `M${x} ${y + half}H${x + w}${joints(y, 17)}${joints(y + half, 34)}`;
}

/** The wall stands in the ditch before its place: within, its stones would cross the name of the place. */
function parapet({ rect, front, gap }: PlaceFrame): SVGTemplateResult {
  const { x, y, w, h } = rect;
  const [deep, high] = [gap * 0.42, gap * 0.34];
  const edges = front === "both" ? (["up", "down"] as const) : ([front] as const);
  return svg`${edges.map((edge) => {
    const up = edge === "up";
    const top = up ? y - deep : y + h;
    return svg`<g class="wall"><path class="stone" d=${merlons(rect, up ? top : top + deep, high, up)}/>
      <rect class="stone-top" x=${x} y=${top} width=${w} height=${deep} rx="2"/><path class="stone-cut" d=${courses(rect, top, deep)}/></g>`;
  })}
    ${box(rect, 3, "ground-floor wallwalk")}`;
}

/** Four towers at its corners. */
function keep({ rect }: PlaceFrame): SVGTemplateResult {
  const { x, y, w, h } = rect;
  const r = 11;
  const corners = [
    [x + 2, y + 2],
    [x + w - 2, y + 2],
    [x + 2, y + h - 2],
    [x + w - 2, y + h - 2],
  ] as const;
  return svg`${box(rect, 4, "ground-floor")}
    <rect class="court" x=${x + 5} y=${y + 5} width=${w - 10} height=${h - 10} rx="3"/>
    ${corners.map(([cx, cy]) => svg`<circle class="stone-top" cx=${cx} cy=${cy} r=${r}/><circle class="tower" cx=${cx} cy=${cy} r=${r - 3.5}/>`)}`;
}

/** Round corners, and a second line within: one is indoors. */
function chamber({ rect }: PlaceFrame): SVGTemplateResult {
  const { x, y, w, h } = rect;
  return svg`${box(rect, 22, "ground-floor indoors")}
    <rect class="court" x=${x + 4} y=${y + 4} width=${w - 8} height=${h - 8} rx="18"/>`;
}

const TUFT = "m0 0q1-6-3-9m3 9q0-7 2-11m-2 11q2-5 6-7";

/** Grass here and there, and no wall. */
function meadow({ rect }: PlaceFrame): SVGTemplateResult {
  const { x, y, w, h } = rect;
  const spots = [
    [0.07, 0.93],
    [0.27, 0.6],
    [0.52, 0.95],
    [0.73, 0.5],
    [0.93, 0.9],
  ] as const;
  return svg`${box(rect, 12, "ground-floor open")}
    <path class="tufts" d=${spots.map(([px, py]) => `M${(x + px * w).toFixed(1)} ${(y + py * h).toFixed(1)}${TUFT}`).join("")}/>`;
}

const plain = ({ rect }: PlaceFrame): SVGTemplateResult => box(rect, 8, "ground-floor strange-floor");

const GROUNDS: Readonly<Record<Site, (face: PlaceFrame) => SVGTemplateResult>> = { parapet, keep, chamber, meadow };

export const groundView = (site: Site | undefined, face: PlaceFrame): SVGTemplateResult =>
  (site ? GROUNDS[site] : plain)(face);
