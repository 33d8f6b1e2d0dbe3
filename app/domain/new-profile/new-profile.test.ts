import { expect, test } from "vitest";
import { readOpeningWords } from "./opening-words.ts";

test("hours are read as people write them, and days that are not named are closed", () => {
  const week = readOpeningWords(
    "Mon-Fri 9:00 AM - 6:00 PM; Sat 9-4; Sun closed",
  );
  expect(week?.friday).toEqual({
    closed: false,
    open: "9:00 AM",
    close: "6:00 PM",
  });
  expect(week?.saturday).toEqual({
    closed: false,
    open: "9:00 AM",
    close: "4:00 PM",
  });
  expect(week?.sunday.closed).toBe(true);
  const short = readOpeningWords("Monday through Thursday 8:30am to 8pm");
  expect(short?.thursday).toEqual({
    closed: false,
    open: "8:30 AM",
    close: "8:00 PM",
  });
  expect(short?.friday.closed).toBe(true);
  expect(readOpeningWords("daily 10 AM - 7 PM")?.sunday.closed).toBe(false);
});

test.each(["", "Mon-Fri", "Fri-Mon 9-5", "Mo 25-26", "Funday 9-5", "9-5"])(
  "the hours %j are refused",
  (words) => {
    expect(readOpeningWords(words)).toBeNull();
  },
);
