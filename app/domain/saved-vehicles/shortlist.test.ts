import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compare,
  differs,
  formatVinList,
  MAX_COMPARED,
  MAX_SAVED,
  MAX_VIEWED,
  parseVin,
  parseVinList,
  save,
  takeOut,
  view,
} from "./shortlist.ts";

const anyVin = () =>
  fc
    .array(fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"), {
      minLength: 17,
      maxLength: 17,
    })
    .map((letters) => letters.join(""));

test("any text gives a list of VINs without a repetition, at most as long as asked", () => {
  const part = fc.oneof(anyVin(), fc.string(), fc.constantFrom(".", ",", ""));
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join(",")),
      fc.nat(50),
      (text, maxCount) => {
        const vins = parseVinList(text, maxCount);
        expect(vins.length).toBeLessThanOrEqual(maxCount);
        expect(new Set(vins).size).toBe(vins.length);
        for (const vin of vins) expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      },
    ),
  );
});

test("a list is read back as it was written, in its order", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyVin(), { maxLength: 40 }), (vins) => {
      expect(parseVinList(formatVinList(vins), 40)).toEqual(vins);
    }),
  );
});

test.each([undefined, null, "", "undefined", "1HGCM82633A00435", "<script>"])(
  "%j holds no VIN",
  (text) => expect(parseVinList(text, 40)).toEqual([]),
);

test("letter case and the space around a VIN do not matter; I, O and Q do", () => {
  expect(parseVin(" 1hgcm82633a004352 ")).toBe("1HGCM82633A004352");
  expect(parseVin("1HGCM82633A00435O")).toBeNull();
  expect(parseVin(7)).toBeNull();
});

test("what is saved last stands first, and saving it again moves nothing", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyVin(), { maxLength: MAX_SAVED - 1 }),
      anyVin(),
      (saved, vin) => {
        fc.pre(!saved.includes(vin));
        const { vins, kind } = save(saved, vin);
        expect([kind, vins]).toEqual(["added", [vin, ...saved]]);
        expect(save(vins, saved[0] ?? vin)).toEqual({ kind: "added", vins });
        expect(takeOut(vins, vin)).toEqual({ kind: "removed", vins: saved });
      },
    ),
  );
});

const vinAt = (at: number) => `1HGCV1F34LA${100_000 + at}`;
const some = (count: number) =>
  Array.from({ length: count }, (_, at) => vinAt(at));

test("a full list refuses one more and keeps every one it has", () => {
  expect(save(some(MAX_SAVED), vinAt(99))).toEqual({
    kind: "full",
    vins: some(MAX_SAVED),
  });
  expect(compare(some(MAX_COMPARED), vinAt(99))).toEqual({
    kind: "full",
    vins: some(MAX_COMPARED),
  });
  expect(compare(some(MAX_COMPARED), vinAt(2)).kind).toBe("added");
});

test("columns stand in the order of choosing", () => {
  expect(compare(some(2), vinAt(9)).vins).toEqual([...some(2), vinAt(9)]);
});

test("the last car seen stands first, and the oldest makes room", () => {
  const full = some(MAX_VIEWED);
  expect(view(full, vinAt(99))).toEqual([vinAt(99), ...full.slice(0, -1)]);
  expect(view(full, vinAt(3))).toHaveLength(MAX_VIEWED);
  expect(view(full, vinAt(3))[0]).toBe(vinAt(3));
});

test.each([
  [["a", "a", "a"], false],
  [["a", "b"], true],
  [["a", null], true],
  [[null, null], false],
  [["a"], false],
  [[], false],
])("%j differs: %s", (values, isDifferent) => {
  expect(differs(values)).toBe(isDifferent);
});
