// The steps of what is under way, as a quiet ribbon: where it is, and who may still answer.
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { sign } from "../bits";
import type { CardInPlay, Table, Words } from "../types";
import { isLoose } from "../view";

/** A sentence that only some games have: the ids of the steps, in order. */
const STAGES = "stage-order";
/** The kinds of cards on the board as a whole that say where it is, and who may answer in which step. */
const NOW = "stage";
const ANSWERS = "answers";

/** Whether a card is part of the ribbon. */
export const isStage = ({ kind }: CardInPlay): boolean => kind === NOW || kind === ANSWERS;

export function stageRibbon(table: Table, words: Words): TemplateResult | typeof nothing {
  const cards = table.board.cards.filter(isLoose);
  const now = cards.find(({ kind }) => kind === NOW)?.is;
  if (now === undefined || !words.has(STAGES)) return nothing;
  const ids = words.say(STAGES).split(" ");
  const answers = (id: string): readonly CardInPlay[] => cards.filter(({ kind, is }) => kind === ANSWERS && is === id);
  return html`<div class="stages">
    <small id="stages">${words.say("table-stages")}</small>
    <ol aria-labelledby="stages">
      ${ids.map((id, n) => stage(words, id, n + 1, id === now, n < ids.indexOf(now), answers(id)))}
    </ol>
  </div>`;
}

function stage(
  words: Words,
  id: string,
  n: number,
  now: boolean,
  past: boolean,
  answers: readonly CardInPlay[],
): TemplateResult {
  const open = answers.map(({ owner }) => owner ?? "neutral");
  // Where nothing is to be seen, the number is enough: the name is told on demand, and to who listens.
  const name = html`<span class=${now || open.length > 0 ? "name" : "unseen"}>${words.name(id)}</span>`;
  return html`<li title=${words.name(id)} ?data-now=${now} ?data-past=${past} aria-current=${now ? "step" : nothing}>
    <span aria-hidden="true">${n}</span>${name}
    ${open.map(
      (side) =>
        html`<span class=${side}>${sign(side)}</span
          ><span class="unseen">${words.say("table-stage-answers", words.playerArgs(side))}</span>`,
    )}
  </li>`;
}
