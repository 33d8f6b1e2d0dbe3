import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startPausableTimer } from "./pausable-timer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it ends once, after its life", () => {
  const onEnd = vi.fn();
  startPausableTimer(5000, onEnd);
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("time that was paused does not count", () => {
  const onEnd = vi.fn();
  const timer = startPausableTimer(5000, onEnd);
  vi.advanceTimersByTime(3000);
  timer.pause();
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test("once stopped it never ends, whatever follows", () => {
  const onEnd = vi.fn();
  const timer = startPausableTimer(5000, onEnd);
  timer.stop();
  timer.resume();
  vi.advanceTimersByTime(60_000);
  expect(onEnd).not.toHaveBeenCalled();
});
