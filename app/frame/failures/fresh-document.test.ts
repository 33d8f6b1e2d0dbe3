import fc from "fast-check";
import { expect, test } from "vitest";
import { canReload, RELOAD_WINDOW_MS } from "./fresh-document.ts";

test("Spec §8: a failed page is reloaded, but not within 10 s of a reload", () => {
  expect(RELOAD_WINDOW_MS).toBe(10_000);
  expect(canReload(0, false, true)).toBe(true);
  expect(canReload(9_999, true, true)).toBe(false);
  expect(canReload(10_001, true, true)).toBe(true);
});

test("nothing is reloaded without a network: the browser would show its own page instead", () => {
  expect(canReload(60_000, false, false)).toBe(false);
});

test("a page that fails for good is reloaded no faster than once in the window", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 40 }),
      (gapsMs) => {
        let nowMs = 0;
        let documentMs = 0;
        let isReload = false;
        const reloadsMs: number[] = [];
        for (const gapMs of gapsMs) {
          nowMs += gapMs;
          if (!canReload(nowMs - documentMs, isReload, true)) continue;
          reloadsMs.push(nowMs);
          documentMs = nowMs;
          isReload = true;
        }
        for (const [at, ms] of reloadsMs.entries())
          if (at > 0)
            expect(ms - (reloadsMs[at - 1] ?? 0)).toBeGreaterThan(
              RELOAD_WINDOW_MS,
            );
      },
    ),
  );
});
