import type { ExpressionBuilder } from "kysely";
import type { OldLeads } from "#app/operator-ports.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";

/** The oldest leads go first, at most `limit` with all that belongs to them. Repeat it until it gives fewer. */
export async function purgeLeads(
  area: Pick<DatabaseArea<LeadsTables>, "runExclusively">,
  { limit, ...old }: OldLeads & { readonly limit: number },
): Promise<number> {
  return area.runExclusively(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom("leads")
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("leads")
          .select("id")
          .where((leads) => isOld(leads, old))
          .orderBy("id")
          .limit(limit),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

export async function countOldLeads(
  { db }: Pick<DatabaseArea<LeadsTables>, "db">,
  old: OldLeads,
): Promise<number> {
  const { count } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where((leads) => isOld(leads, old))
    .executeTakeFirstOrThrow();
  return count;
}

function isOld(
  { and, eb, not, exists, selectFrom }: ExpressionBuilder<LeadsTables, "leads">,
  { receivedBeforeMs, type }: OldLeads,
) {
  return and([
    eb("leads.received_at_ms", "<", receivedBeforeMs),
    ...(type === undefined ? [] : [eb("leads.type", "=", type)]),
    not(
      exists(
        selectFrom("outbox")
          .select("outbox.id")
          .whereRef("outbox.lead_id", "=", "leads.id")
          .where("outbox.state", "=", "waiting"),
      ),
    ),
  ]);
}
