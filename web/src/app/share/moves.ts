// What a reader did on an example, as a link's text and back. The engine checks each action when it is done again.
import type { Action } from "../../engine";
import { broken, fromLink, toLink, whole } from "./text";

/** No example is played on for so long. */
const MOST = 1000;

export const packMoves = (actions: readonly Action[]): Promise<string> => toLink(actions);

/** Throws an `EngineError` with the code `link` or `too-large` for what holds none. */
export async function unpackMoves(text: string): Promise<readonly Action[]> {
  const json = await fromLink(text);
  return whole(() => {
    const actions: unknown = JSON.parse(json);
    if (!Array.isArray(actions) || actions.length > MOST) throw broken("it holds no actions");
    return actions as Action[];
  });
}
