import path from "node:path";
import type { Environment } from "#app/adapters/config/environment.server.ts";
import type { Log } from "#app/ports.ts";
import { createApiMailer } from "./api-mailer.server.ts";
import { createFolderMailer } from "./folder-mailer.server.ts";
import type { Mail, Mailer } from "./mail.server.ts";
import { createSmtpMailer } from "./smtp-mailer.server.ts";

type MailSettings = Pick<
  Environment,
  "emailApiUrl" | "emailApiKey" | "smtpUrl" | "dataDir"
>;

/** The e-mail service comes first, then the mail server, then files in the data directory. */
export function createMailer(
  { emailApiUrl, emailApiKey, smtpUrl, dataDir }: MailSettings,
  log: Log,
): Mailer {
  if (emailApiUrl !== null) return createApiMailer(emailApiUrl, emailApiKey);
  if (smtpUrl !== null) return createSmtpMailer(smtpUrl);
  if (dataDir === ":memory:") return createMemoryMailer();
  return createFolderMailer(path.join(dataDir, "outbox"), log);
}

/** A database in memory has mails that live as long. */
export function createMemoryMailer(): Mailer & { readonly sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    connectionCount: Infinity,
    sent,
    async send(mail) {
      sent.push(mail);
      return "kept in memory";
    },
    close: async () => {},
  };
}
