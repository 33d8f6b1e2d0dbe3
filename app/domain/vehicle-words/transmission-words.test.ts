import { describe, expect, test } from "vitest";

import { sayTransmission } from "./transmission-words.ts";

describe("a dealer's wording of a transmission is said in Spanish where it has a form", () => {
  test.each([
    ["9-Speed Automatic", "Automática de 9 velocidades"],
    ["1-Speed Automatic", "Automática de 1 velocidad"],
    [
      "7-Speed Dual-Clutch Automatic",
      "Automática de doble embrague de 7 velocidades",
    ],
    ["6-Speed Manual", "Manual de 6 velocidades"],
    ["8-Speed Automatic with Auto-Shift", "8-Speed Automatic with Auto-Shift"],
  ])("%s is %s", (text, spanish) => {
    expect(sayTransmission(text, "es")).toBe(spanish);
    expect(sayTransmission(text, "en")).toBe(text);
  });
});

test("a transmission without steps says that it is automatic", () => {
  expect(sayTransmission("CVT", "en")).toBe("Automatic (CVT)");
  expect(sayTransmission("eCVT", "es")).toBe("Automática (eCVT)");
});
