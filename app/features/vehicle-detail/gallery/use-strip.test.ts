import { expect, test } from "vitest";
import { findPictureByKey } from "./use-strip.ts";

const press = (key: string, held: Partial<Record<string, boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

test("arrows go one picture on, Home and End to the first and the last, never past them", () => {
  expect(findPictureByKey(press("ArrowRight"), 2, 12)).toBe(3);
  expect(findPictureByKey(press("ArrowLeft"), 2, 12)).toBe(1);
  expect(findPictureByKey(press("Home"), 2, 12)).toBe(0);
  expect(findPictureByKey(press("End"), 2, 12)).toBe(11);
  expect(findPictureByKey(press("ArrowRight"), 11, 12)).toBe(11);
  expect(findPictureByKey(press("ArrowLeft"), 0, 12)).toBe(0);
});

test("other keys, and keys of the browser's own, are left alone", () => {
  expect(findPictureByKey(press("Tab"), 2, 12)).toBeNull();
  expect(
    findPictureByKey(press("ArrowLeft", { altKey: true }), 2, 12),
  ).toBeNull();
});
