// HTML as a tagged template. Whatever is put into it is text and cannot become markup, unless it is markup already.
import { escape } from "../embed/picture";

export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template may have in it; `null` and `false` are nothing. */
export type Content = Markup | string | number | null | false | readonly Content[];

/** Indentation is for those who read the template. */
const flush = (part: string): string => part.replace(/\s*\n\s*/g, "\n");

export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Markup =>
  new Markup(strings.map((part, n) => flush(part) + (n < values.length ? textOf(values[n] ?? null) : "")).join(""));

/** The same for other documents, whose elements are not those of HTML. */
export const xml = html;

/** What is HTML already, made by code that escapes. */
export const made = (text: string): Markup => new Markup(text);

function textOf(content: Content): string {
  if (content === null || content === false) return "";
  if (content instanceof Markup) return content.text;
  if (typeof content === "string" || typeof content === "number") return escape(String(content));
  return content.map(textOf).join("");
}
