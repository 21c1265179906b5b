import type { CalcStep } from "./CalcStep";

/** A number that remembers how it was made. */
export type Calc = { value: number; base: number; cites: string; steps: CalcStep[] };
