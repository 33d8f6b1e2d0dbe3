import fc from "fast-check";
import { expect, test } from "vitest";
import type { SentPart } from "#app/ports/picture-ports.ts";
import { isUnreadableUpload } from "#app/ports/picture-ports.ts";
import { BodyBudget } from "./body-budget.server.ts";
import { type PartLimits, readParts } from "./multipart-parts.server.ts";

const BOUNDARY = "----a-boundary";
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

type Sent =
  | { readonly name: string; readonly text: string }
  | {
      readonly name: string;
      readonly fileName: string;
      readonly bytes: Uint8Array;
    };

function formatBody(parts: readonly Sent[]): Buffer {
  const formatPart = (part: Sent) => {
    const file = "fileName" in part ? `; filename="${part.fileName}"` : "";
    return [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n\r\n`,
      ),
      "bytes" in part ? part.bytes : Buffer.from(part.text),
      Buffer.from("\r\n"),
    ];
  };
  return Buffer.concat([
    ...parts.flatMap(formatPart),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}

const WIDE = { mostBytes: 1e6, mostTextBytes: 1e5, mostFileBytes: 1e5 };

function openBudget(mostBytes = 1e6) {
  return new BodyBudget({ mostBytes, mostBytesOfOne: mostBytes });
}

function limitBy(budget: BodyBudget, client = "office"): PartLimits {
  return { ...WIDE, openPlace: (giveWay) => budget.open(client, giveWay) };
}

async function* send(chunks: readonly Uint8Array[]) {
  for (const chunk of chunks) yield chunk;
}

/** As they are read, and what ended the reading. */
async function readAll(chunks: readonly Uint8Array[], limits: PartLimits) {
  const parts: SentPart[] = [];
  try {
    for await (const part of readParts(send(chunks), CONTENT_TYPE, limits))
      parts.push(part);
    return { parts, error: null };
  } catch (error) {
    return { parts, error };
  }
}

const anyName = fc.constantFrom("files", "a", "title", "imageUrl.file");
/** Contents that look like a delimiter, up to its last byte. */
const anyContent = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc
    .nat({ max: BOUNDARY.length + 3 })
    .map((length) =>
      Uint8Array.from(Buffer.from(`\r\n--${BOUNDARY}`.slice(0, length))),
    ),
);
const anyPart: fc.Arbitrary<Sent> = fc.oneof(
  fc.record({ name: anyName, text: fc.string({ maxLength: 20 }) }),
  fc.record({
    name: anyName,
    fileName: fc.constantFrom("a.jpg", "front of the car.png", ""),
    bytes: anyContent,
  }),
);
const anyForm = fc.array(anyPart, { maxLength: 4 });

function cutAt(body: Buffer, places: readonly number[]): Buffer[] {
  const ends = [...places.map((it) => it % (body.length + 1)), body.length];
  let from = 0;
  return ends
    .toSorted((a, b) => a - b)
    .map((end) => body.subarray(from, (from = end)));
}

test("a form is read as it was sent, however it is cut into packets", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyForm,
      fc.array(fc.nat(), { maxLength: 30 }),
      async (form, places) => {
        const budget = openBudget();
        const chunks = cutAt(formatBody(form), places);
        const { parts, error } = await readAll(chunks, limitBy(budget));
        expect(error).toBeNull();
        expect(parts.map(toPlain)).toEqual(form.map(toPlain));
        expect(budget.byteCount).toBe(0);
      },
    ),
    { numRuns: 300 },
  );
});

/** A buffer and an array of the same bytes are the same. */
function toPlain(part: SentPart | Sent) {
  return "bytes" in part && typeof part.bytes !== "string"
    ? { ...part, bytes: [...part.bytes] }
    : part;
}

test("a form that is cut off at any byte gives no part but whole ones, says so, and leaves nothing held", async () => {
  const form: readonly Sent[] = [
    { name: "title", text: "Grüße\r\n--" },
    {
      name: "files",
      fileName: "a.jpg",
      bytes: Buffer.from(`abc\r\n--${BOUNDARY.slice(0, -1)}`),
    },
    { name: "files", fileName: "", bytes: Buffer.alloc(0) },
    { name: "files", fileName: "b.jpg", bytes: Buffer.from("\r\n") },
  ];
  const body = formatBody(form);
  const whole = form.map(toPlain);
  // What follows the last delimiter says nothing any more.
  const end = body.length - "\r\n".length;
  for (let length = 0; length < end; length++)
    for (const chunks of [
      [body.subarray(0, length)],
      Array.from(body.subarray(0, length), (byte) => Buffer.from([byte])),
    ]) {
      const budget = openBudget();
      const { parts, error } = await readAll(chunks, limitBy(budget));
      expect(isUnreadableUpload(error)).toBe(true);
      expect(parts.map(toPlain)).toEqual(whole.slice(0, parts.length));
      expect(budget.byteCount).toBe(0);
    }
  const { parts } = await readAll(
    [body.subarray(0, end)],
    limitBy(openBudget()),
  );
  expect(parts.map(toPlain)).toEqual(whole);
});

test("a sender who leaves is an upload that cannot be read, and leaves nothing held", async () => {
  const body = formatBody([
    { name: "files", fileName: "a.jpg", bytes: Buffer.alloc(500) },
  ]);
  async function* leave() {
    yield body.subarray(0, 300);
    throw new Error("aborted");
  }
  const budget = openBudget();
  const reading = readParts(leave(), CONTENT_TYPE, limitBy(budget)).next();
  await expect(reading).rejects.toSatisfy(isUnreadableUpload);
  expect(budget.byteCount).toBe(0);
});

/** Its body comes packet by packet, when somebody asks. */
function openSender(bytes: Uint8Array, packet: number) {
  const body = formatBody([{ name: "files", fileName: "a.jpg", bytes }]);
  const waiting: (() => void)[] = [];
  let isRunning = true;
  async function* arrive() {
    for (let from = 0; from < body.length; from += packet) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      yield body.subarray(from, from + packet);
    }
  }
  return {
    arrive,
    end: () => {
      isRunning = false;
    },
    /** One packet more, if the sender is asked for it. */
    async advance() {
      waiting.shift()?.();
      // Everything up to the next packet happens in microtasks.
      await new Promise((resolve) => setImmediate(resolve));
      return isRunning;
    },
  };
}

test("files of many senders hold no more bytes than their budget, in whatever order they come, and each comes whole or is refused", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          client: fc.constantFrom("office", "yard", "home"),
          bytes: fc.uint8Array({ minLength: 200, maxLength: 1_000 }),
        }),
        { minLength: 3, maxLength: 8 },
      ),
      fc.array(fc.nat(), { minLength: 50, maxLength: 200 }),
      async (files, turns) => {
        const most = 2_000;
        const budget = openBudget(most);
        let inHands = 0;
        let mostInHands = 0;
        const results: (Uint8Array | string)[] = [];
        const senders = files.map(({ bytes }) => openSender(bytes, 100));
        const readings = files.map(async ({ client }, at) => {
          const sender = senders[at];
          if (sender === undefined) return;
          const limits = limitBy(budget, client);
          for await (const part of readParts(
            sender.arrive(),
            CONTENT_TYPE,
            limits,
          )) {
            if (!("bytes" in part)) continue;
            results[at] = part.bytes;
            const { length } = typeof part.bytes === "string" ? "" : part.bytes;
            inHands += length;
            mostInHands = Math.max(mostInHands, inHands);
            // It is decoded while packets of others come.
            for (let turn = 0; turn < 20; turn++)
              await new Promise((resolve) => setImmediate(resolve));
            inHands -= length;
          }
          sender.end();
        });
        const advance = async (at: number) => {
          await senders[at % senders.length]?.advance();
          expect(budget.byteCount).toBeLessThanOrEqual(most);
        };
        for (const turn of turns) await advance(turn);
        for (const [at, sender] of senders.entries())
          while (await sender.advance()) await advance(at);
        await Promise.all(readings);
        expect(mostInHands).toBeLessThanOrEqual(most);
        expect(budget.byteCount).toBe(0);
        for (const [at, { bytes }] of files.entries()) {
          const result = results[at] ?? "never came";
          if (typeof result === "string") expect(result).toBe("no-room");
          else expect([...result]).toEqual([...bytes]);
        }
      },
    ),
    { numRuns: 60 },
  );
});
