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

export const html = (strings: TemplateStringsArray, ...values: readonly Content[]): Markup =>
  new Markup(flushed(strings).reduce((text, part, n) => text + textOf(values[n - 1] ?? null) + part));

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Indentation is for those who read the template. */
function flushed(strings: TemplateStringsArray): readonly string[] {
  const parts = known.get(strings) ?? strings.map((part) => part.replace(/\s*\n\s*/g, "\n"));
  known.set(strings, parts);
  return parts;
}

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
