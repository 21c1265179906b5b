// One sentence at a time, with room between; what a player stops or does not want to hear.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Speaker } from "./speaker";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A speaker, and what the live region has been since. */
function listening(): { readonly speaker: Speaker; readonly said: string[] } {
  const said: string[] = [];
  return { speaker: new Speaker((text) => said.push(text)), said };
}

test("each sentence is an update of its own, the longer the later the next", () => {
  const { speaker, said } = listening();
  speaker.say(["One.", "A much longer second sentence.", "Three."]);
  expect(said).toEqual(["One."]);
  vi.advanceTimersByTime(260);
  expect(said).toEqual(["One.", "A much longer second sentence."]);
  vi.advanceTimersByTime(260);
  expect(said).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(said.at(-1)).toBe("Three.");
});

test("the answer to a question comes before what waits, which is said after it", () => {
  const { speaker, said } = listening();
  speaker.say(["One.", "Two."]);
  speaker.now("That is too far.");
  expect(said).toEqual(["One.", "That is too far."]);
  vi.runAllTimers();
  expect(said).toEqual(["One.", "That is too far.", "Two."]);
});

test("a player stops it, and hears it again from the beginning", () => {
  const { speaker, said } = listening();
  speaker.say(["One.", "Two."]);
  speaker.hush();
  vi.runAllTimers();
  expect(said).toEqual(["One."]);
  said.length = 0;
  expect(speaker.again()).toBe(true);
  vi.runAllTimers();
  expect(said).toEqual(["One.\u00A0", "Two."]);
});

test("who acts hears what comes of it, not the rest of what was; the rest can still be heard", () => {
  const { speaker, said } = listening();
  speaker.say(["One.", "Two.", "Three."]);
  speaker.acted();
  speaker.say(["Mine."]);
  vi.runAllTimers();
  expect(said).toEqual(["One.", "Mine."]);
  said.length = 0;
  speaker.again();
  vi.runAllTimers();
  expect(said).toEqual(["Two.", "Three.", "Mine."]);
});

test("with nothing said there is nothing to say again", () => {
  expect(listening().speaker.again()).toBe(false);
});

test("what is closed says no more", () => {
  const { speaker, said } = listening();
  speaker.say(["One.", "Two."]);
  speaker.close();
  vi.runAllTimers();
  expect(said).toEqual(["One."]);
});

test("the same sentence twice is a change each time", () => {
  const { speaker, said } = listening();
  speaker.say(["One.", "One.", "One."]);
  vi.runAllTimers();
  expect(said).toEqual(["One.", "One.\u00A0", "One."]);
});
