/** What a visitor asked us to mail. It is written when it is asked for, and every attempt sends the same words. */
export interface VisitorMail {
  /** The log and the operator read it: `trade-offer`, as in the Message-ID. It names nobody. */
  readonly kind: string;
  /** One key stands for one mail, however often a form is sent. */
  readonly idempotencyKey: string;
  /** Answers to the mail go to this store. */
  readonly storeId: string;
  /** uniqueUserId: whoever erases everything erases their mails too. */
  readonly visitorId: string | null;
  readonly to: { readonly name: string; readonly email: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly VisitorMailAttachment[];
  /** A POST here ends such mails (RFC 8058); null for a mail that was asked for once. */
  readonly unsubscribeUrl: string | null;
}

export interface VisitorMailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

export interface StoredVisitorMail extends Pick<
  VisitorMail,
  "kind" | "storeId" | "text" | "html" | "attachments" | "unsubscribeUrl"
> {
  readonly id: number;
  readonly createdAtMs: number;
}
