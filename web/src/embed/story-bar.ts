// Under a story: step by step through it, what was refused, and the way to take it over.
import { html, nothing, type TemplateResult } from "lit";
import type { WireError } from "../engine/errors";
import { clauseLink } from "../table/bits";
import type { Action } from "../table/types";
import type { Words } from "../words/words";
import { after, type Step, type Story } from "./story";

const ICONS = {
  begin: "M3 3h2.5v14H3zM17 3v14L6.5 10z",
  back: "M14.5 3v14L4.5 10z",
  next: "M5.5 3v14l10-7z",
} as const;

export interface Steps {
  /** Shows the story after so many of its steps. */
  go(to: number): void;
  /** The reader takes it over from here. */
  take(event: MouseEvent): void;
}

export function storyBar(story: Story, at: number, words: Words, does: Steps): TemplateResult {
  const steps = story.steps.length;
  const step = story.steps[at - 1];
  const before = at > 0 ? after(story, at - 1).table : story.start.table;
  return html`<div class="bar">
      ${steps > 0 ? stepper(at, steps, words, does) : nothing}
      <button
        type="button"
        class=${at >= steps ? "main try" : "try"}
        @click=${(event: MouseEvent) => {
          does.take(event);
        }}
      >
        ${words.say("board-try")}
      </button>
    </div>
    <div class="why">${why(step, before, words)}</div>`;
}

/** What a step says that nothing on the table shows. */
function why(step: Step | undefined, before: Step["table"], words: Words): TemplateResult | typeof nothing {
  if (step?.refusal) return refused(step.action, step.refusal, before, words);
  if (step?.undone === undefined) return nothing;
  return html`<p class="soft">${words.say("board-undone", { count: step.undone })}</p>`;
}

function refused(action: Action, refusal: WireError, table: Step["table"], words: Words): TemplateResult {
  return html`<p class="refused">
    <b>${words.action({ action, cost: {} }, table)}</b>
    <span>${words.say("board-refused", { why: words.refusal(refusal, table) })}</span>
    ${clauseLink(words, refusal.clause)}
  </p>`;
}

function stepper(at: number, steps: number, words: Words, { go }: Steps): TemplateResult {
  const icon = (name: keyof typeof ICONS): TemplateResult =>
    html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d=${ICONS[name]} /></svg>`;
  const begin = words.say("board-begin");
  return html`<button type="button" aria-label=${begin} title=${begin} aria-disabled=${at === 0} @click=${() => go(0)}>
      ${icon("begin")}
    </button>
    <button type="button" aria-disabled=${at === 0} @click=${() => go(at - 1)}>
      ${icon("back")}<span>${words.say("board-back")}</span>
    </button>
    <button
      type="button"
      class=${at < steps ? "main next" : "next"}
      aria-disabled=${at === steps}
      @click=${() => go(at + 1)}
    >
      <span>${words.say("board-next")}</span>${icon("next")}
    </button>
    <output aria-label=${words.say("board-at", { step: at, steps })}>${at} / ${steps}</output>`;
}
