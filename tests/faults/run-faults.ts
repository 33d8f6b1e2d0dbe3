import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { FAULTS } from "./all-faults.ts";
import type { Fault, FaultNumbers, FaultRun } from "./fault.ts";

/** `npm run test:faults -- [--thorough] [F01 F04 …]`: plays every fault, or those named, one after another. */
const args = process.argv.slice(2);
const isThorough = args.includes("--thorough");
const names = args.filter((it) => !it.startsWith("--"));
const wanted = FAULTS.filter(
  ({ id }) =>
    names.length === 0 ||
    names.some((name) => id === name || id.startsWith(`${name}-`)),
);
if (wanted.length === 0) {
  process.stderr.write(
    `No such fault. There are: ${FAULTS.map(({ id }) => id).join(" ")}\n`,
  );
  process.exit(64);
}

/** Of the fault that is being played. */
const clearUps: (() => unknown)[] = [];
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => void clearUp().then(() => process.exit(130)));

const base = mkdtempSync(join(tmpdir(), "forecourt-faults-"));
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const fault of wanted) counts[await playOne(fault)]++;
if (counts.failed === 0) rmSync(base, { recursive: true, force: true });
process.stdout.write(
  `\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`,
);
process.exit(counts.failed === 0 ? 0 : 1);

async function playOne(fault: Fault): Promise<keyof typeof counts> {
  const { id, title } = fault;
  const obstacle = fault.obstacle?.() ?? null;
  if (obstacle !== null) {
    print(`${id.padEnd(7)} SKIPPED ${title}: ${obstacle}`);
    return "skipped";
  }
  const folder = join(base, id);
  mkdirSync(folder);
  const run: FaultRun = {
    folder,
    isThorough,
    random: createSeededChance(Number(process.env["SEED"] ?? 1)),
    say: (progress) => showProgress(`${id} ${progress}`),
    onEnd: (deed) => void clearUps.push(deed),
  };
  const startedAtMs = performance.now();
  try {
    const numbers = await fault.play(run);
    print(
      `${id.padEnd(7)} passed  ${title}: ${inWords(numbers)}, ${secondsSince(startedAtMs)} s`,
    );
    return "passed";
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? "") : String(error);
    print(
      `${id.padEnd(7)} FAILED  ${title}, after ${secondsSince(startedAtMs)} s; what it left is in ${folder}\n${reason}`,
    );
    return "failed";
  } finally {
    await clearUp();
  }
}

/** Last first. */
async function clearUp(): Promise<void> {
  for (const deed of clearUps.splice(0).reverse()) await deed();
}

function inWords(numbers: FaultNumbers): string {
  const { acknowledged, lost, duplicates, note = "" } = numbers;
  if (acknowledged === null) return `0 lost, ${note}`;
  const counted = `${acknowledged} acknowledged, ${lost} lost, ${duplicates} duplicates`;
  return note === "" ? counted : `${counted}, ${note}`;
}

function secondsSince(startedAtMs: number): string {
  return ((performance.now() - startedAtMs) / 1_000).toFixed(0);
}

/** On a terminal in one place; in a file every word would be a line. */
function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else process.stderr.write(`${text}\n`);
}

function print(line: string): void {
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
  process.stdout.write(`${line}\n`);
}
