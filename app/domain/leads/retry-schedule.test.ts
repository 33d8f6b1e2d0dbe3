import { expect, test } from "vitest";
import {
  LONGEST_DELAY_MS,
  MOST_ATTEMPTS,
  computeRetryDelayMs,
  computeUnconfirmedDelayMs,
  isTimeForFallback,
} from "./retry-schedule.ts";

const SECONDS = [15, 30, 60, 120, 300, 900, 1_800, 1_800];

test.each(SECONDS.map((seconds, index) => [index + 1, seconds] as const))(
  "after attempt %i the next comes in about %i seconds",
  (attempt, seconds) => {
    expect(computeRetryDelayMs(attempt, 0.5)).toBe(seconds * 1_000);
    expect(computeRetryDelayMs(attempt, 0)).toBe(seconds * 800);
    expect(computeRetryDelayMs(attempt, 0.999_999)).toBeLessThanOrEqual(
      seconds * 1_200,
    );
  },
);

test("a receiver is tried for five days, to the half hour, then given up", () => {
  let totalMs = 0;
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt++) {
    const delayMs = computeRetryDelayMs(attempt, 0.5) ?? 0;
    expect(delayMs).toBeGreaterThan(0);
    expect(delayMs).toBeLessThanOrEqual(LONGEST_DELAY_MS);
    totalMs += delayMs;
  }
  const fiveDaysMs = 5 * 24 * 3_600_000;
  expect(fiveDaysMs - totalMs).toBeGreaterThanOrEqual(0);
  expect(fiveDaysMs - totalMs).toBeLessThan(1_800_000);
  expect(computeRetryDelayMs(MOST_ATTEMPTS, 0.5)).toBeNull();
});

test("a mail that may have arrived waits at least half an hour each time, and after the third a person is asked", () => {
  expect(computeUnconfirmedDelayMs(1, 0)).toBe(1_800_000);
  expect(computeUnconfirmedDelayMs(2, 0.999_999)).toBeLessThanOrEqual(
    LONGEST_DELAY_MS,
  );
  expect(computeUnconfirmedDelayMs(3, 0)).toBeNull();
});

test("a refusal of our settings is told to the fallback after about an hour", () => {
  let passedMs = 0;
  let attempt = 1;
  while (!isTimeForFallback(attempt))
    passedMs += computeRetryDelayMs(attempt++, 0.5) ?? 0;
  expect(passedMs / 60_000).toBeGreaterThan(45);
  expect(passedMs / 60_000).toBeLessThan(75);
});
