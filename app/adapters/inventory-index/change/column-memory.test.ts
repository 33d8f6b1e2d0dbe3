import { expect, test } from "vitest";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import {
  countBytes,
  type IndexData,
} from "#app/adapters/inventory-index/index-data.server.ts";
import { createSpareMemory } from "./column-memory.server.ts";

const EMPTY = createIndexBuilder().finish(1);

function withTimes(times: Float64Array): IndexData {
  return { ...EMPTY, changedAtMs: times };
}

test("the memory of an index that was replaced is that of the next column of its length, once", () => {
  const memory = createSpareMemory();
  const times = memory.take(Float64Array, 1_000);
  const current = withTimes(memory.take(Float64Array, 1_000));
  memory.replace(withTimes(times), current);
  expect(memory.take(Float64Array, 1_000).buffer).toBe(times.buffer);
  expect(memory.take(Float64Array, 1_000).buffer).not.toBe(times.buffer);
});

test("a column that both indexes have is not memory to write to", () => {
  const memory = createSpareMemory();
  const times = memory.take(Float64Array, 1_000);
  memory.replace(withTimes(times), {
    ...withTimes(new Float64Array(1_000)),
    firstSeenAtMs: times,
  });
  expect(memory.take(Float64Array, 1_000).buffer).not.toBe(times.buffer);
});

test("a column grows by 3 of 100 into the memory that it had, and a short one does not take it", () => {
  const memory = createSpareMemory();
  const times = memory.take(Float64Array, 1_000);
  const current = withTimes(memory.take(Float64Array, 1_000));
  memory.replace(withTimes(times), current);
  expect(memory.take(Float64Array, 700).buffer).not.toBe(times.buffer);
  expect(memory.take(Float64Array, 1_030).buffer).toBe(times.buffer);
});

test("no more is held than the index takes, and nothing after it is given back", () => {
  const memory = createSpareMemory();
  const current = withTimes(new Float64Array(1_000));
  const replaced = Array.from({ length: 10 }, () => new Float64Array(1_000));
  for (const times of replaced) memory.replace(withTimes(times), current);
  const buffers = replaced.map(({ buffer }) => buffer);
  const takeHeld = () =>
    Array.from({ length: 20 }, () => memory.take(Float64Array, 1_000)).filter(
      ({ buffer }) => buffers.includes(buffer),
    );
  const held = takeHeld();
  expect(held.length).toBeGreaterThan(0);
  expect(held.reduce((sum, it) => sum + it.byteLength, 0)).toBeLessThanOrEqual(
    countBytes(current),
  );
  for (const times of replaced) memory.replace(withTimes(times), current);
  memory.release();
  expect(takeHeld()).toEqual([]);
});
