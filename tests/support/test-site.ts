import { createServer } from "node:http";
import { join } from "node:path";
import { parseEnvironment } from "#app/adapters/config/environment.server.ts";
import { composeApp } from "#app/composition.server.ts";
import { openBuild } from "#app/composition/open-build.server.ts";
import { composeStores } from "#app/composition/stores.server.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Log } from "#app/ports.ts";
import type { ValuationProvider } from "#app/ports/valuation-ports.ts";
import { seedWhenEmpty } from "#cli/seed.ts";

const PROJECT = join(import.meta.dirname, "..", "..");

export interface TestSite {
  /** A request to the running site; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  readonly origin: string;
  stop(): Promise<void>;
  readonly logged: readonly string[];
  readonly vehicles: readonly StockedVehicle[];
  readonly stores: Awaited<ReturnType<typeof composeStores>>;
  readonly index: Awaited<ReturnType<typeof composeApp>>["ports"]["index"];
  readonly profile: Awaited<ReturnType<typeof composeApp>>["ports"]["profile"];
  readonly vehicleDesk: Awaited<ReturnType<typeof composeApp>>["vehicleDesk"];
}

export interface TestSiteOptions {
  /** A folder in profiles/. */
  readonly profile?:
    "franchise" | "used-only" | "franchise-gated" | "used-only-gated";
  readonly isSeeded?: boolean;
  /** In the place of the sample's. */
  readonly stock?: readonly StockedVehicle[];
  readonly mode?: "demo" | "production";
  readonly nowMs?: number;
  /** Any that is free, unless it is named. */
  readonly port?: number;
  /** Where the profile names no lender. */
  readonly standInLenderOrigin?: string;
  /** The profile's folder is looked at so often; every second unless said otherwise. */
  readonly profileLookEveryMs?: number;
  /** In the place of the book. */
  readonly valuations?: ValuationProvider;
  /** Environment variables besides those of every test site. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Seals the cookies of test sites. */
export const TEST_SECRET_KEY = "a key for tests that is long enough to pass";
export const SOME_DAY_MS = Date.parse("2026-11-20T18:00:00Z");

/** The whole site as it is built, over an inventory in memory, with a clock that stands still. */
export async function startTestSite({
  profile = "franchise",
  isSeeded = true,
  stock,
  mode = "demo",
  nowMs = SOME_DAY_MS,
  port = 0,
  standInLenderOrigin,
  valuations,
  profileLookEveryMs,
  variables = {},
}: TestSiteOptions = {}): Promise<TestSite> {
  const parsed = parseEnvironment(
    {
      PROFILE: profile,
      LOG_LEVEL: "error",
      SITE_URL: "https://dealer.example",
      TRUSTED_HOSTS: "dealer.example",
      SECRET_KEY: TEST_SECRET_KEY,
      ...variables,
    },
    mode,
    PROJECT,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  const environment = { ...parsed.environment, dataDir: ":memory:" };
  const logged: string[] = [];
  const stores = await composeStores(environment, {
    clock: { nowMs: () => nowMs },
    log: recordingLog(logged),
  });
  if (stock !== undefined) await stores.inventory.loadSample(stock);
  else if (isSeeded) await seedWhenEmpty(stores);
  const app = await composeApp(environment, stores, {
    ...(standInLenderOrigin !== undefined && { standInLenderOrigin }),
    ...(valuations !== undefined && { valuations }),
    ...(profileLookEveryMs !== undefined && { profileLookEveryMs }),
  });
  const pages = await openBuild(
    join(PROJECT, "build"),
    app.ports,
    app.consolePorts,
  );
  const handler = app.createHandler(pages);
  const server = createServer(
    (incoming, outgoing) => void handler(incoming, outgoing),
  );
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  const ownPort =
    typeof address === "object" && address !== null ? address.port : port;
  const origin = `http://127.0.0.1:${ownPort}`;
  return {
    origin,
    logged,
    async stop() {
      server.closeAllConnections();
      server.close();
      await app.close();
    },
    stores,
    index: app.ports.index,
    profile: app.ports.profile,
    vehicleDesk: app.vehicleDesk,
    vehicles: await listAll(stores),
    fetch: (path, init) =>
      fetch(origin + path, { redirect: "manual", ...init }),
  };
}

async function listAll(
  stores: Awaited<ReturnType<typeof composeStores>>,
): Promise<readonly StockedVehicle[]> {
  const all: StockedVehicle[] = [];
  for await (const batch of stores.inventory.listForSale()) all.push(...batch);
  return all;
}

function recordingLog(lines: string[]): Log {
  const record = (event: string, fields?: Record<string, unknown>) => {
    lines.push(`${event} ${JSON.stringify(fields ?? {})}`);
  };
  return { debug: () => {}, info: () => {}, warn: record, error: record };
}
