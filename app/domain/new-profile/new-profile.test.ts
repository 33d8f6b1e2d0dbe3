import { expect, test } from "vitest";
import { formatOpeningWords, readOpeningWords } from "./opening-words.ts";

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

test.each([
  ["Sun 12-5", "12:00 PM", "5:00 PM"],
  ["Sun 1-5", "1:00 PM", "5:00 PM"],
  ["Sun 6-12", "6:00 AM", "12:00 PM"],
  ["Sun 11:30-7:30", "11:30 AM", "7:30 PM"],
])("%j opens when people would be there", (words, open, close) => {
  expect(readOpeningWords(words)?.sunday).toEqual({
    closed: false,
    open,
    close,
  });
});

test("two days that share their hours may be said in one breath", () => {
  const week = readOpeningWords("Mon-Fri 9-6, Sat & Sun 10-4");
  expect(week?.saturday).toEqual(week?.sunday);
  expect(week?.sunday).toMatchObject({ open: "10:00 AM", close: "4:00 PM" });
  expect(readOpeningWords("Mon and Tue 9-6")?.tuesday.closed).toBe(false);
});

test("hours that were read are said so that they are read again as the same", () => {
  for (const words of [
    "Mon-Fri 9:00 AM - 6:00 PM; Sat 9:00 AM - 4:00 PM; Sun closed",
    "Mon 12:30 PM - 8:00 PM; Tue-Sat closed; Sun 9:00 AM - 4:00 PM",
  ]) {
    const week = readOpeningWords(words);
    expect(week && formatOpeningWords(week)).toBe(words);
  }
});
