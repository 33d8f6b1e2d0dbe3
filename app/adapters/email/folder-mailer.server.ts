import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { formatUtcDay } from "#app/domain/time.ts";
import type { Log } from "#app/ports.ts";
import { type Mail, MailFailure, type Mailer } from "./mail.server.ts";
import { buildMimeMessage } from "./mime-message.server.ts";

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
    async send(mail) {
      try {
        const { message } = await transport.sendMail(buildMimeMessage(mail));
        if (!Buffer.isBuffer(message))
          throw new Error("The mail came out as a stream.");
        const file = formatMailFileName(mail);
        await writeSafely(folder, file, message);
        log.info("mail.written", { file });
        return file;
      } catch (error) {
        throw new MailFailure(String(error), false);
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

/** The file is on the disk before it counts as delivered, and there is never half a file under the final name. */
async function writeSafely(
  folder: string,
  name: string,
  bytes: Buffer,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o750 });
  const draft = path.join(folder, `.${name}.part`);
  try {
    const file = await open(draft, "w", 0o640);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
