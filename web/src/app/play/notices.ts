// What the head of the play screen says in place of the title: a bot thinks, the page passes, an old step is on screen, or the
// game is somebody else's.
import { html, nothing, type TemplateResult } from "lit";
import type { Side, Viewer } from "../../engine";
import type { Words } from "../../words/words";
import { icon } from "../icons";
import type { Sitter } from "./seats";
import type { Session } from "./session";
import type { PlayState, Thinking } from "./state";

/** The words of the page, and the session that the buttons are for; none before the game is loaded. */
export interface Notice {
  readonly words: Words;
  readonly session: Session | null;
}

export const thinkingNotice = ({ words, session }: Notice, { share, seconds }: Thinking): TemplateResult => html`
  <div class="thinking">
    ${icon("bot", 22)}
    <p>
      <span>${words.say("play-thinking", { seconds })}</span>
      <progress max="1" .value=${share} aria-label=${words.say("play-thinking-share")}></progress>
    </p>
    <button
      @click=${() => {
        session?.hurry();
      }}
    >
      ${icon("bolt", 16)}<span class="long">${words.say("play-hurry")}</span>
    </button>
  </div>
`;

/** Nothing to answer: the page says so, and a player who wants to look first can wait. */
export const passingNotice = ({ words, session }: Notice): TemplateResult => html`
  <div class="thinking">
    ${icon("people", 22)}
    <p role="status"><span>${words.say("play-passing")}</span></p>
    <button
      @click=${() => {
        session?.hold();
      }}
    >
      ${icon("pause", 16)}<span class="long">${words.say("play-pass-wait")}</span>
    </button>
  </div>
`;

export function pastNotice(notice: Notice, now: PlayState, branch: () => unknown): TemplateResult {
  const { words, session } = notice;
  const { table, steps } = now;
  const at = { step: table?.step ?? 0, steps };
  return html`
    <div class="looking">
      ${icon("eye", 22)}
      <p role="status">
        <span class="long">${words.say("play-looking", at)}</span>
        <span class="brief" aria-hidden="true">${words.say("table-step-of", at)}</span>
      </p>
      <button
        @click=${() => {
          void session?.goto(steps);
        }}
      >
        ${words.say("play-now")}
      </button>
      <button @click=${branch}>${words.say("play-from-here")}</button>
      ${replayButton(notice, now)}
    </div>
  `;
}

/** Shows the steps one after the other, or stops to. */
function replayButton({ words, session }: Notice, { replaying }: PlayState): TemplateResult {
  const label = words.say(replaying ? "play-watch-stop" : "play-watch");
  return html`<button
    class="watch"
    aria-label=${label}
    title=${label}
    @click=${() => {
      session?.replay(!replaying);
    }}
  >
    ${icon(replaying ? "pause" : "play", 16)}<span class="long">${label}</span>
  </button>`;
}

/** What a link says of its game before the table is there, so that nothing moves when it comes. */
export interface SharedGame {
  readonly sitters: readonly Sitter[];
  readonly step: number;
  readonly steps: number;
}

/** Where somebody else's game is, through whose eyes it is seen, and how to make it one's own while it is not over. */
export function sharedNotice(
  notice: Notice,
  now: PlayState,
  { sitters, ...link }: SharedGame,
  takeOver: (side: Side) => void,
): TemplateResult {
  const { words, session } = notice;
  const { table, viewer } = now;
  const { step, steps } = table ? { step: table.step, steps: now.steps } : link;
  const eyes: readonly Viewer[] = [...sitters.map(({ side }) => side), "all"];
  const name = (eye: Viewer): string => (eye === "all" ? words.say("shared-both") : words.player(eye));
  const look = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    void session?.lookAs(eyes.find((one) => one === value) ?? "all");
  };
  return html`
    <div class="looking shared">
      ${icon("eye", 22)}
      <p role="status">${words.say("shared-step", { step, steps })}</p>
      <span class="eyes">
        <label for="eyes">${words.say("shared-eyes")}</label>
        <select id="eyes" @change=${look}>
          ${eyes.map((eye) => html`<option value=${eye} ?selected=${eye === viewer}>${name(eye)}</option>`)}
        </select>
      </span>
      ${steps > 0 ? replayButton(notice, now) : nothing}
      ${(table?.result ? [] : sitters).map(
        ({ side }) => html`
          <button
            @click=${() => {
              takeOver(side);
            }}
          >
            ${words.say("shared-take", { player: words.player(side) })}
          </button>
        `,
      )}
    </div>
  `;
}
