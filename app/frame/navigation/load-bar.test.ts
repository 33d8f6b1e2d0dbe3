import fc from "fast-check";
import { expect, test } from "vitest";
import {
  IDLE_LOAD_BAR,
  type LoadBar,
  advanceLoadBar,
  type LoadBarEvent,
  viewLoadBar,
} from "./load-bar.ts";

const loading = advanceLoadBar(IDLE_LOAD_BAR, "start", 1000);

test("a load of less than 200 ms shows nothing, before and after", () => {
  expect(viewLoadBar(loading, 1199).isVisible).toBe(false);
  const done = advanceLoadBar(loading, "finish", 1199);
  expect(viewLoadBar(done, 1200)).toMatchObject({
    state: "idle",
    isVisible: false,
  });
});

test("a longer one shows from 200 ms on and is half done after half the duration", () => {
  expect(viewLoadBar(loading, 1200).isVisible).toBe(true);
  expect(viewLoadBar(loading, 2000).percent).toBeCloseTo(50);
});

test("a finished bar is full, hides after 500 ms and is reset 400 ms later", () => {
  const done = advanceLoadBar(loading, "finish", 1800);
  expect(viewLoadBar(done, 1800)).toMatchObject({
    state: "finishing",
    percent: 100,
    isVisible: true,
  });
  expect(viewLoadBar(done, 2299).isVisible).toBe(true);
  expect(viewLoadBar(done, 2300)).toMatchObject({
    percent: 100,
    isVisible: false,
  });
  expect(viewLoadBar(done, 2699).state).toBe("finishing");
  expect(viewLoadBar(done, 2700)).toMatchObject({ state: "idle", percent: 0 });
});

test("a failed load shows even when it failed at once", () => {
  const failed = advanceLoadBar(loading, "fail", 1010);
  expect(viewLoadBar(failed, 1010)).toMatchObject({
    state: "error",
    percent: 100,
    isVisible: true,
  });
  expect(viewLoadBar(failed, 1910).state).toBe("idle");
});

test("another navigation in the midst of one goes on with the same bar", () => {
  expect(advanceLoadBar(loading, "start", 1500)).toBe(loading);
});

test("a load is slow once it takes longer than the usual duration", () => {
  expect(viewLoadBar(loading, 2999).isSlow).toBe(false);
  expect(viewLoadBar(loading, 3000).isSlow).toBe(true);
});

const steps = fc.array(
  fc.record({
    event: fc.constantFrom<LoadBarEvent>("start", "finish", "fail"),
    afterMs: fc.nat(5000),
  }),
);

test("whatever happens, the bar stays between 0 and 100 and only grows within one load", () => {
  fc.assert(
    fc.property(steps, fc.nat(4000), (happenings, sliceMs) => {
      let bar: LoadBar = IDLE_LOAD_BAR;
      let nowMs = 0;
      for (const { event, afterMs } of happenings) {
        nowMs += afterMs;
        bar = advanceLoadBar(bar, event, nowMs);
        const early = viewLoadBar(bar, nowMs);
        const late = viewLoadBar(bar, nowMs + sliceMs);
        for (const { percent } of [early, late]) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
        if (late.state === "loading")
          expect(late.percent).toBeGreaterThanOrEqual(early.percent);
      }
    }),
  );
});

test("whatever happened, 900 ms after the last load's end the bar is idle", () => {
  fc.assert(
    fc.property(steps, (happenings) => {
      let bar: LoadBar = IDLE_LOAD_BAR;
      let nowMs = 0;
      for (const { event, afterMs } of happenings) {
        nowMs += afterMs;
        bar = advanceLoadBar(bar, event, nowMs);
      }
      bar = advanceLoadBar(bar, "finish", nowMs);
      expect(viewLoadBar(bar, nowMs + 900)).toMatchObject({
        state: "idle",
        percent: 0,
        isVisible: false,
      });
    }),
  );
});
