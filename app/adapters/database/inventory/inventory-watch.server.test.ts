import { expect, test } from "vitest";
import type { Log } from "#app/ports.ts";
import { watchInventory } from "./inventory-watch.server.ts";

test("a raised version is told once, whether a poll or an announcement finds it", async () => {
  const watch = startWatch();
  watch.version = 8;
  await watch.poll();
  await watch.poll();
  expect(watch.told).toEqual([8]);
  watch.version = 9;
  await watch.announce();
  expect(watch.told).toEqual([8, 9]);
});

test("a lower version is told as well, because a backup was restored", async () => {
  const watch = startWatch();
  watch.version = 3;
  await watch.poll();
  expect(watch.told).toEqual([3]);
});

test("an announcement during a check is followed by another check", async () => {
  const watch = startWatch();
  const rebuilding = Promise.withResolvers<void>();
  watch.onChange = () => rebuilding.promise;
  watch.version = 8;
  const first = watch.poll();
  watch.version = 9;
  const second = watch.announce();
  watch.onChange = async () => {};
  rebuilding.resolve();
  await Promise.all([first, second]);
  expect(watch.told).toEqual([8, 9]);
});

test("callbacks never overlap, however often it polls", async () => {
  const watch = startWatch();
  const rebuilding = Promise.withResolvers<void>();
  watch.onChange = () => rebuilding.promise;
  watch.version = 8;
  const polls = [watch.poll(), watch.poll(), watch.poll()];
  rebuilding.resolve();
  await Promise.all(polls);
  expect(watch.told).toEqual([8]);
});

test("a failed callback is called again, and a lasting failure is logged once", async () => {
  const watch = startWatch();
  watch.onChange = () => Promise.reject(new Error("no memory"));
  watch.version = 8;
  await watch.poll();
  await watch.poll();
  expect(watch.errors).toEqual(["inventory.watch-failed"]);
  watch.onChange = async () => {};
  await watch.poll();
  await watch.poll();
  expect(watch.told).toEqual([8, 8, 8]);
});

test("a database that cannot be read is asked again", async () => {
  const watch = startWatch();
  watch.version = new Error("connection refused");
  await watch.poll();
  expect(watch.errors).toHaveLength(1);
  watch.version = 8;
  await watch.poll();
  expect(watch.told).toEqual([8]);
});

test("after stop nothing is told, and stop waits for the running callback", async () => {
  const watch = startWatch();
  const rebuilding = Promise.withResolvers<void>();
  let isRebuilt = false;
  watch.onChange = () =>
    rebuilding.promise.then(() => {
      isRebuilt = true;
    });
  watch.version = 8;
  void watch.poll();
  await settle();
  const stopped = watch.stop();
  rebuilding.resolve();
  await stopped;
  expect(isRebuilt).toBe(true);
  watch.version = 9;
  await watch.poll();
  await watch.announce();
  expect(watch.told).toEqual([8]);
  expect(watch.open).toEqual([]);
});

interface Controls {
  version: number | Error;
  onChange: () => Promise<void>;
}

/** Starts at version 7, with a timer and a listener that run when the test says so. */
function startWatch() {
  const controls: Controls = { version: 7, onChange: async () => {} };
  const told: number[] = [];
  const errors: string[] = [];
  const open = ["timer", "listener"];
  const close = (name: string) => open.splice(open.indexOf(name), 1);
  let poll = () => {};
  let announce = () => {};
  const ignore = () => {};
  const log: Log = {
    debug: ignore,
    info: ignore,
    warn: ignore,
    error: (event) => errors.push(event),
  };
  const watch = watchInventory({
    store: {
      async readVersion() {
        if (controls.version instanceof Error) throw controls.version;
        return controls.version;
      },
    },
    area: {
      listen(_channel, onAnnounced) {
        announce = onAnnounced;
        return async () => void close("listener");
      },
    },
    log,
    knownVersion: 7,
    onChange(version) {
      told.push(version);
      return controls.onChange();
    },
    repeat(_everyMs, run) {
      poll = run;
      return () => void close("timer");
    },
  });
  return Object.assign(controls, {
    told,
    errors,
    open,
    poll: () => (poll(), settle()),
    announce: () => (announce(), settle()),
    stop: watch.stop,
  });
}

/** Everything in memory has come to rest: there is no timer or I/O in these tests. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
