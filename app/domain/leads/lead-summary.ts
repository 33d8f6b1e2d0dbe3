import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { cleanBlock, cleanLine } from "./clean-text.ts";
import type { StoredLead } from "./stored-lead.ts";

export interface SummaryLine {
  readonly label: string;
  readonly value: string;
}

/**
 * It holds what the form asked besides the contact details, and where the lead came from. The values are cleaned and
 * blanks are left out.
 */
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

/** Each line holds a label and a value; further lines of a value are indented, so that none looks like a label. */
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

function describeConsent({ contactConsent }: StoredLead): string {
  if (contactConsent === null) return "";
  const { isGiven, version } = contactConsent;
  return `${isGiven ? "agreed" : "not agreed"} (text ${version})`;
}
