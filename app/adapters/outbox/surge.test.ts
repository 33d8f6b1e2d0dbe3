import fc from "fast-check";
import { expect, test } from "vitest";
import { watchSurge } from "./surge.server.ts";

/** Leads in each quarter of a second, and whether it is a surge at the end of it. */
function isSurgeAfter(leadsByQuarter: readonly number[]): readonly boolean[] {
  const clock = { ms: 0, nowMs: () => clock.ms };
  const surge = watchSurge(clock);
  return leadsByQuarter.map((count) => {
    for (let lead = 0; lead < count; lead++) surge.noteLead();
    clock.ms += 250;
    return surge.isOn();
  });
}

test("more than 250 leads a second are a surge, as long as they come", () => {
  expect(isSurgeAfter([0, 10, 62, 63, 400, 62, 0])).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test("however leads came, half a second without any ends the surge", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500)), (counts) => {
      expect(isSurgeAfter([...counts, 0, 0]).at(-1)).toBe(false);
    }),
  );
});
