import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import type { Log } from "#app/ports.ts";
import type { PhotoRequest } from "#app/ports/inventory-ports.ts";
import {
  startPhotoServer,
  type PhotoServer,
} from "#tests/illustration/photo-server.ts";
import {
  hashPhotoAddress,
  openPhotoStore,
  type OpenPhotoStore,
  type PhotoStoreOptions,
} from "./photo-store.server.ts";

const VIN = "1FTFW1E50PFA00017";
const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

test("a photo is fetched once and answered in every width and format asked for", async () => {
  const { server, store, ask } = await setUp(await jpeg(2400, 1600));
  const webp = await ask({ widthPx: 640, format: "webp" });
  const small = await ask({ widthPx: 320, format: "jpeg" });
  const again = await ask({ widthPx: 640, format: "webp" });
  expect(webp).toMatchObject({ status: "ready", contentType: "image/webp" });
  expect(await measureSize(webp)).toEqual({
    format: "webp",
    width: 640,
    height: 427,
  });
  expect(await measureSize(small)).toEqual({
    format: "jpeg",
    width: 320,
    height: 213,
  });
  expect(again).toEqual(webp);
  expect(server.requestCount()).toBe(1);
  await store.close();
});

test("kept photos survive a restart without another fetch", async () => {
  const { server, store, ask, options } = await setUp(await jpeg(800, 600));
  await ask({});
  await store.close();
  const reopened = openPhotoStore(options);
  closers.push(() => reopened.close());
  const answer = await reopened.readPhoto(requestFor(server.url("/car.jpg")));
  expect(answer.status).toBe("ready");
  expect(server.requestCount()).toBe(1);
});

test("nothing narrower is enlarged", async () => {
  const { ask } = await setUp(await jpeg(500, 300));
  expect(await measureSize(await ask({ widthPx: 1600 }))).toMatchObject({
    width: 500,
  });
});

test("a transparent PNG stands on white and a camera's turn is applied", async () => {
  const { ask, server } = await setUp(
    await sharp({
      create: { width: 40, height: 20, channels: 4, background: "#0000" },
    })
      .png()
      .withMetadata({ orientation: 6 })
      .toBuffer(),
    "image/png",
  );
  const answer = await ask({ format: "jpeg" });
  expect(await measureSize(answer)).toMatchObject({ width: 20, height: 40 });
  const { data } = await sharp(getBytes(answer))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  expect(server.requestCount()).toBe(1);
});

test("many requests at once for one photo fetch it once", async () => {
  const { server, ask } = await setUp(await jpeg(1200, 800));
  const answers = await Promise.all(
    [320, 480, 640, 640, 640, 960].map((widthPx) => ask({ widthPx })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill("ready"));
  expect(server.requestCount()).toBe(1);
});

test.each([
  ["a hash that is not the photo's", { addressHash: "0123456789ab" }],
  ["a width we do not offer", { widthPx: 641 }],
  ["a position the vehicle does not have", { position: 7 }],
  ["a vehicle we do not have", { vin: "2FTFW1E50PFA00018" }],
  ["a VIN that would leave the folder", { vin: "../../../etc/x/17" }],
])("%s is unknown and fetches nothing", async (_, change) => {
  const { server, ask } = await setUp(await jpeg(400, 300));
  expect(await ask(change)).toEqual({ status: "unknown" });
  expect(server.requestCount()).toBe(0);
});

test("a format we do not make is unknown", async () => {
  const { store, server } = await setUp(await jpeg(400, 300));
  const request = { ...requestFor(server.url("/car.jpg")), format: "svg" };
  // What a router hands over is not typed; the store checks it again.
  const answer = await Reflect.apply(store.readPhoto, store, [request]);
  expect(answer).toEqual({ status: "unknown" });
});

test("a host that is not on the list is unknown and fetches nothing", async () => {
  const { server, ask } = await setUp(await jpeg(400, 300), "image/jpeg", {
    policy: { allowedHosts: ["photos.example.com"], baseUrl: null },
  });
  expect(await ask({})).toEqual({ status: "unknown" });
  expect(server.requestCount()).toBe(0);
});

test("a private address is refused although its host is on the list", async () => {
  const { server, ask } = await setUp(await jpeg(400, 300), "image/jpeg", {
    allowPrivateHosts: false,
  });
  expect(await ask({})).toEqual({ status: "unavailable" });
  expect(server.connectionCount()).toBe(0);
});

test("a host whose DNS answer is a private address is not connected to", async () => {
  const server = await startPhotoServer({ body: await jpeg(400, 300) });
  closers.push(() => server.close());
  const asked: string[] = [];
  const address = `http://photos.example.com:${getPort(server)}/car.jpg`;
  const { ask } = openStore(address, {
    allowPrivateHosts: false,
    policy: {
      allowedHosts: [`photos.example.com:${getPort(server)}`],
      baseUrl: null,
    },
    resolveHost: async (hostname) => {
      asked.push(hostname);
      return [
        { address: "93.184.215.14", family: 4 },
        { address: "127.0.0.1", family: 4 },
      ];
    },
  });
  expect(await ask({})).toEqual({ status: "unavailable" });
  expect(asked).toEqual(["photos.example.com"]);
  expect(server.connectionCount()).toBe(0);
});

test("a redirect is followed to an allowed host and refused to any other", async () => {
  const target = await startPhotoServer({ body: await jpeg(400, 300) });
  const server = await startPhotoServer({ redirectTo: target.url("/car.jpg") });
  closers.push(
    () => server.close(),
    () => target.close(),
  );
  const address = server.url("/car.jpg");
  const refused = openStore(address, {
    policy: { allowedHosts: [server.host], baseUrl: null },
  });
  expect(await refused.ask({})).toEqual({ status: "unavailable" });
  expect(target.connectionCount()).toBe(0);
  const followed = openStore(address, {
    policy: { allowedHosts: [server.host, target.host], baseUrl: null },
  });
  expect(await followed.ask({})).toMatchObject({ status: "ready" });
});

test("a redirect that never ends is given up", async () => {
  const { server, ask } = await setUp({ redirectTo: "/car.jpg" });
  expect(await ask({})).toEqual({ status: "unavailable" });
  expect(server.requestCount()).toBe(4);
});

test("a PNG that claims 50,000 × 50,000 pixels is refused before its pixels are read", async () => {
  const { ask, events } = await setUp(pngHeader(50_000, 50_000), "image/png");
  expect(await ask({})).toEqual({ status: "unavailable" });
  expect(events.join()).toContain("exceeds pixel limit");
});

test.each([
  ["image/svg+xml", "PhotoRefusedError"],
  ["image/png", "UndecodablePhotoError"],
  ["text/html", "PhotoRefusedError"],
])("an SVG sent as %s is refused", async (contentType, reason) => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  const { ask, events } = await setUp(svg, contentType);
  expect(await ask({})).toEqual({ status: "unavailable" });
  expect(events.join()).toContain(reason);
});

test("a body that never ends is cut off at the limit", async () => {
  const { server, ask, events } = await setUp(
    { isEndless: true },
    "image/jpeg",
    {
      maxBodyBytes: 300_000,
    },
  );
  expect(await ask({})).toEqual({ status: "unavailable" });
  expect(events.join()).toContain("More than 300000 bytes");
  await server.whenCutOff();
});

test("a body announced as too long is not read", async () => {
  const { ask, events } = await setUp(randomBytes(4_000), "image/jpeg", {
    maxBodyBytes: 3_999,
  });
  expect(await ask({})).toEqual({ status: "unavailable" });
  expect(events.join()).toContain("4000 bytes");
});

test("a slow host's photo is unavailable first and ready later", async () => {
  const { server, store, ask } = await setUp(
    { body: await jpeg(400, 300), isHeld: true },
    "image/jpeg",
    { readTimeoutMs: 20 },
  );
  expect(await ask({})).toEqual({ status: "unavailable" });
  server.release();
  await expect
    .poll(() => ask({}), { timeout: 10_000 })
    .toMatchObject({ status: "ready" });
  expect(server.requestCount()).toBe(1);
  await store.close();
});

test("a host that never answers is timed out", async () => {
  const { ask, events } = await setUp({ isHeld: true }, "image/jpeg", {
    timeoutMs: 60,
  });
  expect(await ask({})).toEqual({ status: "unavailable" });
  expect(events).toHaveLength(1);
});

test("a failed photo is left alone for a while, then tried again", async () => {
  const clock = { now: 0, nowMs: () => clock.now };
  const { server, ask } = await setUp({ status: 500 }, "image/jpeg", { clock });
  await ask({});
  await ask({});
  await ask({ widthPx: 320 });
  expect(server.requestCount()).toBe(1);
  clock.now += 5 * 60_000;
  await ask({});
  expect(server.requestCount()).toBe(2);
  clock.now += 19 * 60_000; // the second pause is four times as long
  await ask({});
  expect(server.requestCount()).toBe(2);
});

test("a dead host is left alone for its other photos too", async () => {
  const server = await startPhotoServer({});
  const host = server.host;
  await server.close();
  const { askFor, events } = openStore(`http://${host}/0.jpg`, {
    policy: { allowedHosts: [host], baseUrl: null },
  });
  await askFor(`http://${host}/0.jpg`, 0);
  await askFor(`http://${host}/1.jpg`, 1);
  expect(events).toHaveLength(1);
});

test("when too many photos wait, the next is unavailable at once", async () => {
  const server = await startPhotoServer({ isHeld: true });
  closers.push(() => server.close());
  const { askFor, store } = openStore(server.url("/0"), {
    policy: { allowedHosts: [server.host], baseUrl: null },
    concurrency: 1,
    maxWaiting: 1,
    readTimeoutMs: 600_000,
  });
  const first = askFor(server.url("/0"), 0);
  const second = askFor(server.url("/1"), 1);
  await server.whenAsked();
  expect(await askFor(server.url("/2"), 2)).toEqual({ status: "unavailable" });
  await store.close();
  expect(
    (await Promise.all([first, second])).map(({ status }) => status),
  ).toEqual(["unavailable", "unavailable"]);
  expect(server.requestCount()).toBe(1);
});

test("a relative address is fetched from the profile's base alone", async () => {
  const server = await startPhotoServer({ body: await jpeg(400, 300) });
  closers.push(() => server.close());
  const policy = { allowedHosts: [server.host], baseUrl: null };
  const withoutBase = openStore("/vehicles/1.jpg", { policy });
  expect(await withoutBase.ask({})).toEqual({ status: "unknown" });
  const withBase = openStore("/vehicles/1.jpg", {
    policy: { ...policy, baseUrl: server.url("/feed/") },
  });
  expect(await withBase.ask({})).toMatchObject({ status: "ready" });
});

test("no draft is left in the folder", async () => {
  const { ask, options } = await setUp(await jpeg(400, 300));
  await ask({ widthPx: 320 });
  const names = await readdir(join(options.imagesDir, "17", VIN));
  expect(names).toHaveLength(2);
  expect(names.join()).not.toContain("tmp");
});

type ServerBehavior = Parameters<typeof startPhotoServer>[0];

async function setUp(
  behavior: Buffer | ServerBehavior,
  contentType = "image/jpeg",
  changes: Partial<PhotoStoreOptions> = {},
) {
  const server: PhotoServer = await startPhotoServer(
    Buffer.isBuffer(behavior)
      ? { body: behavior, contentType }
      : { contentType, ...behavior },
  );
  closers.push(() => server.close());
  const opened = openStore(server.url("/car.jpg"), {
    policy: { allowedHosts: [server.host], baseUrl: null },
    ...changes,
  });
  return { server, ...opened };
}

function openStore(
  address: string,
  changes: Partial<PhotoStoreOptions> & Pick<PhotoStoreOptions, "policy">,
) {
  const imagesDir = mkdtempSync(join(tmpdir(), "photos-"));
  const events: string[] = [];
  const addresses = [address];
  const options: PhotoStoreOptions = {
    imagesDir,
    findPhotoAddress: (vin, position) =>
      vin === VIN ? (addresses[position] ?? null) : null,
    clock: { nowMs: () => 0 },
    log: logInto(events),
    readTimeoutMs: 20_000,
    allowPrivateHosts: true,
    ...changes,
  };
  const store: OpenPhotoStore = openPhotoStore(options);
  closers.push(async () => {
    await store.close();
    rmSync(imagesDir, { recursive: true });
  });
  const ask = (change: Partial<PhotoRequest>) =>
    store.readPhoto({ ...requestFor(address), ...change });
  const askFor = (source: string, position: number) => {
    addresses[position] = source;
    return store.readPhoto({ ...requestFor(source), position });
  };
  return { store, options, events, ask, askFor };
}

function requestFor(address: string): PhotoRequest {
  return {
    vin: VIN,
    position: 0,
    addressHash: hashPhotoAddress(address),
    widthPx: 640,
    format: "webp",
  };
}

function logInto(events: string[]): Log {
  const write = (event: string, fields?: Record<string, unknown>) => {
    events.push(`${event} ${JSON.stringify(fields)}`);
  };
  return { debug: write, info: write, warn: write, error: write };
}

const jpeg = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#3366aa" } })
    .jpeg()
    .toBuffer();

function getBytes(answer: { status: string; bytes?: Uint8Array }): Uint8Array {
  if (!answer.bytes) throw new Error(`The photo is ${answer.status}`);
  return answer.bytes;
}

async function measureSize(answer: { status: string; bytes?: Uint8Array }) {
  const { format, width, height } = await sharp(getBytes(answer)).metadata();
  return { format, width, height };
}

/** A PNG whose header is right and whose pixels never come. */
function pngHeader(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])),
    pngChunk("IDAT", deflateSync(Buffer.alloc(100))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const getPort = ({ host }: PhotoServer): string => host.split(":")[1] ?? "";
