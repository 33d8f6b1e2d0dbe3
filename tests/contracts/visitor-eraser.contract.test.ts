import { expect } from "vitest";
import { createAlertStore } from "#app/adapters/database/alerts/alert-store.server.ts";
import { createVisitorEraser } from "#app/adapters/database/lead-desk/visitor-eraser.server.ts";
import { createConsentLedger } from "#app/adapters/database/visitors/consent-ledger.server.ts";
import { openErasedVisitors } from "#app/adapters/database/visitors/erased-visitors.server.ts";
import type { LeadsTables } from "#app/adapters/database/tables/tables.server.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { NOTHING_KNOWN } from "#app/domain/alerts/alert.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { aSubmission, SAMPLE_USER } from "#tests/leads/sample-leads.ts";
import { type OpenedDatabase, testOnEveryDatabase } from "./every-database.ts";
import { submitTo } from "./lead-deeds.ts";

const ANA = { personId: "ana", name: "Ana" };
const NORA = "Nora.Quill@visitor.example";
const CONTACT = {
  kind: "contact",
  textVersion: "1",
  text: "Call me.",
  choice: "given",
  path: "/",
  client: { address: "192.0.2.7", userAgent: "a browser" },
} as const;

/** Every kind of row that is kept of a visitor. */
async function leaveTraces(
  opened: OpenedDatabase,
  visitorId: string,
  email: string,
) {
  const { database, clock } = opened;
  const { db } = database.leads;
  const submit = submitTo(database, opened, visitorId.length);
  const nowMs = clock.ms;
  const send = async (key: string, changes: Partial<LeadSubmission> = {}) => {
    const { reference } = await submit(
      aSubmission({
        idempotencyKey: `${visitorId} ${key}`,
        visitorId,
        user: {
          ...SAMPLE_USER,
          email,
        },
        ...changes,
      }),
    );
    return reference;
  };
  const reference = await send("form");
  await createConsentLedger(database.leads, clock).record({
    ...CONTACT,
    visitorId,
  });
  await createAlertStore(database.leads).add({
    email,
    visitorId,
    language: "en",
    storeId: "aurora",
    wish: { kind: "car", vin: `VIN of ${visitorId}` },
    name: "A car",
    known: NOTHING_KNOWN,
    createdAtMs: nowMs,
    endsAtMs: nowMs + DAY_MS,
  });
  const kept = { visitor_id: visitorId, store_id: "aurora" };
  await db
    .insertInto("conversations")
    .values({
      ...kept,
      id: visitorId,
      reference,
      kept_until_ms: nowMs + DAY_MS,
      writes: 1,
      content: "{}",
    })
    .execute();
  await db
    .insertInto("trade_records")
    .values({
      ...kept,
      id: visitorId,
      created_at_ms: nowMs,
      revision: 1,
      kept_until_ms: nowMs + DAY_MS,
      content: "{}",
    })
    .execute();
  const addAppointment = (id: string, startMs: number) =>
    db
      .insertInto("appointments")
      .values({
        ...kept,
        id,
        reference,
        kind: "service",
        state: "booked",
        revision: 1,
        start_ms: startMs,
        end_ms: startMs + 1,
        phone: "6305550199",
        idempotency_key: id,
        content_hash: "",
        created_at_ms: nowMs,
        mailbox: email.toLowerCase(),
        kept_until_ms: nowMs + DAY_MS,
        content: JSON.stringify({ customer: { email } }),
      })
      .execute();
  await addAppointment(`${visitorId} past`, nowMs - DAY_MS);
  await addAppointment(`${visitorId} coming`, nowMs + DAY_MS);
  return { reference, send };
}

const TABLES = [
  "leads",
  "outbox",
  "lead_finds",
  "conversations",
  "alerts",
  "trade_records",
  "appointments",
  "consent_entries",
] as const satisfies readonly (keyof LeadsTables)[];

async function readAll({ database }: OpenedDatabase): Promise<string> {
  const { db } = database.leads;
  const all: unknown[] = [];
  for (const table of TABLES)
    all.push([table, await db.selectFrom(table).selectAll().execute()]);
  return JSON.stringify(all);
}

testOnEveryDatabase(
  "everything of one person goes with one line of the audit, a coming appointment loses who, and consents and others stay",
  async (opened) => {
    const { database, clock } = opened;
    const { reference } = await leaveTraces(opened, "v-nora", NORA);
    await leaveTraces(opened, "v-other", "other@visitor.example");
    const eraser = createVisitorEraser(database.leads, clock);
    const traces = {
      leads: 1,
      conversations: 1,
      mails: 0,
      alerts: 1,
      trades: 1,
      appointments: 2,
      comingAppointments: 1,
      keptConsents: 1,
      keptLeads: 0,
    };
    const who = { email: NORA.toUpperCase() };
    expect(await eraser.find(who, null)).toEqual(traces);
    const change = { by: ANA, storeIds: null, nowMs: clock.ms };
    expect(await eraser.erase(who, change)).toEqual(traces);
    const left = await readAll(opened);
    expect(left.toLowerCase()).not.toContain(NORA.toLowerCase());
    expect(left).toContain("other@visitor.example");
    const { db } = database.leads;
    const coming = await db
      .selectFrom("appointments")
      .select(["id", "mailbox", "visitor_id"])
      .orderBy("id")
      .execute();
    expect(coming.filter(({ id }) => id.startsWith("v-nora"))).toEqual([
      { id: "v-nora coming", mailbox: null, visitor_id: null },
    ]);
    expect(
      await db.selectFrom("consent_entries").select("visitor_id").execute(),
    ).toHaveLength(2);
    const audit = await db
      .selectFrom("console_audit")
      .select(["action", "subject", "before"])
      .execute();
    expect(audit).toEqual([
      {
        action: "visitor.erased",
        subject: reference,
        before: JSON.stringify(traces),
      },
    ]);
    const erased = await openErasedVisitors(database.leads, {
      clock,
      log: opened.log,
      profileDays: 365,
    });
    expect([erased.has("v-nora"), erased.has("v-other")]).toEqual([
      true,
      false,
    ]);
    erased.stop();
    expect(await eraser.find(who, null)).toBeNull();
    expect(await eraser.erase(who, change)).toBeNull();
  },
);

testOnEveryDatabase(
  "a lead's reference finds its visitor's others, and leaves what another address sent from the same browser",
  async (opened) => {
    const { database, clock } = opened;
    const { reference, send } = await leaveTraces(opened, "v-nora", NORA);
    await send("no address", { user: { ...SAMPLE_USER, email: "" } });
    const partner = { ...SAMPLE_USER, email: "partner@visitor.example" };
    const kept = await send("partner", { user: partner });
    const eraser = createVisitorEraser(database.leads, clock);
    const erased = await eraser.erase(
      { reference },
      { by: ANA, storeIds: null, nowMs: clock.ms },
    );
    expect(erased).toMatchObject({ leads: 2, keptLeads: 1 });
    const left = await database.leads.db
      .selectFrom("leads")
      .select("reference")
      .execute();
    expect(left).toEqual([{ reference: kept }]);
  },
);

testOnEveryDatabase(
  "somebody with one store erases nobody whom only other stores know",
  async (opened) => {
    const { database, clock } = opened;
    const { reference } = await leaveTraces(opened, "v-nora", NORA);
    const eraser = createVisitorEraser(database.leads, clock);
    const change = { by: ANA, storeIds: ["joliet"], nowMs: clock.ms };
    expect(await eraser.find({ reference }, ["joliet"])).toBeNull();
    expect(await eraser.erase({ email: NORA }, change)).toBeNull();
    expect(await eraser.erase({ reference }, change)).toBeNull();
    expect(await eraser.find({ email: "" }, null)).toBeNull();
    expect(await eraser.find({ reference }, ["aurora"])).not.toBeNull();
  },
);
