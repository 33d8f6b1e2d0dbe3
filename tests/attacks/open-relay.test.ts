import { beforeAll, expect, test } from "vitest";
import { listRecipientPlaces } from "#app/domain/leads/recipient-places.ts";
import { type MailCatcher, startMailCatcher } from "../leads/mail-catcher.ts";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { type FormTarget, formTargets } from "./form-targets.ts";
import { PATIENTLY } from "./patience.ts";
import { plantedCars } from "./planted-inventory.ts";

// A16: whatever a form brings along, mail goes to whom the profile says and to nobody else.

let site: AttackSite;
let catcher: MailCatcher;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
const LEADS = formTargets(VIN).filter(({ isLead }) => isLead);
beforeAll(async () => {
  catcher = await startMailCatcher();
  site = await startAttackSite({
    profile: "franchise-gated",
    vehicles: CARS.map(({ stocked }) => stocked),
    variables: { SMTP_URL: catcher.url },
  });
  return async () => {
    await site.stop();
    await catcher.stop();
  };
});

const EVIL = "evil@attacker.example";
const FOREIGN: Readonly<Record<string, string>> = {
  to: EVIL,
  cc: EVIL,
  bcc: EVIL,
  Bcc: EVIL,
  from: EVIL,
  sender: EVIL,
  replyTo: EVIL,
  "reply-to": EVIL,
  recipient: EVIL,
  recipients: EVIL,
  "recipients[]": EVIL,
  "recipients[0]": EVIL,
  "recipients[0][email]": EVIL,
  "recipients.0.email": EVIL,
  fallbackRecipient: EVIL,
  toEmail: EVIL,
  emailTo: EVIL,
  "email[]": EVIL,
  "email[0]": EVIL,
  "email.to": EVIL,
  envelope: JSON.stringify({ to: EVIL }),
  subject: `Buy now\r\nBcc: ${EVIL}`,
  type: "CAREERS",
  leadType: "CAREERS",
  topicId: "2",
  format: "text",
  storeId: "joliet",
  store: "joliet",
  dealer: EVIL,
  attachments: "/etc/passwd",
  path: "/etc/passwd",
  href: "http://127.0.0.1/",
  html: "<b>hi</b>",
  headers: `Bcc: ${EVIL}`,
  messageId: `<x@${EVIL}>`,
  url: `https://attacker.example/?${EVIL}`,
  comments: "x",
  status: "resend",
};

/** Who got mail from a form, and under which subject. */
async function sendAndReadMails(
  { path, name, fields }: FormTarget,
  more: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  const before = catcher.caught.length;
  const answer = await site.send(path, name, { ...fields, ...more }, headers);
  expect([path, answer.status]).toEqual([path, 303]);
  await expect
    .poll(() => catcher.caught.length, PATIENTLY)
    .toBeGreaterThan(before);
  await expect.poll(() => isQuiet(), PATIENTLY).toBe(true);
  return catcher.caught.slice(before);
}

/** What a form sends is stored before its answer, and waits until its receiver has it. */
async function isQuiet(): Promise<boolean> {
  const { count } = await site.stores.database.leads.db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return Number(count) === 0;
}

/** Mails of one form may overtake each other. */
function envelopes(mails: MailCatcher["caught"]) {
  const byReceiver = mails.toSorted((a, b) =>
    a.to.join().localeCompare(b.to.join()),
  );
  return byReceiver.map(({ from, to, parsed }) => ({
    from,
    to,
    headerTo: parsed.to,
    cc: parsed.cc,
    bcc: parsed.bcc,
    replyTo: parsed.replyTo,
    sender: parsed.from,
    subject: parsed.subject,
  }));
}

test.each(LEADS)(
  "A16: $name with forty foreign fields goes where it goes without them",
  async (form) => {
    const plain = envelopes(await sendAndReadMails(form));
    expect(plain.length).toBeGreaterThan(0);
    expect(plain.flatMap(({ to }) => to).join()).toMatch(
      /prairieauto\.example/,
    );
    // The store of a message is its own question, of the profile's stores alone.
    const foreign = Object.fromEntries(
      Object.entries(FOREIGN).filter(([field]) => !(field in form.fields)),
    );
    const mails = await sendAndReadMails(form, foreign);
    expect(envelopes(mails)).toEqual(plain);
    expect(mails.map(({ raw }) => raw).join()).not.toContain("attacker");
  },
);

test("A16: a store of another dealership, or a forged one, changes no recipient but by the profile's own table", async () => {
  const [form] = LEADS;
  if (form === undefined) throw new Error("No form.");
  const known = new Set(
    listRecipientPlaces(site.profile).map((it) => it.email.toLowerCase()),
  );
  for (const store of [EVIL, "__proto__", "constructor", "joliet"]) {
    const cookie = `selectedStore=${store}; userSelectedStore=${store}`;
    const mails = [
      ...(await sendAndReadMails(form, {}, { Cookie: cookie })),
      ...(await sendAndReadMails(form, { store })),
    ];
    for (const { to } of mails)
      for (const address of to) expect(known).toContain(address.toLowerCase());
  }
});

test("A16: a topic that does not exist sends nothing", async () => {
  const form = LEADS.find(({ name }) => name === "contact") ?? expect.fail();
  const ids = site.profile.leads.topics.map(({ id }) => id);
  const before = catcher.caught.length;
  for (const topic of [
    "0",
    String(Math.max(...ids) + 1),
    "-1",
    "1.0",
    "01",
    " 1",
    "1 ",
    "１",
    "__proto__",
    "constructor",
    EVIL,
  ]) {
    const fields = { ...form.fields, topic };
    const answer = await site.send(form.path, form.name, fields);
    expect([topic, answer.status]).toEqual([topic, 400]);
  }
  await expect.poll(() => isQuiet(), PATIENTLY).toBe(true);
  expect(catcher.caught.slice(before)).toEqual([]);
});

test("A16: there is no address that sends mail for a caller", async () => {
  const before = catcher.caught.length;
  for (const [path, status] of [
    // None of them stands.
    ["/email/send", 404],
    ["/api/email/send", 404],
    ["/api/email", 404],
    ["/api/mail", 404],
    ["/api/leads", 404],
    ["/api/lead", 404],
    ["/api/customer/email", 404],
    // It takes events alone.
    ["/api/track/facebook", 400],
  ] as const)
    for (const body of [
      JSON.stringify({ to: EVIL, recipient: EVIL, subject: "x", text: "x" }),
      `to=${EVIL}&subject=x`,
    ]) {
      const answer = await site.fetch(path, {
        method: "POST",
        body,
        headers: {
          "Content-Type": body.startsWith("{")
            ? "application/json"
            : "application/x-www-form-urlencoded",
        },
      });
      expect([path, answer.status]).toEqual([path, status]);
    }
  expect(catcher.caught.slice(before)).toEqual([]);
});

test("A16: a code for a phone is sent to the phone alone, whatever else the call names", async () => {
  const phones = await startAttackSite({ profile: "used-only" });
  try {
    const answer = await phones.fetch("/api/customer/phoneValidation", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        phone: "3125550187",
        type: "phone-validation",
        email: EVIL,
        channel: "call",
        to: "+19005550100",
        recipients: [EVIL],
        message: "Buy now",
      }),
    });
    expect(answer.status).toBe(200);
    const sent = phones.logged.filter((it) => it.startsWith("phone-code."));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('"phoneEnding":"87"');
    expect(phones.mails).toEqual([]);
  } finally {
    await phones.stop();
  }
});
