import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { createApiMailer } from "#app/adapters/email/api-mailer.server.ts";
import type { AttemptLimits } from "#app/adapters/email/mail-attempt.server.ts";
import { createFolderMailer } from "#app/adapters/email/folder-mailer.server.ts";
import { buildLeadMail } from "#app/adapters/email/lead-mail.server.ts";
import { type Mail, MailFailure } from "#app/adapters/email/mail.server.ts";
import { stored, SUBMISSIONS } from "./sample-leads.ts";
import { readProfile } from "./sample-profile.ts";

const to = { name: "Sales", email: "sales@prairieauto.example" };

function adfMail(): Mail {
  return buildLeadMail(
    {
      lead: stored(SUBMISSIONS.CONTACT_SALES),
      attachments: [],
      format: "adf",
      subject: "A lead",
      recipientId: "sales",
      to,
    },
    readProfile(),
  );
}

function applicationMail(): Mail {
  const { CAREERS } = SUBMISSIONS;
  return buildLeadMail(
    {
      lead: stored(CAREERS),
      attachments: CAREERS.attachments,
      format: "text",
      subject: "An application",
      recipientId: "careers",
      to,
    },
    readProfile(),
  );
}

interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** An e-mail service on this machine: status 0 gives no answer, and mails with files may get another answer. */
async function startService(
  status: number,
  headers = {},
  statusForFiles = status,
) {
  const asked: Asked[] = [];
  const server = createServer((incoming, outgoing) => {
    void incoming.toArray().then((chunks) => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      asked.push({ path: incoming.url, headers: incoming.headers, body });
      const hasFiles = Object.hasOwn(body as object, "attachments");
      const answer = hasFiles ? statusForFiles : status;
      if (answer > 0) outgoing.writeHead(answer, headers).end("noted");
    });
  });
  return { asked, ...(await listen(server)) };
}

async function listen(server: Server) {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { url: `http://127.0.0.1:${port}/api/`, stop };
}

async function readOutcome(
  status: number,
  headers = {},
  limits?: AttemptLimits,
): Promise<string> {
  const { url } = await startService(status, headers);
  const mailer = createApiMailer(url, null, limits);
  onTestFinished(() => mailer.close());
  return mailer.send(adfMail()).then(
    () => "delivered",
    (error: unknown) =>
      error instanceof MailFailure ? error.kind : String(error),
  );
}

test("the e-mail service is posted the shape of spec §7 and nothing else", async () => {
  const { asked, url } = await startService(202);
  const mailer = createApiMailer(url, "k-1");
  onTestFinished(() => mailer.close());
  const mail = adfMail();
  expect(await mailer.send(mail)).toBe("202 noted");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    path: "/api/email/send",
    headers: { authorization: "Bearer k-1", "idempotency-key": mail.messageId },
    body: { type: "adf", email: to.email, subject: "A lead" },
  });
  expect(asked[0]?.body).toEqual(JSON.parse(JSON.stringify(mail.shape)));
});

test("a résumé goes to the e-mail service in base64, beside the fields of the text shape", async () => {
  const { asked, url } = await startService(202);
  const mailer = createApiMailer(url, null);
  onTestFinished(() => mailer.close());
  const mail = applicationMail();
  expect(await mailer.send(mail)).toBe("202 noted");
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body).toEqual({
    type: "text",
    subject: "An application",
    email: to.email,
    body: mail.text,
    attachments: [
      {
        filename: "résumé.txt",
        contentType: "text/plain",
        content: Buffer.from("Ten years of brakes.\n").toString("base64"),
      },
    ],
  });
});

test.each([400, 413, 415, 422])(
  "a service that answers %i to a résumé gets the message without it, which says how to get the file",
  async (statusForFiles) => {
    const { asked, url } = await startService(202, {}, statusForFiles);
    const mailer = createApiMailer(url, null);
    onTestFinished(() => mailer.close());
    const receipt = await mailer.send(applicationMail());
    expect(receipt).toBe(
      `202 noted (sent without attachments: the service answered ${statusForFiles} noted to them)`,
    );
    const [first, second] = asked;
    expect(asked).toHaveLength(2);
    expect(second?.body).not.toHaveProperty("attachments");
    expect(second?.body).toMatchObject({
      body: expect.stringContaining("leads show K7Q2-9FXM --attachment"),
    });
    // Another content under one key would be a fault to services that compare.
    expect(second?.headers["idempotency-key"]).not.toBe(
      first?.headers["idempotency-key"],
    );
  },
);

test("a service that is busy gets a résumé later, and never the message without it", async () => {
  const { asked, url } = await startService(202, {}, 503);
  const mailer = createApiMailer(url, null);
  onTestFinished(() => mailer.close());
  await expect(mailer.send(applicationMail())).rejects.toMatchObject({
    kind: "later",
  });
  expect(asked).toHaveLength(1);
});

test.each([
  [200, "delivered"],
  [400, "never"],
  [422, "never"],
  [401, "settings"],
  [403, "settings"],
  [404, "settings"],
  [429, "later"],
  [500, "later"],
  [503, "later"],
  [504, "unconfirmed"],
])("%i from the e-mail service: %s", async (status, outcome) => {
  expect(await readOutcome(status)).toBe(outcome);
});

test("a redirect is not followed", async () => {
  const elsewhere = await startService(200);
  expect(await readOutcome(307, { location: elsewhere.url })).toBe("later");
  expect(elsewhere.asked).toEqual([]);
});

test("a service that has the whole mail and does not answer may have taken it", async () => {
  const limits = { handOverMs: 60_000, answerMs: 200 };
  expect(await readOutcome(0, {}, limits)).toBe("unconfirmed");
});

test("a service that is not there has taken nothing", async () => {
  const { url, stop } = await startService(200);
  await stop();
  const mailer = createApiMailer(url, null);
  onTestFinished(() => mailer.close());
  await expect(mailer.send(adfMail())).rejects.toMatchObject({ kind: "later" });
});

test("a service that hangs up on a mail that it has may have taken it", async () => {
  const server = createServer((incoming) => {
    void incoming.toArray().then(() => incoming.socket.destroy());
  });
  const { url } = await listen(server);
  const mailer = createApiMailer(url, null);
  onTestFinished(() => mailer.close());
  await expect(mailer.send(adfMail())).rejects.toMatchObject({
    kind: "unconfirmed",
  });
});

test("without a mail server mails are files that a mail program reads, one a mail, and the log says so aloud", async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), "forecourt-outbox-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const said: string[] = [];
  const record = (event: string, fields?: object) => {
    said.push(`${event} ${JSON.stringify(fields)}`);
  };
  const folder = path.join(dataDir, "outbox");
  const mailer = createFolderMailer(folder, {
    debug: record,
    info: record,
    warn: record,
    error: record,
  });
  await mailer.send(adfMail());
  await mailer.send(adfMail());
  expect(await readdir(folder)).toEqual([
    "2026-11-20.lead.K7Q2-9FXM.sales.eml",
  ]);
  const file = path.join(folder, "2026-11-20.lead.K7Q2-9FXM.sales.eml");
  expect((await stat(file)).mode & 0o007).toBe(0);
  const parsed = await PostalMime.parse(await readFile(file));
  expect(parsed.to).toEqual([{ name: "Sales", address: to.email }]);
  expect(parsed.text?.trimEnd()).toBe(adfMail().text.trimEnd());
  expect(said.map((line) => line.split(" ")[0])).toEqual([
    "mail.goes-to-folder",
    "mail.written",
    "mail.written",
  ]);
  expect(said.join()).not.toMatch(/Quill|nora/i);
});

test("a folder that cannot be written to is a failure that passes", async () => {
  const silent = () => {};
  const mailer = createFolderMailer(path.join(import.meta.filename, "outbox"), {
    debug: silent,
    info: silent,
    warn: silent,
    error: silent,
  });
  await expect(mailer.send(adfMail())).rejects.toMatchObject({
    kind: "later",
  });
});
