// The log as a tree: events under what caused them, by turns.
import type { GameEvent } from "../types";

export interface Node {
  readonly event: GameEvent;
  readonly children: Node[];
}

export interface Turn {
  /** The event that began the turn; null for what came before the first one. */
  readonly head: GameEvent | null;
  readonly nodes: Node[];
}

/** Bookkeeping that a reader of the story does not miss; the filter shows it. Dice are always read. */
export const isTrivial = ({ shows, dice }: GameEvent): boolean => shows === "counts" && dice === undefined;

/** With these a part of the story begins, whatever they follow from: with the game, and with each turn of a player. */
const isHead = ({ shows, player, cause }: GameEvent): boolean =>
  shows === "begins" && (player !== undefined || cause === null);
/** What opens a deed or ends one says little by itself: what follows from it stands beside it, and is not folded away under it. */
export const isOpening = ({ shows }: GameEvent): boolean => shows === "opens" || shows === "ends";

/** Children of a left-out event move up to its cause, so nothing that matters is lost with it. */
export function turnsOf(events: readonly GameEvent[], everything: boolean): Turn[] {
  const nodes = new Map<number, Node>();
  /** Where the children of an event go: its own node, or that of the nearest shown ancestor. */
  const home = new Map<number, Node | null>();
  const turns: Turn[] = [{ head: null, nodes: [] }];
  for (const event of events) {
    // A round stands beside the turns, not under the end of the turn that it follows from.
    const cause = event.shows === "begins" ? null : event.cause;
    const parent = cause === null ? null : (home.get(cause) ?? null);
    const turnHead = isHead(event);
    if (turnHead) turns.push({ head: event, nodes: [] });
    if (turnHead || (!everything && isTrivial(event))) {
      home.set(event.id, turnHead ? null : parent);
      continue;
    }
    const node: Node = { event, children: [] };
    nodes.set(event.id, node);
    home.set(event.id, isOpening(event) ? parent : node);
    if (parent) parent.children.push(node);
    else turns[turns.length - 1]?.nodes.push(node);
  }
  return turns.filter((turn) => turn.head !== null || turn.nodes.length > 0);
}
