import { hash } from "node:crypto";
import type { OutboxStore } from "#app/adapters/outbox/outbox-store.server.ts";
import type { DatabaseArea } from "./database-area.server.ts";
import { claimDeliveries } from "./lead-claim.server.ts";
import { commitTogether, type RunCommitted } from "./lead-commits.server.ts";
import { insertLead } from "./lead-insert.server.ts";
import { insertLeadAtOnce } from "./lead-insert-at-once.server.ts";
import { insertLeadOnSqlite } from "./lead-insert-sqlite.server.ts";
import { readAttachments } from "./lead-read.server.ts";
import { settleAtOnce, settleDelivery } from "./lead-settle.server.ts";
import { whileTrusted } from "./lead-trust.server.ts";
import type { LeadsTables } from "./tables.server.ts";

/** Leads and their deliveries in the leads area. */
export function createLeadStore(
  area: DatabaseArea<LeadsTables>,
  onUntrustedHandle: (error: Error) => void,
  commit: RunCommitted<LeadsTables> = commitTogether(area),
): OutboxStore {
  const { db, dialect } = area;
  const trusting = whileTrusted(onUntrustedHandle);
  const runCommitted: typeof commit = (work) => trusting(() => commit(work));
  const storedTexts = new Set<string>();
  return {
    async addLead(lead) {
      if (dialect === "postgres")
        return (
          (await trusting(() => insertLeadAtOnce(db, lead))) ??
          runCommitted((trx) => insertLead(trx, lead))
        );
      const added = await runCommitted((trx) =>
        insertLeadOnSqlite(trx, lead, storedTexts),
      );
      // What is repeated stored nothing.
      if (lead.consent !== null && !added.isRepeated)
        storedTexts.add(hash("sha256", lead.consent.text));
      return added;
    },

    async claim(request) {
      // A look costs no commit, and most of the time nothing is due.
      if (!(await trusting(() => isAnythingDue(area, request.nowMs))))
        return [];
      const claimed = await runCommitted((trx) =>
        claimDeliveries(trx, request, dialect),
      );
      return claimed.map(({ delivery, readLead }) => ({
        ...delivery,
        readLead,
        readAttachments: () =>
          trusting(() => readAttachments(db, delivery.leadId)),
      }));
    },

    settle: (settlement) =>
      dialect === "postgres" && settlement.fallback === null
        ? trusting(() => settleAtOnce(db, settlement))
        : runCommitted((trx) => settleDelivery(trx, settlement)),

    async rebase({ nowMs, aheadMs, leaseMs }) {
      await runCommitted(async (trx) => {
        await trx
          .updateTable("outbox")
          .set({ due_at_ms: nowMs })
          .where("state", "=", "waiting")
          .where("due_at_ms", ">", nowMs + aheadMs)
          .execute();
        await trx
          .updateTable("outbox")
          .set({ leased_until_ms: nowMs + leaseMs })
          .where("state", "=", "waiting")
          .where("leased_until_ms", ">", nowMs + leaseMs)
          .execute();
      });
    },

    async countWaiting() {
      const waiting = db
        .selectFrom("outbox")
        .select(({ fn }) => [
          fn.countAll<number>().as("count"),
          fn.min<number | null>("queued_at_ms").as("oldestAtMs"),
        ])
        .where("state", "=", "waiting");
      return trusting(() => waiting.executeTakeFirstOrThrow());
    },
  };
}

async function isAnythingDue(
  { db }: DatabaseArea<LeadsTables>,
  nowMs: number,
): Promise<boolean> {
  const due = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "waiting")
    .where("due_at_ms", "<=", nowMs)
    .where(({ or, eb }) =>
      or([
        eb("leased_until_ms", "is", null),
        eb("leased_until_ms", "<=", nowMs),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}
