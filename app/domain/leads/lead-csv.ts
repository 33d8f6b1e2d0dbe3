import { getDeliveryState, type LeadRecord } from "./lead-record.ts";
import { formatVehicleLines } from "./lead-text.ts";

export const LEAD_COLUMNS = [
  "reference",
  "received_at",
  "type",
  "topic",
  "store",
  "status",
  "delivery",
  "recipients",
  "first_name",
  "last_name",
  "email",
  "phone",
  "address",
  "comments",
  "vehicles",
  "summary",
  "attachments",
  "page",
  "calls_and_texts",
  "consent_version",
  "visitor",
  "follows",
  "phone_verified",
];

/** One lead in the order of LEAD_COLUMNS; one that cannot be read has its stored text as comments. */
export function listLeadCells(record: LeadRecord): readonly string[] {
  const { lead, reference, receivedAtMs, deliveries } = record;
  const received = new Date(receivedAtMs).toISOString();
  const delivery = getDeliveryState(record);
  const recipients = deliveries.map(({ recipient }) => recipient).join(" ");
  if ("unreadable" in lead) {
    const cells = LEAD_COLUMNS.map(() => "");
    return cells.map((_, at) => {
      const column = LEAD_COLUMNS[at];
      if (column === "reference") return reference;
      if (column === "received_at") return received;
      if (column === "delivery") return delivery;
      if (column === "recipients") return recipients;
      return column === "comments" ? lead.unreadable : "";
    });
  }
  const { user, contactConsent: consent } = lead;
  return [
    reference,
    received,
    lead.type,
    lead.topicId === null ? "" : String(lead.topicId),
    lead.storeId,
    lead.status,
    delivery,
    recipients,
    user.firstName,
    user.lastName,
    user.email,
    user.phone,
    user.address === null
      ? ""
      : Object.values(user.address)
          .filter((it) => it !== "")
          .join(", "),
    user.comments,
    lead.vehicles.map(formatVehicleLines).join("\n"),
    lead.summary.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    lead.attachments
      .map(({ fileName, sizeBytes }) => `${fileName} (${sizeBytes} bytes)`)
      .join("\n"),
    lead.url,
    consent === null ? "not asked" : consent.isGiven ? "given" : "not given",
    consent?.version ?? "",
    lead.visitorId,
    lead.firstReference ?? "",
    user.phoneVerified ? "yes" : "no",
  ];
}
