import fc from "fast-check";
import { expect, test } from "vitest";
import { listPageNumbers } from "./pagination.tsx";

test("few pages are all linked", () => {
  expect(listPageNumbers(1, 1)).toEqual([1]);
  expect(listPageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("the first, the last and the neighbours of the current page are linked", () => {
  expect(listPageNumbers(10, 42)).toEqual([1, null, 9, 10, 11, null, 42]);
});

test("a single page left out is linked instead of marked", () => {
  expect(listPageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
});

test("a window rises, starts at 1, ends at the last page and holds the current one", () => {
  const pages = fc
    .integer({ min: 1, max: 5000 })
    .chain((count) =>
      fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)),
    );
  fc.assert(
    fc.property(pages, ([page, pageCount]) => {
      const window = listPageNumbers(page, pageCount);
      const numbers = window.filter((entry) => entry !== null);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pageCount);
      expect(numbers).toContain(page);
      expect(window.length).toBeLessThanOrEqual(9);
    }),
  );
});
