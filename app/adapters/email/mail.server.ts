import type { LeadAttachment } from "#app/domain/leads/lead.ts";

/** One mail to one recipient; every address comes from the profile. */
export interface Mail {
  readonly from: MailAddress;
  readonly to: MailAddress;
  /** One clean line. */
  readonly subject: string;
  /** Text/plain, and nothing else unless there are attachments. */
  readonly text: string;
  readonly attachments: readonly LeadAttachment[];
  /** Same for every copy, with the angle brackets. */
  readonly messageId: string;
  readonly dateMs: number;
  /** Spec §7: what the e-mail service gets in its place. */
  readonly shape: unknown;
}

export interface MailAddress {
  readonly name: string;
  readonly email: string;
}

export interface Mailer {
  /** What the receiver answered; throws MailFailure. Ends within ATTEMPT_LIMIT_MS. */
  send(mail: Mail): Promise<string>;
  /** Whether the receiver can be reached at all; absent where only a mail can tell. Never rejects. */
  isReachable?(): Promise<boolean>;
  /** Ends what is on its way as failed. */
  close(): Promise<void>;
}

export const CONNECT_MS = 5_000;
/** Shorter than a lease, so that no two workers send one mail at once. */
export const ATTEMPT_LIMIT_MS = 25_000;

export class MailFailure extends Error {
  /** The receiver will never take this mail; anything else may pass. */
  readonly isPermanent: boolean;
  /** Nobody took the connection: it says nothing of this mail. */
  readonly isUnreachable: boolean;

  constructor(answer: string, isPermanent: boolean, isUnreachable = false) {
    super(answer);
    this.isPermanent = isPermanent;
    this.isUnreachable = isUnreachable;
  }
}
