import { expect, test } from "vitest";
import { stripModelWords } from "./trim-words.ts";

test.each([
  ["GLE", "GLE 350 4MATIC", "350 4MATIC"],
  ["GLE", "GLE", ""],
  ["GLE", "AMG GLE 43", "AMG GLE 43"],
  ["E-Class", "E 350", "E 350"],
  ["300", "300S", "S"],
  ["300", "300 Touring", "Touring"],
  ["CX-5", "CX-50 Touring", "CX-50 Touring"],
  ["GL", "GLS 450", "GLS 450"],
  ["Countryman", "Cooper S Countryman All4", "Cooper S All4"],
  ["Hardtop 4 Door", "Cooper S Hardtop 4 Door", "Cooper S"],
  ["4 Series Gran Coupe", "430 Gran Coupe i xDrive", "430i xDrive"],
  [
    "2 Series Gran Coupe",
    "228 Gran Coupe 228i sDrive Gran Coupe",
    "228i sDrive",
  ],
  ["Accord", "Sport", "Sport"],
])("behind %j the trim %j is %j", (model, trim, expected) => {
  expect(stripModelWords(trim, model)).toBe(expected);
});
