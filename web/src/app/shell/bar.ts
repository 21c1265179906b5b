// The top bar: home, rulebook, language, theme, keys, settings.
import { html, nothing, type TemplateResult } from "lit";
import shelf from "virtual:shelf";
import { ariaKeys, withKey } from "../../table/shortcuts";
import type { Words } from "../../words/words";
import { icon, mark } from "../icons";
import { link } from "../router";
import { reach, settings, THEMES } from "../settings";

const THEME_ICONS = { auto: "auto", light: "sun", dark: "moon", contrast: "contrast" } as const;

/** `game` is the one whose rulebook the bar leads to; where no game is open, it offers those of all. */
export function bar(words: Words, game: string | null, skip: () => void, keys: () => void): TemplateResult {
  const { theme, lang } = settings.value;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "auto";
  const other = lang === "en" ? "fr" : "en";
  const label = words.say("bar-theme", { theme: words.say(`settings-theme-${theme}`) });
  return html`
    <header class="bar">
      <button class="skip" @click=${skip}>${words.say("skip")}</button>
      <a class="brand" href=${link({ at: "shelf" })} aria-label=${words.say("bar-home")}
        >${mark(30)}<span>Rulewright</span></a
      >
      <nav aria-label=${words.say("bar-nav")}>
        ${game === null ? rulebooks(words) : rulebook(words, game)}
        <button
          class="quiet"
          aria-label=${words.say("bar-lang")}
          @click=${() => {
            settings.patch({ lang: other });
          }}
        >
          ${other.toUpperCase()}
        </button>
        <button
          class="quiet"
          aria-label=${label}
          title=${label}
          @click=${() => {
            settings.patch({ theme: next });
          }}
        >
          ${icon(THEME_ICONS[theme])}
        </button>
        <button
          class="quiet keys"
          aria-label=${words.say("bar-keys")}
          aria-keyshortcuts=${ariaKeys("sheet", reach()) ?? nothing}
          title=${withKey(words, words.say("bar-keys"), "sheet", reach())}
          @click=${keys}
        >
          ${icon("keyboard")}
        </button>
        <a class="button quiet" href=${link({ at: "settings" })} aria-label=${words.say("settings-title")}
          >${icon("gear")}</a
        >
      </nav>
    </header>
  `;
}

const rulebook = (words: Words, game: string): TemplateResult => html`
  <a class="button quiet" href=${link({ at: "rules", game, clause: null })}>
    ${icon("book")}<span class="long">${words.say("bar-rules")}</span>
  </a>
`;

/** A menu of the rulebooks that can be read. */
function rulebooks(words: Words): TemplateResult {
  const close = (event: Event): void => {
    (event.currentTarget as HTMLElement).closest<HTMLElement>("[popover]")?.hidePopover();
  };
  return html`
    <button class="quiet" popovertarget="rulebooks">
      ${icon("book")}<span class="long">${words.say("bar-rules")}</span>
    </button>
    <ul id="rulebooks" class="card" popover>
      ${shelf
        .filter(({ state }) => state === "playable")
        .map(
          ({ id, title }) =>
            html`<li>
              <a class="button quiet" href=${link({ at: "rules", game: id, clause: null })} @click=${close}
                >${words.both(title)}</a
              >
            </li>`,
        )}
    </ul>
  `;
}
