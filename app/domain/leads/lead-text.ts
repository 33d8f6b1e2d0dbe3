import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { FUEL_WORDS } from "#app/domain/vehicle-words/plain-words.ts";
import { cleanBlock, cleanLine } from "./clean-text.ts";
import type { LeadAddress, LeadVehicle, StoredLead } from "./lead.ts";
import { formatLeadName, getLeadContact } from "./not-provided.ts";
import { formatZonedDateTime } from "#app/domain/zoned-date-time.ts";
import { formatVehicleTitle, getStoreOrFirst } from "./route-lead.ts";

/** A lead of format text is this summary (Spec §7). It ends with a line feed. */
export function formatLeadText(
  lead: StoredLead,
  profile: Pick<StoreProfile, "leads" | "stores">,
): string {
  const store = getStoreOrFirst(lead.storeId, profile);
  const { email, phone } = getLeadContact(lead.user);
  const comments = cleanBlock(lead.user.comments);
  const lines: SummaryLine[] = [
    { label: "Language", value: nameLanguage(lead) ?? "" },
    { label: "Name", value: formatLeadName(lead.user) },
    { label: "Email", value: email ?? "" },
    { label: "Phone", value: formatPhone(phone ?? "", "email") },
    {
      label: lead.user.address?.type === "delivery" ? "Deliver to" : "Address",
      value: formatAddress(lead.user.address),
    },
    ...lead.vehicles.map((vehicle) => ({
      label: INTEREST_LABEL[vehicle.interest],
      value: formatVehicleLines(vehicle),
    })),
    { label: "Message", value: comments },
    ...buildSummary(lead, profile),
    { label: "Store", value: store.name },
    {
      label: "Received",
      value: formatZonedDateTime(lead.receivedAtMs, store.timeZone),
    },
    { label: "Status", value: lead.status },
  ];
  return `${formatSummary(lines.filter(({ value }) => value !== ""))}\n`;
}

/** Whoever calls back must know it first: "Language: Spanish"; null for English. */
export function formatLanguageLine(lead: StoredLead): string | null {
  const name = nameLanguage(lead);
  return name === null ? null : `Language: ${name}`;
}

function nameLanguage({ language = "en" }: StoredLead): string | null {
  return language === "en" ? null : (LANGUAGES_IN_ENGLISH.of(language) ?? null);
}

const LANGUAGES_IN_ENGLISH = new Intl.DisplayNames("en-US", {
  type: "language",
});

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
    vehicle.fuelType && FUEL_WORDS[vehicle.fuelType],
    vehicle.finance &&
      `$${vehicle.finance.amountDollars} cash ${vehicle.finance.isOffer === true ? "offered" : "down"}`,
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

export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/** Contact details are no part of it; values are cleaned and blanks left out. */
export function buildSummary(
  lead: StoredLead,
  { leads }: Pick<StoreProfile, "leads">,
): SummaryLine[] {
  const topic = leads.topics.find(({ id }) => id === lead.topicId);
  const topicName = topic?.name.en ?? "";
  const isTold = lead.summary.some(({ value }) => value === topicName);
  return [
    { label: "Topic", value: isTold ? "" : topicName },
    ...lead.summary,
    ...lead.attachments.map(({ fileName, sizeBytes }) => ({
      label: "Attachment",
      value: `${fileName} (${Math.ceil(sizeBytes / 1024)} kB)`,
    })),
    { label: "Phone verified", value: describeVerified(lead) },
    { label: "Automated calls and texts", value: describeConsent(lead) },
    { label: "Page", value: lead.url },
    { label: "Reference", value: lead.reference },
    { label: "Follows", value: lead.firstReference ?? "" },
  ]
    .map(({ label, value }) => ({
      label: cleanLine(label),
      value: cleanBlock(value),
    }))
    .filter(({ value }) => value !== "");
}

/** Further lines of a value are indented, so that none looks like a label. */
export function formatSummary(lines: readonly SummaryLine[]): string {
  return lines
    .map(({ label, value }) => {
      const text = value.replaceAll("\n", "\n  ");
      return value.includes("\n")
        ? `${label}:\n  ${text}`
        : `${label}: ${text}`;
    })
    .join("\n");
}

/** An unverified number is the ordinary case, and says nothing. */
function describeVerified({ user }: StoredLead): string {
  return user.phoneVerified ? "yes, by a code sent to it" : "";
}

function describeConsent({ contactConsent }: StoredLead): string {
  if (contactConsent === null) return "";
  const { isGiven, version } = contactConsent;
  return `${isGiven ? "agreed" : "not agreed"} (text ${version})`;
}
