import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { cleanBlock, cleanLine } from "./clean-text.ts";
import type { LeadAddress, LeadVehicle } from "./lead.ts";
import {
  formatSummary,
  type SummaryLine,
  buildSummary,
} from "./lead-summary.ts";
import { getLeadContact, formatLeadName } from "./not-provided.ts";
import { formatRequestDate } from "./request-date.ts";
import { getStoreOrFirst, formatVehicleTitle } from "./route-lead.ts";
import type { StoredLead } from "./stored-lead.ts";

/** It is the formatted summary that a lead of format text consists of (Spec §7). It ends with a line feed. */
export function formatLeadText(
  lead: StoredLead,
  profile: Pick<StoreProfile, "leads" | "stores">,
): string {
  const store = getStoreOrFirst(lead.storeId, profile);
  const { email, phone } = getLeadContact(lead.user);
  const comments = cleanBlock(lead.user.comments);
  const lines: SummaryLine[] = [
    { label: "Name", value: formatLeadName(lead.user) },
    { label: "Email", value: email ?? "" },
    { label: "Phone", value: formatPhone(phone ?? "", "email") },
    { label: "Address", value: formatAddress(lead.user.address) },
    ...lead.vehicles.map((vehicle) => ({
      label: INTEREST_LABEL[vehicle.interest],
      value: formatVehicleLines(vehicle),
    })),
    { label: "Message", value: comments },
    ...buildSummary(lead, profile),
    { label: "Store", value: store.name },
    {
      label: "Received",
      value: formatRequestDate(lead.receivedAtMs, store.timeZone),
    },
    { label: "Status", value: lead.status },
  ];
  return `${formatSummary(lines.filter(({ value }) => value !== ""))}\n`;
}

const INTEREST_LABEL: Readonly<Record<LeadVehicle["interest"], string>> = {
  buy: "Wants to buy",
  lease: "Wants to lease",
  sell: "Wants to sell",
  "trade-in": "Trades in",
  "test-drive": "Wants to drive",
};

function formatAddress(address: LeadAddress | null): string {
  if (address === null) return "";
  const { line1, apartment, city, regioncode, postalcode } = address;
  return [line1, apartment, city, `${regioncode} ${postalcode}`]
    .map(cleanLine)
    .filter((it) => it !== "")
    .join(", ");
}

/** The first line holds what the sales desk asks for first; the visitor's words about the vehicle stand below it. */
export function formatVehicleLines(vehicle: LeadVehicle): string {
  const facts = [
    vehicle.condition,
    vehicle.vin && `VIN ${vehicle.vin}`,
    vehicle.stockNumber && `stock ${vehicle.stockNumber}`,
    vehicle.miles === null ? null : `${vehicle.miles} miles`,
    vehicle.priceDollars === null ? null : `$${vehicle.priceDollars}`,
    vehicle.exteriorColor,
    vehicle.url,
  ]
    .map((it) => cleanLine(it ?? ""))
    .filter((it) => it !== "");
  const title = cleanLine(
    `${formatVehicleTitle(vehicle)} ${vehicle.trim ?? ""}`,
  );
  const comments = cleanBlock(vehicle.comments ?? "");
  return [[title, ...facts].join(", "), comments]
    .filter((it) => it !== "")
    .join("\n");
}
