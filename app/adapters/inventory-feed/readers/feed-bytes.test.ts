import {
  appendFileSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import {
  DEFAULT_FEED_LIMITS,
  FeedChangedError,
} from "#app/adapters/inventory-feed/feed-record.server.ts";
import { readFeedBytes } from "./feed-bytes.server.ts";

const folder = mkdtempSync(join(tmpdir(), "feed-file-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Larger than any piece that is read at once. */
const LONG = `${"VIN,Year,Make,Model".padEnd(99)}\n`.repeat(10_000);

/** Reads a file to its end, and does something to it after the first piece. */
async function readDuring(
  content: string | Uint8Array,
  meanwhile: (path: string) => void,
): Promise<number> {
  const path = join(folder, "feed.csv");
  writeFileSync(path, content);
  let length = 0;
  for await (const chunk of readFeedBytes(path, DEFAULT_FEED_LIMITS)) {
    if (length === 0) meanwhile(path);
    length += chunk.length;
  }
  return length;
}

test("a file that stays as it is is read to its end", async () => {
  expect(await readDuring(LONG, () => {})).toBe(LONG.length);
});

const CHANGES: Record<string, (path: string) => void> = {
  "is written to": (path) => appendFileSync(path, "one more row\n"),
  "is begun anew": (path) => writeFileSync(path, "VIN\n"),
  "is replaced by one of the same size": (path) => {
    writeFileSync(`${path}.new`, LONG);
    renameSync(`${path}.new`, path);
  },
  "is touched": (path) => utimesSync(path, 1, 1),
  "is taken away": (path) => rmSync(path),
};

test.each(Object.entries(CHANGES))(
  "a file that %s while it is read is none that can be used",
  async (_, change) => {
    await expect(readDuring(LONG, change)).rejects.toThrow(FeedChangedError);
  },
);

test("a gzip file that is still being written is told from a damaged one", async () => {
  // Random bytes do not pack: it is read in several pieces.
  const noise = Buffer.from(
    Array.from({ length: 300_000 }, (_, at) => (at * 2_654_435_761) % 251),
  );
  const packed = gzipSync(noise, { level: 0 });
  await expect(
    readDuring(packed.subarray(0, packed.length - 20), (path) =>
      appendFileSync(path, packed.subarray(packed.length - 20)),
    ),
  ).rejects.toThrow(FeedChangedError);
  await expect(
    readDuring(packed.subarray(0, packed.length - 20), () => {}),
  ).rejects.toThrow("damaged or cut off");
});
