import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createApiMailer } from "#app/adapters/email/api-mailer.server.ts";
import { createSmtpMailer } from "#app/adapters/email/smtp-mailer.server.ts";
import { buildVisitorMessage } from "#app/adapters/email/visitor-message.server.ts";
import { createMemoryRateLimits } from "#app/adapters/rate-limit/rate-limits.server.ts";
import { createVisitorMails } from "#app/adapters/outbox/lead-delivery.server.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import {
  buildVisitorMail,
  type MailToSend,
  sendVisitorMail,
} from "#app/site/leads/visitor-mail.server.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import { setOutboxStage } from "./outbox-stage.ts";
import { readProfile } from "./sample-profile.ts";
import { aVisitorMail } from "./sample-visitor-mail.ts";
import { parseStopMailbox } from "#app/domain/contact-stop/stop-link.ts";
import { STOP_LINKS } from "#tests/support/stop-links.ts";

const profile = readProfile();
const [store] = profile.stores;
if (store === undefined) throw new Error("The profile lists no store.");

function setUp({ isDown = false } = {}) {
  const stored: VisitorMail[] = [];
  const logged: string[] = [];
  const say = (event: string, fields?: object) => {
    logged.push(`${event} ${JSON.stringify(fields ?? {})}`);
  };
  const ports = {
    profile,
    siteUrl: "https://dealer.example",
    stopLinks: STOP_LINKS,
    rateLimits: createMemoryRateLimits(),
    log: { debug: say, info: say, warn: say, error: say },
    visitorMails: {
      async send(mail: VisitorMail) {
        if (isDown) throw new Error("the disk is full");
        stored.push(mail);
        return { isRepeated: false };
      },
    },
  };
  return { ports, stored, logged };
}

function aMailToSend(changes: Partial<MailToSend> = {}): MailToSend {
  return {
    kind: "trade-offer",
    idempotencyKey: "form-1",
    storeId: store?.id ?? "",
    visitorId: "v-1",
    askedFrom: null,
    language: "en",
    to: { name: "Nora Quill", email: "nora.quill@visitor.example" },
    subject: "Your offer",
    heading: "Your offer for the <Civic>",
    preview: "Good until Saturday",
    blocks: [
      { kind: "text", text: "It’s $12,400 & no less." },
      {
        kind: "lines",
        lines: [{ label: "Offer", value: "$12,400", isTotal: true }],
      },
      {
        kind: "button",
        label: "See your offer",
        url: "https://dealer.example/offer?a=1&b=2",
      },
    ],
    ...changes,
  };
}

test("a mail to a visitor comes in the store's name, color and address, as text and as HTML that no word can break", async () => {
  const { ports, stored } = setUp();
  expect(await sendVisitorMail(ports, aMailToSend())).toBe("stored");
  const [mail] = stored;
  expect(mail?.text).toContain("See your offer:\nhttps://dealer.example/offer");
  expect(mail?.text).toContain("Offer: $12,400");
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(store.name);
    expect(body).toContain(store.addressLine1);
  }
  expect(mail?.html).toContain("Your offer for the &lt;Civic&gt;");
  expect(mail?.html).toContain("$12,400 &amp; no less.");
  expect(mail?.html).toContain(
    'href="https://dealer.example/offer?a=1&amp;b=2"',
  );
  expect(mail?.html).toContain("prefers-color-scheme:dark");
  // A screen of words, not a picture: Gmail cuts mails of more than 102 kB.
  expect(mail?.html.length).toBeLessThan(8_000);
});

test.each([
  "nobody",
  "a@b",
  "a@b.example, c@d.example",
  "a@b.example\r\nBcc: c@d.example",
  "<a@b.example>",
  `${"a".repeat(300)}@b.example`,
])("nothing is stored for the address %j", async (email) => {
  const { ports, stored } = setUp();
  const mail = aMailToSend({ to: { name: "", email } });
  expect(await sendVisitorMail(ports, mail)).toBe("bad-address");
  expect(stored).toEqual([]);
});

test("one address gets ten mails a day, in whatever letters it is written, and the log does not name it", async () => {
  const { ports, stored, logged } = setUp();
  for (let number = 0; number < 10; number++)
    await sendVisitorMail(ports, aMailToSend());
  const to = { name: "", email: "NORA.quill@visitor.example" };
  expect(await sendVisitorMail(ports, aMailToSend({ to }))).toBe("too-many");
  expect(stored).toHaveLength(10);
  expect(logged.join()).not.toMatch(/quill/i);
});

test("every mail ends with the link that stops all contact, sealed for its own mailbox", async () => {
  const { ports, stored } = setUp();
  await sendVisitorMail(ports, aMailToSend());
  const [mail] = stored;
  const link =
    /^Stop all contact: (https:\/\/dealer\.example\/stop-contact\?mail=([\w-]+))$/m;
  const [, url = "", sealed = ""] = link.exec(mail?.text ?? "") ?? [];
  expect(mail?.html).toContain(`href="${url}"`);
  expect(parseStopMailbox(STOP_LINKS.open(sealed) ?? "")).toEqual({
    email: "nora.quill@visitor.example",
    name: "Nora Quill",
    storeId: store.id,
    visitorId: "v-1",
  });
  expect(mail?.unsubscribeUrl).toBeNull();
});

test("a mail program’s own button stops all contact only in a mail that nobody asked for and that has no address of its own", () => {
  const { ports } = setUp();
  const build = (changes: Partial<MailToSend>) =>
    buildVisitorMail(ports, aMailToSend(changes), "nora.quill@visitor.example");
  expect(build({ isUnasked: true }).unsubscribeUrl).toMatch(
    /^https:\/\/dealer\.example\/stop-contact\?mail=/,
  );
  const unsubscribeUrl = "https://dealer.example/alerts/abc";
  const alerts = build({ unsubscribeUrl });
  expect(alerts.unsubscribeUrl).toBe(unsubscribeUrl);
  expect(alerts.text).toContain(`Stop these emails: ${unsubscribeUrl}`);
  expect(alerts.text).toContain("Stop all contact: https://");
});

test("one connection asks for twenty mails an hour, to whomever they go", async () => {
  const { ports, stored } = setUp();
  const ask = (number: number) =>
    sendVisitorMail(
      ports,
      aMailToSend({
        askedFrom: "203.0.113.7",
        to: { name: "", email: `visitor-${number}@visitor.example` },
      }),
    );
  for (let number = 0; number < 20; number++) await ask(number);
  expect(await ask(20)).toBe("too-many");
  expect(stored).toHaveLength(20);
});

test("a mail that cannot be stored is told, and nobody is named in the log", async () => {
  const { ports, logged } = setUp({ isDown: true });
  expect(await sendVisitorMail(ports, aMailToSend())).toBe("not-stored");
  expect(logged).toEqual([
    'visitor-mails.not-stored {"kind":"trade-offer","message":"the disk is full"}',
  ]);
});

test("neither a name nor a subject writes a header of the mail", async () => {
  const { ports, stored } = setUp();
  const evil =
    "x\r\nBcc: evil@attacker.example\u2028=?utf-8?Q?=0D=0ABcc:_e@a.example?=";
  await sendVisitorMail(
    ports,
    aMailToSend({
      subject: evil,
      to: { name: evil, email: "nora@visitor.example" },
    }),
  );
  const [sent] = stored;
  if (sent === undefined) throw new Error("Nothing was stored.");
  const catcher = await startMailCatcher();
  const mailer = createSmtpMailer(catcher.url);
  onTestFinished(async () => {
    await mailer.close();
    await catcher.stop();
  });
  await mailer.send(buildMessage(sent));
  const [mail] = catcher.caught;
  expect(mail?.to).toEqual(["nora@visitor.example"]);
  expect(mail?.parsed.bcc ?? []).toEqual([]);
  expect(mail?.parsed.headers.map(({ key }) => key)).not.toContain("bcc");
});

function buildMessage(mail: VisitorMail) {
  const { to, subject } = mail;
  const storedMail = { ...mail, id: 5, createdAtMs: 1_700_000_000_000 };
  return buildVisitorMessage({ mail: storedMail, subject, to }, profile);
}

test("a mail server gets text, HTML, files, the store as the one to answer and the way to stop", async () => {
  const catcher = await startMailCatcher();
  const mailer = createSmtpMailer(catcher.url);
  onTestFinished(async () => {
    await mailer.close();
    await catcher.stop();
  });
  const unsubscribeUrl = "https://dealer.example/stop/abc";
  await mailer.send(buildMessage(aVisitorMail({ unsubscribeUrl })));
  const [mail] = catcher.caught;
  expect(mail?.from).toBe(profile.leads.sender.email);
  expect(mail?.parsed).toMatchObject({
    subject: "Your offer for the 2018 Honda Civic",
    from: { name: store.name, address: profile.leads.sender.email },
    replyTo: [{ name: store.name, address: store.email }],
    html: expect.stringContaining("<b>$12,400</b>"),
    text: expect.stringContaining("$12,400"),
    attachments: [expect.objectContaining({ filename: "visit.ics" })],
  });
  const headers = Object.fromEntries(
    (mail?.parsed.headers ?? []).map(({ key, value }) => [key, value]),
  );
  expect(headers).toMatchObject({
    "list-unsubscribe": `<${unsubscribeUrl}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});

test("the e-mail service gets HTML, files and headers beside the text shape, or the text alone when it refuses them", async () => {
  const bodies: Record<string, unknown>[] = [];
  const server = createServer((incoming, outgoing) => {
    let text = "";
    incoming.setEncoding("utf8").on("data", (part: string) => (text += part));
    incoming.on("end", () => {
      bodies.push(JSON.parse(text));
      outgoing.writeHead(bodies.length === 1 ? 400 : 202).end("noted");
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const mailer = createApiMailer(`http://127.0.0.1:${port}`, null);
  onTestFinished(async () => {
    await mailer.close();
    server.close();
  });
  await mailer.send(buildMessage(aVisitorMail()));
  const shape = {
    type: "text",
    subject: "Your offer for the 2018 Honda Civic",
    email: "Nora.Quill@visitor.example",
    body: "Your offer\n\n$12,400\n",
  };
  expect(bodies).toEqual([
    {
      ...shape,
      html: "<p>Your offer: <b>$12,400</b></p>",
      replyTo: { name: store.name, email: store.email },
      attachments: [expect.objectContaining({ filename: "visit.ics" })],
    },
    shape,
  ]);
});

test("a mail to a visitor is tried again after a busy server, and sent three times at most when nobody answers", async () => {
  const stage = await setOutboxStage();
  onTestFinished(() => stage.close());
  const mails = createVisitorMails({ ...stage, onStored: () => {} });
  await mails.send(aVisitorMail());
  const worker = stage.newWorker();
  const pass = async (ms: number) => {
    stage.pass(ms);
    await worker.turn();
    await worker.settled();
  };
  stage.receive = () => "busy";
  await pass(0);
  expect(stage.taken).toHaveLength(0);
  stage.receive = () => "take-and-hang-up";
  for (let hours = 0; hours < 5; hours++) await pass(3_600_000);
  expect(stage.taken).toHaveLength(3);
  expect(new Set(stage.taken.map(({ messageId }) => messageId)).size).toBe(1);
  const events = stage.logged.map(({ event }) => event);
  expect(events).toContain("visitor-mails.given-up");
  expect(events.join()).not.toContain("leads.dead-letter");
  expect(JSON.stringify(stage.logged)).not.toMatch(/quill/i);
});
