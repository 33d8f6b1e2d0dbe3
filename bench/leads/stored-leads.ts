import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { createLog } from "#app/adapters/log/log.server.ts";
import { createLeadQueue } from "#app/adapters/outbox/lead-delivery.server.ts";
import { storeLead } from "#app/site/leads/submit-lead.server.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import type { Ground } from "./ground.ts";

const CLOCK = { nowMs: () => Date.now() };
const AT_ONCE = 64;

/** Stores leads that wait for a server to deliver them. */
export async function fillOutbox(ground: Ground, count: number): Promise<void> {
  const log = createLog("error");
  const database = await openDatabase(ground.place, { clock: CLOCK, log });
  const leads = createLeadQueue({
    store: createLeadStore(database.leads, (error) => {
      throw error;
    }),
    random: Math.random,
    onStored: () => {},
  });
  const ports = { leads, profile: readProfile(), clock: CLOCK, log };
  for (let number = 0; number < count; number += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - number) }, (_, at) =>
        storeLead(
          ports,
          aSubmission({ idempotencyKey: `backlog ${number + at}` }),
        ),
      ),
    );
  await database.close();
}

/** How many of the references are in no database. */
export async function countLost(
  ground: Ground,
  references: readonly string[],
): Promise<number> {
  const log = createLog("error");
  const database = await openDatabase(ground.place, { clock: CLOCK, log });
  const missing = new Set(references);
  for await (const { reference } of createLeadRecords(database.leads).listAll())
    missing.delete(reference);
  await database.close();
  return missing.size;
}
