import fc from "fast-check";
import { expect, test } from "vitest";
import {
  capitalizeWords,
  removeShouting,
  quietLongWords,
} from "./calm-text.ts";

test.each([
  ["LUNAR SILVER METALLIC", "Lunar Silver Metallic"],
  ["JET BLACK/DARK ASH", "Jet Black/Dark Ash"],
  ["jet black", "Jet Black"],
  ["MAKER'S RED", "Maker's Red"],
  ["Ooh La La Rouge Mica", "Ooh La La Rouge Mica"],
  ["GT Silver Metallic", "GT Silver Metallic"],
])("the name %j is written %j", (name, expected) => {
  expect(capitalizeWords(name)).toBe(expected);
});

test.each([
  ["HSE LUXURY", "HSE Luxury"],
  ["PREMIUM SELECT", "Premium Select"],
  ["F-SPORT 4MATIC", "F-SPORT 4MATIC"],
  ["Limited", "Limited"],
])("the trim %j is written %j", (name, expected) => {
  expect(quietLongWords(name)).toBe(expected);
});

test.each([
  [
    "140,855 miles — WE OFFER 12.9% FINANCING WITH THE ABILITY TO SAVE. CALL US",
    "140,855 miles — We offer 12.9% financing with the ability to save. Call US",
  ],
  [
    "THIS HONDA HAS AWD AND A CLEAN CARFAX!!! Come and see.",
    "This Honda has AWD and a clean CARFAX! Come and see.",
  ],
  ["*** Clean *** car", "Clean car"],
  ["ABS AWD LED CD USB", "ABS AWD LED CD USB"],
  ["3.6L V6 DOHC, ECOTEC Turbo", "3.6L V6 DOHC, ECOTEC Turbo"],
  ["One owner.\nLocal trade.", "One owner.\nLocal trade."],
])("%j reads %j", (text, expected) => {
  expect(removeShouting(text)).toBe(expected);
});

test("calming changes letters' case and loses no word of a text", () => {
  const word = fc.string({
    unit: fc.constantFrom(..."ABcdE1.,"),
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join(" ");
      expect(removeShouting(text).toLowerCase()).toBe(text.toLowerCase());
    }),
  );
});

test("a text that looks quiet is left as looking closely would leave it", () => {
  const aWord = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9!?.*-]{1,9}$/),
    fc.constantFrom("GREAT", "CAR", "F-150", "A-B-C-D", "the", "12"),
  );
  fc.assert(
    fc.property(fc.array(aWord, { minLength: 1, maxLength: 12 }), (words) => {
      const text = words.join(" ");
      // A row of stars goes with the gap behind it, which the end of a text has not.
      fc.pre(!/([*-])\1\1/.test(text));
      // A small letter beyond ASCII at the end makes it look closely, and shouts nothing.
      expect(`${removeShouting(text)} é`).toBe(removeShouting(`${text} é`));
    }),
    { numRuns: 1_000 },
  );
});
