import fc from "fast-check";
import { expect, test } from "vitest";
import {
  askAhead,
  EMPTY_PREFETCH_QUEUE,
  MAX_PREFETCHES,
  settleAhead,
} from "./prefetch-queue.ts";

test("no more than four pages are fetched at once; the fifth follows the first", () => {
  let queue = EMPTY_PREFETCH_QUEUE;
  for (const page of ["/1", "/2", "/3", "/4", "/5"])
    queue = askAhead(queue, page);
  expect(queue.active).toEqual(["/1", "/2", "/3", "/4"]);
  expect(settleAhead(queue, "/1").active).toEqual(["/2", "/3", "/4", "/5"]);
});

test("whatever is pointed at and whatever comes, the limit holds and no page is fetched twice", () => {
  const happening = fc.record({
    isAsked: fc.boolean(),
    page: fc.integer({ min: 0, max: 30 }).map((at) => `/${at}`),
  });
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 150 }), (happenings) => {
      let queue = EMPTY_PREFETCH_QUEUE;
      const started: string[] = [];
      for (const { isAsked, page } of happenings) {
        const before = queue.active;
        queue = isAsked ? askAhead(queue, page) : settleAhead(queue, page);
        started.push(...queue.active.filter((it) => !before.includes(it)));
        expect(queue.active.length).toBeLessThanOrEqual(MAX_PREFETCHES);
        expect(queue.waiting.length).toBeLessThanOrEqual(MAX_PREFETCHES);
      }
      expect(new Set(started).size).toBe(started.length);
    }),
  );
});
