// The log as a tree: each event under its cause, in groups by turn.
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

/** Is it bookkeeping, which is left out unless the reader asks for every event? Dice are always shown. */
export const isTrivial = ({ shows, dice }: GameEvent): boolean => shows === "counts" && dice === undefined;

/** Does a group of the log begin here? One begins with the game and with each turn, without regard to the cause. */
const isHead = ({ shows, player, piece, cause }: GameEvent): boolean =>
  shows === "begins" && (player !== undefined || piece !== undefined || cause === null);
/** Does it only open or end an action? Then its consequences are listed beside it, not folded away under it. */
export const isOpening = ({ shows }: GameEvent): boolean => shows === "opens" || shows === "ends";

/** Has the event a line of its own? */
export const hasLine = (event: GameEvent, everything: boolean): boolean =>
  isHead(event) || everything || !isTrivial(event);

/** The turns with their trees. The children of an event that is left out move up to its cause. */
export function turnsOf(events: readonly GameEvent[], everything: boolean): Turn[] {
  const nodes = new Map<number, Node>();
  /** Where the children of an event go: its own node, or that of the nearest shown ancestor. */
  const home = new Map<number, Node | null>();
  const turns: Turn[] = [{ head: null, nodes: [] }];
  for (const event of events) {
    // A round is beside the turns, not under the end of the turn that caused it.
    const cause = event.shows === "begins" ? null : event.cause;
    const parent = cause === null ? null : (home.get(cause) ?? null);
    const turnHead = isHead(event);
    if (turnHead) turns.push({ head: event, nodes: [] });
    if (turnHead || !hasLine(event, everything)) {
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
