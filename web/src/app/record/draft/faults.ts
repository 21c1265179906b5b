// The faults of a change in words, and the control that each belongs to.
import type { EngineError, WireError } from "../../../engine";
import type { Args, Words } from "../../../words/words";
import { schemaOf } from "./schema";

/** The sentences of all faults, each once. */
export const faultText = (words: Words, { faults }: EngineError): string => sentences(words, faults);

const sentences = (words: Words, faults: readonly WireError[]): string =>
  [...new Set(faults.map((fault) => sentence(words, fault)))].join(" ");

/** Our sentence for the last name in the field; without one, the engine's message. */
function sentence(words: Words, { field = "", message }: WireError): string {
  const plain = field.replaceAll(/\[\d+\]/g, "");
  const last = plain.split(".").at(-1) ?? "";
  const [from, to] = [...message.matchAll(/from (-?\d+) to (-?\d+)/g)][0]?.slice(1) ?? [];
  if (from !== undefined && to !== undefined) return words.say("record-fault-range", { from, to });
  const id = `record-fault-${last}`;
  return words.has(id) ? words.say(id, boardArgs(words)) : words.say("record-fault", { field, message });
}

/** For sentences about boards: how large a board may be, and whether it has edges. */
function boardArgs({ book }: Words): Args {
  const { board } = schemaOf(book ?? {});
  if (!board) return {};
  const { wide, squares, edges } = board;
  return { min: wide.min, max: wide.max ?? wide.min, squares, ...(edges && { edges: edges.length }) };
}

/** The faults of this field and of the fields inside it, in words; null if there are none. */
export function faultAt(words: Words, fault: EngineError | null, field: string): string | null {
  const here = fault?.faults.filter((one) => isAt(one, field)) ?? [];
  return here.length > 0 ? sentences(words, here) : null;
}

const isAt = (fault: WireError, field: string): boolean => {
  const at = fault.field?.replace(/^setup\./, "") ?? "";
  return at === field || at.startsWith(`${field}.`) || at.startsWith(`${field}[`);
};
