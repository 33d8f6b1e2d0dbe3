import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  type ConnectionLimits,
  getConnectionLimits,
  guardConnections,
  readDescriptorLimit,
} from "./connection-guard.server.ts";

test.each([
  [64, 32],
  [1_024, 824],
  [1_048_576, 2_000],
  [Infinity, 2_000],
])(
  "of %d descriptors connections take %d at the most, and a few of these to say no",
  (descriptors, most) => {
    const limits = getConnectionLimits(descriptors);
    expect(limits.most).toBe(most);
    expect(limits.ordinary).toBeLessThan(most);
    expect(limits.ordinary).toBeGreaterThan(most / 2);
  },
);

test("the limit is the one that Linux tells, and a usual one elsewhere", () => {
  const folder = mkdtempSync(join(tmpdir(), "limits-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "limits");
  const write = (value: string) =>
    writeFileSync(
      file,
      `Limit   Soft Limit  Hard Limit  Units\nMax open files   ${value}   4096   files\n`,
    );
  write("512");
  expect(readDescriptorLimit(file)).toBe(512);
  write("unlimited");
  expect(readDescriptorLimit(file)).toBe(Infinity);
  expect(readDescriptorLimit(join(folder, "nothing"))).toBe(1_024);
});

/** Answers `/slow` when it is told to, everything else at once. */
async function serve(limits: ConnectionLimits) {
  const slow: ServerResponse[] = [];
  const server = createServer((incoming, outgoing) => {
    if (isOneTooMany(incoming, outgoing)) outgoing.writeHead(503).end("full");
    else if (incoming.url === "/slow") slow.push(outgoing);
    else incoming.resume().on("end", () => outgoing.end("whole"));
  });
  const isOneTooMany = guardConnections(server, limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    slow,
    open: async (bytes: string): Promise<Socket> => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(bytes);
      return socket;
    },
    get: async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { Connection: "close" },
      });
      return [answer.status, await answer.text()];
    },
  };
}

test.each([
  ["say nothing", ""],
  ["never finish their headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "],
  [
    "never finish their form",
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na",
  ],
])(
  "of connections that %s the first gives way to a visitor",
  async (_name, bytes) => {
    const site = await serve({ ordinary: 4, most: 8 });
    const sockets = [];
    for (let at = 0; at < 4; at++) sockets.push(await site.open(bytes));
    const closed: number[] = [];
    for (const [at, socket] of sockets.entries())
      socket.on("close", () => closed.push(at));
    expect(await site.get("/")).toEqual([200, "whole"]);
    expect(await site.get("/")).toEqual([200, "whole"]);
    expect(closed).toEqual([0]);
    for (const socket of sockets) socket.destroy();
  },
);

test("who is being answered loses nothing: the next one is told 503, and is answered when there is room", async () => {
  const site = await serve({ ordinary: 3, most: 8 });
  const waiting = Array.from({ length: 3 }, () => site.get("/slow"));
  await expect.poll(() => site.slow.length).toBe(3);
  expect(await site.get("/")).toEqual([503, "full"]);
  for (const outgoing of site.slow) outgoing.end("late");
  expect(await Promise.all(waiting)).toEqual(
    Array.from({ length: 3 }, () => [200, "late"]),
  );
  await expect.poll(() => site.get("/")).toEqual([200, "whole"]);
});
