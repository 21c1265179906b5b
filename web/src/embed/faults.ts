// What went wrong, and what the reader or the editor can do about it.
import { messageOf, type WireError } from "../engine/errors";
import type { Words } from "../words/words";

export function faultText(words: Words, wire: WireError): string {
  const { code, field = "" } = wire;
  const id = words.has(`board-fault-${code}`) ? `board-fault-${code}` : "board-fault-other";
  // What an engine or a server says may be long; what a page says may be anything.
  return words.say(id, { message: messageOf(wire).slice(0, 300), field: field.slice(0, 100) });
}
