import fc from "fast-check";
import { expect, test } from "vitest";
import {
  writeNumber,
  LANGUAGES,
  toLocale,
} from "#app/domain/store-profile/fields/languages.ts";
import {
  formatCents,
  formatDollars,
  formatNumber,
  formatUnbroken,
  joinNumbers,
} from "./format.ts";

const SOME_CENTS = fc.oneof(
  fc.integer({ min: -200_000_000, max: 2_000_000_000 }),
  fc.integer({ min: -200, max: 200 }),
);

function say(
  value: number,
  locale = "en-US",
  options: Intl.NumberFormatOptions = {},
) {
  return new Intl.NumberFormat(locale, options).format(value);
}

test.each(LANGUAGES)("numbers are written as Intl does it in %s", (it) => {
  const asked = fc.oneof(
    fc.nat(Number.MAX_SAFE_INTEGER),
    fc.integer({ min: -1_000_000, max: 1_000_000 }),
    fc.integer({ min: -100_000_000, max: 100_000_000 }).map((n) => n / 1_000),
    fc.double({ min: 0, max: 1e12, noNaN: true }),
  );
  fc.assert(
    fc.property(asked, (value) => {
      expect(writeNumber(value)).toBe(say(value, toLocale(it)));
    }),
  );
  const close = [1.0005, 2.9995, 507_767_398_281.1435, 0.0005, 1e-7];
  const plain = [0, 999, 1_000, 9_999, 10_000, 1_250_000, 9.9, 5.125];
  for (const value of [...plain, ...close])
    expect(writeNumber(value)).toBe(say(value, toLocale(it)));
});

test("dollars, cents and numbers read as Intl writes them, below zero too", () => {
  const money = { style: "currency", currency: "USD" } as const;
  fc.assert(
    fc.property(SOME_CENTS, (cents) => {
      expect(formatCents(cents)).toBe(say(cents / 100, "en-US", money));
      expect(formatDollars(cents)).toBe(
        say(cents, "en-US", { ...money, maximumFractionDigits: 0 }),
      );
      expect(formatNumber(cents)).toBe(say(cents));
    }),
  );
  expect(formatDollars(24_989.5)).toBe("$24,990");
  expect(formatNumber(1_234.4)).toBe("1,234");
  expect(formatCents(100_005)).toBe("$1,000.05");
});

test.each([
  ["Saturday, December 5", "Saturday, December\u00a05"],
  ["sábado, 5 de diciembre", "sábado,\u00a05\u00a0de diciembre"],
])("the number of a day never stands alone on a line: %s", (day, whole) => {
  expect(joinNumbers(day)).toBe(whole);
});

test("neither spaces nor dashes let a text break, and the words stay the same", () => {
  const hours = formatUnbroken("Sat 9 AM – 4 PM");
  expect(hours).not.toMatch(/ |(?<!\u2060)[-–]|[-–](?!\u2060)/);
  expect(hours.replaceAll("\u2060", "").replaceAll("\u00a0", " ")).toBe(
    "Sat 9 AM – 4 PM",
  );
  expect(formatUnbroken("(630) 555-0142")).toContain("\u2060-\u2060");
});
