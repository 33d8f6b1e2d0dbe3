import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { often } from "#tests/support/effort.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

// A32: HTTP that no browser speaks, sent to the server as it is run.

let server: ServerProcess;
let host = "";
beforeAll(async () => {
  server = await startServerProcess({});
  host = new URL(server.origin).host;
});
afterAll(() => server.stop());

const CLOSE = "Connection: close\r\n\r\n";

/** Everything that the server answers until it hangs up. */
function say(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.origin);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let heard = "";
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => (heard += text));
    socket.on("close", () => resolve(heard));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE"
        ? resolve(heard)
        : reject(error),
    );
  });
}

const readStatus = (answer: string) =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

const line = (text: string) => `${text}\r\nHost: ${host}\r\n`;

const ODD: readonly (readonly [
  name: string,
  bytes: () => string,
  /** 0 closes the connection without a word. */
  status: number,
])[] = [
  [
    "a length and chunks at once",
    () =>
      `${line("POST /contact-us HTTP/1.1")}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n${CLOSE}0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
    400,
  ],
  [
    "two lengths",
    () =>
      `${line("POST /contact-us HTTP/1.1")}Content-Length: 5\r\nContent-Length: 6\r\n${CLOSE}hello`,
    400,
  ],
  [
    "a length that is none",
    () => `${line("POST / HTTP/1.1")}Content-Length: -1\r\n${CLOSE}`,
    400,
  ],
  [
    "chunks of a size that is none",
    () =>
      `${line("POST /contact-us HTTP/1.1")}Transfer-Encoding: chunked\r\n${CLOSE}zz\r\n`,
    400,
  ],
  [
    "an unknown transfer coding",
    () =>
      `${line("POST /contact-us HTTP/1.1")}Transfer-Encoding: xchunked\r\n${CLOSE}`,
    400,
  ],
  ["no host", () => `GET / HTTP/1.1\r\n${CLOSE}`, 400],
  [
    "two hosts",
    () => `${line("GET / HTTP/1.1")}Host: elsewhere.example\r\n${CLOSE}`,
    421,
  ],
  [
    "headers of 100 kB",
    () => `${line("GET / HTTP/1.1")}X-Long: ${"x".repeat(100_000)}\r\n${CLOSE}`,
    431,
  ],
  [
    "an address of 100 kB",
    () => `${line(`GET /${"a".repeat(100_000)} HTTP/1.1`)}${CLOSE}`,
    431,
  ],
  ["TRACE", () => `${line("TRACE / HTTP/1.1")}${CLOSE}`, 405],
  ["TRACK", () => `${line("TRACK / HTTP/1.1")}${CLOSE}`, 400],
  [
    "CONNECT",
    () => `${line("CONNECT elsewhere.example:443 HTTP/1.1")}${CLOSE}`,
    0,
  ],
  ["a version of its own", () => `GET / HTTP/9.9\r\n\r\n`, 400],
  ["no version", () => `GET /\r\n\r\n`, 421],
  [
    "a NUL in a header",
    () => `${line("GET / HTTP/1.1")}X: a\0b\r\n${CLOSE}`,
    400,
  ],
  [
    "a header that is folded",
    () => `${line("GET / HTTP/1.1")}X-A: b\r\n c\r\n${CLOSE}`,
    400,
  ],
  [
    "a space before the colon",
    () => `${line("GET / HTTP/1.1")}Content-Length : 3\r\n${CLOSE}abc`,
    400,
  ],
  [
    "line ends without CR",
    () => `GET / HTTP/1.1\nHost: ${host}\nConnection: close\n\n`,
    400,
  ],
  ["no HTTP at all", () => `\x16\x03\x01\x02\x00hello\r\n\r\n`, 400],
];

for (const [name, bytes, status] of ODD)
  test(`A32: ${name} gets one answer that says nothing of the server`, async () => {
    const answer = await say(bytes());
    expect(readStatus(answer)).toBe(status);
    expect(answer).not.toMatch(/ at .*:\d+:\d+|node_modules|Server:|X-Powered/);
    expect(answer).not.toContain("/smuggled");
    expect((await fetch(server.origin)).status).toBe(200);
  });

test("A32: two hosts find no page that is kept for the first of them", async () => {
  // A page that was asked for a few times is sent out of memory.
  for (let at = 0; at < 20; at++) {
    const one = await say(`${line("GET / HTTP/1.1")}${CLOSE}`);
    expect(readStatus(one)).toBe(200);
  }
  const two = `${line("GET / HTTP/1.1")}Host: elsewhere.example\r\n${CLOSE}`;
  expect(readStatus(await say(two))).toBe(421);
});

test("A32: an absolute address is taken for the host that it names", async () => {
  const ask = (target: string) =>
    say(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${CLOSE}`);
  expect(readStatus(await ask(`http://${host}/contact-us`))).toBe(200);
  expect(readStatus(await ask("http://elsewhere.example/"))).toBe(421);
});

test("A32: requests sent in one breath are answered in their order", async () => {
  const answer = await say(
    [
      `${line("GET /healthz HTTP/1.1")}\r\n`,
      `${line("GET /no-such-page HTTP/1.1")}\r\n`,
      `${line("GET /healthz HTTP/1.1")}${CLOSE}`,
    ].join(""),
  );
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(
    ([, status]) => status,
  );
  expect(statuses).toEqual(["200", "404", "200"]);
});

test("A32: hundreds of visitors who never finish their request keep nobody else waiting", async () => {
  const { hostname, port } = new URL(server.origin);
  const slow: Socket[] = [];
  onTestFinished(() => slow.forEach((it) => it.destroy()));
  for (let at = 0; at < often(500, 150); at++) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    socket.write(`${line("GET / HTTP/1.1")}X-Slow: `);
    slow.push(socket);
  }
  for (let at = 0; at < 30; at++) {
    for (const socket of slow) if (!socket.destroyed) socket.write("a");
    const answer = await fetch(
      `${server.origin}/search-vehicles/all-inventory`,
    );
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
});

test("A32: a server that may have few connections answers a visitor while three hundred others are silent", async () => {
  const small = await startServerProcess({}, 128);
  onTestFinished(() => small.stop());
  const { hostname, port } = new URL(small.origin);
  const silent: Socket[] = [];
  onTestFinished(() => silent.forEach((it) => it.destroy()));
  for (let at = 0; at < 300; at++) {
    const socket = connect(Number(port), hostname);
    socket.on("error", () => {});
    silent.push(socket);
    // A visitor comes in between, on a connection of their own.
    if (at % 30 !== 29) continue;
    const answer = await fetch(`${small.origin}/contact-us`, {
      headers: { Connection: "close" },
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  expect(small.said()).not.toMatch(/"level":(50|60)/);
});

test("A32: nothing of it ended the server, nor was logged as a failure", () => {
  expect(server.hasEnded()).toBe(false);
  expect(server.said()).not.toMatch(/"level":(50|60)/);
});
