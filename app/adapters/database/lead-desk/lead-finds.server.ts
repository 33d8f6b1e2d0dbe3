import { type ExpressionBuilder, sql, type Transaction } from "kysely";
import { readStoredLeads } from "#app/adapters/database/leads/lead-read.server.ts";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import type { DatabaseArea } from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import {
  listSoughtWords,
  toLeadWords,
} from "#app/domain/console/lead-words.ts";
import type { StoredLead } from "#app/domain/leads/lead.ts";

const LEADS_AT_ONCE = 500;
/** Leads get their ids before they are committed: one with a smaller id may come after one that is noted here. */
const ID_OVERLAP = 1_000;

/** Notes what leads are found by that came since the last look. */
export async function catchUpFinds(
  area: Pick<DatabaseArea<LeadsTables>, "db" | "runExclusively">,
): Promise<void> {
  // Most of the time there is nothing to do, and nobody has to wait for a turn.
  while ((await listUnnoted(area)).length > 0)
    await area.runExclusively(catchUpInTurn);
}

/** As above, of at most some hundred leads. */
async function catchUpInTurn(trx: Transaction<LeadsTables>): Promise<void> {
  const rows = await listUnnoted({ db: trx });
  const getLead = await readStoredLeads(
    trx,
    rows.map(({ id }) => id),
  );
  for (const { id, reference } of rows)
    await trx
      .insertInto("lead_finds")
      .values(toFind(id, reference, getLead))
      .execute();
}

async function listUnnoted({
  db,
}: Pick<DatabaseArea<LeadsTables>, "db">): Promise<
  readonly { readonly id: number; readonly reference: string }[]
> {
  const { last } = await db
    .selectFrom("lead_finds")
    .select(({ fn }) => fn.max<number | null>("lead_id").as("last"))
    .executeTakeFirstOrThrow();
  return db
    .selectFrom("leads")
    .leftJoin("lead_finds", "lead_finds.lead_id", "leads.id")
    .select(["leads.id", "leads.reference"])
    .where("leads.id", ">", (last ?? 0) - ID_OVERLAP)
    .where("lead_finds.lead_id", "is", null)
    .orderBy("leads.id")
    .limit(LEADS_AT_ONCE)
    .execute();
}

function toFind(
  id: number,
  reference: string,
  getLead: (id: number) => StoredLead,
) {
  try {
    const lead = getLead(id);
    return {
      lead_id: id,
      visitor_id: cleanText(lead.visitorId) || null,
      mailbox: toMailbox(lead.user.email),
      words: cleanText(toLeadWords(lead)),
    };
  } catch {
    // One that cannot be read is found by its reference alone.
    const words = reference.toLowerCase();
    return { lead_id: id, visitor_id: null, mailbox: null, words };
  }
}

/** Two writings of one address are one mailbox; null where none was given. */
export function toMailbox(email: string): string | null {
  return cleanText(email.trim().toLowerCase()) || null;
}

/** Of a query that reads `leads`. */
export function hasWords(
  { and, exists, selectFrom }: ExpressionBuilder<LeadsTables, "leads">,
  text: string,
) {
  const sought = listSoughtWords(text).map(
    (it) => `%${it.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
  );
  return and(
    sought.length === 0
      ? []
      : [
          exists(
            selectFrom("lead_finds")
              .select("lead_finds.lead_id")
              .whereRef("lead_finds.lead_id", "=", "leads.id")
              .where(({ and: all }) =>
                all(
                  sought.map(
                    (it) =>
                      sql<boolean>`lead_finds.words LIKE ${it} ESCAPE '\\'`,
                  ),
                ),
              ),
          ),
        ],
  );
}
