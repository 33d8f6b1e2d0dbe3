import type { SendMailOptions } from "nodemailer";
import type { Mail } from "./mail.server.ts";

/** The envelope is given explicitly, and nothing is ever read from a file or an address that a mail names. */
export function buildMimeMessage(mail: Mail): SendMailOptions {
  return {
    envelope: { from: mail.from.email, to: [mail.to.email] },
    from: { name: mail.from.name, address: mail.from.email },
    to: { name: mail.to.name, address: mail.to.email },
    subject: mail.subject,
    messageId: mail.messageId,
    date: new Date(mail.dateMs),
    text: mail.text,
    // An accent must not turn the whole mail into base64, because people read these raw.
    textEncoding: "quoted-printable",
    attachments: mail.attachments.map(({ fileName, contentType, bytes }) => ({
      filename: fileName,
      contentType,
      contentDisposition: "attachment",
      content: Buffer.from(bytes),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
