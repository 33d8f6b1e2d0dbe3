import { expect, test } from "vitest";
import { formatUnbroken } from "./format.ts";

test("neither spaces nor dashes let a text break, and the words stay the same", () => {
  const hours = formatUnbroken("Sat 9 AM – 4 PM");
  expect(hours).not.toMatch(/ |(?<!\u2060)[-–]|[-–](?!\u2060)/);
  expect(hours.replaceAll("\u2060", "").replaceAll("\u00a0", " ")).toBe(
    "Sat 9 AM – 4 PM",
  );
  expect(formatUnbroken("(630) 555-0142")).toContain("\u2060-\u2060");
});
