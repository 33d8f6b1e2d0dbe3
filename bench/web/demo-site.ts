import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";

const PROJECT = join(import.meta.dirname, "..", "..");
const PORT = 4199;
const LONGEST_START_MS = 120_000;

export interface DemoSite {
  readonly origin: string;
  readonly vehiclePath: string;
  /** What it has logged so far. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/**
 * The demonstration as `npm start` serves it, or with another profile, in a process of its own. Throws when it does not
 * come up.
 */
export async function startSite(
  dataDir: string,
  {
    profile,
    port = PORT,
    variables = {},
  }: {
    readonly profile?: string;
    readonly port?: number;
    readonly variables?: Readonly<Record<string, string>>;
  } = {},
): Promise<DemoSite> {
  const server = spawn(process.execPath, ["server.ts", "--demo"], {
    cwd: PROJECT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      ...(profile !== undefined && { PROFILE: profile }),
      DATA_DIR: dataDir,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      ...variables,
    },
  });
  const lines: string[] = [];
  createInterface({ input: server.stdout }).on("line", (line) =>
    lines.push(line),
  );
  const origin = `http://localhost:${port}`;
  await untilReady(origin);
  return {
    origin,
    vehiclePath: await firstVehicle(origin),
    lines,
    async stop() {
      server.kill("SIGINT");
      await once(server, "exit");
    },
  };
}

async function untilReady(origin: string): Promise<void> {
  const endMs = performance.now() + LONGEST_START_MS;
  while (performance.now() < endMs) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(200);
  }
  throw new Error(`Nothing answers at ${origin}.`);
}

async function firstVehicle(origin: string): Promise<string> {
  const answer = await fetch(
    `${origin}/api/catalogue/v1/store-group/prairie/website/vehicles`,
  );
  const { vehicles } = (await answer.json()) as { vehicles: { url: string }[] };
  return new URL(vehicles[0]?.url ?? origin).pathname;
}
