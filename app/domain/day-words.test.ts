import fc from "fast-check";
import { expect, test } from "vitest";
import { type DayLook, sayDay } from "./day-words.ts";
import { LANGUAGES, toLocale } from "./store-profile/fields/languages.ts";

const LOOKS: Readonly<Record<DayLook, Intl.DateTimeFormatOptions>> = {
  weekday: { weekday: "short" },
  number: { day: "numeric" },
  month: { month: "short" },
  monthDay: { month: "short", day: "numeric" },
  short: { weekday: "short", month: "short", day: "numeric" },
  long: { weekday: "long", month: "long", day: "numeric" },
  date: { dateStyle: "long" },
};

const DAY_MS = 86_400_000;

test.each(
  LANGUAGES.flatMap((language) =>
    Object.keys(LOOKS).map((look) => ({ language, look: look as DayLook })),
  ),
)("a day is said as Intl says it: $look in $language", ({ language, look }) => {
  const format = new Intl.DateTimeFormat(toLocale(language), {
    ...LOOKS[look],
    timeZone: "UTC",
  });
  fc.assert(
    // From 1990 to 2090.
    fc.property(fc.integer({ min: 7_305, max: 43_829 }), (day) => {
      const atMs = day * DAY_MS;
      const iso = new Date(atMs).toISOString().slice(0, 10);
      expect(sayDay(iso, look, language)).toBe(format.format(atMs));
    }),
    { numRuns: 500 },
  );
});
