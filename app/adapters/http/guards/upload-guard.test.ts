import { expect, test } from "vitest";
import { MOST_FILE_BYTES } from "#app/domain/vehicle-edits/upload-limits.ts";
import { createUploadBudget } from "./upload-guard.server.ts";

test("of the longest files five are in memory at once, of one office or of several, and the sixth is refused until one is gone", () => {
  for (const name of ["office", null]) {
    const budget = createUploadBudget();
    const places = Array.from({ length: 6 }, (_, at) =>
      budget.open(name ?? `office ${String(at)}`, () => {}),
    );
    const grown = places.map((place) => {
      const hasRoom = place.grow(MOST_FILE_BYTES);
      place.finish();
      return hasRoom;
    });
    expect(grown).toEqual([true, true, true, true, true, false]);
    expect(budget.byteCount).toBe(5 * MOST_FILE_BYTES);
    places[0]?.release();
    expect(budget.open("late", () => {}).grow(MOST_FILE_BYTES)).toBe(true);
  }
});
