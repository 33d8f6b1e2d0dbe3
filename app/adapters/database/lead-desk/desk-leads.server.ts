import type { ExpressionBuilder, Kysely } from "kysely";
import { readRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { DeskLead, LeadQuestion } from "#app/ports/lead-desk-ports.ts";
import { hasWords } from "./lead-finds.server.ts";

type LeadExpressions = ExpressionBuilder<LeadsTables, "leads">;

export interface IdSpan {
  readonly limit: number;
  readonly beforeId?: number | undefined;
  readonly afterId?: number | undefined;
}

/** By id, the newest first where nothing else is asked for. */
export async function listLeadIds(
  db: Kysely<LeadsTables>,
  question: LeadQuestion,
  { limit, beforeId, afterId }: IdSpan,
  direction: "asc" | "desc" = "desc",
): Promise<number[]> {
  let query = db
    .selectFrom("leads")
    .select("leads.id")
    .where((leads) => isAsked(leads, question))
    .orderBy("leads.id", direction)
    .limit(limit);
  if (beforeId !== undefined) query = query.where("leads.id", "<", beforeId);
  if (afterId !== undefined) query = query.where("leads.id", ">", afterId);
  return (await query.execute()).map(({ id }) => id);
}

export async function countLeads(
  db: Kysely<LeadsTables>,
  question: LeadQuestion,
): Promise<number> {
  const { count } = await db
    .selectFrom("leads")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where((leads) => isAsked(leads, question))
    .executeTakeFirstOrThrow();
  return count;
}

function isAsked(leads: LeadExpressions, question: LeadQuestion) {
  const { and, eb } = leads;
  const { storeIds, type, sinceMs, untilMs, text = "" } = question;
  return and([
    ...(storeIds === null ? [] : [eb("leads.store_id", "in", storeIds)]),
    ...(type === undefined ? [] : [eb("leads.type", "=", type)]),
    ...(sinceMs === undefined
      ? []
      : [eb("leads.received_at_ms", ">=", sinceMs)]),
    ...(untilMs === undefined
      ? []
      : [eb("leads.received_at_ms", "<", untilMs)]),
    isInState(leads, question.state),
    isAssigned(leads, question.assignedTo),
    hasWords(leads, text),
  ]);
}

function isInState(
  { and, exists, not, selectFrom }: LeadExpressions,
  state: LeadQuestion["state"],
) {
  const answers = selectFrom("lead_answers")
    .select("lead_answers.lead_id")
    .whereRef("lead_answers.lead_id", "=", "leads.id");
  if (state === undefined) return and([]);
  if (state === "answered") return exists(answers);
  if (state === "unanswered") return not(exists(answers));
  return exists(
    selectFrom("outbox")
      .select("outbox.id")
      .whereRef("outbox.lead_id", "=", "leads.id")
      .where("outbox.state", "=", "dead"),
  );
}

function isAssigned(
  { and, exists, not, selectFrom }: LeadExpressions,
  assignedTo: LeadQuestion["assignedTo"],
) {
  if (assignedTo === undefined) return and([]);
  const assignments = selectFrom("lead_assignments")
    .select("lead_assignments.lead_id")
    .whereRef("lead_assignments.lead_id", "=", "leads.id");
  return assignedTo === null
    ? not(exists(assignments))
    : exists(assignments.where("person_id", "=", assignedTo));
}

/** In the order of the ids, without those that were deleted meanwhile. */
export async function readDeskLeads(
  db: Kysely<LeadsTables>,
  ids: readonly number[],
): Promise<DeskLead[]> {
  if (ids.length === 0) return [];
  const records = await readRecords(db, ids);
  const rows = await db
    .selectFrom("leads")
    .leftJoin("lead_answers", "lead_answers.lead_id", "leads.id")
    .leftJoin("lead_assignments", "lead_assignments.lead_id", "leads.id")
    .select([
      "leads.id",
      "leads.store_id",
      "lead_answers.answered_at_ms",
      "lead_answers.person_id as answerer_id",
      "lead_answers.person_name as answerer_name",
      "lead_assignments.person_id as assignee_id",
      "lead_assignments.person_name as assignee_name",
    ])
    .where("leads.id", "in", ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return records.flatMap((record) => {
    const row = rowOf.get(record.id);
    if (row === undefined) return [];
    const { answered_at_ms: answeredAtMs } = row;
    return [
      {
        ...record,
        storeId: row.store_id,
        answer:
          answeredAtMs === null
            ? null
            : {
                atMs: answeredAtMs,
                by: {
                  personId: row.answerer_id,
                  name: row.answerer_name ?? "",
                },
              },
        assignee:
          row.assignee_id === null
            ? null
            : { personId: row.assignee_id, name: row.assignee_name ?? "" },
      },
    ];
  });
}
