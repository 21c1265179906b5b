// What is wrong with a change, in words, and beside which control it belongs.
import type { EngineError, WireError } from "../../engine";
import type { Args, Words } from "../../words/words";
import { schemaOf } from "./schema";

/** The sentences for all that is wrong, each once. */
export const faultText = (words: Words, { faults }: EngineError): string => said(words, faults);

const said = (words: Words, faults: readonly WireError[]): string =>
  [...new Set(faults.map((fault) => sentence(words, fault)))].join(" ");

/** By the last name in its field where we have one, in the engine's words where not. */
function sentence(words: Words, { field = "", message }: WireError): string {
  const plain = field.replaceAll(/\[\d+\]/g, "");
  const last = plain.split(".").at(-1) ?? "";
  const [from, to] = [...message.matchAll(/from (-?\d+) to (-?\d+)/g)][0]?.slice(1) ?? [];
  if (from !== undefined && to !== undefined) return words.say("record-fault-range", { from, to });
  const id = `record-fault-${last}`;
  return words.has(id) ? words.say(id, boardArgs(words)) : words.say("record-fault", { field, message });
}

/** How large a board may be, and whether something may be between its squares. */
function boardArgs({ book }: Words): Args {
  const { board } = schemaOf(book ?? {});
  if (!board) return {};
  const { wide, squares, edges } = board;
  return { min: wide.min, max: wide.max ?? wide.min, squares, ...(edges && { edges: edges.length }) };
}

/** What is wrong with this field, or with something inside it; nothing where nothing is. */
export function faultAt(words: Words, fault: EngineError | null, field: string): string | null {
  const here = fault?.faults.filter((one) => isAt(one, field)) ?? [];
  return here.length > 0 ? said(words, here) : null;
}

const isAt = (fault: WireError, field: string): boolean => {
  const at = fault.field?.replace(/^setup\./, "") ?? "";
  return at === field || at.startsWith(`${field}.`) || at.startsWith(`${field}[`);
};
