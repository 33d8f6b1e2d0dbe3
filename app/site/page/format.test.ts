import { expect, test } from "vitest";
import { formatUnbroken, spellCount } from "./format.ts";

test("neither spaces nor dashes let a text break, and the words stay the same", () => {
  const hours = formatUnbroken("Sat 9 AM – 4 PM");
  expect(hours).not.toMatch(/ |(?<!\u2060)[-–]|[-–](?!\u2060)/);
  expect(hours.replaceAll("\u2060", "").replaceAll("\u00a0", " ")).toBe(
    "Sat 9 AM – 4 PM",
  );
  expect(formatUnbroken("(630) 555-0142")).toContain("\u2060-\u2060");
});

test("counts up to nine are words, and others stay figures", () => {
  expect(spellCount(4, "en")).toBe("four");
  expect(spellCount(9, "es")).toBe("nueve");
  expect(spellCount(12, "en")).toBe("12");
  expect(spellCount(0, "en")).toBe("0");
});
