import type { SendMailOptions } from "nodemailer";
import type { EmailShape } from "#app/domain/leads/email-shapes.ts";
import type { LeadAttachment } from "#app/domain/leads/lead.ts";

/** Every address comes from the profile, except where a visitor asked for the mail. */
export interface Mail {
  readonly from: MailAddress;
  readonly to: MailAddress;
  /** Where an answer goes; null leaves it to the sender's address. */
  readonly replyTo: MailAddress | null;
  /** Subjects are one line without control characters. */
  readonly subject: string;
  readonly text: string;
  /** The same in HTML; null makes the mail text/plain, and nothing else unless there are attachments. */
  readonly html: string | null;
  /** What other headers there are; none of them holds what a visitor typed. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly LeadAttachment[];
  /** The number of the lead that the mail tells of; null in a mail to a visitor. */
  readonly reference: string | null;
  /** Every copy has the same id, with angle brackets. */
  readonly messageId: string;
  readonly dateMs: number;
  /** Spec §7: the e-mail service gets this shape, with the attachments, instead of the mail. */
  readonly shape: EmailShape;
}

export interface MailAddress {
  readonly name: string;
  readonly email: string;
}

export interface Mailer {
  /** So many mails have a connection each; any more would wait for one. */
  readonly connectionCount: number;
  /** Gives the receiver's answer or throws MailFailure. */
  send(mail: Mail): Promise<string>;
  /** Absent where only a mail can tell whether the receiver can be reached. It never rejects. */
  isReachable?(): Promise<boolean>;
  /** Mails on their way end as failed. */
  close(): Promise<void>;
}

type MailFailureKind =
  /** Nobody took the connection, so the failure says nothing about this mail. */
  | "unreachable"
  /** The mail was not taken, and another time it may be. */
  | "later"
  /** The receiver wants another login, sender or permission than our settings have. */
  | "settings"
  /** All of the mail was handed over and no answer came: it may have been taken. */
  | "unconfirmed"
  /** The receiver will never take this mail. */
  | "never";

export class MailFailure extends Error {
  readonly kind: MailFailureKind;

  constructor(answer: string, kind: MailFailureKind) {
    super(answer);
    this.kind = kind;
  }
}

/** The host of our Message-IDs. */
export function getSenderHost({ email }: MailAddress): string {
  return email.slice(email.lastIndexOf("@") + 1);
}

/** The envelope is given explicitly, and nothing is ever read from a file or an address that a mail names. */
export function buildMimeMessage(mail: Mail): SendMailOptions {
  return {
    envelope: { from: mail.from.email, to: [mail.to.email] },
    from: { name: mail.from.name, address: mail.from.email },
    to: { name: mail.to.name, address: mail.to.email },
    ...(mail.replyTo !== null && {
      replyTo: { name: mail.replyTo.name, address: mail.replyTo.email },
    }),
    subject: mail.subject,
    headers: mail.headers,
    messageId: mail.messageId,
    date: new Date(mail.dateMs),
    text: mail.text,
    ...(mail.html !== null && { html: mail.html }),
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
