import { describe, expect, test } from "vitest";
import { AERO_WHEELS, traceSpokes, WHEELS } from "./wheels.ts";

const DESIGNS = [...WHEELS, ...AERO_WHEELS].map(
  (design, at) => [at, design] as const,
);

/** The ends of each command alone: enough for the way round. */
function listOutlines(path: string): readonly (readonly [number, number])[][] {
  return path
    .split("Z")
    .filter((it) => it !== "")
    .map((outline) =>
      [...outline.matchAll(/[A-Z][^A-Z]*/g)].map(([command]) => {
        const [x, y] = (command.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
        return [x ?? NaN, y ?? NaN] as const;
      }),
    );
}

/** Positive when it goes round from x to y. */
function measureArea(outline: readonly (readonly [number, number])[]): number {
  return outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [NaN, NaN];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

describe.each(DESIGNS)("wheel design %i", (_, design) => {
  const spoke = listOutlines(traceSpokes({ ...design, count: 1 }));
  const all = listOutlines(traceSpokes(design));

  test("the copy that points up is the design itself", () => {
    expect(spoke).toEqual(listOutlines(design.face));
  });

  test("every copy has the size of the first, goes the same way round, and keeps its distance from the hub", () => {
    expect(all).toHaveLength(design.count * spoke.length);
    all.forEach((outline, at) => {
      const first = spoke[at % spoke.length] ?? [];
      // Points are written to a tenth.
      expect(measureArea(outline) / measureArea(first)).toBeCloseTo(1, 1);
      outline.forEach(([x, y], corner) => {
        const [firstX, firstY] = first[corner] ?? [NaN, NaN];
        expect(Math.hypot(x, y)).toBeCloseTo(Math.hypot(firstX, firstY), 0);
      });
    });
  });

  test("outlines go one way round, so that a copy over another leaves no hole", () => {
    const [first = []] = spoke;
    expect(measureArea(first)).toBeGreaterThan(0);
  });
});
