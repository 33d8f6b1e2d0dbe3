import { expect } from "vitest";
import { createAlertStore } from "#app/adapters/database/alerts/alert-store.server.ts";
import { createContactStops } from "#app/adapters/database/contact-stops/contact-stops.server.ts";
import { createVisitorMails } from "#app/adapters/outbox/lead-delivery.server.ts";
import { NOTHING_KNOWN } from "#app/domain/alerts/alert.ts";
import { makeReference } from "#app/domain/leads/reference-number.ts";
import { DAY_MS } from "#app/domain/time.ts";
import { toNewLead } from "#app/site/leads/submit-lead.server.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";
import { aVisitorMail } from "#tests/leads/sample-visitor-mail.ts";
import { type OpenedDatabase, testOnEveryDatabase } from "./every-database.ts";
import { createStore } from "./lead-deeds.ts";

const profile = readProfile();
const EMAIL = "Nora.Quill@visitor.example";

const openStops = ({ database: { leads } }: Pick<OpenedDatabase, "database">) =>
  createContactStops({
    area: leads,
    makeReference: () => makeReference(Math.random),
    onStored: () => {},
    onUntrustedHandle: (error) => {
      throw error;
    },
  });

const aStop = (nowMs: number, email = EMAIL) => ({
  email,
  nowMs,
  consent: {
    kind: "contact" as const,
    visitorId: "v-1",
    textVersion: "stop-1",
    text: "I want no more calls.",
    choice: "withdrawn",
    path: "/stop-contact",
    client: { address: "192.0.2.1", userAgent: "a browser" },
  },
  leads: [
    toNewLead(
      { profile, clock: { nowMs: () => nowMs } },
      aSubmission({ type: "DEFAULT", idempotencyKey: `stop.${nowMs}` }),
    ),
  ],
});

async function count(
  { database: { leads } }: Pick<OpenedDatabase, "database">,
  table: "leads" | "consent_entries" | "alerts",
): Promise<number> {
  const rows = await leads.db.selectFrom(table).select("id").execute();
  return rows.length;
}

testOnEveryDatabase(
  "a stop ends the mailbox's alerts however its address is written, is in the ledger and told to the store, and nobody else's ends",
  async (opened) => {
    const { ms } = opened.clock;
    const alerts = createAlertStore(opened.database.leads);
    for (const email of ["nora.quill@VISITOR.example", "ann@visitor.example"])
      await alerts.add({
        email,
        visitorId: null,
        language: "en",
        storeId: "aurora",
        wish: { kind: "car", vin: "1HGCV1F34LA000001" },
        name: "2020 Honda Accord",
        known: NOTHING_KNOWN,
        createdAtMs: ms,
        endsAtMs: ms + DAY_MS,
      });
    const stops = openStops(opened);
    expect(await stops.findStoppedAtMs(EMAIL)).toBeNull();
    expect(await stops.stop(aStop(ms))).toBe("stopped");
    expect(await stops.findStoppedAtMs(EMAIL.toUpperCase())).toBe(ms);
    expect(await stops.findStoppedAtMs("ann@visitor.example")).toBeNull();
    expect(await count(opened, "alerts")).toBe(1);
    expect(await count(opened, "leads")).toBe(1);
    expect(await count(opened, "consent_entries")).toBe(1);
  },
);

testOnEveryDatabase(
  "pressed again within a day, and twice at once, it is told once; a day later it is told again",
  async (opened) => {
    const { ms } = opened.clock;
    const stops = openStops(opened);
    const answers = await Promise.all([
      stops.stop(aStop(ms)),
      stops.stop(aStop(ms + 1)),
    ]);
    expect(answers.sort()).toEqual(["stopped", "stopped-before"]);
    const laterMs = ms + DAY_MS - 1;
    expect(await stops.stop(aStop(laterMs))).toBe("stopped-before");
    expect(await stops.findStoppedAtMs(EMAIL)).toBe(laterMs);
    expect(await count(opened, "leads")).toBe(1);
    expect(await count(opened, "consent_entries")).toBe(1);
    expect(await stops.stop(aStop(ms + DAY_MS + 1))).toBe("stopped");
    expect(await count(opened, "leads")).toBe(2);
  },
);

testOnEveryDatabase(
  "mails that nobody asked for and that still wait do not leave, those that were asked for do",
  async (opened) => {
    const { database, clock } = opened;
    const mails = createVisitorMails({
      store: createStore(database),
      clock,
      onStored: () => {},
    });
    for (const [kind, email] of [
      ["alerts", EMAIL],
      ["appointment-reminder", EMAIL],
      ["appointment-changed", EMAIL],
      ["alerts", "ann@visitor.example"],
    ] as const)
      await mails.send(
        aVisitorMail({
          kind,
          idempotencyKey: `${kind}.${email}`,
          to: { name: "", email },
        }),
      );
    await openStops(opened).stop(aStop(clock.ms));
    const rows = await database.leads.db
      .selectFrom("outbox")
      .select(["recipient_id", "recipient"])
      .where("format", "=", "visitor")
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { recipient_id: "appointment-changed", recipient: EMAIL },
      { recipient_id: "alerts", recipient: "ann@visitor.example" },
    ]);
  },
);

testOnEveryDatabase(
  "the list of those who stopped holds no address",
  async (opened) => {
    await openStops(opened).stop(aStop(opened.clock.ms));
    const rows = await opened.database.leads.db
      .selectFrom("contact_stops")
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toMatch(/quill/i);
    expect(rows[0]?.mailbox_hash).toMatch(/^[0-9a-f]{64}$/);
  },
);
