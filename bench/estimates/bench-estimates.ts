import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnvironment } from "#app/adapters/config/environment.server.ts";
import { composeApp } from "#app/composition.server.ts";
import { composeStores } from "#app/composition/stores.server.ts";
import {
  computeLoanPaymentCents,
  estimatePayment,
} from "#app/domain/finance/estimate-payment.ts";
import type {
  FinanceEstimate,
  PaidVehicle,
} from "#app/domain/finance/payment-estimate.ts";
import { getStandingTerms } from "#app/domain/finance/standing-terms.ts";
import { PAGE_SIZE } from "#app/domain/inventory/search.ts";
import { seedWhenEmpty } from "#cli/seed.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import { createListener } from "../pages/candidates.ts";
import { annuityPayment } from "./annuity-payment.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
const VEHICLES = 20_000;
const ROUNDS = 25;
const LIST = "/search-vehicles/all-inventory";
const LIST_REQUESTS = 60;

/** Measures the payment engine beside the bare formula in floating point, and its part in a list page's time. */
export async function benchEstimates(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "forecourt-bench-"));
  const environment = benchEnvironment(dataDir);
  const stores = await composeStores(environment);
  try {
    await seedWhenEmpty(stores);
    const app = await composeApp(environment, stores);
    try {
      const estimateMicros = benchEngine(app);
      await benchShare(app, estimateMicros);
    } finally {
      await app.close();
    }
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

type App = Awaited<ReturnType<typeof composeApp>>;

/** Microseconds of one estimate. */
function benchEngine({ ports: { profile } }: App): number {
  const { estimator } = profile;
  const terms = getStandingTerms(estimator, null);
  const vehicles = anyVehicles();
  const estimates = vehicles.map((vehicle) => {
    const estimate = estimatePayment(vehicle, terms, estimator);
    if (estimate?.kind !== "finance") throw new Error("No estimate.");
    return estimate;
  });
  checkEqual(estimates);
  const peer = medianMicros(estimates, (it) =>
    annuityPayment(
      it.aprPercent / 1200,
      it.termMonths,
      it.amountFinancedCents / 100,
    ),
  );
  const formula = medianMicros(estimates, (it) =>
    computeLoanPaymentCents(
      it.amountFinancedCents,
      it.aprPercent,
      it.termMonths,
    ),
  );
  const whole = medianMicros(
    vehicles,
    (vehicle) => estimatePayment(vehicle, terms, estimator)?.monthlyCents ?? 0,
  );
  print(
    `${VEHICLES.toLocaleString("en")} vehicles, median of ${ROUNDS} rounds`,
  );
  report("annuity formula in floating point", peer, peer);
  report("the same in whole cents", formula, peer);
  report("whole estimate: rate, down payment, totals", whole, peer);
  return whole;
}

async function benchShare(app: App, estimateMicros: number): Promise<void> {
  const server = createServer(await createListener("forecourt", app, LIST));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const times = await timeList(server.address());
  server.closeAllConnections();
  server.close();
  const pageMicros = median(times) * 1000;
  const cardsMicros = estimateMicros * PAGE_SIZE;
  print(
    `list page, uncached, one request at a time: ${(pageMicros / 1000).toFixed(2)} ms`,
  );
  print(
    `its ${PAGE_SIZE} estimates: ${cardsMicros.toFixed(1)} µs, ${((cardsMicros / pageMicros) * 100).toFixed(2)} % of it`,
  );
}

async function timeList(address: AddressInfo | string | null) {
  const port = typeof address === "object" ? address?.port : null;
  const times: number[] = [];
  for (let request = -20; request < LIST_REQUESTS; request++) {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${LIST}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${LIST} answers ${answer.status}.`);
    if (request >= 0) times.push(performance.now() - start);
  }
  return times;
}

/** Throws when a payment is more than half a cent from the formula's: only equal work is timed. */
function checkEqual(estimates: readonly FinanceEstimate[]): void {
  for (const it of estimates) {
    const exact = annuityPayment(
      it.aprPercent / 1200,
      it.termMonths,
      it.amountFinancedCents,
    );
    if (Math.abs(exact - it.monthlyCents) > 0.5 + 1e-6)
      throw new Error(`${it.monthlyCents} cents are not ${exact}.`);
  }
}

function medianMicros<T>(
  items: readonly T[],
  run: (item: T) => number,
): number {
  const times: number[] = [];
  let sum = 0;
  for (let round = -5; round < ROUNDS; round++) {
    const start = performance.now();
    for (const item of items) sum += run(item);
    if (round >= 0) times.push(performance.now() - start);
  }
  // Read, so that no compiler leaves the work out.
  if (!Number.isFinite(sum)) throw new Error("The payments have no sum.");
  return (median(times) * 1000) / items.length;
}

function anyVehicles(): readonly PaidVehicle[] {
  const random = createSeededChance(20_261_121);
  return Array.from({ length: VEHICLES }, (_, at) => {
    const priceCents = 500_000 + Math.floor(random() * 7_500_000);
    return {
      priceCents,
      msrpCents: priceCents,
      modelYear: 2008 + (at % 19),
      condition: at % 3 === 0 ? "new" : "used",
    };
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

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function report(name: string, micros: number, peerMicros: number): void {
  print(
    `  ${name.padEnd(44)} ${Math.round(1e6 / micros)
      .toLocaleString("en")
      .padStart(
        12,
      )} a second  ${(micros / peerMicros).toFixed(1)} × the formula's time`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
