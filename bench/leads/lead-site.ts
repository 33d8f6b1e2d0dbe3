import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Ground } from "./ground.ts";

export const PROJECT = join(import.meta.dirname, "..", "..");
export const SECRET_KEY = "a key for the bench that is long enough to pass";
const PORT = 4198;
const ORIGIN = `http://localhost:${PORT}`;
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
    PORT: String(PORT),
    SITE_URL: ORIGIN,
    TRUSTED_HOSTS: `localhost:${PORT}`,
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
  const server = spawn(process.execPath, ["server.ts"], {
    cwd: PROJECT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...siteVariables(ground), SMTP_URL: smtpUrl },
  });
  await untilReady();
  return {
    origin: ORIGIN,
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
    },
  };
}

async function untilReady(): Promise<void> {
  const endMs = performance.now() + LONGEST_START_MS;
  while (performance.now() < endMs) {
    const answer = await fetch(`${ORIGIN}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await wait(100);
  }
  throw new Error(`Nothing answers at ${ORIGIN}.`);
}
