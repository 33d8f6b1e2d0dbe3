import { expect, test } from "vitest";
import { getPauseMs } from "./supervise.mjs";

test("the pause before the next start doubles up to half a minute while no server serves", () => {
  const pauses = [];
  // It ended before it was ready.
  for (let ms = 250; pauses.length < 9; pauses.push(ms))
    ms = getPauseMs(ms, -Infinity);
  expect(pauses).toEqual([
    500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

test("a server that served for ten seconds was healthy: the next pause is the first again", () => {
  expect(getPauseMs(16_000, 9_999)).toBe(30_000);
  expect(getPauseMs(16_000, 10_000)).toBe(500);
});
