import type { LeadAttachment, LeadSubmission } from "./lead.ts";

/** A lead on stable storage is in this form; its attachments are read only where they are sent. */
export interface StoredLead extends Omit<LeadSubmission, "attachments"> {
  readonly id: number;
  readonly reference: string;
  readonly receivedAtMs: number;
  /** It is the reference of the lead that the same form sent before with other content. */
  readonly firstReference: string | null;
  readonly attachments: readonly StoredAttachment[];
}

export interface StoredAttachment extends Omit<LeadAttachment, "bytes"> {
  readonly sizeBytes: number;
}
