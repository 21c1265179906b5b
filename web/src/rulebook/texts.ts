// The sentences of the app and of boards, all at once: nothing has to wait for a file when the site is built.
import english from "../locales/en.ftl?raw";
import french from "../locales/fr.ftl?raw";
import shelfEnglish from "../locales/shelf.en.ftl?raw";
import shelfFrench from "../locales/shelf.fr.ftl?raw";
import tableEnglish from "../table/table.en.ftl?raw";
import tableFrench from "../table/table.fr.ftl?raw";
import type { Lang } from "../words/book";

const TEXTS: Readonly<Record<Lang, readonly string[]>> = {
  en: [shelfEnglish, english, tableEnglish],
  fr: [shelfFrench, french, tableFrench],
};

export const pageTexts = (lang: Lang): string => TEXTS[lang].join("\n");
