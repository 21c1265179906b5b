// Whose pictures are on a board: their licence asks for a line beside them, wherever they are shown.
import { html, type TemplateResult } from "lit";
import of from "../../../crate/games/credit.json";
import type { GameBook } from "../words/book";

/** Does a position have a thing in it that is drawn by one of these pictures? A game without them draws its own. */
export function hasPictures(position: unknown, { drawings, things }: Pick<GameBook, "drawings" | "things">): boolean {
  if (!drawings || typeof position !== "object" || position === null) return false;
  return Object.entries(position).some(([key, value]) =>
    key === "is" && typeof value === "string"
      ? drawings[things[value]?.art ?? ""] !== undefined
      : hasPictures(value, { drawings, things }),
  );
}

export const credit = (): TemplateResult =>
  html`<p class="credit" title=${of.by}>
    © <a href=${of.url} target="_blank">${of.pictures}</a>,
    <a href=${of.licenceUrl} target="_blank" rel="license">${of.licence}</a>
  </p>`;

/** The same in plain HTML, for what is copied. */
export const creditCode = `<small>© <a href="${of.url}">${of.pictures}</a>, <a rel="license" href="${of.licenceUrl}">${of.licence}</a></small>`;
