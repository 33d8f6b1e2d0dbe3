import { type Kysely, sql, type Transaction } from "kysely";
import { lockUnlockedRows } from "#app/adapters/database/dialects/sql-differences.server.ts";
import {
  compileStatement,
  type CompilingArea,
  type SlotOf,
} from "#app/adapters/database/tables/compiled-statement.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type {
  ClaimedLead,
  ClaimedVisitorMail,
  ClaimRequest,
  LeaseRenewal,
  Rebase,
} from "#app/adapters/outbox/outbox-store.server.ts";
import {
  LONGEST_DELAY_MS,
  UNCONFIRMED_DELAY_MS,
} from "#app/domain/leads/retry-schedule.ts";
import { readStoredLeads } from "./lead-read.server.ts";
import { readStoredVisitorMails } from "./visitor-mail-rows.server.ts";

/** Attachments of a lead are read where they are sent. */
type Claimed = Omit<ClaimedLead, "readAttachments"> | ClaimedVisitorMail;

type ClaimDeliveries = (
  trx: Transaction<LeadsTables>,
  request: ClaimRequest,
) => Promise<Claimed[]>;

interface Claim extends Pick<ClaimRequest, "nowMs" | "token" | "limit"> {
  readonly leasedUntilMs: number;
}

/** The oldest deliveries come first. On PostgreSQL several workers claim at once and none waits for another. */
export function compileClaim(area: DatabaseArea<LeadsTables>): ClaimDeliveries {
  const claimRows = compileStatement(area, (db, slot: SlotOf<Claim>) =>
    db
      .with(
        // Read once: a plan that reads it again would take more rows than its limit.
        (name) => name("due").materialized(),
        (cte) =>
          lockUnlockedRows(
            area,
            selectDue(cte, slot).orderBy("id").limit(slot("limit")),
          ),
      )
      .updateTable("outbox")
      .set({
        leased_until_ms: slot("leasedUntilMs"),
        lease_token: slot("token"),
      })
      .where("id", "in", ({ selectFrom }) => selectFrom("due").select("id"))
      .returning([
        "id",
        "lead_id",
        "visitor_mail_id",
        "attempt_count",
        "unconfirmed_count",
        "queued_at_ms",
        "recipient_id",
        "recipient_name",
        "recipient",
        "format",
        "subject",
        "is_fallback",
      ]),
  );
  return async (trx, { nowMs, leaseMs, token, limit }) => {
    const claim = { nowMs, token, limit, leasedUntilMs: nowMs + leaseMs };
    const { rows } = await claimRows(trx, claim);
    const readLead = await readStoredLeads(
      trx,
      rows.flatMap(({ lead_id }) => lead_id ?? []),
    );
    const readMail = await readStoredVisitorMails(
      trx,
      rows.flatMap(({ visitor_mail_id }) => visitor_mail_id ?? []),
    );
    return rows
      .toSorted((one, other) => one.id - other.id)
      .map((row): Claimed => {
        const { lead_id: leadId, visitor_mail_id: mailId, format } = row;
        const claimed = {
          id: row.id,
          token,
          attemptCount: row.attempt_count,
          unconfirmedCount: row.unconfirmed_count,
          queuedAtMs: row.queued_at_ms,
          recipientId: row.recipient_id,
          recipientName: row.recipient_name,
          recipient: row.recipient,
          subject: row.subject,
        };
        return leadId === null || format === "visitor"
          ? {
              ...claimed,
              leadId: null,
              format: "visitor",
              readMail: () => readMail(mailId),
            }
          : {
              ...claimed,
              leadId,
              format,
              isFallback: row.is_fallback === 1,
              readLead: () => readLead(leadId),
            };
      });
  };
}

/** What another worker holds by now stays as it is. */
export async function renewLeases(
  trx: Transaction<LeadsTables>,
  { nowMs, leaseMs, held }: LeaseRenewal,
): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ leased_until_ms: nowMs + leaseMs })
    .where("state", "=", "waiting")
    .where(({ or, and, eb }) =>
      or(
        held.map(({ id, token }) =>
          and([eb("id", "=", id), eb("lease_token", "=", token)]),
        ),
      ),
    )
    .execute();
}

/** A look costs no commit, and most of the time nothing is due. */
export function compileDueCheck(
  area: DatabaseArea<LeadsTables>,
): (nowMs: number) => Promise<boolean> {
  const findDue = compileStatement(
    area,
    (db, slot: SlotOf<Pick<Claim, "nowMs">>) =>
      selectDue(db, slot).limit(sql.lit(1)),
  );
  return async (nowMs) => (await findDue(area.db, { nowMs })).rows.length > 0;
}

/** The state is written out: only then does the index of what waits serve a plan that is made once. */
function selectDue(
  db: Pick<Kysely<LeadsTables>, "selectFrom">,
  slot: SlotOf<Pick<Claim, "nowMs">>,
) {
  return db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", sql.lit("waiting"))
    .where("due_at_ms", "<=", slot("nowMs"))
    .where(({ or, eb }) =>
      or([
        eb("leased_until_ms", "is", null),
        eb("leased_until_ms", "<=", slot("nowMs")),
      ]),
    );
}

interface Latest {
  /** No waiting delivery may be due later. */
  readonly latestMs: number;
  readonly nextMs: number;
}

/** Brings back what lies further ahead than it can, after a jump of the clock. */
export function compileRebase(area: CompilingArea<LeadsTables>) {
  const bringDueBack = compileStatement(area, (db, slot: SlotOf<Latest>) =>
    db
      .updateTable("outbox")
      .set({ due_at_ms: slot("nextMs") })
      .where("state", "=", sql.lit("waiting"))
      .where("unconfirmed_count", "=", sql.lit(0))
      .where("due_at_ms", ">", slot("latestMs")),
  );
  const bringUnconfirmedBack = compileStatement(
    area,
    (db, slot: SlotOf<Latest>) =>
      db
        .updateTable("outbox")
        .set({ due_at_ms: slot("nextMs") })
        .where("state", "=", sql.lit("waiting"))
        .where("unconfirmed_count", ">", sql.lit(0))
        .where("due_at_ms", ">", slot("latestMs")),
  );
  const bringLeasesBack = compileStatement(area, (db, slot: SlotOf<Latest>) =>
    db
      .updateTable("outbox")
      .set({ leased_until_ms: slot("nextMs") })
      .where("state", "=", sql.lit("waiting"))
      .where("leased_until_ms", ">", slot("latestMs")),
  );
  return async (
    trx: Transaction<LeadsTables>,
    { nowMs, aheadMs, leaseMs }: Rebase,
  ): Promise<void> => {
    await bringDueBack(trx, { latestMs: nowMs + aheadMs, nextMs: nowMs });
    await bringUnconfirmedBack(trx, {
      latestMs: nowMs + LONGEST_DELAY_MS,
      nextMs: nowMs + UNCONFIRMED_DELAY_MS,
    });
    const leaseEndMs = nowMs + leaseMs;
    await bringLeasesBack(trx, { latestMs: leaseEndMs, nextMs: leaseEndMs });
  };
}
