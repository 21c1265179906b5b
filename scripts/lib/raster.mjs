// SVG as PNG, the same on every machine: with a font of its own, whatever the machine has.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { at } from "./paths.mjs";

/** Pixels across: what chats and forums show, without their having to fetch more. */
export const WIDE = 480;

const FONT = at("node_modules", "dejavu-fonts-ttf", "ttf", "DejaVuSans-Bold.ttf");
const FAMILY = "DejaVu Sans";
/** Pictures that were made before: most of them are as they were. */
const KEPT = at("target", "raster");

/** Half a thread for each processor of a small machine, and enough for a large one. */
const AT_ONCE = 4;

/**
 * The pixels of a picture that has this size in its own units.
 * @param {{ width: number, height: number }} picture
 */
export const sizeOf = ({ width, height }) => ({ width: WIDE, height: Math.round((WIDE * height) / width) });

/**
 * PNG of each of these SVG documents, in their order.
 * @param {readonly string[]} all
 * @returns {Promise<Buffer[]>}
 */
export async function pngs(all) {
  mkdirSync(KEPT, { recursive: true });
  /** @type {Buffer[]} */
  const done = [];
  let next = 0;
  const work = async () => {
    for (let n = next++; n < all.length; n = next++) done[n] = await png(all[n] ?? "");
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

/** @param {string} svg */
async function png(svg) {
  const seen = unsaid(svg);
  const file = join(KEPT, `${createHash("sha256").update(`${FAMILY} ${WIDE}\0`).update(seen).digest("hex")}.png`);
  if (existsSync(file)) return readFileSync(file);
  const { renderAsync } = await import("@resvg/resvg-js");
  const image = await renderAsync(seen, {
    fitTo: { mode: "width", value: WIDE },
    font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: FAMILY, sansSerifFamily: FAMILY },
  });
  const bytes = image.asPng();
  writeFileSync(file, bytes);
  return bytes;
}

/** Without what it says to those who do not see it: in two languages many a picture is the same. @param {string} svg */
const unsaid = (svg) => svg.replace(/ aria-label="[^"]*"/, "").replace(/<title>[^<]*<\/title>/, "");
