import { sql } from "kysely";
import { expect } from "vitest";
import { createAttachmentRoom } from "#app/adapters/database/leads/attachment-room.server.ts";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { LeadsUnavailable } from "#app/domain/leads/leads-unavailable.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import type { ConsentEntry } from "#app/ports/event-ports.ts";
import {
  aSubmission,
  SAMPLE_VEHICLE,
  SUBMISSIONS,
} from "#tests/leads/sample-leads.ts";
import {
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
  testOnPostgres,
} from "./every-database.ts";
import { claimAll, submitTo, only, createStore } from "./lead-deeds.ts";

testOnEveryDatabase(
  "the room for attachments counts all that are stored, to the byte",
  async (opened) => {
    const { database } = opened;
    const megabyte = 1024 * 1024;
    const room = createAttachmentRoom(database.leads, 1);
    expect(await room.hasRoomFor(megabyte)).toBe(true);
    expect(await room.hasRoomFor(megabyte + 1)).toBe(false);
    await submitTo(database, opened)(SUBMISSIONS.CAREERS);
    const { bytes } = only(SUBMISSIONS.CAREERS.attachments);
    expect(await room.hasRoomFor(megabyte - bytes.length)).toBe(true);
    expect(await room.hasRoomFor(megabyte - bytes.length + 1)).toBe(false);
  },
);

testOnEveryDatabase(
  "a lead is stored whole, with one delivery for each recipient",
  async (opened) => {
    const { database, clock } = opened;
    const submission = SUBMISSIONS.CAREERS;
    const { reference, isRepeated } = await submitTo(
      database,
      opened,
    )(submission);
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(isRepeated).toBe(false);

    const delivery = only(await claimAll(createStore(database), clock.ms));
    expect(delivery).toMatchObject({
      recipientId: "careers",
      recipient: "careers@prairieauto.example",
      format: "text",
      attemptCount: 0,
      isFallback: false,
    });
    const { attachments, ...rest } = submission;
    expect(delivery.readLead()).toEqual({
      ...rest,
      id: delivery.leadId,
      reference,
      receivedAtMs: clock.ms,
      firstReference: null,
      attachments: [
        { fileName: "résumé.txt", contentType: "text/plain", sizeBytes: 21 },
      ],
    });
    const stored = only(await delivery.readAttachments());
    expect(stored.fileName).toBe("résumé.txt");
    expect([...stored.bytes]).toEqual([...only(attachments).bytes]);
  },
);

testOnEveryDatabase(
  "a repeated key with the same content gives the first receipt, whatever the marker says by then",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const first = await submit(aSubmission());
    const again = await submit(
      aSubmission({ status: "resend", visitorId: "another" }),
    );
    expect(again).toEqual({ reference: first.reference, isRepeated: true });
    expect(await countLeads(opened)).toMatchObject({ leads: 1, waiting: 1 });
  },
);

testOnEveryDatabase(
  "a repeated key with other content is a new lead, linked to the first and resent",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const first = await submit(aSubmission());
    const edited = aSubmission({
      user: { ...aSubmission().user, comments: "One more question" },
    });
    const second = await submit(edited);
    expect(second.isRepeated).toBe(false);
    expect(second.reference).not.toBe(first.reference);
    expect(await submit(edited)).toEqual({
      reference: second.reference,
      isRepeated: true,
    });
    const record = await createLeadRecords(opened.database.leads).find(
      second.reference,
    );
    expect(record?.lead).toMatchObject({
      status: "resend",
      firstReference: first.reference,
    });
  },
);

testOnEveryDatabase(
  "fifty presses at once are one lead with one receipt",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const receipts = await Promise.all(
      Array.from({ length: 50 }, () => submit(aSubmission())),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(receipts.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await countLeads(opened)).toMatchObject({ leads: 1, waiting: 1 });
  },
);

testOnEveryStoredDatabase(
  "presses that reach two processes are one lead too",
  async (opened) => {
    const nodes = [
      submitTo(opened.database, opened, 1),
      submitTo(await opened.openAgain(), opened, 2),
    ];
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        nodes[index % 2]?.(aSubmission()),
      ),
    );
    expect(new Set(receipts.map((it) => it?.reference)).size).toBe(1);
    expect(await countLeads(opened)).toMatchObject({ leads: 1, waiting: 1 });
  },
);

const fromTab = (key: string, changes: Partial<LeadSubmission> = {}) =>
  aSubmission({ visitorId: "visitor-1", ...changes, idempotencyKey: key });

testOnEveryDatabase(
  "the same from a visitor's second tab within ten minutes is the first lead, also when they asked about another car between",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const first = await submit(fromTab("tab-1"));
    opened.clock.ms += MINUTE_MS;
    expect(
      await submit(fromTab("tab-1", { vehicles: [SAMPLE_VEHICLE] })),
    ).toMatchObject({ isRepeated: false });
    opened.clock.ms += 8 * MINUTE_MS;
    for (const key of ["tab-2", "tab-3", "tab-2"])
      expect(await submit(fromTab(key, { status: "resend" }))).toEqual({
        reference: first.reference,
        isRepeated: true,
      });
    expect(await countLeads(opened)).toMatchObject({ leads: 2, waiting: 2 });
  },
);

testOnEveryDatabase(
  "what a visitor says again after ten minutes is a lead of its own, and the one that others are then the same as",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const first = await submit(fromTab("tab-1"));
    opened.clock.ms += 10 * MINUTE_MS;
    const second = await submit(fromTab("tab-2"));
    expect(second).toMatchObject({ isRepeated: false });
    opened.clock.ms += 9 * MINUTE_MS;
    expect(await submit(fromTab("tab-3"))).toEqual({
      reference: second.reference,
      isRepeated: true,
    });
    // The form that sent the first is sent once more.
    expect(await submit(fromTab("tab-1"))).toEqual({
      reference: first.reference,
      isRepeated: true,
    });
    // A clock that was set back stops nobody from being heard.
    opened.clock.ms -= 30 * MINUTE_MS;
    expect(await submit(fromTab("tab-4"))).toMatchObject({ isRepeated: false });
    expect(await countLeads(opened)).toMatchObject({ leads: 3, waiting: 3 });
  },
);

testOnEveryDatabase(
  "who says something else about the same and then the first again has said three things",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const other = { ...aSubmission().user, comments: "One more question" };
    const receipts = [
      await submit(fromTab("tab-1")),
      await submit(fromTab("tab-2", { user: other })),
      await submit(fromTab("tab-3")),
    ];
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(3);
    expect(await countLeads(opened)).toMatchObject({ leads: 3, waiting: 3 });
  },
);

testOnEveryDatabase(
  "other visitors, other cars and other words are leads of their own",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const vehicle = { ...SAMPLE_VEHICLE, vin: "7FARS6H90NE012346" };
    const receipts = [
      await submit(fromTab("1", { vehicles: [SAMPLE_VEHICLE] })),
      await submit(
        fromTab("2", { vehicles: [SAMPLE_VEHICLE], visitorId: "visitor-2" }),
      ),
      await submit(fromTab("3", { vehicles: [vehicle] })),
      await submit(fromTab("4", { vehicles: [SAMPLE_VEHICLE], topicId: 1 })),
    ];
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(4);
    expect(receipts.some(({ isRepeated }) => isRepeated)).toBe(false);
  },
);

testOnEveryStoredDatabase(
  "two tabs that send at once, to two processes, are one lead, also when the same was sent long before",
  async (opened) => {
    const nodes = [
      submitTo(opened.database, opened, 1),
      submitTo(await opened.openAgain(), opened, 2),
    ];
    for (const round of [1, 2]) {
      const receipts = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          nodes[index % 2]?.(fromTab(`tab-${round}-${index}`)),
        ),
      );
      expect(new Set(receipts.map((it) => it?.reference)).size).toBe(1);
      expect(receipts.filter((it) => it?.isRepeated === false)).toHaveLength(1);
      expect(await countLeads(opened)).toMatchObject({
        leads: round,
        waiting: round,
      });
      opened.clock.ms += 20 * MINUTE_MS;
    }
  },
);

testOnEveryDatabase(
  "leads that arrive together are all stored, each under its own reference",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const receipts = await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        submit(aSubmission({ idempotencyKey: `key-${index}` })),
      ),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(150);
    expect(await countLeads(opened)).toMatchObject({
      leads: 150,
      waiting: 150,
    });
  },
);

testOnEveryDatabase(
  "a lead that cannot be stored is refused, and those beside it are not",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const results = await Promise.allSettled(
      [1, 2, 3].map((number) =>
        submit(
          aSubmission({
            idempotencyKey: `key-${number}`,
            topicId: number === 2 ? 1.5 : null,
          }),
        ),
      ),
    );
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect(results[1]).toMatchObject({ reason: expect.any(LeadsUnavailable) });
    expect(await countLeads(opened)).toMatchObject({ leads: 2, waiting: 2 });
  },
);

const CONSENT: ConsentEntry = {
  kind: "contact",
  visitorId: "visitor-1",
  textVersion: "2026-06",
  text: "I agree to calls.",
  choice: "given",
  path: "/contact-us",
  client: { address: "192.0.2.7", userAgent: "a browser" },
};

testOnEveryDatabase(
  "the consent of a lead is in the ledger when the lead is stored, once for each lead",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    await submit(aSubmission(), CONSENT);
    await submit(aSubmission(), CONSENT);
    expect(await consentsIn(opened)).toMatchObject([
      {
        at_ms: opened.clock.ms,
        kind: "contact",
        visitor_id: "visitor-1",
        choice: "given",
        text: "I agree to calls.",
        client_address: "192.0.2.7",
      },
    ]);
    const edited = { ...aSubmission().user, comments: "One more question" };
    const withheld = { ...CONSENT, choice: "withheld" };
    await submit(aSubmission({ user: edited }), withheld);
    await submit(SUBMISSIONS.CAREERS, CONSENT);
    await submit(aSubmission({ idempotencyKey: "without" }));
    expect((await consentsIn(opened)).map(({ choice }) => choice)).toEqual([
      "given",
      "withheld",
      "given",
    ]);
  },
);

testOnEveryDatabase(
  "fifty presses at once leave one consent",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    await Promise.all(
      Array.from({ length: 50 }, () => submit(aSubmission(), CONSENT)),
    );
    expect(await consentsIn(opened)).toHaveLength(1);
  },
);

testOnEveryDatabase(
  "a lead and its consent are stored together or not at all",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    const unknownKind = { ...CONSENT, ...JSON.parse('{"kind":"none"}') };
    for (const [submission, consent] of [
      [aSubmission(), unknownKind],
      [SUBMISSIONS.CAREERS, unknownKind],
      [aSubmission({ topicId: 1.5 }), CONSENT],
    ] as const)
      await expect(submit(submission, consent)).rejects.toThrow(
        LeadsUnavailable,
      );
    expect(await countLeads(opened)).toMatchObject({ leads: 0, waiting: 0 });
    expect(await consentsIn(opened)).toEqual([]);
    // The same form, put right.
    await submit(aSubmission(), CONSENT);
    expect(await consentsIn(opened)).toHaveLength(1);
  },
);

testOnPostgres(
  "the server plans the statement of a lead once a connection",
  async (opened) => {
    const submit = submitTo(opened.database, opened);
    for (const idempotencyKey of ["one", "two", "three"])
      await submit(aSubmission({ idempotencyKey }), CONSENT);
    const { rows } = await sql`
      SELECT name, generic_plans + custom_plans AS uses FROM pg_prepared_statements
      WHERE statement LIKE 'insert into "leads"%'`.execute(
      opened.database.leads.db,
    );
    expect(rows).toEqual([
      { name: expect.stringMatching(/^[0-9a-f]{40}$/), uses: 3 },
    ]);
  },
);

testOnEveryDatabase(
  "what no text column takes is kept as it came",
  async (opened) => {
    const { database, clock } = opened;
    const comments = "a\u0000b\uD800c\uFFFE";
    await submitTo(
      database,
      opened,
    )(
      aSubmission({
        idempotencyKey: "k\u0000\uD800",
        user: { ...aSubmission().user, comments },
      }),
    );
    const delivery = only(await claimAll(createStore(database), clock.ms));
    expect(delivery.readLead().user.comments).toBe(comments);
  },
);

function countLeads({
  database,
}: Parameters<typeof submitTo>[1] & {
  database: Parameters<typeof submitTo>[0];
}) {
  return createLeadRecords(database.leads).count();
}

function consentsIn({ database }: Parameters<typeof countLeads>[0]) {
  return database.leads.db
    .selectFrom("consent_entries")
    .innerJoin(
      "consent_texts",
      "consent_texts.text_hash",
      "consent_entries.text_hash",
    )
    .selectAll("consent_entries")
    .select("consent_texts.text")
    .orderBy("consent_entries.id")
    .execute();
}
