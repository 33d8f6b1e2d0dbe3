import { buildEmailTextShape } from "#app/domain/leads/email-shapes.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { StoredVisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import { getSenderHost, type Mail, type MailAddress } from "./mail.server.ts";

export interface VisitorMessageRequest {
  readonly mail: StoredVisitorMail;
  readonly subject: string;
  readonly to: MailAddress;
}

/**
 * Every attempt has the same bytes. It comes in the store's name from the address that our mails come from, because
 * receivers check that one, and an answer goes to the store.
 */
export function buildVisitorMessage(
  { mail, subject, to }: VisitorMessageRequest,
  profile: Pick<StoreProfile, "leads" | "stores">,
): Mail {
  const { sender } = profile.leads;
  const { name, email } = getStoreOrFirst(mail.storeId, profile);
  const { text, html, attachments, createdAtMs, unsubscribeUrl } = mail;
  return {
    from: { name, email: sender.email },
    to,
    replyTo: { name, email },
    subject,
    text,
    html,
    headers: unsubscribeUrl === null ? {} : listStopHeaders(unsubscribeUrl),
    attachments,
    reference: null,
    messageId: `<visitor.${mail.kind}.${mail.id}.${createdAtMs}@${getSenderHost(sender)}>`,
    dateMs: createdAtMs,
    shape: buildEmailTextShape(subject, to.email, text),
  };
}

/** RFC 8058: the mail program stops such mails by one POST, without a page. */
function listStopHeaders(url: string): Readonly<Record<string, string>> {
  return {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
