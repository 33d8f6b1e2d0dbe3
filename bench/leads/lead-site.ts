import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { findFreePort } from "#tests/faults/stage/free-port.ts";
import type { Ground } from "./ground.ts";

export const PROJECT = join(import.meta.dirname, "..", "..");
export const SECRET_KEY = "a key for the bench that is long enough to pass";
const LONGEST_START_MS = 60_000;

export interface LeadSite {
  readonly origin: string;
  /** SIGTERM, as a deployment ends it. */
  stop(): Promise<void>;
}

export function siteVariables({ dataDir, databaseUrl }: Ground) {
  return {
    ...process.env,
    NODE_ENV: "production",
    SITE_URL: "https://dealer.example",
    SECRET_KEY,
    // Every visitor comes from an address of their own.
    TRUST_PROXY: "1",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PROFILE: "franchise",
    LOG_LEVEL: "info",
  };
}

/** The production server in a process of its own, sending its mails to `smtpUrl`. */
export async function startLeadSite(
  ground: Ground,
  smtpUrl: string,
): Promise<LeadSite> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["server.ts", "--allow-sample"], {
    cwd: PROJECT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...siteVariables(ground),
      PORT: String(port),
      TRUSTED_HOSTS: `localhost:${port}`,
      SMTP_URL: smtpUrl,
    },
  });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  try {
    await untilReady(origin, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function untilReady(
  origin: string,
  hasEnded: () => boolean,
): Promise<void> {
  const endMs = performance.now() + LONGEST_START_MS;
  while (performance.now() < endMs && !hasEnded()) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error(`No server became ready at ${origin}.`);
}
