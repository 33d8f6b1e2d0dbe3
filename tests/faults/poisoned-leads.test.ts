import { expect, onTestFinished, test, vi } from "vitest";
import { createSmtpMailer } from "#app/adapters/email/smtp-mailer.server.ts";
import { startLeadDelivery } from "#app/adapters/outbox/lead-delivery.server.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { startMailCatcher } from "#tests/leads/mail-catcher.ts";
import { setOutboxStage } from "#tests/leads/outbox-stage.ts";
import { aSubmission } from "#tests/leads/sample-leads.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";

const MB = 1024 * 1024;

/** What a builder, a mail server or a database may choke on. */
const POISONS: Readonly<Record<string, string>> = {
  "a megabyte": "long ".repeat(MB / 5),
  "one line of a megabyte": "x".repeat(MB),
  "lone surrogates": "\uD800 and \uDFFF\uDC00",
  "nothing but controls": "\u0000\u0001\u0008\u001B[2J\uFFFE\uFFFF",
  "an XML of its own":
    '</comments></prospect>]]><!DOCTYPE a [<!ENTITY b "c">]>',
  "lines of dots": "\r\n.\r\n.\r\nQUIT\r\n",
};

test("F24: leads that cannot be built are put aside alone; poisoned ones and all neighbours arrive, and every word is kept", async () => {
  const stage = await setOutboxStage();
  onTestFinished(() => stage.close());
  const catcher = await startMailCatcher();
  onTestFinished(() => catcher.stop());
  const references = new Map<string, string>();
  for (const [name, comments] of Object.entries(POISONS)) {
    await submit(`before ${name}`, "Is it still there?");
    await submit(name, comments);
  }
  const broken = await submit("unbuildable", "Is it still there?");
  await submit("last", "Is it still there?");
  await stage.database.leads.db
    .updateTable("leads")
    .set({ content: '{"user":{"comments":7}}' })
    .where("reference", "=", broken)
    .execute();

  const delivery = startLeadDelivery({
    store: stage.store,
    mailer: createSmtpMailer(catcher.url),
    readProfile,
    clock: { nowMs: () => Date.now() },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  });
  await vi.waitFor(
    async () =>
      expect(await stage.records.count()).toMatchObject({ waiting: 0 }),
    { timeout: 50_000, interval: 20 },
  );
  await delivery.stop();

  expect(await stage.records.count()).toMatchObject({
    leads: references.size,
    delivered: references.size - 1,
    dead: 1,
  });
  for (const [name, reference] of references) {
    const mails = catcher.caught.filter(({ parsed }) =>
      parsed.messageId?.includes(reference),
    );
    expect(mails, name).toHaveLength(reference === broken ? 0 : 1);
    const record = await stage.records.find(reference);
    if (record === null) throw new Error(`${name} is gone.`);
    if (reference !== broken)
      expect(getComments(record.lead), name).toBe(
        POISONS[name] ?? "Is it still there?",
      );
  }

  async function submit(name: string, comments: string): Promise<string> {
    const { reference } = await stage.submit(
      aSubmission({
        idempotencyKey: name,
        user: { ...aSubmission().user, comments },
      }),
    );
    references.set(name, reference);
    return reference;
  }
});

function getComments(
  lead: { readonly unreadable: string } | Pick<LeadSubmission, "user">,
): string {
  return "unreadable" in lead ? lead.unreadable : lead.user.comments;
}
