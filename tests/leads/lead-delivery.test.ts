import { expect, onTestFinished, test, vi } from "vitest";
import { createLeadStore } from "#app/adapters/database/leads/lead-store.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import { createMemoryMailer } from "#app/adapters/email/mailer.server.ts";
import { MailFailure, type Mailer } from "#app/adapters/email/mail.server.ts";
import { createSmtpMailer } from "#app/adapters/email/smtp-mailer.server.ts";
import { startLeadDelivery } from "#app/adapters/outbox/lead-delivery.server.ts";
import type { LeadType } from "#app/domain/store-profile/leads.ts";
import type { Log } from "#app/ports.ts";
import { storeLead } from "#app/site/leads/submit-lead.server.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import { aSubmission } from "./sample-leads.ts";
import { readProfile } from "./sample-profile.ts";

const silent = () => {};
const LOG: Log = { debug: silent, info: silent, warn: silent, error: silent };
const profile = readProfile();
const clock = { nowMs: () => Date.now() };

async function start(mailer: Mailer, readNewest = () => profile) {
  const database = await openDatabase(
    { kind: "sqlite", dataDir: ":memory:" },
    { clock, log: LOG },
  );
  onTestFinished(() => database.close());
  const delivery = startLeadDelivery({
    store: createLeadStore(database.leads, silent),
    mailer,
    readProfile: () => readNewest(),
    clock,
    log: LOG,
  });
  const ports = { leads: delivery.queue, profile, clock, log: LOG };
  return {
    delivery,
    submit: (idempotencyKey = "key", type: LeadType = "CONTACT_DEALERSHIP") =>
      storeLead(ports, aSubmission({ idempotencyKey, type })),
    records: createLeadRecords(database.leads),
  };
}

test("a hundred leads go out by themselves, every one, once", async () => {
  const catcher = await startMailCatcher();
  onTestFinished(() => catcher.stop());
  const { delivery, submit, records } = await start(
    createSmtpMailer(catcher.url),
  );
  const receipts = await Promise.all(
    Array.from({ length: 100 }, (_, index) => submit(`key-${index}`)),
  );
  await vi.waitFor(
    async () => expect(await records.count()).toMatchObject({ delivered: 100 }),
    { timeout: 30_000, interval: 20 },
  );
  await delivery.stop();
  expect(catcher.caught).toHaveLength(100);
  for (const { reference } of receipts)
    expect(
      catcher.caught.filter(({ parsed }) =>
        parsed.messageId?.includes(reference),
      ),
    ).toHaveLength(1);
});

test("a lead that was queued for somebody who has left the profile goes to the fallback recipient", async () => {
  const { sales, ...others } = profile.leads.recipients;
  const { name, email } =
    others[profile.leads.fallbackRecipient] ?? expect.fail();
  const types = Object.fromEntries(
    Object.entries(profile.leads.types).map(([type, entry]) => [
      type,
      { ...entry, recipients: [profile.leads.fallbackRecipient] },
    ]),
  );
  const left = {
    ...profile,
    leads: {
      ...profile.leads,
      recipients: others,
      types: { ...profile.leads.types, ...types },
    },
  };
  expect(sales).toBeDefined();
  const mailer = createMemoryMailer();
  const { delivery, submit, records } = await start(mailer, () => left);
  await submit("sold", "CONTACT_SALES");
  await vi.waitFor(
    async () =>
      expect(await records.count()).toMatchObject({ delivered: 1, dead: 1 }),
    { timeout: 30_000, interval: 20 },
  );
  await delivery.stop();
  expect(mailer.sent.map(({ to }) => to)).toEqual([{ name, email }]);
});

test("who stops waits for the mails on their way, and takes no others", async () => {
  const { promise: hold, resolve: letGo } = Promise.withResolvers<void>();
  const mailer = createMemoryMailer();
  const { delivery, submit, records } = await start({
    ...mailer,
    async send(mail) {
      await hold;
      return mailer.send(mail);
    },
  });
  await submit();
  await vi.waitFor(async () => {
    const [record] = await records.list({ limit: 1 });
    expect(record?.deliveries[0]?.state).toBe("waiting");
  });
  const stopped = delivery.stop();
  letGo();
  await stopped;
  await submit("late");
  expect(await records.count()).toMatchObject({
    leads: 2,
    waiting: 2 - mailer.sent.length,
  });
});

test("a receiver that never answers holds up a stop for a few seconds only, and its mail waits", async () => {
  const { promise: never, reject: breakOff } = Promise.withResolvers<string>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { delivery, submit, records } = await start({
    connectionCount: 1,
    send() {
      begin();
      return never;
    },
    async close() {
      breakOff(new MailFailure("closed", "later"));
    },
  });
  await submit();
  await begun;
  await delivery.stop();
  expect(await records.count()).toMatchObject({ waiting: 1, dead: 0 });
});
