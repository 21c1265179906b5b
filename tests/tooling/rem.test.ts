import { expect, test } from "vitest";
import { withOwnUnit } from "../../web/vite/rem.ts";

test("lengths get a unit of our own, conditions one that may stand there", () => {
  expect(withOwnUnit("a { width: clamp(1rem, 2cqi, -.5rem) }")).toBe(
    "a { width: clamp(calc(1 * var(--rw-rem, 1rem)), 2cqi, calc(-.5 * var(--rw-rem, 1rem))) }",
  );
  expect(withOwnUnit("@container board (max-width: 32rem) { a { margin: 2rem } }")).toBe(
    "@container board (max-width: 32em) { a { margin: calc(2 * var(--rw-rem, 1rem)) } }",
  );
  expect(withOwnUnit("@media (width < 27rem) {}")).toBe("@media (width < 27rem) {}");
});
