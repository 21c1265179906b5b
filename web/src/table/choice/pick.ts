// Decides which of the listed actions the clicks so far mean. These are pure functions of the listed actions and the chosen
// refs. The page knows no rules: a click is valid if the path of a listed action contains it.
import type { Offer, Ref } from "../../engine/wire";
import { idOf, kindOf, onBoard } from "../refs";

export type Chosen = readonly Ref[];
export type List = readonly Offer[];

/** The result of a click. */
export type ClickResult =
  /** One more ref is chosen; something is still open. */
  | { kind: "chosen"; chosen: Ref[] }
  /**
   * The clicks mean exactly this action. It is not `sure` if its last ref is the unit that was selected first: the player may
   * have pressed the card only to read it.
   */
  | { kind: "act"; listed: Offer; chosen: Ref[]; sure: boolean }
  /** No listed action has these clicks: ask the engine why. */
  | { kind: "why"; path: Ref[] }
  /** The click chooses nothing; it shows the ref in detail. */
  | { kind: "focus"; ref: Ref };

const prefix = (chosen: Chosen, path: Chosen): boolean =>
  chosen.length <= path.length && chosen.every((ref, i) => path[i] === ref);

function subsequence(chosen: Chosen, path: Chosen): boolean {
  let at = 0;
  for (const ref of path) if (at < chosen.length && chosen[at] === ref) at += 1;
  return at === chosen.length;
}

/** Does the path contain the clicks in any order, each as often as it was clicked? */
function subset(chosen: Chosen, path: Chosen): boolean {
  const left = [...path];
  return chosen.every((ref) => {
    const at = left.indexOf(ref);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

const fitting = (list: List, fit: (chosen: Chosen, path: Chosen) => boolean, chosen: Chosen): List =>
  list.filter((l) => fit(chosen, l.path));

/**
 * The actions that the clicks may still mean. Clicks in path order win over clicks with gaps, and those over clicks out of
 * order: selecting a healer must not also mean "heal this healer".
 */
export function candidates(list: List, chosen: Chosen): List {
  for (const fit of [prefix, subsequence, subset]) {
    const found = fitting(list, fit, chosen);
    if (found.length > 0) return found;
  }
  return [];
}

/** The indices of `path` that no click has taken yet. */
function open(path: Chosen, chosen: Chosen): number[] {
  const taken = new Set<number>();
  // A ref that is twice in a path takes its first index first.
  for (const ref of chosen) {
    const at = path.findIndex((r, i) => r === ref && !taken.has(i));
    if (at >= 0) taken.add(at);
  }
  return path.map((_, i) => i).filter((i) => !taken.has(i));
}

/** The refs that may be clicked now: `next` in a path, or `later` in one. */
export function offers(list: List, chosen: Chosen): Map<Ref, "next" | "later"> {
  const found = new Map<Ref, "next" | "later">();
  for (const { path } of candidates(list, chosen)) {
    open(path, chosen).forEach((at, nth) => {
      const ref = path[at];
      if (ref === undefined) return;
      if (nth === 0) found.set(ref, "next");
      else if (!found.has(ref)) found.set(ref, "later");
    });
    // With nothing chosen, only the first ref of a path can begin it.
    if (chosen.length === 0) for (const ref of path.slice(1)) if (found.get(ref) === "later") found.delete(ref);
  }
  return found;
}

/**
 * The one action that the clicks mean, or null. The last ref of a path must have been clicked, because it performs the action.
 * Refs before it are implied if only one action is left: an own unit, then an enemy that only one attack reaches.
 */
export function complete(list: List, chosen: Chosen): Offer | null {
  const left = candidates(list, chosen);
  const only = left[0];
  if (left.length !== 1 || !only) return null;
  return open(only.path, chosen).includes(only.path.length - 1) ? null : only;
}

/** The action whose whole path is chosen, although longer paths continue from there. */
export function ready(list: List, chosen: Chosen): Offer | null {
  if (chosen.length === 0) return null;
  return candidates(list, chosen).find((l) => open(l.path, chosen).length === 0) ?? null;
}

/**
 * The small menu after an out-of-order click: the target is chosen, and the attack or card is missing. Each entry is the next
 * open ref of a candidate. It is empty if something on the board must still be chosen.
 */
export function menu(list: List, chosen: Chosen): Ref[] {
  const left = candidates(list, chosen);
  if (left.length < 2 || chosen.length < 2) return [];
  const refs = new Set<Ref>();
  for (const { path } of left) {
    const missing = open(path, chosen);
    const next = missing[0] === undefined ? undefined : path[missing[0]];
    const last = missing.includes(path.length - 1) ? path[path.length - 1] : undefined;
    if (last !== undefined && onBoard(last)) return [];
    // What ends with a word is not meant by clicks on the board alone.
    if (last !== undefined || next === undefined || onBoard(next)) continue;
    refs.add(next);
  }
  return [...refs];
}

/** Does some action begin with this ref? */
export const opens = (list: List, ref: Ref): boolean => list.some((l) => l.path[0] === ref);

/** Is this the unit of some action? A unit that can only play cards begins no path, but may be chosen first. */
const acts = (list: List, ref: Ref): boolean =>
  kindOf(ref) === "piece" && list.some(({ action, path }) => action.piece === idOf(ref) && path.length > 1);

/** Can the unit play the card? */
const plays = (list: List, unit: Ref, card: Ref): boolean =>
  list.some(({ action, path }) => action.piece === idOf(unit) && path.includes(card));

/** The result of a first click on this ref; null if it begins nothing. */
function begin(list: List, ref: Ref): ClickResult | null {
  if (opens(list, ref)) return settled(list, [ref]);
  return acts(list, ref) ? { kind: "chosen", chosen: [ref] } : null;
}

const settled = (list: List, chosen: Ref[]): ClickResult => {
  const listed = complete(list, chosen);
  return listed ? { kind: "act", listed, chosen, sure: committed(listed.path, chosen) } : { kind: "chosen", chosen };
};

/** Was the last ref of the path clicked as a target, and not only selected first? */
function committed(path: Chosen, chosen: Chosen): boolean {
  const last = path[path.length - 1];
  return path.length === 1 || last !== chosen[0] || chosen.filter((ref) => ref === last).length > 1;
}

/**
 * The result of one click. `mine`: is the ref a piece of the player who decides? With a unit selected, a click on another of
 * your units selects that one, and never heals it by accident.
 */
export function click(list: List, chosen: Chosen, ref: Ref, mine: (ref: Ref) => boolean): ClickResult {
  const first = chosen[0];
  if (first === undefined) {
    const begun = begin(list, ref);
    if (begun) return begun;
    return onBoard(ref) ? { kind: "focus", ref } : { kind: "why", path: [ref] };
  }
  const next = [...chosen, ref];
  if (fitting(list, prefix, next).length > 0) return settled(list, next);
  // A card that needs no unit begins a new choice: the unit that was selected must not become its target.
  if (chosen.length === 1 && kindOf(ref) === "card" && mine(first) && opens(list, ref) && !plays(list, first, ref))
    return settled(list, [ref]);
  // A second click on something chosen takes it back.
  const already = chosen.indexOf(ref);
  if (already >= 0) return { kind: "chosen", chosen: chosen.slice(0, already) };
  // With only a unit selected, another of your own units is a new selection, not a target.
  if (chosen.length === 1 && kindOf(first) === "piece" && kindOf(ref) === "piece" && mine(ref))
    return begin(list, ref) ?? { kind: "focus", ref };
  // Another of your units replaces the one that was to act.
  if (mine(ref)) {
    const swapped = [...chosen.filter((r) => !mine(r)), ref];
    if (candidates(list, next).length === 0 && candidates(list, swapped).length > 0) return settled(list, swapped);
    // If it cannot act so, and only the board was clicked before, it is a new selection, and the menu at the target closes.
    const begun = chosen.every(onBoard) && candidates(list, next).length === 0 ? begin(list, ref) : null;
    if (begun) return begun;
  }
  // Another attack, card or button replaces the one chosen before; a click on the board replaces nothing.
  const shortest = onBoard(ref) ? chosen.length : 0;
  for (let n = chosen.length; n >= shortest; n -= 1) {
    const replaced = [...chosen.slice(0, n), ref];
    if (n === 0 ? opens(list, ref) : candidates(list, replaced).length > 0) return settled(list, replaced);
  }
  return { kind: "why", path: next };
}

/** What ends a turn, or lets a question pass: of the actions that are one button, the engine lists it last. */
export const ending = (list: List): Offer | null =>
  list.findLast(({ path }) => path.length === 1 && kindOf(path[0] ?? "") === "button") ?? null;

/** One step back (Escape). */
export const back = (chosen: Chosen): Ref[] => chosen.slice(0, -1);

/** What stays chosen when the list changes: the unit that has just acted, if it can act again. */
export function after(list: List, chosen: Chosen, actor: string | undefined): Ref[] {
  const ref = actor === undefined ? chosen.find((r) => kindOf(r) === "piece") : `piece:${actor}`;
  return ref !== undefined && (opens(list, ref) || acts(list, ref)) ? [ref] : [];
}
