import { mkdir } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { writeWhole } from "#app/adapters/file-system.server.ts";
import { formatUtcDay } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";
import {
  buildMimeMessage,
  type Mail,
  type Mailer,
  MailFailure,
} from "./mail.server.ts";

/** Without a mail server every mail becomes a file that a mail program opens. Only the log tells of it. */
export function createFolderMailer(folder: string, log: Log): Mailer {
  log.warn("mail.goes-to-folder", {
    folder,
    message:
      "Nobody receives these mails. Set SMTP_URL or EMAIL_API_URL to send them.",
  });
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: "windows",
  });
  return {
    connectionCount: Infinity,
    async send(mail) {
      try {
        const { message } = await transport.sendMail(buildMimeMessage(mail));
        if (!Buffer.isBuffer(message))
          throw new Error("The mail came out as a stream.");
        const file = formatMailFileName(mail);
        await mkdir(folder, { recursive: true, mode: 0o750 });
        await writeWhole(path.join(folder, file), message, {
          draft: path.join(folder, `.${file}.part`),
          mode: 0o640,
        });
        log.info("mail.written", { file });
        return file;
      } catch (error) {
        throw new MailFailure(String(error), "later");
      }
    },
    close: async () => {},
  };
}

/** Every copy of a mail gets the same name. */
function formatMailFileName({ messageId, dateMs }: Mail): string {
  const [id = ""] = messageId.replace(/^</, "").split("@");
  const day = formatUtcDay(dateMs);
  return `${day}.${id.replace(/[^A-Za-z0-9.-]/g, "_")}.eml`;
}
