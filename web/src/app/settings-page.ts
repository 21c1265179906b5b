import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { property } from "lit/decorators.js";
import { LEVELS } from "../table/speech/level";
import { base, buttons, fields } from "../theme/shared";
import type { Words } from "../words/words";
import { screen } from "./chrome";
import { canSaveGames } from "./saved-games";
import { ENDINGS, KEYS, LANGS, MOTIONS, PASSES, settings, SOUNDS, TEXTS, THEMES, type Settings } from "./settings";
import { keeping } from "./shell/update";
import { Watches } from "./store";

export class RwSettings extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    screen,
    css`
      :host {
        width: min(44rem, 100%);
      }
      form {
        display: grid;
        gap: var(--rw-s5);
        margin-top: var(--rw-s5);
      }
      fieldset {
        padding: var(--rw-s4);
      }
      legend {
        float: left;
      }
      .choices {
        clear: both;
        display: flex;
        flex-wrap: wrap;
        gap: var(--rw-s2);
      }
      .choices label {
        position: relative;
        display: inline-flex;
        align-items: center;
        gap: var(--rw-s2);
        min-height: var(--rw-target);
        padding: var(--rw-s2) var(--rw-s4);
        border: 2px solid var(--rw-line);
        border-radius: var(--rw-r2);
        cursor: pointer;
      }
      .choices label:has(:checked) {
        border-color: var(--rw-accent-strong);
        background: var(--rw-raised);
      }
      .hint {
        margin-top: var(--rw-s2);
      }
      .about {
        margin-top: var(--rw-s6);
      }
      .about p + p {
        margin-top: var(--rw-s2);
      }
    `,
  ];

  @property({ attribute: false }) words!: Words;

  constructor() {
    super();
    new Watches(this, settings);
    new Watches(this, keeping);
  }

  override render(): TemplateResult {
    const { words } = this;
    return html`
      <h1 tabindex="-1">${words.say("settings-title")}</h1>
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
        }}
      >
        ${this.#choice("lang", LANGS, "")} ${this.#choice("theme", THEMES, "")}
        ${this.#choice("motion", MOTIONS, words.say("settings-motion-hint"))}
        ${this.#choice("sound", SOUNDS, words.say("settings-sound-hint"))}
        ${this.#choice("pass", PASSES, words.say("settings-pass-hint"))}
        ${this.#choice("ending", ENDINGS, words.say("settings-ending-hint"))} ${this.#choice("text", TEXTS, "")}
        ${this.#choice("speech", LEVELS, words.say("settings-speech-hint"))}
        ${this.#choice("keys", KEYS, words.say("settings-keys-hint"))}
      </form>
      <section class="about soft small">
        <p>${words.say(canSaveGames() ? "settings-kept" : "shelf-not-kept")}</p>
        <p role="status">${this.#offline()}</p>
        <p>${words.say("settings-about")}</p>
      </section>
    `;
  }

  #offline(): string {
    const { value } = keeping;
    if (value === "all") return this.words.say("settings-offline");
    if (value === null) return this.words.say("settings-offline-not");
    const share = value.kept / value.of;
    return this.words.say("settings-offline-soon", {
      share: new Intl.NumberFormat(this.words.lang, { style: "percent" }).format(share),
    });
  }

  #choice<K extends keyof Settings>(key: K, all: readonly Settings[K][], hint: string): TemplateResult {
    const { words } = this;
    return html`
      <fieldset class="card">
        <legend>${words.say(`settings-${key}`)}</legend>
        <div class="choices">
          ${all.map(
            (one) =>
              html`<label lang=${key === "lang" ? one : nothing}>
                <input
                  type="radio"
                  name=${key}
                  value=${one}
                  .checked=${settings.value[key] === one}
                  @change=${() => {
                    settings.patch({ [key]: one });
                  }}
                />
                ${words.say(`settings-${key}-${one}`)}
              </label>`,
          )}
        </div>
        ${hint === "" ? nothing : html`<p class="hint soft small">${hint}</p>`}
      </fieldset>
    `;
  }
}
