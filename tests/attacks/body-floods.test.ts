import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { PAGE_PATHS } from "#app/domain/store-profile/fields/page-paths.ts";
import { IS_FULL } from "#tests/support/effort.ts";
import { FLOODS } from "./floods/floods.ts";
import { PATIENTLY } from "./patience.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

// A33: bodies that keep the server busy or fill its memory, sent to the server as it is run.

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ PROFILE: "used-only" });
});
afterAll(() => server.stop());

const PAGES = 80;
let asked = 0;

/** Milliseconds of the median page that was made anew: a sum for the calculator keeps it out of the cache. */
async function measureMedianPage(): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < PAGES; at++) {
    asked += 1;
    const startedAtMs = performance.now();
    const answer = await fetch(
      `${server.origin}/search-vehicles/all-inventory?calc_down=${1000 + asked}`,
    );
    await answer.arrayBuffer();
    took.push(performance.now() - startedAtMs);
    expect(answer.status).toBe(200);
  }
  return took.sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0;
}

// What takes how long is for a machine that does nothing else.
test.skipIf(!IS_FULL).each(FLOODS)(
  "A33: under $name another visitor's median page takes at most three times its calm time",
  async ({ name, answers }) => {
    await measureMedianPage();
    const calmMs = await measureMedianPage();
    const flood = fork(
      join(import.meta.dirname, "floods", "flood-process.ts"),
      [JSON.stringify({ origin: server.origin, name })],
    );
    onTestFinished(() => void flood.kill("SIGKILL"));
    const statuses: number[] = [];
    flood.on("message", (status) => statuses.push(Number(status)));
    await once(flood, "message");
    const floodedMs = await measureMedianPage();
    flood.kill("SIGKILL");
    expect(statuses.length).toBeGreaterThan(8);
    expect(statuses.filter((it) => !answers.includes(it))).toEqual([]);
    expect(floodedMs / calmMs).toBeLessThanOrEqual(3);
  },
  600_000,
);

test("A33: seventy senders who never finish their 6 MB cost the server a fraction of it", async () => {
  const before = readPeakMegabytes();
  const { hostname, port } = new URL(server.origin);
  const sockets = Array.from({ length: 70 }, (_, at) => {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    const length = 6 * 1024 * 1024;
    socket.write(
      `POST ${PAGE_PATHS.careers} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.${at + 1}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`,
    );
    return { socket, rest: "x".repeat(length - 10_000) };
  });
  onTestFinished(() => sockets.forEach(({ socket }) => socket.destroy()));
  await Promise.all(
    sockets.map(
      ({ socket, rest }) =>
        new Promise<void>((resolve) => {
          socket.write(rest, () => resolve());
          socket.once("close", () => resolve());
        }),
    ),
  );
  // A form of somebody else is still taken, and refused for what is in it alone.
  const answer = await fetch(server.origin + PAGE_PATHS.contact, {
    method: "POST",
    body: new URLSearchParams({ firstName: "Ann" }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('value="Ann"');
  expect(readPeakMegabytes() - before).toBeLessThan(150);
  expect(server.hasEnded()).toBe(false);
}, 600_000);

test("A33: nothing of it ended the server, nor was logged as a failure", async () => {
  await expect
    .poll(
      async () => (await fetch(`${server.origin}/healthz`)).status,
      PATIENTLY,
    )
    .toBe(200);
  expect(server.hasEnded()).toBe(false);
  expect(server.said()).not.toMatch(/"level":(50|60)/);
});

/** The most memory that the server ever took; Linux tells it. */
function readPeakMegabytes(): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) / 1024;
}
