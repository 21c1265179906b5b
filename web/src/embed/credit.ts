// Whose pictures are on a board: their licence asks for a line beside them, wherever they are shown.
import { html, type TemplateResult } from "lit";
import of from "../../../crate/games/credit.json";
import type { GameBook } from "../words/book";

/** Does a position have a thing in it that is drawn by one of these pictures? A game without them draws its own. */
export const hasPictures = (position: unknown, { drawings, things }: Pick<GameBook, "drawings" | "things">): boolean =>
  drawings !== undefined && names(position, (id) => drawings[things[id]?.art ?? ""] !== undefined);

/** The same before the pictures are there. */
const waitsForPictures = (position: unknown, { things }: Pick<GameBook, "things">): boolean =>
  names(position, (id) => things[id]?.art !== undefined);

/** Is a thing of this kind anywhere in it? */
function names(position: unknown, of: (id: string) => boolean): boolean {
  if (typeof position !== "object" || position === null) return false;
  return Object.entries(position).some(([key, value]) =>
    key === "is" && typeof value === "string" ? of(value) : names(value, of),
  );
}

/** Its line is there before the pictures are, so that nothing moves when they come. */
export function credit(position: unknown, book: Pick<GameBook, "drawings" | "things">): TemplateResult | null {
  if (!waitsForPictures(position, book)) return null;
  return html`<p class=${hasPictures(position, book) ? "credit" : "credit waits"} title=${of.by}>
    © <a href=${of.url} target="_blank">${of.pictures}</a>,
    <a href=${of.licenceUrl} target="_blank" rel="license">${of.licence}</a>
  </p>`;
}

/** The same in plain HTML, for what is copied. */
export const creditCode = `<small>© <a href="${of.url}">${of.pictures}</a>, <a rel="license" href="${of.licenceUrl}">${of.licence}</a></small>`;
