import { isDeepStrictEqual } from "node:util";
import { createIndexBuilder } from "#app/adapters/inventory-index/build/build-index.server.ts";
import { countBytes } from "#app/adapters/inventory-index/index-data.server.ts";
import { createInventoryIndex } from "#app/adapters/inventory-index/search/inventory-index.server.ts";
import {
  type ListingRules,
  makeSearchable,
  type SearchableVehicle,
} from "#app/domain/listing/list-vehicle.ts";
import type { InventorySearch } from "#app/domain/inventory/search.ts";
import { plainQueries, typoQueries } from "#tests/index/query-mix.ts";
import {
  openPostgresEngine,
  openSqliteEngine,
} from "#tests/index/sql-engines.ts";
import {
  NOW_MS,
  syntheticInventory,
} from "#tests/index/synthetic-inventory.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { measureChanges } from "./bench-changes.ts";
import {
  columnarIndex,
  miniSearchWithFacets,
  sqlEngine,
  type Competitor,
} from "./competitors.ts";

const RULES: ListingRules = {
  advertise: "total",
  documentFeeCents: 35_803,
  requiredAddOns: [],
  premiumFeatureKeys: [
    "sunroof",
    "panoramic-roof",
    "premium-sound",
    "leather-seats",
  ],
  premiumMinCount: 3,
  priceDropMinCents: 10_000,
  priceDropDays: 30,
  photoSources: { allowedHosts: ["photos.example"], baseUrl: null },
};

/** Measures the inventory index beside databases and a search library that give the same answers. */
export async function benchSearch(args: readonly string[]): Promise<void> {
  const sizes = args.includes("--quick")
    ? [1_000, 10_000]
    : [1_000, 10_000, 100_000];
  if (args.includes("--million")) sizes.push(1_000_000);
  const postgres = await startPostgres().catch((error: unknown) => {
    print(`No PostgreSQL: ${String(error)}`);
    return null;
  });
  try {
    for (const size of sizes) await benchSize(size, postgres?.url ?? null);
  } finally {
    await postgres?.stop();
  }
}

/** At the 95th of 100 changes it may be 50 ms. */
function reportChanges(size: number): void {
  const costs = measureChanges(size, RULES);
  print("  processor for one car that changes:");
  for (const kind of new Set(costs.map((it) => it.kind))) {
    const own = costs.filter((it) => it.kind === kind);
    const later = own.filter((it) => !it.isFirst).map((it) => it.cpuMs);
    const first = Math.max(
      ...own.filter((it) => it.isFirst).map((it) => it.cpuMs),
    );
    const { medianMs, p95Ms } = summarize(later);
    print(
      `    ${kind.padEnd(26)} median ${formatMs(medianMs)}  p95 ${formatMs(p95Ms)}  longest ${formatMs(Math.max(...later))}  of the first cars ${formatMs(first)}`,
    );
  }
}

function formatMs(ms: number): string {
  return `${ms.toFixed(1).padStart(6)} ms`;
}

async function benchSize(size: number, postgresUrl: string | null) {
  print(`\n${size.toLocaleString("en")} vehicles`);
  reportChanges(size);
  const vehicles: SearchableVehicle[] = [];
  for (const batch of syntheticInventory(size))
    for (const stocked of batch)
      vehicles.push(makeSearchable(stocked, RULES, NOW_MS));
  const buildStart = performance.now();
  const builder = createIndexBuilder();
  for (const vehicle of vehicles) builder.add(vehicle);
  const data = builder.finish(1);
  const buildMs = performance.now() - buildStart;
  const swapStart = performance.now();
  createInventoryIndex(data);
  const swapMs = performance.now() - swapStart;
  print(
    `index built in ${buildMs.toFixed(0)} ms (in a worker in production), opened in ${swapMs.toFixed(0)} ms, ${(countBytes(data) / 1e6).toFixed(1)} MB`,
  );

  const ours = columnarIndex(data);
  const others: (() => Promise<Competitor>)[] = [
    () => sqlEngine("SQLite, FTS5 + indexes", openSqliteEngine(), vehicles),
  ];
  if (size <= 100_000)
    others.unshift(async () => miniSearchWithFacets(data, vehicles));
  if (postgresUrl !== null)
    others.push(async () =>
      sqlEngine(
        "PostgreSQL, GIN + indexes",
        await openPostgresEngine(postgresUrl),
        vehicles,
      ),
    );
  const queries = plainQueries();
  const reference = summarize(await time(ours, queries));
  report(ours.name, reference, null);
  report(
    "  30 misspelt queries",
    summarize(await time(ours, typoQueries())),
    null,
  );
  const all = [...queries, ...typoQueries()];
  report("  all 200 queries", summarize(await time(ours, all)), null);
  for (const open of others) {
    const other = await open();
    try {
      await checkEqual(ours, other, queries);
      report(other.name, summarize(await time(other, queries)), reference);
    } finally {
      await other.close();
    }
  }
}

/** Throws when the totals, first pages, counts, bounds or histograms differ. Warms both up. */
async function checkEqual(
  ours: Competitor,
  other: Competitor,
  queries: readonly InventorySearch[],
): Promise<void> {
  for (const [at, query] of queries.entries()) {
    showProgress(other.name, at, queries.length);
    const expected = await ours.answer(query);
    const given = await other.answer(query);
    if (!isDeepStrictEqual(plain(given), plain(expected)))
      throw new Error(
        `${other.name} answers ${JSON.stringify(query)} differently.`,
      );
  }
}

/** Without prototypes and order of keys. */
function plain(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer));
}

/** Each query's median over the rounds: a machine that is busy elsewhere for a moment does not count. */
async function time(
  { run, rounds }: Competitor,
  queries: readonly InventorySearch[],
): Promise<number[]> {
  const times: number[][] = queries.map(() => []);
  for (let round = rounds > 1 ? -2 : 0; round < rounds; round++) {
    for (const [at, query] of queries.entries()) {
      const start = performance.now();
      await run(query);
      if (round >= 0) times[at]?.push(performance.now() - start);
    }
  }
  return times.map((ofQuery) => summarize(ofQuery).medianMs);
}

interface Summary {
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

function summarize(times: readonly number[]): Summary {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { medianMs: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

function report(name: string, summary: Summary, ours: Summary | null): void {
  const ratios =
    ours === null
      ? ""
      : `  ${(summary.medianMs / ours.medianMs).toFixed(1)} × median, ${(summary.p99Ms / ours.p99Ms).toFixed(1)} × p99 of ours`;
  print(
    `  ${name.padEnd(28)} median ${summary.medianMs.toFixed(3).padStart(9)} ms  p99 ${summary.p99Ms.toFixed(3).padStart(9)} ms${ratios}`,
  );
}

function showProgress(name: string, done: number, of: number): void {
  if (process.stderr.isTTY)
    process.stderr.write(
      done + 1 === of
        ? "\r\u001b[K"
        : `\r  ${name}: query ${done + 1} of ${of}`,
    );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
