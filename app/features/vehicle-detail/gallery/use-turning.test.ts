import { expect, test } from "vitest";
import { findTurnedView } from "./use-turning.ts";

test("dragging to the left leads on, and to the right back", () => {
  expect(findTurnedView(0, -0.2, 6)).toBe(1);
  expect(findTurnedView(2, -0.4, 6)).toBe(4);
  expect(findTurnedView(2, 0.2, 6)).toBe(1);
});

test("a small move shows the same view", () => {
  expect(findTurnedView(3, 0.05, 6)).toBe(3);
  expect(findTurnedView(3, -0.05, 6)).toBe(3);
});

test("after the last view comes the first, either way round", () => {
  expect(findTurnedView(5, -0.2, 6)).toBe(0);
  expect(findTurnedView(0, 0.2, 6)).toBe(5);
  expect(findTurnedView(0, 1, 4)).toBe(3);
});
