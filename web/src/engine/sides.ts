// The sides that players can have, in the order of their seats.
import type { Side } from "./types/Side";

export const SIDES = ["p1", "p2", "p3", "p4"] as const satisfies readonly Side[];
