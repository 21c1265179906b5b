// The forms in which the rulebook copies a rule for other pages, in the order of their buttons.
import { frameSnippet, gadgetSnippet, ruleLink, snippet, tagSnippet, type SnippetOf } from "../../embed/snippet";

export interface CopyForm {
  /** The name of its button is the sentence `rules-copy-` and this. */
  readonly id: string;
  readonly text: (of: SnippetOf) => string;
}

export const COPY_FORMS: readonly CopyForm[] = [
  { id: "mediawiki", text: tagSnippet },
  { id: "page", text: snippet },
  { id: "gadget", text: gadgetSnippet },
  { id: "frame", text: frameSnippet },
  { id: "link", text: ruleLink },
];
