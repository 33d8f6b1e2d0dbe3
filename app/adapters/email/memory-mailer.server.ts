import type { Mail, Mailer } from "./mail.server.ts";

/** For a database in memory: the mails live as long as it does. */
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
