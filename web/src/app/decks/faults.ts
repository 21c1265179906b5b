// What keeps a list from being a deck: asked of the engine, and sorted by where it is shown.
import type { Engine } from "../../engine";
import type { WireError } from "../../engine/errors";
import type { DeckList } from "../../engine/wire";

export interface Faults {
  readonly leader: readonly WireError[];
  readonly cards: ReadonlyMap<string, readonly WireError[]>;
  /** About the list as a whole. */
  readonly list: readonly WireError[];
  readonly count: number;
}

/** Whether a list is a legal deck. `unknown`: the engine has not answered yet, or cannot. */
export type Legality =
  | { readonly is: "unknown" }
  | { readonly is: "broken"; readonly error: unknown }
  | { readonly is: "judged"; readonly faults: Faults };

export function sorted(faults: readonly WireError[]): Faults {
  const cards = new Map<string, WireError[]>();
  const [leader, list]: WireError[][] = [[], []];
  for (const fault of faults) {
    const { field = "" } = fault;
    const id = /^cards\.(.+)$/.exec(field)?.[1];
    if (id !== undefined) cards.set(id, [...(cards.get(id) ?? []), fault]);
    else (field === "leader" ? leader : list)?.push(fault);
  }
  return { leader: leader ?? [], cards, list: list ?? [], count: faults.length };
}

export async function judge(engine: Engine, game: string, list: DeckList): Promise<Legality> {
  try {
    return { is: "judged", faults: sorted(await engine.deckFaults(game, list)) };
  } catch (error) {
    return { is: "broken", error };
  }
}

/** May this list be played? */
export const isDeck = (legality: Legality | undefined): boolean =>
  legality?.is === "judged" && legality.faults.count === 0;
