/** How the mail server of a fault test behaves from now on. */
export type MailOrder =
  /** 250 for everything. */
  | { readonly kind: "take" }
  /** An answer of 4xx or 5xx at one step of the mail. */
  | {
      readonly kind: "answer";
      readonly at: "MAIL" | "RCPT" | "DATA";
      readonly code: number;
      readonly words?: string;
      /** Recipients with this in their address alone. */
      readonly recipient?: string;
    }
  /** Takes the mail, writes it down, and hangs up before it says so. */
  | { readonly kind: "hang up after storing" }
  /** Takes a while over every mail. */
  | { readonly kind: "slow"; readonly ms: number };

/** One line of the mail server's journal. */
export interface JournaledMail {
  readonly messageId: string;
  readonly to: readonly string[];
  /** Over the whole text of the mail. */
  readonly textHash: string;
  readonly adfId: string | null;
  readonly isEncrypted: boolean;
}
