// What a lesson and a puzzle have in common: a position that the reader plays alone, one after the other.
import { html, type LitElement, type TemplateResult } from "lit";
import type { Trial } from "../../embed/trial";
import { trialTable } from "../../embed/trial-table";
import type { GameBook } from "../../words/book";
import type { Words } from "../../words/words";
import { reach, settings } from "../settings";

/** The table, by the reader's own settings. */
export function ownTable(trial: Trial, words: Words, game: GameBook): TemplateResult {
  const { sound, speech } = settings.value;
  return html`<h2 class="unseen">${words.say("play-table")}</h2>
    ${trialTable(trial, { words, game, mode: "room", sound: sound === "on", speech, keys: reach() })}`;
}

/** From one to the next the reader begins at its heading again; the app sees to the first. */
export function toHeading(screen: LitElement): void {
  window.scrollTo(0, 0);
  screen.renderRoot.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}
