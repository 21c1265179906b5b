// A Table as a picture that needs nothing: an SVG with its colours in it, for a page where no script has run yet, for
// print and for feed readers. What moves and is clicked is the board in web/src/table.
import { edgePath } from "../table/board/edges";
import { BESIDE, OWNER_SHAPE } from "../table/board/shapes";
import { initials, outlineOf } from "../table/board/glyphs";
import { besideOf, platesOf, vitalOf } from "../table/board/numbers";
import { thingOf, type GameBook, type Piece, type Side, type Table } from "../table/types";
import { drawsOf, hasPose, isCamp } from "../table/draws";
import { PRINTED, type Inks } from "./inks";
import { OPEN, extentOf, groundAt, ownerOf, sizeOf, type Size } from "../table/view";
import { columnName, type Words } from "../words/words";
import { wholeOf, type Part } from "./part";

/** A square of the picture, in its own units. */
const S = 40;
const RULER = 16;

/** The colours of a game's ground, by the names of its kinds; open ground has none. */
export const groundColours = (game: GameBook): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(drawsOf(game).grounds ?? {}).flatMap(([terrain, ground]) =>
      terrain === OPEN || isCamp(ground) ? [] : [[terrain, PRINTED.ground[ground]]],
    ),
  );

export const ownerLooks = (): Readonly<Record<Side, { shape: string; colour: string }>> => {
  const look = (owner: Side): { shape: string; colour: string } => ({
    shape: OWNER_SHAPE[owner],
    colour: PRINTED.owner[owner],
  });
  return { p1: look("p1"), p2: look("p2"), p3: look("p3"), p4: look("p4"), neutral: look("neutral") };
};

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.codePointAt(0))};`);

/** The picture as SVG text; `said` is what it shows, in words. Of a board of squares it may show a part. */
export const picture = (
  table: Table,
  words: Words,
  said: string,
  { inks = PRINTED, part = wholeOf(table) }: { readonly inks?: Inks; readonly part?: Part } = {},
): string =>
  table.board.places ? placesPicture(table, words, said, inks) : squaresPicture(table, words, said, inks, part);

function squaresPicture(table: Table, words: Words, said: string, inks: Inks, part: Part): string {
  const [width, height] = [part.w * S, part.h * S];
  const title = escape(said);
  // A board of a few squares need not fill the page.
  const wide = part.w > 9 ? "100%" : String(part.w * 60);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-${String(RULER)} -${String(RULER)} ${String(width + RULER + 2)} ${String(height + RULER + 2)}" width="${wide}" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-weight="700" text-anchor="middle">`,
    `<title>${title}</title>`,
    `<rect x="-${String(RULER)}" y="-${String(RULER)}" width="${String(width + RULER + 2)}" height="${String(height + RULER + 2)}" fill="${inks.paper}"/>`,
    ...cut(squares(table, words, inks), part, sizeOf(table.board)),
    `<rect width="${String(width)}" height="${String(height)}" fill="none" stroke="${inks.frame}" stroke-width="2"/>`,
    `<g font-size="10" fill="${inks.ruler}">${rulers(part)}</g>`,
    "</svg>",
  ].join("");
}

/** The squares of a part, where it is not all of them. */
function cut(drawn: readonly string[], { x, y, w, h }: Part, whole: Size): readonly string[] {
  if (w === whole.w && h === whole.h) return drawn;
  const [left, top, width, height] = [(x - 1) * S, (y - 1) * S, w * S, h * S].map(String);
  return [`<svg width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">`, ...drawn, "</svg>"];
}

/** Ground, lines, what is between squares, and pieces. */
function squares(table: Table, words: Words, inks: Inks): string[] {
  const { w, h } = sizeOf(table.board);
  const [width, height] = [w * S, h * S];
  const lines = [
    ...Array.from({ length: w - 1 }, (_, i) => `M${String((i + 1) * S)} 0v${String(height)}`),
    ...Array.from({ length: h - 1 }, (_, i) => `M0 ${String((i + 1) * S)}h${String(width)}`),
  ].join("");
  const pieces = Object.values(table.pieces).map((piece) => {
    const [x, y] = piece.at ?? [0, 0];
    return piece.at ? token(piece, words, inks, [(x - 1) * S, (y - 1) * S], Math.min(...extentOf(piece))) : "";
  });
  return [
    `<rect width="${String(width)}" height="${String(height)}" fill="${inks.tile}"/>`,
    ...ground(table, words, inks, w, h),
    `<path d="${lines}" stroke="${inks.line}" fill="none"/>`,
    barriers(table.board, inks),
    ...pieces,
  ];
}

/** What is between squares: a dark bar with a light line in it. */
function barriers({ edges = [] }: Table["board"], { plate, onPlate }: Inks): string {
  if (edges.length === 0) return "";
  const d = edges.map((edge) => edgePath(edge, S, 3)).join("");
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${plate}" stroke-width="6"/><path d="${d}" stroke="${onPlate}" stroke-width="2" stroke-dasharray="1 5"/></g>`;
}

/** One path for each kind of ground. */
function ground({ board }: Table, { book }: Words, inks: Inks, w: number, h: number): string[] {
  const kinds = new Map<string, string>();
  for (let y = 1; y <= h; y += 1)
    for (let x = 1; x <= w; x += 1) {
      const kind = groundAt(book, board, [x, y]);
      if (kind === OPEN) continue;
      const at = `M${String((x - 1) * S + 1)} ${String((y - 1) * S + 1)}h${String(S - 2)}v${String(S - 2)}h-${String(S - 2)}z`;
      kinds.set(kind, (kinds.get(kind) ?? "") + at);
    }
  return [...kinds].map(([kind, path]) => `<path d="${path}" fill="${colourOf(book, kind, inks)}"/>`);
}

function colourOf(game: GameBook | null, terrain: string, inks: Inks): string {
  const ground = drawsOf(game).grounds?.[terrain];
  return ground === undefined || isCamp(ground) ? inks.camp : inks.ground[ground];
}

function rulers({ x: left, y: top, w, h }: Part): string {
  const mark = (x: number, y: number, said: string): string => `<text x="${String(x)}" y="${String(y)}">${said}</text>`;
  return [
    ...Array.from({ length: w }, (_, i) => mark((i + 0.5) * S, -5, columnName(left + i))),
    ...Array.from({ length: h }, (_, i) => mark(-8, (i + 0.5) * S + 4, String(top + i))),
  ].join("");
}

/** The owner's shape and colour, the unit's picture or its initials, its numbers; fainter where it is face down. */
function token(piece: Piece, words: Words, inks: Inks, [x, y]: readonly [number, number], large = 1): string {
  const owner = ownerOf(piece);
  const hidden = hasPose(words.book, { traits: piece.traits ?? [], cards: piece.cards ?? [] }, "covered")
    ? ' opacity=".55"'
    : "";
  return `<g transform="translate(${String(x)} ${String(y)}) scale(${String((S / 64) * large)})" fill="${inks.onPlate}"${hidden}><path d="${OWNER_SHAPE[owner]}" fill="${inks.owner[owner]}"/>${face(piece, words, inks.onOwner?.[owner])}${numbers(piece.stats, words.book, inks)}</g>`;
}

/** What the board itself draws, where that is an outline (board/glyphs.ts). */
function face({ is }: Piece, words: Words, ink?: string): string {
  const fill = ink === undefined ? "" : ` fill="${ink}"`;
  const outline = outlineOf(thingOf(words.book, is), words.book);
  return outline === null
    ? `<text x="32" y="35" font-size="20"${fill}>${escape(initials(words.name(is)))}</text>`
    : `<path transform="translate(13 5) scale(.152)" d="${escape(outline)}"${fill}/>`;
}

/** The vital number, round, and beside it the number that matters most then, in its outline; or the vital one alone. */
function numbers(stats: Piece["stats"], game: GameBook | null, { plate }: Inks): string {
  const [vital, beside] = [vitalOf(game) ?? "", besideOf(game) ?? ""];
  const [other, left] = [stats[beside], stats[vital]];
  const number = (at: number, y: number, value: number): string =>
    `<text x="${String(at)}" y="${String(y)}" font-size="13">${String(value)}</text>`;
  if (other !== undefined)
    return `<path d="${BESIDE[platesOf(game).get(beside) ?? "blade"]}" fill="${plate}"/>${number(14, 59, other)}<rect x="34" y="46" width="29" height="17" rx="8.5" fill="${plate}"/>${number(48, 59, left ?? 0)}`;
  return left === undefined
    ? ""
    : `<rect x="20" y="46" width="24" height="16" rx="8" fill="${plate}"/>${number(32, 58.5, left)}`;
}

/** A place of the picture: its width, what stands over its units, and how many of them stand in a line. */
const [WIDE, HEAD, GAP, ABREAST] = [216, 20, 22, 5];

type Place = NonNullable<Table["board"]["places"]>[number];

interface Box {
  readonly place: Place;
  readonly units: readonly Piece[];
  readonly x: number;
  readonly y: number;
  readonly high: number;
}

/** A board of places: the rows from the far edge to the near one, what is beside what, who holds it, who stands there. */
function placesPicture(table: Table, words: Words, said: string, inks: Inks): string {
  const boxes = boxesOf(table);
  const width = Math.max(...boxes.map(({ x }) => x)) + WIDE;
  const height = Math.max(...boxes.map(({ y, high }) => y + high));
  const title = escape(said);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${String(width + 16)} ${String(height + 16)}" width="100%" role="img" aria-label="${title}" font-family="system-ui, sans-serif" font-weight="700" text-anchor="middle">`,
    `<title>${title}</title>`,
    `<rect x="-8" y="-8" width="${String(width + 16)}" height="${String(height + 16)}" fill="${inks.paper}"/>`,
    `<path d="${ways(boxes)}" stroke="${inks.frame}" stroke-width="3" fill="none"/>`,
    ...boxes.map((box) => placeBox(box, words, inks)),
    "</svg>",
  ].join("");
}

function boxesOf({ board: { places = [] }, pieces }: Table): Box[] {
  const units = (id: string): Piece[] => Object.values(pieces).filter(({ place }) => place === id);
  const rows = [...new Set(places.map(({ row }) => row))].sort((a, b) => b - a);
  let y = 0;
  return rows.flatMap((row) => {
    const here = places.filter((place) => place.row === row).map((place) => ({ place, units: units(place.id) }));
    const lines = Math.max(1, ...here.map((box) => Math.ceil(box.units.length / ABREAST)));
    const [top, high] = [y, HEAD + lines * (S + 2) + 4];
    y += high + GAP;
    return here.map((box, n) => ({ ...box, x: n * (WIDE + GAP), y: top, high }));
  });
}

/** A line from the middle of each place to that of each place beside it. */
function ways(boxes: readonly Box[]): string {
  const middle = ({ x, y, high }: Box): string => `${String(x + WIDE / 2)} ${String(y + high / 2)}`;
  const beside = (box: Box): Box[] =>
    boxes.filter(({ place }) => place.beside.includes(box.place.id) && place.id > box.place.id);
  return boxes.flatMap((box) => beside(box).map((other) => `M${middle(box)}L${middle(other)}`)).join("");
}

function placeBox({ place: { id, is, holder }, units, x, y, high }: Box, words: Words, inks: Inks): string {
  const colour = inks.owner[holder ?? "neutral"];
  const name = escape(words.name(is ?? id));
  return [
    `<g transform="translate(${String(x)} ${String(y)})"><rect width="${String(WIDE)}" height="${String(high)}" rx="6" fill="${inks.tile}" stroke="${colour}" stroke-width="2"/>`,
    `<text x="${String(WIDE / 2)}" y="14" font-size="11" fill="${colour}">${name}</text>`,
    ...units.map((unit, n) =>
      token(unit, words, inks, [6 + (n % ABREAST) * (S + 1), HEAD + Math.floor(n / ABREAST) * (S + 2)]),
    ),
    "</g>",
  ].join("");
}
