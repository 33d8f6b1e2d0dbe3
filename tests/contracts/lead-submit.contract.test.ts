import { expect } from "vitest";
import { createLeadRecords } from "#app/adapters/database/lead-records.server.ts";
import { LeadsUnavailable } from "#app/domain/leads/leads-unavailable.ts";
import { aSubmission, SUBMISSIONS } from "#tests/leads/sample-leads.ts";
import {
  testOnEveryDatabase,
  testOnEveryStoredDatabase,
} from "./every-database.ts";
import { claimAll, deskOf, only, storeOf } from "./lead-deeds.ts";

testOnEveryDatabase(
  "a lead is stored whole, with one delivery for each recipient",
  async (opened) => {
    const { database, clock } = opened;
    const submission = SUBMISSIONS.CAREERS;
    const { reference, isRepeated } = await deskOf(database, opened).submit(
      submission,
    );
    expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(isRepeated).toBe(false);

    const delivery = only(await claimAll(storeOf(database), clock.ms));
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
    const desk = deskOf(opened.database, opened);
    const first = await desk.submit(aSubmission());
    const again = await desk.submit(
      aSubmission({ status: "resend", visitorId: "another" }),
    );
    expect(again).toEqual({ reference: first.reference, isRepeated: true });
    expect(await countOf(opened)).toMatchObject({ leads: 1, waiting: 1 });
  },
);

testOnEveryDatabase(
  "a repeated key with other content is a new lead, linked to the first and resent",
  async (opened) => {
    const desk = deskOf(opened.database, opened);
    const first = await desk.submit(aSubmission());
    const edited = aSubmission({
      user: { ...aSubmission().user, comments: "One more question" },
    });
    const second = await desk.submit(edited);
    expect(second.isRepeated).toBe(false);
    expect(second.reference).not.toBe(first.reference);
    expect(await desk.submit(edited)).toEqual({
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
    const desk = deskOf(opened.database, opened);
    const receipts = await Promise.all(
      Array.from({ length: 50 }, () => desk.submit(aSubmission())),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    expect(receipts.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await countOf(opened)).toMatchObject({ leads: 1, waiting: 1 });
  },
);

testOnEveryStoredDatabase(
  "presses that reach two processes are one lead too",
  async (opened) => {
    const desks = [
      deskOf(opened.database, opened, 1),
      deskOf(await opened.openAgain(), opened, 2),
    ];
    const receipts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        desks[index % 2]?.submit(aSubmission()),
      ),
    );
    expect(new Set(receipts.map((it) => it?.reference)).size).toBe(1);
    expect(await countOf(opened)).toMatchObject({ leads: 1, waiting: 1 });
  },
);

testOnEveryDatabase(
  "leads that arrive together are all stored, each under its own reference",
  async (opened) => {
    const desk = deskOf(opened.database, opened);
    const receipts = await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        desk.submit(aSubmission({ idempotencyKey: `key-${index}` })),
      ),
    );
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(150);
    expect(await countOf(opened)).toMatchObject({ leads: 150, waiting: 150 });
  },
);

testOnEveryDatabase(
  "a lead that cannot be stored is refused, and those beside it are not",
  async (opened) => {
    const desk = deskOf(opened.database, opened);
    const results = await Promise.allSettled(
      [1, 2, 3].map((number) =>
        desk.submit(
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
    expect(await countOf(opened)).toMatchObject({ leads: 2, waiting: 2 });
  },
);

testOnEveryDatabase(
  "what no text column takes is kept as it came",
  async (opened) => {
    const { database, clock } = opened;
    const comments = "a\u0000b\uD800c\uFFFE";
    await deskOf(database, opened).submit(
      aSubmission({
        idempotencyKey: "k\u0000\uD800",
        user: { ...aSubmission().user, comments },
      }),
    );
    const delivery = only(await claimAll(storeOf(database), clock.ms));
    expect(delivery.readLead().user.comments).toBe(comments);
  },
);

function countOf({
  database,
}: Parameters<typeof deskOf>[1] & {
  database: Parameters<typeof deskOf>[0];
}) {
  return createLeadRecords(database.leads).count();
}
