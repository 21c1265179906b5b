// What a page of tests leaves for whoever opened it: tests/browser/support/report.mjs reads it.

export interface Report {
  passed: number;
  failed: string[];
  /** Shown where all passed. */
  note?: string;
}

/** Errors of the engine are values with a code, those of the browser are Error objects. */
export const describe = (error: unknown): string => (error instanceof Error ? String(error) : JSON.stringify(error));

/** Runs the tests of the page, and leaves their report. */
export async function leave(runAll: () => Promise<Report>): Promise<void> {
  const report = await runAll().catch((error: unknown): Report => ({ passed: 0, failed: [describe(error)] }));
  const place = document.querySelector("#report");
  if (place === null) return;
  place.textContent = JSON.stringify(report);
  place.setAttribute("data-done", "");
}
