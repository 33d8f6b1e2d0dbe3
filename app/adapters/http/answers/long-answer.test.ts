import { createHash, type Hash, randomFillSync } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendWebResponse } from "./web-response.server.ts";

const PIECE_BYTES = 64 * 1024;
const PIECES = 300;
const CHANGED_AT = "Fri, 20 Nov 2026 18:00:00 GMT";

/** Each request is answered with a long body, made piece by piece. */
let making = startMaking();
let failsAt = Infinity;
let failure: unknown = null;
const folder = mkdtempSync(join(tmpdir(), "forecourt-long-"));
// A socket of this kind holds little by itself.
const path = join(folder, "socket");
const server = createServer((incoming, outgoing) => {
  making = startMaking();
  failure = null;
  const response = new Response(longBody(making), {
    headers: { ETag: '"a"', "Last-Modified": CHANGED_AT },
  });
  const exchange = { incoming, outgoing, ...NOTHING_ELSE };
  sendWebResponse(exchange, response).catch((error: unknown) => {
    failure = error;
    outgoing.destroy();
  });
});
const NOTHING_ELSE = {
  url: new URL("http://dealer.example/"),
  method: "GET",
  form: null,
  cookies: new Map<string, string>(),
  hasTls: false,
} as const;

beforeAll(
  () => new Promise<void>((resolve) => server.listen(path, () => resolve())),
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

interface Making {
  pieces: number;
  isStopped: boolean;
  readonly hash: Hash;
}

function startMaking(): Making {
  return { pieces: 0, isStopped: false, hash: createHash("sha1") };
}

function longBody(made: Making): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream(
    {
      async pull(controller) {
        await turn();
        if (made.pieces === PIECES) return controller.close();
        if (made.pieces === failsAt) throw new Error("no more of it");
        made.pieces++;
        const piece = noise();
        made.hash.update(piece);
        controller.enqueue(piece);
      },
      cancel() {
        made.isStopped = true;
      },
    },
    { highWaterMark: 0 },
  );
}

/** A client that reads nothing until it is told to. */
function ask(lines: readonly string[] = [], method = "GET") {
  const socket = connect(path);
  socket.on("error", () => {});
  socket.write(
    [`${method} / HTTP/1.1`, "Host: x", "Connection: close", ...lines]
      .join("\r\n")
      .concat("\r\n\r\n"),
  );
  return {
    leave: () => socket.destroy(),
    async readAll(): Promise<Buffer> {
      const parts: Buffer[] = [];
      for await (const part of socket) parts.push(part);
      return Buffer.concat(parts);
    },
  };
}

/** Until nothing was made for many turns of the event loop. */
async function untilQuiet(): Promise<void> {
  await expect.poll(() => making.pieces).toBeGreaterThan(0);
  let before = -1;
  for (let quiet = 0; quiet < 200;) {
    quiet = making.pieces === before ? quiet + 1 : 0;
    before = making.pieces;
    await turn();
  }
}

test.each(["identity", "gzip", "br", "zstd"])(
  "of a long answer not much more is made than the client takes (%s)",
  async (encoding) => {
    const client = ask([`Accept-Encoding: ${encoding}`]);
    await untilQuiet();
    const heldBytes = making.pieces * PIECE_BYTES;
    // Brotli looks back over 4 MB.
    expect(heldBytes).toBeLessThan(12 * 1024 * 1024);
    const { length } = await client.readAll();
    expect(making.pieces).toBe(PIECES);
    expect(length).toBeGreaterThan(0.9 * PIECES * PIECE_BYTES);
  },
);

test("a long answer arrives whole", async () => {
  const sent = await ask(["Accept-Encoding: gzip"]).readAll();
  const arrived = createHash("sha1").update(gunzipSync(dechunked(sent)));
  expect(arrived.digest("hex")).toBe(making.hash.digest("hex"));
});

test.each(["identity", "gzip"])(
  "whoever leaves stops the making (%s)",
  async (encoding) => {
    const client = ask([`Accept-Encoding: ${encoding}`]);
    await untilQuiet();
    client.leave();
    await expect.poll(() => making.isStopped).toBe(true);
    expect(making.pieces).toBeLessThan(PIECES);
    expect(failure).toBe(null);
  },
);

test("HEAD has no more made than shows that the answer is long", async () => {
  const answer = String(await ask([], "HEAD").readAll());
  expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n\r\n$/);
  expect(making).toMatchObject({ pieces: 5, isStopped: true });
});

test.each([
  ['If-None-Match: W/"a"'],
  [`If-Modified-Since: ${CHANGED_AT}`],
  ["If-Modified-Since: Fri, 20 Nov 2026 18:00:01 GMT"],
])("a client that has it already (%s) has nothing made", async (line) => {
  const answer = String(await ask([line]).readAll());
  expect(answer).toMatch(/^HTTP\/1.1 304 [\s\S]*\r\n\r\n$/);
  expect(making).toMatchObject({ pieces: 0, isStopped: true });
});

test.each([
  [["If-Modified-Since: Fri, 20 Nov 2026 17:59:59 GMT"]],
  [["If-Modified-Since: yesterday"]],
  // A tag says more than a time.
  [['If-None-Match: "b"', `If-Modified-Since: ${CHANGED_AT}`]],
])("a client that has another (%s) gets this one", async (lines) => {
  const answer = await ask(lines).readAll();
  expect(answer.toString("latin1", 0, 12)).toBe("HTTP/1.1 200");
});

test("a failure in the middle is thrown, and no answer ends as if it were whole", async () => {
  failsAt = 20;
  const answer = await ask().readAll();
  failsAt = Infinity;
  expect(String(failure)).toContain("no more of it");
  expect(answer.toString("latin1").endsWith("0\r\n\r\n")).toBe(false);
});

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Nothing that can be compressed. */
function noise(): Uint8Array<ArrayBuffer> {
  return randomFillSync(new Uint8Array(PIECE_BYTES));
}

function dechunked(sent: Buffer): Buffer {
  let at = sent.indexOf("\r\n\r\n") + 4;
  const parts: Buffer[] = [];
  for (;;) {
    const end = sent.indexOf("\r\n", at);
    const length = Number.parseInt(sent.toString("latin1", at, end), 16);
    if (!(length > 0)) return Buffer.concat(parts);
    parts.push(sent.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
}
