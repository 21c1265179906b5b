// Choices that several panels offer: an owner, a map; and options with their names.
import { html, type TemplateResult } from "lit";
import type { Side } from "../../../engine";
import { sign } from "../../../table/bits";
import { segments } from "./parts";
import type { EditorContext } from "./tools";

export const ownerChoice = (
  { words }: EditorContext,
  label: string,
  chosen: Side | null,
  set: (side: Side) => void,
  sides: readonly Side[],
): TemplateResult =>
  segments(
    label,
    sides.map((side) => [side, html`${sign(side)} ${words.player(side)}`] as const),
    chosen,
    set,
  );

/** `none`: an option before the game's own maps. */
export const mapChoice = (
  { words, book, draft }: EditorContext,
  set: (map: string) => void,
  none?: TemplateResult,
): TemplateResult =>
  html`<label class="field"
    >${words.say("record-map")}
    <select
      @change=${(event: Event) => {
        set((event.target as HTMLSelectElement).value);
      }}
    >
      ${none}
      ${book.maps.map(
        ({ id }) => html`<option value=${id} ?selected=${id === draft.setup.board?.map}>${words.name(id)}</option>`,
      )}
    </select>
  </label>`;

export const named = ({ words }: EditorContext, ids: readonly string[]): (readonly [string, string])[] =>
  ids.map((id) => [id, words.name(id)] as const);
