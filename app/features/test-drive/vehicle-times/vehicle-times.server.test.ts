import { expect, test } from "vitest";
import type { SlotTime } from "#app/site/appointments/pickers/slot-choice.server.ts";
import { pickNextTimes } from "./vehicle-times.server.ts";

/** A day of half hours from nine; those at these places are taken. */
function buildTimes(count: number, taken: readonly number[] = []): SlotTime[] {
  return Array.from({ length: count }, (_, at) => ({
    startMs: at,
    minutes: 540 + at * 30,
    zone: null,
    isFull: taken.includes(at),
  }));
}

const pick = (times: readonly SlotTime[]) => {
  const next = pickNextTimes(times);
  return [next.times.map(({ startMs }) => startMs), next.moreCount];
};

test("a day begins with its next six times, and the others are counted", () => {
  expect(pick(buildTimes(18))).toEqual([[0, 1, 2, 3, 4, 5], 12]);
});

test("taken times at the beginning are left out, those between are kept, and no taken one is counted", () => {
  expect(pick(buildTimes(18, [0, 1, 4, 17]))).toEqual([[2, 3, 4, 5, 6, 7], 9]);
});

test("two more are not worth a press", () => {
  expect(pick(buildTimes(8))[1]).toBe(0);
  expect(pick(buildTimes(8))[0]).toHaveLength(8);
  expect(pick(buildTimes(9))[1]).toBe(3);
  expect(pick([])).toEqual([[], 0]);
});
