import { expect } from "vitest";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import type { Database } from "#app/adapters/database/open-database.server.ts";
import { createLeadQueue } from "#app/adapters/outbox/lead-delivery.server.ts";
import type {
  ClaimedDelivery,
  ClaimedLead,
  OutboxStore,
  Settlement,
} from "#app/adapters/outbox/outbox-store.server.ts";
import type { LeadReceipt, LeadSubmission } from "#app/domain/leads/lead.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";
import { storeLead } from "#app/site/leads/submit-lead.server.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { createSeededChance } from "#app/domain/seeded-chance.ts";
import type { OpenedDatabase } from "./every-database.ts";

export const LEASE_MS = 30_000;
const profile = readProfile();

export function createStore({ leads }: Database): OutboxStore {
  return createLeadStore(leads, (error) => {
    throw error;
  });
}

/** Stores leads as the site does. */
export function submitTo(
  database: Database,
  { clock, log }: Pick<OpenedDatabase, "clock" | "log">,
  seed = 1,
): (
  submission: LeadSubmission,
  consent?: ConsentEntry,
) => Promise<LeadReceipt> {
  const leads = createLeadQueue({
    store: createStore(database),
    random: createSeededChance(seed),
    onStored: () => {},
  });
  return (submission, consent) =>
    storeLead({ leads, profile, clock, log }, submission, consent);
}

/** Of leads. */
export async function claimAll(
  store: OutboxStore,
  nowMs: number,
  token = "worker-1",
  limit = 100,
): Promise<ClaimedLead[]> {
  const claimed = await store.claim({
    nowMs,
    leaseMs: LEASE_MS,
    token,
    limit,
  });
  return claimed.filter((it) => it.leadId !== null);
}

/** The only element. */
export function only<T>(values: readonly T[]): T {
  expect(values).toHaveLength(1);
  const [value] = values;
  if (value === undefined) throw new Error("There is none.");
  return value;
}

export function buildSettlement(
  delivery: ClaimedDelivery,
  nowMs: number,
  changes: Partial<Settlement> = {},
): Settlement {
  return {
    delivery,
    atMs: nowMs,
    endedAtMs: nowMs + 20,
    outcome: "delivered",
    answer: "250 OK",
    retryAtMs: null,
    fallback: null,
    ...changes,
  };
}

export async function collect<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of values) all.push(value);
  return all;
}
