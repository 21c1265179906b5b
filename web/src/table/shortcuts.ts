// The keys, in one table. The page listens by it, tooltips show them by it, and the sheet of keys is drawn from it.
import type { Words } from "./types";

/** Where keys work: on every screen, anywhere beside a table, or while the focus is on that part. */
export const WHERE = ["screen", "game", "on-board", "in-panel", "in-log", "in-field"] as const;
export type Where = (typeof WHERE)[number];

interface Shortcut {
  /** Its sentence is `key-<id>`. */
  readonly id: string;
  readonly where: Where;
  /** As in `aria-keyshortcuts`: "E", "Control+Z", "ArrowLeft". Any of them. */
  readonly keys: readonly string[];
}

export const SHORTCUTS = [
  { id: "sheet", where: "screen", keys: ["?"] },
  { id: "search", where: "screen", keys: ["/"] },
  { id: "end-turn", where: "game", keys: ["E"] },
  { id: "card", where: "game", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"] },
  { id: "undo", where: "game", keys: ["Control+Z"] },
  { id: "redo", where: "game", keys: ["Control+Shift+Z", "Control+Y"] },
  { id: "back", where: "game", keys: ["ArrowLeft"] },
  { id: "forth", where: "game", keys: ["ArrowRight"] },
  { id: "hurry", where: "game", keys: ["Space"] },
  { id: "threats", where: "game", keys: ["X"] },
  { id: "commands", where: "game", keys: ["C"] },
  { id: "log", where: "game", keys: ["L"] },
  { id: "again", where: "game", keys: ["R"] },
  { id: "hush", where: "game", keys: ["Escape"] },
  { id: "walk", where: "on-board", keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] },
  { id: "choose", where: "on-board", keys: ["Enter"] },
  { id: "take-back", where: "on-board", keys: ["Escape"] },
  { id: "unit", where: "on-board", keys: ["N", "Shift+N"] },
  { id: "target", where: "on-board", keys: ["T", "Shift+T"] },
  { id: "help", where: "on-board", keys: ["H"] },
  { id: "squares", where: "on-board", keys: ["M"] },
  { id: "here", where: "on-board", keys: ["W"] },
  { id: "entries", where: "in-panel", keys: ["ArrowUp", "ArrowDown", "Home", "End"] },
  { id: "terms", where: "in-panel", keys: ["ArrowLeft", "ArrowRight"] },
  { id: "lines", where: "in-log", keys: ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End"] },
  { id: "unfold", where: "in-log", keys: ["ArrowRight"] },
  { id: "fold", where: "in-log", keys: ["ArrowLeft"] },
  { id: "goto", where: "in-log", keys: ["Enter"] },
  { id: "rule", where: "in-log", keys: ["§", "Shift+Enter"] },
  { id: "among", where: "in-field", keys: ["ArrowUp", "ArrowDown"] },
  { id: "perform", where: "in-field", keys: ["Enter"] },
  { id: "empty", where: "in-field", keys: ["Escape"] },
] as const satisfies readonly Shortcut[];

export type ShortcutId = (typeof SHORTCUTS)[number]["id"];

/** One character, which a word typed by voice or by mistake could contain: WCAG asks that they can be switched off. */
const isSingle = (key: string): boolean => key.length === 1;

/** How far the keys of a table reach: only while the focus is in it; on the whole page those that are no single characters; all of them. */
export type Reach = "focus" | "chords" | "all";

/** The key that was pressed there, if it is one of the table; for "card" with the number of the key. */
export function pressed(event: KeyboardEvent, where: Where): { readonly id: ShortcutId; readonly nth: number } | null {
  for (const { id, where: there, keys } of SHORTCUTS) {
    const nth = there === where ? keys.findIndex((key) => isPressed(event, key)) : -1;
    if (nth >= 0) return { id, nth };
  }
  return null;
}

function isPressed(event: KeyboardEvent, shortcut: string): boolean {
  const parts = shortcut.split("+");
  const key = parts.at(-1) ?? "";
  const control = event.ctrlKey || event.metaKey;
  if (event.altKey || control !== parts.includes("Control")) return false;
  // On some keyboards digits and signs need the shift key, and on some digits are what it takes away.
  if (/^\d$/.test(key)) return event.key === key || (event.code === `Digit${key}` && !event.shiftKey);
  const shifts = /^[a-z]$|^.{2,}$/i.test(key);
  if (shifts && event.shiftKey !== parts.includes("Shift")) return false;
  return event.key.toLowerCase() === (key === "Space" ? " " : key.toLowerCase());
}

/** Is it a single character, which the reader may have switched off? */
export const isCharacter = (id: ShortcutId): boolean => keysOf(id).some(isSingle);

export const keysOf = (id: ShortcutId): readonly string[] => SHORTCUTS.find((one) => one.id === id)?.keys ?? [];

/** For `aria-keyshortcuts`; null where the key does nothing. */
export function ariaKeys(id: ShortcutId, reach: Reach, nth?: number): string | null {
  if (reach === "chords" && isCharacter(id)) return null;
  const keys = keysOf(id);
  return nth === undefined ? keys.join(" ") : (keys[nth] ?? null);
}

/** "Undo (Ctrl+Z)", for a tooltip. */
export function withKey(words: Words, text: string, id: ShortcutId, reach: Reach): string {
  const [key] = ariaKeys(id, reach)?.split(" ") ?? [];
  return key === undefined ? text : words.say("key-tooltip", { text, key: keyName(words, key) });
}

/** A key as it is written on keyboards: "Ctrl+Z", "←". */
export const keyName = (words: Words, shortcut: string): string =>
  shortcut
    .split("+")
    .map((key) => (words.has(`key-name-${key}`) ? words.say(`key-name-${key}`) : key))
    .join("+");
