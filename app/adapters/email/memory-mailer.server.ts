import type { Mail, Mailer } from "./mail.server.ts";

/** It is for a database in memory: the mails live as long as the database does. */
export function createMemoryMailer(): Mailer & { readonly sent: Mail[] } {
  const sent: Mail[] = [];
  return {
    sent,
    async send(mail) {
      sent.push(mail);
      return "kept in memory";
    },
    close: async () => {},
  };
}
