import { hash } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import { eraseAppointments } from "#app/adapters/database/visitors/erased-appointments.server.ts";
import type {
  VisitorEraser,
  VisitorTraces,
} from "#app/ports/visitor-eraser-ports.ts";
import type { Clock } from "#app/ports.ts";
import { catchUpFinds } from "./lead-finds.server.ts";
import { type Identity, identify } from "./visitor-identity.server.ts";

type Db = Kysely<LeadsTables>;

/**
 * Visitors who erase their own profile leave the dealer's messages with the dealer. This is what the dealer does when
 * somebody asks to be forgotten: the messages go as well.
 */
export function createVisitorEraser(
  area: DatabaseArea<LeadsTables>,
  clock: Clock,
): VisitorEraser {
  return {
    async find(who, storeIds) {
      await catchUpFinds(area);
      const identity = await identify(area.db, who, storeIds);
      return identity === null
        ? null
        : countTraces(area.db, identity, clock.nowMs());
    },

    async erase(who, { by, storeIds, nowMs }) {
      requireWhole(area);
      await catchUpFinds(area);
      return area.runExclusively(async (trx) => {
        const identity = await identify(trx, who, storeIds);
        if (identity === null) return null;
        const traces = await countTraces(trx, identity, nowMs);
        for (const [table, condition] of listOwned(identity))
          await sql`DELETE FROM ${sql.table(table)} WHERE ${condition}`.execute(
            trx,
          );
        await eraseAppointments(trx, ownsAppointment(identity), nowMs);
        // A copy of their cookie opens nothing any more.
        for (const id of identity.visitorIds)
          await trx
            .insertInto("erased_visitors")
            .values({ visitor_hash: hash("sha256", id), erased_at_ms: nowMs })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        await insertAuditEntry(trx, {
          atMs: nowMs,
          by,
          storeId: null,
          action: "visitor.erased",
          subject: identity.references[0] ?? "no lead",
          before: { ...traces },
          after: null,
        });
        return traces;
      });
    },
  };
}

type OwnedTable =
  | "leads"
  | "conversations"
  | "visitor_mails"
  | "alerts"
  | "trade_records"
  | "slot_holds"
  | "relay_events"
  | "experiment_views";

/** Every table with rows of visitors, and which of them are this one's; a new table has its line here. */
function listOwned(
  identity: Identity,
): readonly (readonly [OwnedTable, RawBuilder<unknown>])[] {
  const { mailbox, visitorIds, leadIds, references } = identity;
  const ofVisitor = isAmong("visitor_id", visitorIds);
  return [
    ["leads", isAmong("id", leadIds)],
    ["conversations", ofVisitor],
    [
      "visitor_mails",
      sql`${ofVisitor} OR id IN (SELECT visitor_mail_id FROM outbox WHERE visitor_mail_id IS NOT NULL AND lower(recipient) = ${mailbox ?? ""})`,
    ],
    ["alerts", mailbox === null ? ofVisitor : sql`mailbox = ${mailbox}`],
    [
      "trade_records",
      references.length === 0
        ? ofVisitor
        : sql`${ofVisitor} OR ${sql.join(
            references.map(
              (it) => sql`content LIKE ${`%"reference":"${it}"%`}`,
            ),
            sql` OR `,
          )}`,
    ],
    ["slot_holds", ofVisitor],
    ["relay_events", ofVisitor],
    [
      "experiment_views",
      isAmong(
        "visitor_hash",
        visitorIds.map((it) => hash("sha256", it)),
      ),
    ],
  ];
}

function ownsAppointment({
  mailbox,
  visitorIds,
  references,
}: Identity): RawBuilder<boolean> {
  const byVisitor = isAmong("visitor_id", visitorIds);
  const byMailbox =
    mailbox === null
      ? byVisitor
      : sql`mailbox = ${mailbox} OR (${byVisitor} AND mailbox IS NULL)`;
  return sql<boolean>`(${byMailbox} OR ${isAmong("reference", references)})`;
}

function isAmong(
  column: string,
  values: readonly (string | number)[],
): RawBuilder<unknown> {
  return values.length === 0
    ? sql`1 = 0`
    : sql`${sql.ref(column)} IN (${sql.join(values)})`;
}

async function countTraces(
  db: Db,
  identity: Identity,
  nowMs: number,
): Promise<VisitorTraces> {
  const owned = new Map<string, RawBuilder<unknown>>(listOwned(identity));
  const count = async (
    table: string,
    condition = owned.get(table) ?? sql`1 = 0`,
  ) => {
    const { rows } = await sql<{
      count: number;
    }>`SELECT count(*) AS count FROM ${sql.table(table)} WHERE ${condition}`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  };
  const ours = ownsAppointment(identity);
  return {
    leads: await count("leads"),
    conversations: await count("conversations"),
    mails: await count("visitor_mails"),
    alerts: await count("alerts"),
    trades: await count("trade_records"),
    appointments: await count("appointments", ours),
    comingAppointments: await count(
      "appointments",
      sql`${ours} AND state = 'booked' AND start_ms > ${nowMs}`,
    ),
    keptConsents: await count(
      "consent_entries",
      isAmong("visitor_id", identity.visitorIds),
    ),
    keptLeads: identity.keptLeads,
  };
}
