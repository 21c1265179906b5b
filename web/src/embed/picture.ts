// A Table as a picture that needs nothing: an SVG with its colours in it, for a page where no script has run yet, for
// print and for feed readers. What moves and is clicked is the board in web/src/table.
import { OWNER_SHAPE } from "../table/board/shapes";
import { initials, outlineOf } from "../table/board/glyphs";
import { look, type Piece, type Table } from "../table/types";
import { ownerOf, sizeOf, terrainAt } from "../table/view";
import { columnName, type Words } from "../words/words";

/** A square of the picture, in its own units. */
const S = 40;
const RULER = 16;

/** By daylight, as in theme/tokens.css: a picture hangs on whatever wall it is put on. */
const OWNER = { p1: "#1c5fbf", p2: "#b9430f", p3: "#6b3fa8", p4: "#1c7a45", neutral: "#566277" } as const;
const GROUND: Readonly<Record<string, string>> = {
  wall: "#5d6676",
  pillar: "#8791a3",
  rough: "#cdb892",
  water: "#7db7d9",
  thicket: "#7aa864",
  thorns: "#8c4a63",
  banner: "#d99a12",
};

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`);

/** The picture as SVG text; `said` is what it shows, in words. */
export function picture(table: Table, words: Words, said: string): string {
  const { w, h } = sizeOf(table.board);
  const [width, height] = [w * S, h * S];
  const lines = [
    ...Array.from({ length: w - 1 }, (_, i) => `M${String((i + 1) * S)} 0v${String(height)}`),
    ...Array.from({ length: h - 1 }, (_, i) => `M0 ${String((i + 1) * S)}h${String(width)}`),
  ].join("");
  const pieces = Object.values(table.pieces).map((piece) => token(piece, words));
  const title = escape(said);
  // A board of a few squares need not fill the page.
  const wide = w > 9 ? "100%" : String(w * 60);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${String(RULER)} -${String(RULER)} ${String(width + RULER + 2)} ${String(height + RULER + 2)}" width="${wide}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-weight="700" text-anchor="middle">`,
    `<title>${title}</title>`,
    `<rect x="-${String(RULER)}" y="-${String(RULER)}" width="${String(width + RULER + 2)}" height="${String(height + RULER + 2)}" fill="#fff"/>`,
    `<rect width="${String(width)}" height="${String(height)}" fill="#f2f0ea"/>`,
    ...ground(table, w, h),
    `<path d="${lines}" stroke="#cfcabd" fill="none"/>`,
    `<rect width="${String(width)}" height="${String(height)}" fill="none" stroke="#77859c" stroke-width="2"/>`,
    `<g font-size="10" fill="#46546c">${rulers(w, h)}</g>`,
    ...pieces,
    "</svg>",
  ].join("");
}

/** One path for each kind of ground. */
function ground({ board }: Table, w: number, h: number): string[] {
  const kinds = new Map<string, string>();
  for (let y = 1; y <= h; y += 1)
    for (let x = 1; x <= w; x += 1) {
      const kind = terrainAt(board, [x, y]);
      if (kind === "open") continue;
      const at = `M${String((x - 1) * S + 1)} ${String((y - 1) * S + 1)}h${String(S - 2)}v${String(S - 2)}h-${String(S - 2)}z`;
      kinds.set(kind, (kinds.get(kind) ?? "") + at);
    }
  return [...kinds].map(([kind, path]) => `<path d="${path}" fill="${GROUND[kind] ?? "#dde3ec"}"/>`);
}

function rulers(w: number, h: number): string {
  const mark = (x: number, y: number, said: string): string => `<text x="${String(x)}" y="${String(y)}">${said}</text>`;
  return [
    ...Array.from({ length: w }, (_, i) => mark((i + 0.5) * S, -5, columnName(i + 1))),
    ...Array.from({ length: h }, (_, i) => mark(-8, (i + 0.5) * S + 4, String(i + 1))),
  ].join("");
}

/** The owner's shape and colour, the unit's picture or its initials, its numbers. */
function token(piece: Piece, words: Words): string {
  if (!piece.at) return "";
  const [x, y] = piece.at;
  const owner = ownerOf(piece);
  return `<g transform="translate(${String((x - 1) * S)} ${String((y - 1) * S)}) scale(${String(S / 64)})" fill="#fff"><path d="${OWNER_SHAPE[owner]}" fill="${OWNER[owner]}"/>${face(piece, words)}${numbers(piece)}</g>`;
}

/** What the board itself draws, where that is an outline (board/glyphs.ts). */
function face({ is }: Piece, words: Words): string {
  const outline = outlineOf(look(words.book, is), words.book);
  return outline === null
    ? `<text x="32" y="35" font-size="20">${escape(initials(words.name(is)))}</text>`
    : `<path transform="translate(13 5) scale(.076)" d="${escape(outline)}"/>`;
}

/** Attack beside health, cut and round as on the board, or health alone. */
function numbers({ stats: { attack, health } }: Piece): string {
  const number = (at: number, y: number, value: number): string =>
    `<text x="${String(at)}" y="${String(y)}" font-size="13">${String(value)}</text>`;
  if (attack !== undefined)
    return `<path d="M2 46h25v11l-6 6H2z" fill="#10151f"/>${number(14, 59, attack)}<rect x="34" y="46" width="29" height="17" rx="8.5" fill="#10151f"/>${number(48, 59, health ?? 0)}`;
  return health === undefined
    ? ""
    : `<rect x="20" y="46" width="24" height="16" rx="8" fill="#10151f"/>${number(32, 58.5, health)}`;
}
