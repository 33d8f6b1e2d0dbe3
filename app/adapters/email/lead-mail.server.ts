import { buildAdfProspect } from "#app/domain/leads/adf-prospect.ts";
import {
  buildEmailLeadShape,
  buildEmailTextShape,
} from "#app/domain/leads/email-shapes.ts";
import type { LeadAttachment, StoredLead } from "#app/domain/leads/lead.ts";
import { formatLeadText } from "#app/domain/leads/lead-text.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { buildAdfDocument } from "./adf-document.server.ts";
import { getSenderHost, type Mail, type MailAddress } from "./mail.server.ts";

export interface LeadMailRequest {
  readonly lead: StoredLead;
  readonly attachments: readonly LeadAttachment[];
  readonly format: LeadFormat;
  readonly subject: string;
  readonly recipientId: string;
  readonly to: MailAddress;
}

/** Every attempt has the same bytes. */
export function buildLeadMail(
  { lead, attachments, format, subject, recipientId, to }: LeadMailRequest,
  profile: Pick<StoreProfile, "leads" | "stores">,
): Mail {
  const { sender } = profile.leads;
  const common = {
    from: sender,
    to,
    // Assumption A126: what a visitor typed stays out of headers.
    replyTo: null,
    html: null,
    headers: {},
    subject,
    reference: lead.reference,
    messageId: formatMessageId(lead, recipientId, sender),
    dateMs: lead.receivedAtMs,
  };
  if (format === "text") {
    const text = formatLeadText(lead, profile);
    return {
      ...common,
      text,
      attachments,
      shape: buildEmailTextShape(subject, to.email, text),
    };
  }
  const prospect = buildAdfProspect(lead, profile);
  return {
    ...common,
    text: buildAdfDocument(prospect),
    // A CRM reads only the body, so nothing may come with the XML.
    attachments: [],
    shape: buildEmailLeadShape(subject, to.email, prospect),
  };
}

function formatMessageId(
  { reference }: StoredLead,
  recipientId: string,
  sender: MailAddress,
): string {
  return `<lead.${reference}.${recipientId}@${getSenderHost(sender)}>`;
}
