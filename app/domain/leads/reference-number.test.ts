import fc from "fast-check";
import { expect, test } from "vitest";
import { makeReference, parseReference } from "./reference-number.ts";

const anyReference = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) =>
    makeReference(() => {
      const { value } = stream.next();
      return typeof value === "number" ? value : 0;
    }),
  );

test("a reference has no letter that is mistaken for another, and reads back however it is typed", () => {
  fc.assert(
    fc.property(anyReference, (reference) => {
      expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
      expect(reference).not.toMatch(/[01ILOUBSZAE]/);
      for (const typed of [
        reference.toLowerCase(),
        reference.replace("-", ""),
        ` ${reference.replace("-", " ")} `,
      ])
        expect(parseReference(typed)).toBe(reference);
    }),
  );
});

test.each(["", "K7Q2", "K7Q2-9FX0", "K7Q2-9FXMM", "K7Q2-9FX\u0130"])(
  "%j is no reference",
  (text) => {
    expect(parseReference(text)).toBeNull();
  },
);
