import type { Difference } from "./Difference";

/** What came of a scenario. */
export type Verdict = { passed: boolean; differences: Array<Difference> };
