import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLimitedCalls } from "./limited-calls.server.ts";
import { readUploadedFeed } from "./uploaded-file.server.ts";

let folder = "";
let path = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "uploaded-"));
  path = join(folder, "lot.csv");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function readAll(onChunk = () => {}): Promise<string> {
  let text = "";
  for await (const chunk of readUploadedFeed(path, createLimitedCalls())) {
    text += Buffer.from(chunk).toString();
    onChunk();
  }
  return text;
}

test("a feed is read to its end, whatever its length", async () => {
  const content = "a row of the feed\n".repeat(20_000);
  writeFileSync(path, content);
  expect(await readAll()).toBe(content);
});

test.each([
  ["a folder", () => mkdirSync(path)],
  ["a link", () => symlinkSync("/etc/hostname", path)],
  ["a pipe or a device", () => spawnSync("mkfifo", [path])],
])(
  "%s in a feed's place is refused and never waited for",
  async (kind, put) => {
    put();
    await expect(readAll()).rejects.toThrow(`lot.csv: is ${kind}.`);
  },
);

test("a feed beyond the limit is refused by its size, before it is read", async () => {
  writeFileSync(path, "");
  truncateSync(path, 2 * 1024 ** 3 + 1);
  await expect(readAll()).rejects.toThrow("lot.csv: is larger than");
});

test.each([
  ["grows", () => appendFileSync(path, "more\n")],
  ["goes away", () => rmSync(path)],
])("a feed that %s while it is read is told", async (_, change) => {
  writeFileSync(path, "VIN,Year\n");
  await expect(readAll(change)).rejects.toThrow("changed while it was read");
});
