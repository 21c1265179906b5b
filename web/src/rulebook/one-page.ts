// A game in one page: what its folder says to somebody who has never played it, each sentence with the rules it rests on.
import type { PagePart } from "../words/book";
import type { Words } from "../words/words";
import { linkedProse, type Prose } from "./prose";

export interface PageData {
  readonly part: PagePart;
  readonly title: string;
  readonly says: readonly Prose[];
}

export const onePage = (words: Words): PageData[] =>
  (words.book?.reader?.page ?? []).map(({ part, says }) => ({
    part,
    title: words.say(`rules-page-${part}`),
    says: says.map((one) => linkedProse(words, words.both(one))),
  }));
