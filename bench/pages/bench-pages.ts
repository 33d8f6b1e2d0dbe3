import { fork, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { parseEnvironment } from "#app/adapters/config/environment.server.ts";
import { composeStores } from "#app/composition/stores.server.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { seedWhenEmpty } from "#cli/seed.ts";
import type { CandidateOrder } from "./candidate-process.ts";
import { CANDIDATES, type Candidate } from "./candidates.ts";
import { load } from "./load.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const ROUNDS = 3;
const WARM_UP_SECONDS = 2;

interface Measured {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

/** List and vehicle page, uncached, beside bare React and raw bytes: same inventory, same search, same run. */
export async function benchPages(args: readonly string[]): Promise<void> {
  const seconds = Number(args[args.indexOf("--seconds") + 1]) || 5;
  await buildBareEntry();
  const dataDir = await mkdtemp(join(tmpdir(), "forecourt-bench-"));
  try {
    const environment = benchEnvironment(dataDir);
    const vehiclePath = await seedInventory(environment);
    for (const [name, path] of [
      ["inventory list", "/search-vehicles/used-inventory/bodystyle/suvs"],
      ["vehicle page", vehiclePath],
    ] as const) {
      const measured = await measureAll(environment, path, seconds);
      printTable(name, measured);
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

async function buildBareEntry(): Promise<void> {
  await build({
    configFile: false,
    root: PROJECT,
    logLevel: "error",
    mode: "production",
    build: {
      ssr: join(import.meta.dirname, "bare-entry.tsx"),
      outDir: join(PROJECT, "build", "bench"),
      emptyOutDir: true,
    },
  });
}

function benchEnvironment(dataDir: string) {
  const variables = {
    DATA_DIR: dataDir,
    PROFILE: "franchise",
    LOG_LEVEL: "error",
  };
  const parsed = parseEnvironment(variables, "demo", PROJECT);
  if (!parsed.ok) throw new Error("The bench's own environment is wrong.");
  return parsed.environment;
}

async function seedInventory(
  environment: CandidateOrder["environment"],
): Promise<string> {
  const stores = await composeStores(environment);
  await seedWhenEmpty(stores);
  for await (const [first] of stores.inventory.listForSale(1)) {
    await stores.close();
    if (first) return getVehicleAddress(first.vehicle);
  }
  throw new Error("The sample inventory is empty.");
}

async function measureAll(
  environment: CandidateOrder["environment"],
  path: string,
  seconds: number,
): Promise<Map<Candidate, Measured>> {
  const running = new Map<Candidate, { child: ChildProcess; port: number }>();
  const rounds = new Map<Candidate, Measured[]>();
  for (const candidate of CANDIDATES)
    running.set(
      candidate,
      await startCandidate({ candidate, environment, path }),
    );
  for (let round = 0; round < ROUNDS; round++) {
    for (const [candidate, { child, port }] of running) {
      const url = `http://127.0.0.1:${port}${path}`;
      if (round === 0) await load(url, WARM_UP_SECONDS);
      const before = await cpuMicros(child);
      const { requests, seconds: took } = await load(url, seconds);
      const cpuSeconds = ((await cpuMicros(child)) - before) / 1e6;
      const measured = {
        perSecond: requests / took,
        perCpuSecond: requests / cpuSeconds,
      };
      rounds.set(candidate, [...(rounds.get(candidate) ?? []), measured]);
      process.stderr.write(`round ${round + 1} of ${ROUNDS}: ${candidate}\n`);
    }
  }
  for (const { child } of running.values()) child.disconnect();
  return new Map([...rounds].map(([name, all]) => [name, computeMedian(all)]));
}

function startCandidate(
  order: CandidateOrder,
): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, "candidate-process.ts"), {
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.send(order);
  return new Promise((resolve, reject) => {
    child.once("message", (message: { port: number }) =>
      resolve({ child, port: message.port }),
    );
    child.once("exit", () => reject(new Error(`${order.candidate} ended.`)));
  });
}

function cpuMicros(child: ChildProcess): Promise<number> {
  child.send("cpu");
  return new Promise((resolve) => {
    child.once("message", (message: { cpuMicros: number }) =>
      resolve(message.cpuMicros),
    );
  });
}

function computeMedian(all: readonly Measured[]): Measured {
  const middle = (key: keyof Measured) =>
    all.map((it) => it[key]).sort((a, b) => a - b)[
      Math.floor(all.length / 2)
    ] ?? 0;
  return {
    perSecond: middle("perSecond"),
    perCpuSecond: middle("perCpuSecond"),
  };
}

function printTable(name: string, measured: Map<Candidate, Measured>): void {
  const bare = measured.get("bare");
  const raw = measured.get("raw");
  console.log(`\n${name} (median of ${ROUNDS} rounds)`);
  console.log(
    "candidate   req/s   req/CPU-s   of bare React (req/s, req/CPU-s)   of raw node:http (req/s)",
  );
  for (const [candidate, { perSecond, perCpuSecond }] of measured) {
    const ratio = perSecond / (bare?.perSecond ?? NaN);
    const cpuRatio = perCpuSecond / (bare?.perCpuSecond ?? NaN);
    const rawRatio = perSecond / (raw?.perSecond ?? NaN);
    console.log(
      [
        candidate.padEnd(10),
        perSecond.toFixed(0).padStart(7),
        perCpuSecond.toFixed(0).padStart(11),
        `   ${ratio.toFixed(2)}, ${cpuRatio.toFixed(2)}`.padEnd(36),
        rawRatio.toFixed(2),
      ].join(" "),
    );
  }
}
