import type { Transaction } from "kysely";
import { insertAuditEntry } from "#app/adapters/database/console/audit-rows.server.ts";
import { replayInTurn } from "#app/adapters/database/leads/lead-replay.server.ts";
import { cleanText } from "#app/adapters/database/tables/clean-text.server.ts";
import {
  type DatabaseArea,
  requireWhole,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { AuditAction } from "#app/domain/console/audit-entry.ts";
import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { LeadChange, LeadDesk } from "#app/ports/lead-desk-ports.ts";
import { readDeskLeads } from "./desk-leads.server.ts";

type Trx = Transaction<LeadsTables>;
type Noting = Pick<
  LeadDesk,
  "markAnswered" | "reopen" | "assign" | "addNote" | "replay"
>;

interface NotedLead {
  readonly id: number;
  readonly storeId: string;
}

/** One at a time, because two people may deal with one lead, and retention may delete it. */
export function createNoting(
  area: Pick<
    DatabaseArea<LeadsTables>,
    "runExclusively" | "label" | "findFault"
  >,
): Noting {
  async function note<Outcome>(
    reference: string,
    { storeIds }: LeadChange,
    work: (trx: Trx, lead: NotedLead) => Promise<Outcome>,
  ): Promise<Outcome | { readonly status: "unknown" }> {
    requireWhole(area);
    return area.runExclusively(async (trx) => {
      const row = await trx
        .selectFrom("leads")
        .select(["id", "store_id"])
        .where("reference", "=", reference)
        .executeTakeFirst();
      if (row === undefined) return { status: "unknown" };
      const { id, store_id: storeId } = row;
      return storeIds === null || storeIds.includes(storeId)
        ? work(trx, { id, storeId })
        : { status: "unknown" };
    });
  }

  return {
    markAnswered: (reference, change) =>
      note(reference, change, async (trx, lead) => {
        const { answer: now } = await getNow(trx, lead);
        if (now !== null) return { status: "noted-before", now } as const;
        const { by, nowMs } = change;
        await trx
          .insertInto("lead_answers")
          .values({
            lead_id: lead.id,
            answered_at_ms: nowMs,
            person_id: by.personId,
            person_name: by.name,
          })
          .execute();
        await audit(trx, lead, {
          reference,
          change,
          action: "lead.answered",
          before: null,
          after: { answeredAtMs: nowMs },
        });
        return { status: "noted" } as const;
      }),

    reopen: (reference, change) =>
      note(reference, change, async (trx, lead) => {
        const { answer } = await getNow(trx, lead);
        if (answer === null)
          return { status: "noted-before", now: null } as const;
        await trx
          .deleteFrom("lead_answers")
          .where("lead_id", "=", lead.id)
          .execute();
        await audit(trx, lead, {
          reference,
          change,
          action: "lead.answered",
          before: {
            answeredAtMs: answer.atMs,
            by: answer.by.name,
          },
          after: null,
        });
        return { status: "noted" } as const;
      }),

    assign: (reference, { to, known }, change) =>
      note(reference, change, async (trx, lead) => {
        const { assignee } = await getNow(trx, lead);
        const personId = assignee?.personId ?? null;
        if (personId !== known || personId === (to?.id ?? null))
          return { status: "noted-before", now: assignee } as const;
        await trx
          .deleteFrom("lead_assignments")
          .where("lead_id", "=", lead.id)
          .execute();
        if (to !== null)
          await trx
            .insertInto("lead_assignments")
            .values({
              lead_id: lead.id,
              person_id: to.id,
              person_name: to.name,
              assigned_at_ms: change.nowMs,
            })
            .execute();
        await audit(trx, lead, {
          reference,
          change,
          action: "lead.assigned",
          before: assignee === null ? null : { ...assignee },
          after:
            to === null
              ? null
              : {
                  personId: to.id,
                  name: to.name,
                },
        });
        return { status: "noted" } as const;
      }),

    addNote: (reference, text, change) =>
      note(reference, change, async (trx, lead) => {
        const clean = cleanText(text);
        const { by, nowMs } = change;
        const last = await trx
          .selectFrom("lead_notes")
          .select(["person_id", "text"])
          .where("lead_id", "=", lead.id)
          .orderBy("id", "desc")
          .limit(1)
          .executeTakeFirst();
        if (last?.text === clean && last.person_id === by.personId)
          return { status: "noted-before", now: null } as const;
        const { id } = await trx
          .insertInto("lead_notes")
          .values({
            lead_id: lead.id,
            at_ms: nowMs,
            person_id: by.personId,
            person_name: by.name,
            text: clean,
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        // A note may say things of the visitor, who may want them erased: the audit says only that there is one.
        await audit(trx, lead, {
          reference,
          change,
          action: "lead.noted",
          before: null,
          after: { note: id },
        });
        return { status: "noted" } as const;
      }),

    replay: (reference, findAddress, change) =>
      note(reference, change, async (trx, { id: leadId }) => {
        const { by, nowMs } = change;
        const request = { leadId, isDeadOnly: true, by, nowMs, findAddress };
        return (await replayInTurn(trx, request)) > 0
          ? ({ status: "noted" } as const)
          : ({ status: "noted-before", now: null } as const);
      }),
  };
}

async function getNow(trx: Trx, { id }: NotedLead) {
  const [now] = await readDeskLeads(trx, [id]);
  return now ?? { answer: null, assignee: null };
}

async function audit(
  trx: Trx,
  { storeId }: NotedLead,
  line: {
    readonly reference: string;
    readonly change: LeadChange;
    readonly action: AuditAction;
    readonly before: JsonValue;
    readonly after: JsonValue;
  },
): Promise<void> {
  const { reference, change, action, before, after } = line;
  const { nowMs: atMs, by } = change;
  await insertAuditEntry(trx, {
    atMs,
    by,
    storeId,
    action,
    before,
    after,
    subject: reference,
  });
}
