// Which key was pressed, on any keyboard.
import { expect, test } from "vitest";
import { SHORTCUTS, ariaKeys, isCharacter, pressed } from "./shortcuts";

const key = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ ...{ key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }, ...more }) as KeyboardEvent;

test.each([
  ["e", {}, "end-turn"],
  ["E", {}, "end-turn"],
  ["z", { ctrlKey: true }, "undo"],
  ["z", { metaKey: true }, "undo"],
  ["Z", { ctrlKey: true, shiftKey: true }, "redo"],
  ["y", { ctrlKey: true }, "redo"],
  ["ArrowLeft", {}, "back"],
  [" ", {}, "hurry"],
])("%s with %j", (name, more, id) => {
  expect(pressed(key(name, more), "game")?.id).toBe(id);
});

test.each([
  ["e", { ctrlKey: true }],
  ["e", { altKey: true }],
  ["E", { shiftKey: true }],
  ["z", {}],
  ["ArrowLeft", { shiftKey: true }],
  ["ArrowLeft", { altKey: true }],
  ["q", {}],
])("%s with %j is none", (name, more) => {
  expect(pressed(key(name, more), "game")).toBeNull();
});

test("a sign is itself, whether it needs the shift key or not", () => {
  expect(pressed(key("?", { shiftKey: true }), "screen")?.id).toBe("sheet");
  expect(pressed(key("/", { shiftKey: true }), "screen")?.id).toBe("search");
  expect(pressed(key("/"), "screen")?.id).toBe("search");
});

test("digits are where they are printed, also on keyboards that have signs there", () => {
  expect(pressed(key("3", { code: "Digit3" }), "game")).toEqual({ id: "card", nth: 2 });
  expect(pressed(key("3", { code: "Digit3", shiftKey: true }), "game")).toEqual({ id: "card", nth: 2 });
  expect(pressed(key('"', { code: "Digit3" }), "game")).toEqual({ id: "card", nth: 2 });
  expect(pressed(key("#", { code: "Digit3", shiftKey: true }), "game")).toBeNull();
  expect(pressed(key("9", { code: "Numpad9" }), "game")).toEqual({ id: "card", nth: 8 });
});

test("a key works in its own place only", () => {
  expect(pressed(key("n"), "on-board")?.id).toBe("unit");
  expect(pressed(key("n"), "game")).toBeNull();
});

test("no two keys of one place are the same", () => {
  const all = SHORTCUTS.flatMap(({ where, keys }) => keys.map((one) => `${where} ${one}`));
  expect(new Set(all).size).toBe(all.length);
});

test("single characters can be switched off, and are then not promised", () => {
  expect(isCharacter("end-turn")).toBe(true);
  expect(isCharacter("undo")).toBe(false);
  expect(ariaKeys("end-turn", "all")).toBe("E");
  expect(ariaKeys("end-turn", "chords")).toBeNull();
  expect(ariaKeys("undo", "chords")).toBe("Control+Z");
  expect(ariaKeys("card", "all", 2)).toBe("3");
});
