import type { Kysely } from "kysely";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { OwnStores } from "#app/ports/lead-desk-ports.ts";
import type { ErasedWho } from "#app/ports/visitor-eraser-ports.ts";
import { toMailbox } from "./lead-finds.server.ts";

type Db = Kysely<LeadsTables>;

/** One person: a mailbox, and the browsers that they wrote from. */
export interface Identity {
  readonly mailbox: string | null;
  readonly visitorIds: readonly string[];
  readonly leadIds: readonly number[];
  readonly references: readonly string[];
  readonly keptLeads: number;
}

/** Null where the asker's stores know nobody by it. */
export async function identify(
  db: Db,
  who: ErasedWho,
  storeIds: OwnStores,
): Promise<Identity | null> {
  const named =
    "reference" in who
      ? await db
          .selectFrom("lead_finds")
          .innerJoin("leads", "leads.id", "lead_finds.lead_id")
          .select(["mailbox", "visitor_id", "store_id"])
          .where("reference", "=", who.reference)
          .executeTakeFirst()
      : { mailbox: toMailbox(who.email), visitor_id: null, store_id: null };
  if (named === undefined) return null;
  const { mailbox, visitor_id: visitorId } = named;
  if (mailbox === null && visitorId === null) return null;
  const byMailbox = await listFinds(db, "mailbox", mailbox);
  const visitorIds = [
    ...new Set([visitorId, ...byMailbox.map((it) => it.visitor_id)]),
  ].filter((it) => it !== null);
  const byBrowser = await listFinds(db, "visitor_id", ...visitorIds);
  const own = new Map(
    [
      ...byMailbox,
      ...byBrowser.filter((it) => isSame(it.mailbox, mailbox)),
    ].map((it) => [it.id, it]),
  );
  const leads = [...own.values()];
  if (!(await isKnown(db, { leads, mailbox }, storeIds, "reference" in who)))
    return null;
  return {
    mailbox,
    visitorIds,
    leadIds: leads.map(({ id }) => id),
    references: leads.map(({ reference }) => reference),
    keptLeads:
      byBrowser.length - byBrowser.filter(({ id }) => own.has(id)).length,
  };
}

interface Find {
  readonly id: number;
  readonly reference: string;
  readonly store_id: string;
  readonly visitor_id: string | null;
  readonly mailbox: string | null;
}

async function listFinds(
  db: Db,
  column: "mailbox" | "visitor_id",
  ...values: readonly (string | null)[]
): Promise<readonly Find[]> {
  const given = values.filter((it) => it !== null);
  if (given.length === 0) return [];
  return db
    .selectFrom("lead_finds")
    .innerJoin("leads", "leads.id", "lead_finds.lead_id")
    .select(["id", "reference", "store_id", "visitor_id", "mailbox"])
    .where(column, "in", given)
    .orderBy("id")
    .execute();
}

/** Another address on the same browser is another person's; none at all is nobody else's. */
function isSame(mailbox: string | null, known: string | null): boolean {
  return mailbox === null || mailbox === known;
}

/** Somebody with one store erases nobody whom only the others know. */
async function isKnown(
  db: Db,
  {
    leads,
    mailbox,
  }: { readonly leads: readonly Find[]; readonly mailbox: string | null },
  storeIds: OwnStores,
  isByReference: boolean,
): Promise<boolean> {
  const isOwn = (storeId: string) =>
    storeIds === null || storeIds.includes(storeId);
  if (leads.some((it) => isOwn(it.store_id))) return true;
  if (isByReference || mailbox === null) return false;
  const alerts = await db
    .selectFrom("alerts")
    .select("store_id")
    .where("mailbox", "=", mailbox)
    .execute();
  const appointments = await db
    .selectFrom("appointments")
    .select("store_id")
    .where("mailbox", "=", mailbox)
    .execute();
  return [...alerts, ...appointments].some((it) => isOwn(it.store_id));
}
