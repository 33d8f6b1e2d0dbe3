import { createServer } from "node:http";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createImageStep } from "#app/adapters/http/steps/image-step.server.ts";
import { createIllustrationResponses } from "#app/adapters/images/illustrations.server.ts";
import {
  hashPhotoAddress,
  openPhotoStore,
} from "#app/adapters/images/photo-store.server.ts";
import { startPhotoServer } from "#tests/illustration/photo-server.ts";
import { rawRequest } from "./raw-request.ts";

// A22: the photo proxy gives pictures of its own making in sizes of its own list, and nothing else.

const VIN = "1FTFW1E50PFA00017";
let photo: Buffer;
beforeAll(async () => {
  photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#3366aa" },
  })
    .jpeg()
    .withExif({ IFD0: { Copyright: "<script>alert(1)</script>" } })
    .toBuffer();
});

/** The site's own step for pictures, over a host that answers with these bytes. */
async function startProxy(body: Buffer, contentType = "image/jpeg") {
  const host = await startPhotoServer({ body, contentType });
  const address = host.url("/car.jpg");
  const imagesDir = mkdtempSync(join(tmpdir(), "photos-"));
  const logged: string[] = [];
  const write = (event: string, fields?: Record<string, unknown>) =>
    void logged.push(`${event} ${JSON.stringify(fields)}`);
  const store = openPhotoStore({
    imagesDir,
    findPhotoAddress: (vin, position) =>
      vin === VIN && position === 0 ? address : null,
    policy: { allowedHosts: [host.host], baseUrl: null },
    clock: { nowMs: () => 0 },
    log: { debug: write, info: write, warn: write, error: write },
    allowPrivateHosts: true,
    readTimeoutMs: 30_000,
  });
  const step = createImageStep({
    illustrations: createIllustrationResponses(),
    jpegs: { readIllustrationJpeg: async () => ({ status: "unknown" }) },
    photos: store,
    isHidden: () => false,
    arePhotosPrivate: false,
    findPendingAddress: () => null,
  });
  const server = createServer(async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", "http://site.example");
    const method = incoming.method === "HEAD" ? "HEAD" : "GET";
    const exchange = { incoming, outgoing, url, method, form: null } as const;
    if (!(await step({ ...exchange, cookies: new Map(), hasTls: false })))
      outgoing.writeHead(404).end("another page's");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await store.close();
    await host.close();
    rmSync(imagesDir, { recursive: true });
  });
  const bound = server.address();
  const port = typeof bound === "object" ? bound?.port : 0;
  const hash = hashPhotoAddress(address);
  return {
    origin: `http://127.0.0.1:${port}`,
    hash,
    path: `/img/p/${VIN}/0-${hash}-640.webp`,
    logged,
    host,
    kept: () => readdirSync(imagesDir, { recursive: true }).length,
  };
}

test("A22: what is given is a picture that we painted, and no browser runs anything of it", async () => {
  // A photo that is a page as well.
  const polyglot = Buffer.concat([
    photo,
    Buffer.from("<html><script>alert(1)</script></html>"),
  ]);
  const { origin, path } = await startProxy(polyglot);
  const answer = await fetch(origin + path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("image/webp");
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(answer.headers.get("Content-Security-Policy")).toMatch(
    /default-src 'none'.*sandbox/,
  );
  expect(bytes.includes("script")).toBe(false);
  const { format, width, exif } = await sharp(bytes).metadata();
  expect([format, width, exif]).toEqual(["webp", 640, undefined]);
});

test.each([
  "0-HASH-641.webp",
  "0-HASH-0.webp",
  "0-HASH-0640.webp",
  "0-HASH-99999.webp",
  "0-HASH--640.webp",
  "0-HASH-640x480.webp",
  "0-HASH-640.svg",
  "0-HASH-640.png",
  "0-HASH-640.webp.html",
  "0-HASH-640.WEBP",
  "00-HASH-640.webp",
  "1-HASH-640.webp",
  "-1-HASH-640.webp",
  "0-000000000000-640.webp",
  "0-HASH-master.jpg",
  "HASH-640.webp",
  "0-HASH-640.webp%00.jpg",
  "0-HASH-640.webp%0d%0aSet-Cookie:a=b",
  "..%2f..%2f..%2fetc%2fpasswd",
  "..%5c..%5cwindows%5cwin.ini",
  "%2e%2e/%2e%2e/package.json",
  "../../../../package.json",
  "....//....//package.json",
  "%252e%252e%252fpackage.json",
])("A22: /img/p/{vin}/%s is no picture and fetches nothing", async (name) => {
  const { origin, hash, host, kept } = await startProxy(photo);
  const path = `/img/p/${VIN}/${name.replace("HASH", hash)}`;
  const answer = await rawRequest(origin, path);
  expect(answer.status).toBe(404);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(host.requestCount()).toBe(0);
  expect(kept()).toBe(0);
});

test.each([
  `/img/p/..%2f..%2f${VIN}/NAME`,
  "/img/p/../../../etc/x/NAME",
  `/img/p/${VIN.toLowerCase()}/NAME`,
  `/img/p/${VIN}0/NAME`,
  `/img/p//${VIN}/NAME`,
  `/img/p/${VIN}/x/NAME`,
  `/IMG/P/${VIN}/NAME`,
])("A22: %s is no vehicle's", async (path) => {
  const { origin, hash, host } = await startProxy(photo);
  const answer = await rawRequest(
    origin,
    path.replace("NAME", `0-${hash}-640.webp`),
  );
  expect(answer.status).toBe(404);
  expect(host.requestCount()).toBe(0);
});

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
);
const BOGUS: Record<string, readonly [body: Buffer, contentType: string]> = {
  "an SVG with a script": [SVG, "image/svg+xml"],
  "an SVG that is called a PNG": [SVG, "image/png"],
  "a page": [
    Buffer.from("<!doctype html><script>alert(1)</script>"),
    "text/html",
  ],
  "a page that is called a JPEG": [
    Buffer.from("<!doctype html><script>alert(1)</script>"),
    "image/jpeg",
  ],
  "a script that begins as a GIF does": [
    Buffer.from("GIF89a/*\0*/=1;alert(1)"),
    "image/gif",
  ],
  "a PDF that is called a JPEG": [
    Buffer.from("%PDF-1.7\n1 0 obj\n"),
    "image/jpeg",
  ],
  "a JPEG that is cut off": [Buffer.alloc(0), "image/jpeg"],
  "a PNG of 50,000 × 50,000 pixels": [hugePng(), "image/png"],
  nothing: [Buffer.alloc(0), "image/jpeg"],
};

test.each(Object.entries(BOGUS))(
  "A22: %s is answered as a picture that is not there, and not kept",
  async (name, [body, contentType]) => {
    const sent = name.includes("cut off") ? photo.subarray(0, 300) : body;
    const { origin, path, kept, logged } = await startProxy(sent, contentType);
    const answer = await rawRequest(origin, path);
    expect(answer.status).toBe(503);
    expect(answer.headers["content-type"]).toMatch(/^text\/plain/);
    expect(answer.text).not.toMatch(/script|root:/);
    expect(kept()).toBe(0);
    expect(logged.join()).toMatch(/photo\.fetch-failed/);
  },
);

/** A header that is right, and pixels that never come: whoever believes it takes ten gigabytes. */
function hugePng(): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(50_000, 0);
  size.writeUInt32BE(50_000, 4);
  size.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngPart("IHDR", size),
    pngPart("IDAT", deflateSync(Buffer.alloc(1_000_000))),
    pngPart("IEND", Buffer.alloc(0)),
  ]);
}

function pngPart(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
