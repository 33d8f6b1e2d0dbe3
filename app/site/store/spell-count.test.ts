import { expect, test } from "vitest";
import { spellCount } from "./spell-count.ts";

test("counts up to nine are words, and others stay figures", () => {
  expect(spellCount(4, "en")).toBe("four");
  expect(spellCount(9, "es")).toBe("nueve");
  expect(spellCount(12, "en")).toBe("12");
  expect(spellCount(0, "en")).toBe("0");
});
