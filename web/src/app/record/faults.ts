// What is wrong with a change, in words, and beside which control it belongs.
import type { EngineError } from "../../engine";
import type { Words } from "../../words/words";

/** The sentence for a fault: by the last name in its field where we have one, in the engine's words where not. */
export function faultText(words: Words, { field = "", message }: EngineError): string {
  const plain = field.replaceAll(/\[\d+\]/g, "");
  const last = plain.split(".").at(-1) ?? "";
  const [from, to] = [...message.matchAll(/from (\d+) to (\d+)/g)][0]?.slice(1) ?? [];
  if (from !== undefined && to !== undefined) return words.say("record-fault-range", { from, to });
  const id = `record-fault-${last}`;
  return words.has(id) ? words.say(id) : words.say("record-fault", { field, message });
}

/** Is the fault about this field, or something inside it? */
export const isAt = (fault: EngineError | null, field: string): boolean => {
  const at = fault?.field?.replace(/^setup\./, "") ?? "";
  return at === field || at.startsWith(`${field}.`) || at.startsWith(`${field}[`);
};
