// Where a game is played: one of its maps, each with its picture; or, where maps have nothing to be seen, what may be agreed on.
import { html, nothing, type TemplateResult } from "lit";
import type { GameBook, MapText } from "../../words/book";
import type { Words } from "../../words/words";
import { icon } from "../icons";
import { mapView } from "./map-view";
import type { Choice } from "./model";

export interface Grounds {
  readonly words: Words;
  readonly book: GameBook;
  readonly choice: Choice;
  readonly set: (part: Partial<Choice>) => void;
}

/** Has a map anything to draw? */
const isSeen = ({ rows }: MapText): boolean => rows.length > 0;

export function grounds(view: Grounds): TemplateResult | typeof nothing {
  const { maps } = view.book;
  if (maps.length < 2) return nothing;
  return maps.some(isSeen) ? plans(view) : agreements(view);
}

function plans({ words, book, choice, set }: Grounds): TemplateResult {
  const plan = (id: string, picture: TemplateResult, name: string): TemplateResult => html`
    <label class="plan">
      <input
        type="radio"
        name="map"
        value=${id}
        .checked=${id === choice.map}
        @change=${() => {
          set({ map: id });
        }}
      />
      <span class="view">${picture}</span><span>${name}</span>
    </label>
  `;
  return html`
    <fieldset>
      <legend>${words.say("setup-map")}</legend>
      <div class="maps">
        ${book.maps.map((map) => plan(map.id, mapView(map, book), words.both(map.name)))}
        ${plan("", html`<span class="dice">${icon("die", 40)}</span>`, words.say("setup-map-roll"))}
      </div>
    </fieldset>
  `;
}

/** The first is the game as it is, and each other one an option that is off. */
function agreements({ words, book, choice, set }: Grounds): TemplateResult {
  const [plain, ...others] = book.maps;
  return html`
    <fieldset>
      <legend>${words.say("setup-map")}</legend>
      ${others.map(
        ({ id, name, text }) => html`
          <div class="agreed">
            <label class="pick">
              <input
                type="checkbox"
                aria-describedby="agreed-${id}"
                .checked=${id === choice.map}
                @change=${(event: Event) => {
                  set({ map: (event.target as HTMLInputElement).checked ? id : (plain?.id ?? "") });
                }}
              />
              ${words.both(name)}
            </label>
            <p id="agreed-${id}" class="soft small">${words.both(text)}</p>
          </div>
        `,
      )}
    </fieldset>
  `;
}
