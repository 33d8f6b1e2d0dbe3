import { expect, test } from "vitest";
import { BoundedQueue, QueueFullError } from "./shared-jobs.server.ts";

test("no more jobs run at once than allowed, and all of them run", async () => {
  const queue = new BoundedQueue(3, 100);
  let running = 0;
  let most = 0;
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      queue.run(async () => {
        most = Math.max(most, ++running);
        await new Promise(setImmediate);
        running--;
        return i;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(outcomes).toEqual(Array.from({ length: 40 }, (_, i) => i));
});

test("a job beyond the waiting places is refused without running", async () => {
  const queue = new BoundedQueue(1, 1);
  const gate = Promise.withResolvers<void>();
  const first = queue.run(() => gate.promise);
  const second = queue.run(async () => "second");
  let hasRun = false;
  await expect(
    queue.run(async () => {
      hasRun = true;
    }),
  ).rejects.toBeInstanceOf(QueueFullError);
  gate.resolve();
  await first;
  expect([await second, hasRun, queue.waitingCount]).toEqual([
    "second",
    false,
    0,
  ]);
});

test("a job that fails gives its place to the next", async () => {
  const queue = new BoundedQueue(1, 5);
  const failing = queue.run(() => Promise.reject(new Error("broken")));
  const next = queue.run(async () => "next");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
});
