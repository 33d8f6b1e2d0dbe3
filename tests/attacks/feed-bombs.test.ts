import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_FULL } from "#tests/support/effort.ts";
import { FEED_BOMBS } from "./feed-bombs.ts";
import type { BombAnswer } from "./feed-import-process.ts";

// A20: no feed takes the machine's memory, opens a file or calls another machine.

const MB = 1024 ** 2;
const MOST_GROWTH_BYTES = 100 * MB;
/** Lightly, the same limit stands lower: the way to it is all alike. */
const LIGHT_LIMIT_BYTES = 64 * MB;
const SECRET = "the content of another file";
const call = promisify(execFile);
const hasStrace = spawnSync("strace", ["-V"]).status === 0;

let folder = "";
let server: Server;
let connections = 0;
let canaryUrl = "";
let canaryFile = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-bombs-"));
  canaryFile = join(folder, "secret.txt");
  writeFileSync(canaryFile, SECRET);
  server = createServer((_, response) => response.end("<!ELEMENT a ANY>"));
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  canaryUrl = `http://127.0.0.1:${port}/evil.dtd`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function explode(
  names: readonly string[],
  under: readonly string[] = [],
) {
  const [program = "", ...args] = [
    ...under,
    process.execPath,
    join(import.meta.dirname, "feed-import-process.ts"),
    JSON.stringify(names),
    canaryFile,
    canaryUrl,
    ...(IS_FULL ? [] : [String(LIGHT_LIMIT_BYTES)]),
  ];
  const { stdout } = await call(program, args, { maxBuffer: MB });
  const answers: BombAnswer[] = JSON.parse(stdout);
  return answers;
}

const NAMES = Object.keys(FEED_BOMBS);
const isLarge = (name: string) => name.startsWith("ten gigabytes");
/** What one large one leaves behind is not another's growth. */
const GROUPS = [
  ...NAMES.filter(isLarge).map((name) => [name]),
  NAMES.filter((name) => !isLarge(name)),
];

test.each(GROUPS.map((names) => [names.length, names] as const))(
  "A20: bombs (%i) are refused in words, and the process does not grow by 100 MB: %s",
  async (count, names) => {
    const answers = await explode(names);
    expect(answers).toHaveLength(count);
    for (const { name, refusal, isFeedError, grownBytes } of answers) {
      expect([name, refusal]).toEqual([
        name,
        expect.stringMatching(FEED_BOMBS[name]?.refusal ?? /^$/),
      ]);
      expect([name, isFeedError]).toEqual([name, true]);
      expect(refusal).not.toContain(SECRET);
      expect([name, grownBytes < MOST_GROWTH_BYTES, grownBytes]).toEqual([
        name,
        true,
        grownBytes,
      ]);
    }
    expect(connections).toBe(0);
  },
);

test.skipIf(!hasStrace)(
  `A20: the system sees no file of the feed's opened and no connection made${hasStrace ? "" : " (skipped: strace is not installed)"}`,
  async () => {
    const trace = join(folder, "trace");
    const names = [
      "an entity that is a file",
      "an inclusion of a file",
      "a document type that is elsewhere",
      "a parameter entity that is elsewhere",
    ];
    await explode(names, [
      "strace",
      "-f",
      "-e",
      "trace=connect,openat,open",
      "-o",
      trace,
    ]);
    const calls = readFileSync(trace, "utf8");
    expect(calls).toContain("feed-import-process.ts");
    expect(calls).not.toContain(canaryFile);
    expect(calls).not.toMatch(/connect\(.*AF_INET/);
  },
);
