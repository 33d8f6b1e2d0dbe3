import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { measurePhoneSlowdown } from "./phone-slowdown.ts";

/** One Lighthouse run: scores from 0 to 100, then times and bytes as they went over the wire. */
export interface PageAudit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly cls: number;
  readonly tbtMs: number;
  readonly fcpMs: number;
  readonly speedIndexMs: number;
  readonly totalBytes: number;
  readonly scriptBytes: number;
  /** Lighthouse's own measure of the processor at this run: at 1,533 a phone is four times as slow. */
  readonly processor: number;
  /** How many times slower than this machine the audited phone was. */
  readonly slowdown: number;
}

interface Report {
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly code: string };
  readonly categories: Readonly<Record<string, { score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        numericValue?: number;
        score: number | null;
        title: string;
        details?: { items?: readonly NetworkItem[] };
      }
    >
  >;
}

interface NetworkItem {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const PROJECT = join(import.meta.dirname, "..", "..");
const CATEGORIES = "performance,accessibility,best-practices,seo";
/** Chrome now and then records no start of the navigation, which says nothing about the page. */
const NO_TRACE = "NO_NAVSTART";
const MAX_ATTEMPTS = 5;

/**
 * Runs Lighthouse, again where its recording lacks the start of the page. The phone is as much slower than this machine
 * as `givenSlowdown` says, or as Lighthouse's own one without it. Throws when no attempt brings a report.
 */
export async function auditPage(
  url: string,
  browserPath: string,
  givenSlowdown?: number,
): Promise<PageAudit> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const slowdown = givenSlowdown ?? (await measurePhoneSlowdown(browserPath));
    const report = await runLighthouse(url, browserPath, slowdown);
    const failure = report.runtimeError?.code;
    if (failure === undefined) {
      warnOfFailures(report);
      return { ...summarise(report), slowdown };
    }
    if (failure !== NO_TRACE) throw new Error(`${failure} at ${url}`);
    process.stderr.write(`  ${NO_TRACE}: the run is repeated\n`);
  }
  throw new Error(`Lighthouse recorded no navigation to ${url}.`);
}

/**
 * A run that failed writes its report too, and ends with another code than 0. It goes into a file, because such an end
 * cuts off what is still in a pipe.
 */
async function runLighthouse(
  url: string,
  browserPath: string,
  slowdown: number,
): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "forecourt-lighthouse-"));
  const path = join(folder, "report.json");
  try {
    const run = promisify(execFile)(
      process.execPath,
      [
        join(PROJECT, "node_modules", "lighthouse", "cli", "index.js"),
        url,
        "--quiet",
        "--output=json",
        `--output-path=${path}`,
        `--only-categories=${CATEGORIES}`,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
      ],
      { env: { ...process.env, CHROME_PATH: browserPath } },
    );
    const failure = await run.then(
      () => null,
      (error: unknown) => error,
    );
    const text = await readFile(path, "utf8").catch(() => null);
    if (text === null) throw failure;
    return JSON.parse(text) as Report;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function summarise({
  categories,
  audits,
  environment,
}: Report): Omit<PageAudit, "slowdown"> {
  const score = (name: string) =>
    Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = audits["network-requests"]?.details?.items ?? [];
  const sumBytes = (wanted: readonly NetworkItem[]) =>
    wanted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcpMs: Math.round(value("largest-contentful-paint")),
    cls: Number(value("cumulative-layout-shift").toFixed(4)),
    tbtMs: Math.round(value("total-blocking-time")),
    fcpMs: Math.round(value("first-contentful-paint")),
    speedIndexMs: Math.round(value("speed-index")),
    totalBytes: sumBytes(requests),
    scriptBytes: sumBytes(
      requests.filter(({ resourceType }) => resourceType === "Script"),
    ),
    processor: Math.round(environment.benchmarkIndex),
  };
}

/** What keeps accessibility, best practices or SEO from 100, by name. */
function warnOfFailures({ audits }: Report): void {
  const binary = Object.entries(audits).filter(
    ([, { score, numericValue }]) => score === 0 && numericValue === undefined,
  );
  for (const [id, { title }] of binary)
    process.stderr.write(`  failed: ${id}: ${title}\n`);
}

/** Each figure in the middle of all runs. */
export function listMedians(
  audits: readonly PageAudit[],
): readonly (readonly [key: string, value: number])[] {
  const keys = Object.keys(audits[0] ?? {}) as (keyof PageAudit)[];
  return keys.map((key) => [key, median(audits.map((it) => it[key]))]);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
