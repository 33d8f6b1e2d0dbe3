import { createServer, type IncomingHttpHeaders } from "node:http";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { createApiMailer } from "#app/adapters/email/api-mailer.server.ts";
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

interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** An e-mail service on this machine that always gives one answer; status 0 gives none. */
async function startService(status: number, headers = {}) {
  const asked: Asked[] = [];
  const server = createServer((incoming, outgoing) => {
    void incoming.toArray().then((chunks) => {
      const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
      asked.push({ path: incoming.url, headers: incoming.headers, body });
      if (status > 0) outgoing.writeHead(status, headers).end("noted");
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return { asked, url: `http://127.0.0.1:${port}/api/` };
}

async function readOutcome(
  status: number,
  headers = {},
  limitMs?: number,
): Promise<string> {
  const { url } = await startService(status, headers);
  const mailer = createApiMailer(url, null, limitMs);
  onTestFinished(() => mailer.close());
  return mailer.send(adfMail()).then(
    () => "delivered",
    (error: unknown) =>
      error instanceof MailFailure
        ? error.isPermanent
          ? "refused"
          : "later"
        : String(error),
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

test.each([
  [200, "delivered"],
  [400, "refused"],
  [422, "refused"],
  [401, "later"],
  [404, "later"],
  [429, "later"],
  [500, "later"],
  [503, "later"],
])("%i from the e-mail service: %s", async (status, outcome) => {
  expect(await readOutcome(status)).toBe(outcome);
});

test("a redirect is not followed", async () => {
  const elsewhere = await startService(200);
  expect(await readOutcome(307, { location: elsewhere.url })).toBe("later");
  expect(elsewhere.asked).toEqual([]);
});

test("a service that does not answer is tried later", async () => {
  expect(await readOutcome(0, {}, 200)).toBe("later");
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
    isPermanent: false,
  });
});
