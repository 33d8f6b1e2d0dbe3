import { mkdtemp, rm, stat } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { unpackVpic } from "#app/adapters/vin-decoder/vpic-file.server.ts";
import { createPostgresDatabase } from "#tests/support/postgres-database.ts";
import { startPostgres } from "#tests/support/postgres-server.ts";
import { writeFeed } from "./feed-file.ts";
import { knownVehicles } from "./known-vehicles.ts";
import { type Measured, measuredRun } from "./measured-run.ts";

const ROWS = "100000";
const GOAL_RATIO = 6;
const GOAL_MEGABYTES = 150;

/** Whole imports, VINs decoded and all, beside the CSV parser alone over the same file; --rows 100000,1000000, --engine postgres. */
export async function benchImport(args: readonly string[]): Promise<void> {
  const counts = (findOptionValue(args, "--rows") ?? ROWS)
    .split(",")
    .map(Number);
  const engine = findOptionValue(args, "--engine") ?? "sqlite";
  if (counts.some((it) => !(it > 0)) || !/^(sqlite|postgres)$/.test(engine))
    throw new Error("--rows 100000,1000000 --engine sqlite|postgres");
  const folder = await mkdtemp(path.join(tmpdir(), "forecourt-bench-import-"));
  const server =
    engine === "postgres" ? await startPostgres({ isDurable: true }) : null;
  try {
    for (const rows of counts) await measureRows(rows, folder, server?.url);
    console.log(
      `  load of the machine: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`,
    );
  } finally {
    await server?.stop();
    await rm(folder, { recursive: true });
  }
}

async function measureRows(
  rows: number,
  folder: string,
  serverUrl: string | undefined,
): Promise<void> {
  const file = path.join(folder, `${rows}.csv`);
  const vehicleData = path.join(folder, "data", "vehicle-data");
  const vehicles = knownVehicles(await unpackVpic(vehicleData));
  await writeFeed(file, rows, vehicles);
  const { size } = await stat(file);
  const database =
    serverUrl === undefined ? null : await createPostgresDatabase(serverUrl);
  const job = {
    kind: "import",
    file,
    dataDir: path.join(folder, "data"),
    databaseUrl: database?.url ?? "",
    decodesVins: true,
  } as const;
  console.log(
    `\nimport, ${rows.toLocaleString("en-US")} rows (${(size / 1e6).toFixed(0)} MB), ${database === null ? "sqlite" : "postgres"}`,
  );
  const before = await measuredRun({ kind: "csv-parse", file });
  const first = await measuredRun(job);
  const again = await measuredRun(job);
  const after = await measuredRun({ kind: "csv-parse", file });
  const parser = {
    seconds: (before.seconds + after.seconds) / 2,
    processorSeconds: (before.processorSeconds + after.processorSeconds) / 2,
  };
  const show = (name: string, run: Measured) => {
    const times = (key: "seconds" | "processorSeconds") =>
      `${run[key].toFixed(1)} s (${(run[key] / parser[key]).toFixed(1)} ×)`;
    console.log(
      `  ${name}: ${times("seconds")}, of the processor ${times("processorSeconds")}; ${run.peakMegabytes.toFixed(0)} MB over idle${run.words === "" ? "" : `\n    ${run.words}`}`,
    );
  };
  show("csv-parse alone, before", before);
  show("csv-parse alone, after", after);
  show(
    `into an empty inventory (goals ${GOAL_RATIO} × and ${GOAL_MEGABYTES} MB)`,
    first,
  );
  show("the same feed again", again);
  await rm(path.join(folder, "data"), { recursive: true });
  await rm(file);
}

function findOptionValue(
  args: readonly string[],
  option: string,
): string | null {
  const at = args.indexOf(option);
  return at === -1 ? null : (args[at + 1] ?? "");
}
