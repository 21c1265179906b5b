// The forms in which the recorder copies a scenario, in the order of its buttons. What is for readers has only what a board shows.
import type { Table } from "../../engine";
import { boardAddress, ownFrame, ownSnippet, ownTag } from "../../embed/snippet";
import type { Words } from "../../words/words";
import type { IconName } from "../icons";
import { link } from "../router";
import { toLink } from "../share/text";
import { forReaders } from "./draft/for-readers";
import { tidy, type WrittenScenario } from "./draft/scenario";

/** A scenario that is to be copied. */
export interface Copied {
  readonly scenario: WrittenScenario;
  /** The position it begins from. */
  readonly table: Table;
  readonly words: Words;
  /** The address of Rulewright. */
  readonly home: URL;
}

export interface CopyForm {
  /** The name of its button is the sentence `record-copy-` and this. */
  readonly id: string;
  readonly icon?: IconName;
  readonly style: "main" | "" | "quiet";
  readonly text: (copied: Copied) => string | Promise<string>;
}

const titleOf = ({ scenario, words }: Copied): string => scenario.title[words.lang] ?? scenario.title.en ?? "";

const embedCode = (copied: Copied): string =>
  ownSnippet({ ...copied, json: tidy(forReaders(copied.scenario), "    "), title: titleOf(copied) });

const tagCode = ({ scenario }: Copied): string => ownTag(tidy(forReaders(scenario)));

const packed = ({ scenario }: Copied): Promise<string> => toLink(forReaders(scenario));

const boardLink = async (copied: Copied): Promise<string> =>
  boardAddress(copied.home, await packed(copied), copied.words.lang).href;

const frameCode = async (copied: Copied): Promise<string> =>
  ownFrame({ ...copied, packed: await packed(copied), title: titleOf(copied) });

/** Leads to the recorder, with all expectations. */
const editLink = async ({ scenario, home }: Copied): Promise<string> =>
  new URL(link({ at: "record", game: scenario.game, from: await toLink(scenario) }), home).href;

/** The form that the recorder also offers while it records. */
export const EMBED: CopyForm = { id: "embed", icon: "book", style: "main", text: embedCode };

export const COPY_FORMS: readonly CopyForm[] = [
  EMBED,
  { id: "mediawiki", style: "", text: tagCode },
  { id: "link", icon: "link", style: "", text: boardLink },
  { id: "frame", style: "", text: frameCode },
  { id: "edit", style: "quiet", text: editLink },
  { id: "json", style: "quiet", text: ({ scenario }) => `${tidy(scenario)}\n` },
];
