import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { createLogStream } from "./log.server.ts";

/** A disk with so much room, and everything that ever reached it. */
function smallDisk(roomBytes: number) {
  const disk = { roomBytes, text: "" };
  return {
    disk,
    write(bytes: Uint8Array): number {
      const count = Math.min(bytes.length, disk.roomBytes);
      if (count === 0) throw new Error("ENOSPC: no space left on device");
      disk.roomBytes -= count;
      disk.text += Buffer.from(bytes.subarray(0, count)).toString("latin1");
      return count;
    },
  };
}

test("on a full disk a line waits, and goes on where it was cut off when there is room", () => {
  const { disk, write } = smallDisk(9);
  const stream = createLogStream({ write, nowMs: () => 7 });
  stream.write("first\n");
  stream.write("second\n");
  expect(disk.text).toBe("first\nsec");
  disk.roomBytes = 1_000;
  stream.flush();
  expect(disk.text).toBe("first\nsecond\n");
});

test("what waits is bounded; the lines beyond are counted and told with the next room", () => {
  const { disk, write } = smallDisk(0);
  const stream = createLogStream({
    write,
    nowMs: () => 7,
    mostWaitingBytes: 8,
  });
  for (const line of ["one\n", "two\n", "three\n", "four\n"])
    stream.write(line);
  disk.roomBytes = 1_000;
  stream.flush();
  expect(disk.text).toBe(
    'one\ntwo\n{"level":40,"time":7,"lines":2,"msg":"log.lines-lost"}\n',
  );
  disk.text = "";
  stream.write("five\n");
  expect(disk.text).toBe("five\n");
});

test("it tries again by itself", () => {
  vi.useFakeTimers();
  const { disk, write } = smallDisk(0);
  createLogStream({ write, nowMs: () => 7 }).write("late\n");
  disk.roomBytes = 100;
  vi.runAllTimers();
  vi.useRealTimers();
  expect(disk.text).toBe("late\n");
});

test("however the room comes and goes, whole lines arrive in their order", () => {
  vi.useFakeTimers();
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.stringMatching(/^[a-z]{0,30}$/), fc.nat(20))),
      (steps) => {
        const { disk, write } = smallDisk(0);
        const stream = createLogStream({ write, nowMs: () => 7 });
        for (const [line, roomBytes] of steps) {
          disk.roomBytes += roomBytes;
          stream.write(`${line}\n`);
        }
        disk.roomBytes = Infinity;
        stream.flush();
        expect(disk.text).toBe(steps.map(([line]) => `${line}\n`).join(""));
      },
    ),
  );
  vi.useRealTimers();
});
