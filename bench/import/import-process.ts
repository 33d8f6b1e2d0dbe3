import { createReadStream } from "node:fs";
import { once } from "node:events";
import { pipeline } from "node:stream";
import { parse } from "csv-parse";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { importFeed } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import { createLog } from "#app/adapters/log/log.server.ts";
import { openVinDecoder } from "#app/adapters/vin-decoder/vin-decoder.server.ts";
import type { ImportJob, Measured } from "./measured-run.ts";

/** Does one job and says what it took; started by measured-run.ts. */
const CLOCK = { nowMs: () => Date.now() };
const LOOK_EVERY_MS = 20;
const MEGABYTE = 1024 ** 2;

const [job]: ImportJob[] = await once(process, "message");
if (job !== undefined) {
  process.send?.(
    job.kind === "csv-parse"
      ? await parseAlone(job.file)
      : await runImport(job),
  );
  process.disconnect();
}

/** The parser that the import reads with, with its options, and nothing behind it. */
async function parseAlone(file: string): Promise<Measured> {
  return measure(async () => {
    const parser = parse({
      delimiter: ",",
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MEGABYTE,
    });
    pipeline(createReadStream(file), parser, () => {});
    let rowCount = -1;
    for await (const _ of parser) rowCount++;
    return { rowCount, words: "" };
  });
}

async function runImport({
  file,
  dataDir,
  databaseUrl,
  decodesVins,
}: Extract<ImportJob, { kind: "import" }>): Promise<Measured> {
  const log = createLog("error");
  const place =
    databaseUrl === ""
      ? ({ kind: "sqlite", dataDir } as const)
      : ({ kind: "postgres", url: databaseUrl } as const);
  const database = await openDatabase(place, { clock: CLOCK, log });
  const inventory = createInventoryStore(database.inventory, CLOCK);
  const vinDecoder = decodesVins
    ? openVinDecoder({ dataFolder: dataDir, log })
    : null;
  try {
    return await measure(async () => {
      const { report, outcome } = await importFeed(
        { inventory, clock: CLOCK },
        {
          input: file,
          format: "auto",
          storeId: "main",
          feed: "bench",
          today: "2026-11-21",
          isConfirmed: true,
          stageFolder: dataDir,
          vinDecoder,
        },
      );
      const { vin, refused, warnings } = report;
      return {
        rowCount: report.rowCount,
        words: `${outcome.status}; ${report.vehicleCount} vehicles, ${refused.length} refused${refused[0] === undefined ? "" : ` (the first: ${refused[0].reason})`}, ${warnings.length} warnings, ${vin?.filledRowCount ?? 0} filled from the VIN, ${vin?.contradictedRowCount ?? 0} contradicted by it${report.notices.map((it) => `; ${it}`).join("")}`,
      };
    });
  } finally {
    await vinDecoder?.close();
    await database.close();
  }
}

async function measure(
  work: () => Promise<Pick<Measured, "rowCount" | "words">>,
): Promise<Measured> {
  const idleBytes = process.memoryUsage.rss();
  let peakBytes = idleBytes;
  const watch = setInterval(() => {
    peakBytes = Math.max(peakBytes, process.memoryUsage.rss());
  }, LOOK_EVERY_MS);
  const startedAtMs = performance.now();
  const usedBefore = process.cpuUsage();
  const done = await work();
  const seconds = (performance.now() - startedAtMs) / 1_000;
  const used = process.cpuUsage(usedBefore);
  clearInterval(watch);
  return {
    ...done,
    seconds,
    processorSeconds: (used.user + used.system) / 1_000_000,
    peakMegabytes: (peakBytes - idleBytes) / MEGABYTE,
  };
}
