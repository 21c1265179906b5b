// One drawing language for the covers: blocks on a floor, seen from above at a slant, lit from the left.

/**
 * SVG as text: a cover is drawn once and never changes, and one text is read far sooner than hundreds of templates are put
 * together. Lists are joined, and what is null is left out.
 */
export const svg = (texts: TemplateStringsArray, ...values: readonly unknown[]): string =>
  String.raw({ raw: texts }, ...values.map((value) => (Array.isArray(value) ? value.join("") : (value ?? ""))));

export interface Paint {
  readonly top: string;
  readonly left: string;
  readonly right: string;
}

/** Floor coordinates to picture coordinates. One floor unit is 2 x 1 on the picture, times `UNIT`. */
const UNIT = 16;
export const at = (x: number, y: number, z = 0): readonly [number, number] => [
  (x - y) * UNIT,
  ((x + y) * UNIT) / 2 - z * UNIT,
];

const points = (...corners: (readonly [number, number])[]): string =>
  corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** A block of `w` x `d` floor units and `h` high, standing at (x, y) on level z. */
export function block(x: number, y: number, z: number, w: number, d: number, h: number, paint: Paint): string {
  const [up, down] = [z + h, z];
  return svg`
    <polygon fill="${paint.left}" points="${points(at(x, y + d, up), at(x + w, y + d, up), at(x + w, y + d, down), at(x, y + d, down))}" />
    <polygon fill="${paint.right}" points="${points(at(x + w, y, up), at(x + w, y + d, up), at(x + w, y + d, down), at(x + w, y, down))}" />
    <polygon fill="${paint.top}" points="${points(at(x, y, up), at(x + w, y, up), at(x + w, y + d, up), at(x, y + d, up))}" />`;
}

/** A flat shape on level z. */
export const flat = (corners: readonly (readonly [number, number])[], z: number, fill: string): string =>
  svg`<polygon fill="${fill}" points="${points(...corners.map(([x, y]) => at(x, y, z)))}" />`;

/** A round pawn: foot, body, head. */
export function pawn(x: number, y: number, z: number, paint: Paint): string {
  const [cx, cy] = at(x, y, z);
  return svg`<g transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)})">
    <ellipse cx="0" cy="1" rx="10" ry="5" fill="#000" opacity=".25" />
    <path d="M-8 0C-8 -9 -4 -12 -3 -19H3C4 -12 8 -9 8 0A8 4 0 0 1 -8 0z" fill="${paint.left}" />
    <path d="M1 -19H3C4 -12 8 -9 8 0A8 4 0 0 1 1 4z" fill="${paint.right}" />
    <circle cx="0" cy="-22" r="6.5" fill="${paint.left}" />
    <path d="M2 -28.2A6.5 6.5 0 0 1 2 -15.8 9 9 0 0 0 2 -28.2z" fill="${paint.right}" />
    <circle cx="-2.3" cy="-24.3" r="1.8" fill="${paint.top}" />
  </g>`;
}

/** A crystal: two pyramids, foot to foot. */
export function crystal(x: number, y: number, z: number, high: number, paint: Paint): string {
  const [cx, cy] = at(x, y, z);
  const mid = -high * 0.38;
  return svg`<g transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)})">
    <ellipse cx="0" cy="1" rx="9" ry="4.5" fill="#000" opacity=".25" />
    <polygon fill="${paint.left}" points="${points([0, -high], [-9, mid], [0, mid + 5])}" />
    <polygon fill="${paint.right}" points="${points([0, -high], [9, mid], [0, mid + 5])}" />
    <polygon fill="${paint.right}" points="${points([0, 2], [-9, mid], [0, mid + 5])}" />
    <polygon fill="${paint.top}" points="${points([0, 2], [9, mid], [0, mid + 5])}" opacity=".55" />
  </g>`;
}
