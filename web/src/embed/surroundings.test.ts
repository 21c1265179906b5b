import { expect, test } from "vitest";
import { lightnessOf } from "./surroundings";

test("a colour is about as light in every form that a browser writes", () => {
  for (const dark of [
    "rgb(32, 33, 34)",
    "rgba(0, 0, 0, 0.8)",
    "oklch(0.2 0.01 250)",
    "lab(12 0 0)",
    "color(display-p3 0.1 0.1 0.13)",
  ])
    expect(lightnessOf(dark).lightness, dark).toBeLessThan(0.25);
  for (const light of ["rgb(234, 236, 240)", "oklab(0.95 0 0)", "lch(92 3 120 / 0.9)", "color(srgb 0.9 0.92 1)"])
    expect(lightnessOf(light).lightness, light).toBeGreaterThan(0.85);
  expect(lightnessOf("color(srgb 1e-05 0 0)").lightness).toBeLessThan(0.01);
});

test("what lets the ground through says so", () => {
  expect(lightnessOf("rgba(0, 0, 0, 0)").alpha).toBe(0);
  expect(lightnessOf("color(srgb 1 1 1 / 0.4)").alpha).toBe(0.4);
  expect(lightnessOf("rgb(255, 255, 255)").alpha).toBe(1);
});
