import fc from "fast-check";
import { expect, test } from "vitest";
import { watchRush } from "./rush.server.ts";

/** Leads in each quarter of a second, and whether it is a rush at the end of it. */
function rushAfter(leadsByQuarter: readonly number[]): readonly boolean[] {
  const clock = { ms: 0, nowMs: () => clock.ms };
  const rush = watchRush(clock);
  return leadsByQuarter.map((count) => {
    for (let lead = 0; lead < count; lead++) rush.noteLead();
    clock.ms += 250;
    return rush.isOn();
  });
}

test("more than 250 leads a second are a rush, as long as they come", () => {
  expect(rushAfter([0, 10, 62, 63, 400, 62, 0])).toEqual([
    false,
    false,
    false,
    true,
    true,
    false,
    false,
  ]);
});

test("however leads came, half a second without any ends the rush", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500)), (counts) => {
      expect(rushAfter([...counts, 0, 0]).at(-1)).toBe(false);
    }),
  );
});
