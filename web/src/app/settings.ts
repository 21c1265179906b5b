import type { Reach } from "../table/shortcuts";
import { LEVELS, type Level } from "../table/speech/level";
import type { Lang } from "../words/book";
import { Store } from "./store";

export const LANGS = ["en", "fr"] as const;
export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export const MOTIONS = ["auto", "full", "fast", "none"] as const;
export const TEXTS = ["normal", "large", "huge"] as const;
export const SOUNDS = ["off", "on"] as const;
export const PASSES = ["on", "off"] as const;
export const ENDINGS = ["click", "ask"] as const;
export const ORDERS = ["learner", "source"] as const;
export const KEYS = ["on", "off"] as const;

export interface Settings {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly text: (typeof TEXTS)[number];
  readonly sound: (typeof SOUNDS)[number];
  /** Pass by itself where there is no answer to a question. On: such questions only stop the game; see play/pass.ts. */
  readonly pass: (typeof PASSES)[number];
  /** Does the end of a turn in which something is left need a second click? */
  readonly ending: (typeof ENDINGS)[number];
  /** The order of a rulebook: chosen where it is read. */
  readonly order: (typeof ORDERS)[number];
  /** How much of what happens is spoken to a screen reader. */
  readonly speech: Level;
  /** Do single characters work as keys? */
  readonly keys: (typeof KEYS)[number];
}

const KEY = "rulewright-settings";

/** What was chosen, or what the browser tells about its reader. */
function read(): Settings {
  const defaults: Settings = {
    lang: navigator.languages.find((lang) => /^(fr|en)\b/.test(lang))?.startsWith("fr") === true ? "fr" : "en",
    theme: "auto",
    motion: "auto",
    text: "normal",
    sound: "off",
    pass: "on",
    ending: "click",
    order: "learner",
    speech: "normal",
    keys: "on",
  };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const of = (key: keyof Settings): unknown =>
      typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>)[key] : undefined;
    return {
      lang: oneOf(LANGS, of("lang")) ?? defaults.lang,
      theme: oneOf(THEMES, of("theme")) ?? defaults.theme,
      motion: oneOf(MOTIONS, of("motion")) ?? defaults.motion,
      text: oneOf(TEXTS, of("text")) ?? defaults.text,
      sound: oneOf(SOUNDS, of("sound")) ?? defaults.sound,
      pass: oneOf(PASSES, of("pass")) ?? defaults.pass,
      ending: oneOf(ENDINGS, of("ending")) ?? defaults.ending,
      order: oneOf(ORDERS, of("order")) ?? defaults.order,
      speech: oneOf(LEVELS, of("speech")) ?? defaults.speech,
      keys: oneOf(KEYS, of("keys")) ?? defaults.keys,
    };
  } catch {
    return defaults; // storage denied, or not ours
  }
}

const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined => all.find((one) => one === value);

export const settings = new Store<Settings>(read());

/** How far the keys of a table reach. */
export const reach = (): Reach => (settings.value.keys === "on" ? "all" : "chords");

const night = matchMedia("(prefers-color-scheme: dark)");
const stark = matchMedia("(prefers-contrast: more)");
const paper = matchMedia("print");

/** How the document looks. Its language is its own. */
export function dress({ theme, motion, text }: Settings): void {
  const root = document.documentElement;
  const auto = stark.matches ? "contrast" : night.matches ? "dark" : "light";
  // Paper is light.
  root.dataset["theme"] = paper.matches ? "light" : theme === "auto" ? auto : theme;
  root.dataset["motion"] = motion;
  root.dataset["text"] = text;
}

function apply(now: Settings): void {
  document.documentElement.lang = now.lang;
  dress(now);
}

/** Puts the settings on the document and keeps them there. Called once. */
export function startSettings(): void {
  apply(settings.value);
  settings.subscribe((now) => {
    apply(now);
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // They hold for this visit then.
    }
  });
  const again = (): void => {
    apply(settings.value);
  };
  night.addEventListener("change", again);
  stark.addEventListener("change", again);
  paper.addEventListener("change", again);
}
