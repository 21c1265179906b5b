// Zones on a board of places: a frame around each place, under its pieces, and the signs on its lower edge, above them.
import { svg } from "lit";
import type { SVGTemplateResult } from "lit";
import { zoneBadge, zoneClass } from "../board/zones";
import type { Zone } from "../types";
import { FRAMES } from "./map";
import type { Form, Rect } from "./map";

/** The size of a sign, and the distance of two on one edge. */
const BADGE: Readonly<Record<Form, { readonly scale: number; readonly step: number }>> = {
  narrow: { scale: 0.8, step: 20 },
  wide: { scale: 1.15, step: 29 },
};
/** Distance of the outermost frame from the edge of its place, and of each further one from the one around it. */
const INSET = 4;

type Rects = ReadonlyMap<string, Rect>;

/** The kinds of zones of each place, in the order of the zones. */
function kindsOf(zones: readonly Zone[], rects: Rects): [Rect, string[]][] {
  const found = new Map<Rect, string[]>();
  for (const { kind, places = [] } of zones)
    for (const id of places) {
      const rect = rects.get(id);
      if (rect) found.set(rect, [...(found.get(rect) ?? []), kind]);
    }
  return [...found];
}

/** Below the name of the place, as marks are. */
export const zoneFrames = (zones: readonly Zone[], rects: Rects, form: Form): SVGTemplateResult[] => {
  const top = FRAMES[form].head - 2;
  return kindsOf(zones, rects).flatMap(([{ x, y, w, h }, kinds]) =>
    kinds.map((kind, n) => {
      const [more, inset] = [n * INSET, (n + 1) * INSET];
      return svg`<g class=${zoneClass(kind)}><rect x=${x + inset} y=${y + top + more} width=${w - 2 * inset} height=${h - top - INSET - 2 * more} rx="7"/></g>`;
    }),
  );
};

export const zoneSigns = (zones: readonly Zone[], rects: Rects, form: Form): SVGTemplateResult[] => {
  const { scale, step } = BADGE[form];
  return kindsOf(zones, rects).flatMap(([{ x, y, w, h }, kinds]) =>
    kinds.map((kind, n) => zoneBadge(kind, [x + w / 2 + (n - (kinds.length - 1) / 2) * step, y + h], scale)),
  );
};
