import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import {
  hashPhotoAddress,
  openPhotoStore,
  type PhotoStoreOptions,
} from "#app/adapters/images/photo-store.server.ts";
import { startPhotoServer } from "#tests/illustration/photo-server.ts";

// A21: no address of a feed makes the server connect to anything but the public hosts that the profile names.

const VIN = "1FTFW1E50PFA00017";
let port = 0;
let connections = 0;
const inner = createServer((socket) => {
  connections++;
  socket.destroy();
});
beforeAll(async () => {
  // On every address of this machine, of both families where there are two.
  await new Promise<void>((resolve) => inner.listen(0, resolve));
  const address = inner.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => void inner.close());

/** Asks for a photo at an address, with the host itself on the dealer's list; says what was connected to. */
async function ask(
  address: string,
  changes: Partial<PhotoStoreOptions> = {},
): Promise<{ status: string; connected: readonly string[] }> {
  const connected: string[] = [];
  const note = (message: unknown) => connected.push(JSON.stringify(message));
  const imagesDir = mkdtempSync(join(tmpdir(), "photos-"));
  const quiet = { debug() {}, info() {}, warn() {}, error() {} };
  const store = openPhotoStore({
    imagesDir,
    findPhotoAddress: () => address,
    policy: { allowedHosts: [URL.parse(address)?.host ?? ""], baseUrl: null },
    clock: { nowMs: () => 0 },
    log: quiet,
    readTimeoutMs: 30_000,
    timeoutMs: 1_000,
    ...changes,
  });
  subscribe("undici:client:connected", note);
  try {
    const { status } = await store.readPhoto({
      vin: VIN,
      position: 0,
      addressHash: hashPhotoAddress(address),
      widthPx: 640,
      format: "webp",
    });
    return { status, connected };
  } finally {
    unsubscribe("undici:client:connected", note);
    await store.close();
    rmSync(imagesDir, { recursive: true });
  }
}

const FORMS = [
  "127.0.0.1",
  "127.1",
  "127.0.1",
  "0",
  "0.0.0.0",
  "2130706433",
  "017700000001",
  "0177.0.0.1",
  "0x7f000001",
  "0x7f.1",
  "127.0.0.1.",
  "１２７.０.０.１",
  "127。0。0。1",
  "[::1]",
  "[::]",
  "[0:0:0:0:0:0:0:1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[::127.0.0.1]",
  "[64:ff9b::127.0.0.1]",
  "[2002:7f00:1::]",
  "[fe80::1]",
  "[fd00::1]",
  "169.254.169.254",
  "0xa9fea9fe",
  "2852039166",
  "[::ffff:a9fe:a9fe]",
  "100.100.100.200",
  "10.0.0.1",
  "172.16.0.1",
  "192.168.0.1",
  "localhost",
  "LOCALHOST.",
  "sub.localhost",
  "ip6-localhost",
];

test("A21: the same question does reach this machine where a dealer's own network is allowed", async () => {
  const before = connections;
  const { connected } = await ask(`http://127.0.0.1:${port}/car.jpg`, {
    allowPrivateHosts: true,
  });
  expect(connected).toHaveLength(1);
  expect(connections).toBe(before + 1);
});

test.each(FORMS)("A21: nothing connects to http://%s", async (host) => {
  const before = connections;
  for (const address of [
    `http://${host}:${port}/latest/meta-data/`,
    `https://${host}:${port}/car.jpg`,
  ]) {
    const { status, connected } = await ask(address);
    expect(status).not.toBe("ready");
    expect(connected).toEqual([]);
  }
  expect(connections).toBe(before);
});

test.each([
  "file:///etc/passwd",
  "gopher://127.0.0.1:6379/_FLUSHALL",
  "ftp://photos.example.com/1.jpg",
  "data:image/png;base64,iVBORw0KGgo=",
  "javascript:alert(1)",
  "unix:/var/run/docker.sock",
  "http://user:password@photos.example.com/1.jpg",
  "http://photos.example.com@127.0.0.1/1.jpg",
  "//127.0.0.1/1.jpg",
])("A21: %s is no photo", async (address) => {
  expect(await ask(address)).toEqual({ status: "unknown", connected: [] });
});

test.each([
  "http://photos.example.com.attacker.example/1.jpg",
  "http://attacker.example/photos.example.com/1.jpg",
  "http://photos.example.com:8080/1.jpg",
  "http://xphotos.example.com/1.jpg",
  "http://photos.example.com%2eattacker.example/1.jpg",
])("A21: %s is no host of the list", async (address) => {
  const { status, connected } = await ask(address, {
    policy: { allowedHosts: ["photos.example.com"], baseUrl: null },
  });
  expect([status, connected]).toEqual(["unknown", []]);
});

test("A21: a name that answers first a public and then a private address is never connected to at the private one", async () => {
  const before = connections;
  const answers = ["127.0.0.1", "93.184.215.14", "::1", "169.254.169.254"];
  let asked = 0;
  for (let round = 0; round < answers.length; round++) {
    const { status, connected } = await ask(
      `http://photos.example.com:${port}/car.jpg`,
      {
        async resolveHost() {
          const address = answers[asked++ % answers.length] ?? "";
          return [{ address, family: address.includes(":") ? 6 : 4 }];
        },
      },
    );
    expect(status).not.toBe("ready");
    expect(connected.join()).not.toMatch(/127\.0\.0\.1|::1|169\.254/);
  }
  // One look at the name for each connection: what was checked is what is connected to.
  expect(asked).toBe(answers.length);
  expect(connections).toBe(before);
});

test("A21: a name with one private address among public ones is not connected to", async () => {
  const { connected } = await ask(`http://photos.example.com:${port}/1.jpg`, {
    resolveHost: async () => [
      { address: "93.184.215.14", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ],
  });
  expect(connected).toEqual([]);
});

test.each([
  "http://127.0.0.1:PORT/1.jpg",
  "http://localhost:PORT/1.jpg",
  "http://[::1]:PORT/1.jpg",
  "http://2130706433:PORT/1.jpg",
  "//127.0.0.1:PORT/1.jpg",
  "http://169.254.169.254/latest/meta-data/",
  "file:///etc/passwd",
  "gopher://127.0.0.1:PORT/_x",
  "\\\\127.0.0.1:PORT\\1.jpg",
])("A21: a redirect to %s leads nowhere", async (target) => {
  const before = connections;
  const outer = await startPhotoServer({
    redirectTo: target.replace("PORT", String(port)),
  });
  onTestFinished(() => outer.close());
  // The host that redirects is one that may be asked.
  const { status } = await ask(outer.url("/car.jpg"), {
    policy: { allowedHosts: [outer.host], baseUrl: null },
    allowPrivateHosts: true,
  });
  expect(status).toBe("unavailable");
  expect(outer.requestCount()).toBe(1);
  expect(connections).toBe(before);
});
