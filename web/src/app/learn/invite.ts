// "New here? Two minutes": where a game begins, until the introduction has been gone through or skipped.
import { html, type TemplateResult } from "lit";
import taught from "virtual:taught";
import type { Words } from "../../words/words";
import { icon } from "../icons";
import { link } from "../router";
import { progressOf } from "./progress";

/** Has the game an introduction? */
export const isTaught = (game: string): boolean => Object.hasOwn(taught, game);

export const isNew = (game: string): boolean => !progressOf(game).over;

/** `title` tells two games' invitations apart for those who listen. */
export const invite = (words: Words, game: string, title: string): TemplateResult => html`
  <a class="button invite" href=${link({ at: "learn", game, lesson: null })}>
    ${icon("cap")} ${words.say(progressOf(game).done.length > 0 ? "learn-go-on" : "learn-invite")}<span class="unseen">
      ${title}</span
    >
  </a>
`;
