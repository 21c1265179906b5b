// The forms in which a puzzle is copied, in the order of their buttons. An embed has the position and nothing of the way: its
// reader steps to "try it".
import { escape } from "../../embed/picture";
import { ownFrame, ownSnippet, ownTag } from "../../embed/snippet";
import type { Words } from "../../words/words";
import { forReaders } from "../record/draft/for-readers";
import { tidy, type WrittenScenario } from "../record/draft/scenario";
import { link } from "../router";
import { toLink } from "../share/text";
import { titleOf } from "./card";
import type { Puzzle } from "./types";

export interface Copied {
  readonly puzzle: Puzzle;
  /** With the words of its game. */
  readonly words: Words;
  /** The address of Rulewright. */
  readonly home: URL;
}

export interface CopyForm {
  /** The name of its button is the sentence `puzzle-copy-` and this. */
  readonly id: string;
  readonly text: (copied: Copied) => string | Promise<string>;
}

/** The puzzle in the app. */
const address = ({ puzzle, home }: Copied): string =>
  new URL(link({ at: "puzzle", game: puzzle.scenario.game, id: puzzle.id }), home).href;

const asked = ({ puzzle, words }: Copied): string => words.say("puzzle-asked", { title: words.both(titleOf(puzzle)) });

/** The position alone, with what it asks for as its title: its rule would be the first hint. */
function position({ puzzle: { scenario }, words }: Copied): WrittenScenario {
  const said = scenario.title[words.lang] ?? "";
  const title = { ...scenario.title, [words.lang]: words.say("puzzle-asked", { title: said }) };
  return forReaders({ ...scenario, rules: [], title, steps: [] });
}

/** A line below it that leads to the puzzle with its hints. */
const below = (copied: Copied): string =>
  `<p><a href="${escape(address(copied))}">${escape(copied.words.say("puzzle-in-app"))}</a></p>\n`;

const snippet = (copied: Copied): string => {
  const json = tidy(position(copied), "    ");
  return ownSnippet({ ...copied, json, title: asked(copied), table: copied.puzzle.start.table }) + below(copied);
};

const frame = async (copied: Copied): Promise<string> =>
  ownFrame({ ...copied, packed: await toLink(position(copied)), title: asked(copied) }) + below(copied);

export const COPY_FORMS: readonly CopyForm[] = [
  { id: "link", text: address },
  { id: "page", text: snippet },
  { id: "mediawiki", text: (copied) => ownTag(tidy(position(copied))) },
  { id: "frame", text: frame },
];
