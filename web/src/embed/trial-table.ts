// The table of a trial: what it shows, and what the reader does there.
import { html, type TemplateResult } from "lit";
import { detailOf } from "../table/emit";
import type { Reach } from "../table/shortcuts";
import type { Level } from "../table/speech/level";
import type { GameBook } from "../words/book";
import type { Words } from "../words/words";
import type { Trial } from "./trial";

interface Setting {
  readonly words: Words;
  readonly game: GameBook;
  readonly mode: "room" | "small";
  readonly sound: boolean;
  readonly speech?: Level;
  readonly keys?: Reach;
}

export function trialTable(
  trial: Trial,
  { words, game, mode, sound, speech = "normal", keys = "focus" }: Setting,
): TemplateResult {
  const { table, actions, asides, events, firstUnplayed, steps, busy, refusal, odds } = trial.now;
  return html`<rw-table
    mode=${mode}
    .table=${table}
    .actions=${actions}
    .asides=${asides}
    .events=${events}
    .firstUnplayed=${firstUnplayed}
    .game=${game}
    .words=${words}
    .sound=${sound}
    .speech=${speech}
    .keys=${keys}
    .busy=${busy}
    .step=${table.step}
    .steps=${steps}
    .refusal=${refusal}
    .odds=${odds}
    @rw-act=${(e: Event) => void trial.act(detailOf(e, "rw-act"))}
    @rw-why=${(e: Event) => void trial.whyNot(detailOf(e, "rw-why"))}
    @rw-preview=${(e: Event) => void trial.preview(detailOf(e, "rw-preview"))}
    @rw-goto=${(e: Event) => void trial.goto(detailOf(e, "rw-goto"))}
    @rw-undo=${() => void trial.goto(Math.max(0, trial.now.table.step - 1))}
    @rw-redo=${() => void trial.goto(Math.min(trial.now.steps, trial.now.table.step + 1))}
    @rw-played=${() => {
      trial.played();
    }}
  ></rw-table>`;
}
