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

/** Bookkeeping that a reader of the story does not miss; the filter shows it. */
export const TRIVIAL: ReadonlySet<string> = new Set([
  "spend",
  "refresh",
  "step",
  "count",
  "trigger",
  "draw-skip",
  "status-kept",
  "counter",
]);

const STARTS = new Set(["turn-start", "game-start"]);

/** Children of a left-out event move up to its cause, so nothing that matters is lost with it. */
export function turnsOf(events: readonly GameEvent[], everything: boolean): Turn[] {
  const nodes = new Map<number, Node>();
  /** Where the children of an event go: its own node, or that of the nearest shown ancestor. */
  const home = new Map<number, Node | null>();
  const turns: Turn[] = [{ head: null, nodes: [] }];
  for (const event of events) {
    const parent = event.cause === null ? null : (home.get(event.cause) ?? null);
    const turnHead = STARTS.has(event.kind);
    if (turnHead) turns.push({ head: event, nodes: [] });
    if (turnHead || (!everything && TRIVIAL.has(event.kind))) {
      home.set(event.id, turnHead ? null : parent);
      continue;
    }
    const node: Node = { event, children: [] };
    nodes.set(event.id, node);
    home.set(event.id, node);
    if (parent) parent.children.push(node);
    else turns[turns.length - 1]?.nodes.push(node);
  }
  return turns.filter((turn) => turn.head !== null || turn.nodes.length > 0);
}
