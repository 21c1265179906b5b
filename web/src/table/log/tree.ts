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

/** With these a part of the story begins, whatever they follow from. */
const STARTS: ReadonlySet<string> = new Set(["turn-start", "game-start"]);
/** A round stands beside the turns, not under the end of the turn that it follows from. */
const BESIDE: ReadonlySet<string> = new Set(["round-start"]);
/** What opens a deed and says little by itself: what follows from it stands beside it, and is not folded away under it. */
export const OPENINGS: ReadonlySet<string> = new Set(["lot", "engage", "gold", "pass", "turn-end"]);

/** Children of a left-out event move up to its cause, so nothing that matters is lost with it. */
export function turnsOf(events: readonly GameEvent[], everything: boolean): Turn[] {
  const nodes = new Map<number, Node>();
  /** Where the children of an event go: its own node, or that of the nearest shown ancestor. */
  const home = new Map<number, Node | null>();
  const turns: Turn[] = [{ head: null, nodes: [] }];
  for (const event of events) {
    const cause = BESIDE.has(event.kind) ? null : event.cause;
    const parent = cause === null ? null : (home.get(cause) ?? null);
    const turnHead = STARTS.has(event.kind);
    if (turnHead) turns.push({ head: event, nodes: [] });
    if (turnHead || (!everything && TRIVIAL.has(event.kind))) {
      home.set(event.id, turnHead ? null : parent);
      continue;
    }
    const node: Node = { event, children: [] };
    nodes.set(event.id, node);
    home.set(event.id, OPENINGS.has(event.kind) ? parent : node);
    if (parent) parent.children.push(node);
    else turns[turns.length - 1]?.nodes.push(node);
  }
  return turns.filter((turn) => turn.head !== null || turn.nodes.length > 0);
}
