import { formatLeadMail } from "#app/operations.server.ts";
import type { LeadRecord, DeliveryRecord } from "#app/operator-ports.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";
import type { StoredLead } from "#app/domain/leads/lead.ts";
import { readArguments, readReference } from "./leads-arguments.ts";
import {
  EXIT_CODES,
  type LeadsCommand,
  type LeadsContext,
  WrongUsage,
} from "./leads-context.ts";
import { contactLine, getTimeZone } from "./lead-words.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { indent, terminalBlock, terminalLine } from "#cli/terminal-text.ts";

export const SHOW_USAGE = `Usage: leads show <reference>

Shows everything about one lead: who sent it, its deliveries with every attempt and receipt, and the mail.
The reference may be typed in small letters and without its hyphen.
`;

export const leadsShow: LeadsCommand = async (args, context) => {
  const { positionals } = readArguments(args, {});
  const [text, ...others] = positionals;
  if (text === undefined || others.length > 0)
    throw new WrongUsage("Name one lead by its reference, as in K7Q2-9FXM.");
  const reference = readReference(text);
  const record = await context.records.find(reference);
  if (record === null) {
    context.stderr.write(
      `There is no lead ${reference} in ${context.place}. The newest ones: leads list\n`,
    );
    return EXIT_CODES.failed;
  }
  context.stdout.write(`${describe(record, context).join("\n")}\n`);
  return EXIT_CODES.done;
};

function describe(record: LeadRecord, { profile }: LeadsContext): string[] {
  const { lead, reference, receivedAtMs, deliveries } = record;
  const timeZone = getTimeZone(record, profile);
  const received = `${formatLocalTime(receivedAtMs, timeZone, true)} ${timeZone}`;
  return [
    `Lead ${reference}`,
    fact("received", received),
    ...("unreadable" in lead ? unreadableLines(lead) : leadLines(lead)),
    "",
    `Deliveries (${deliveries.length})`,
    ...deliveries.flatMap((it) => deliveryLines(it, timeZone)),
    ...("unreadable" in lead
      ? []
      : listFormats(deliveries).flatMap((format) =>
          mailLines(lead, format, profile),
        )),
  ];
}

function unreadableLines({ unreadable }: { unreadable: string }): string[] {
  return [
    "  Its stored text was damaged and cannot be read. What is left of it:",
    indent(terminalBlock(unreadable), "    "),
  ];
}

function leadLines(lead: StoredLead): string[] {
  const { contactConsent: consent, user } = lead;
  const topic = lead.topicId === null ? "" : `, topic ${lead.topicId}`;
  const consentWords =
    consent === null
      ? "not asked"
      : `${consent.isGiven ? "given" : "not given"} (text ${consent.version})`;
  return [
    fact("type", lead.type + topic),
    fact("store", lead.storeId),
    fact("status", lead.status),
    ...(lead.firstReference === null
      ? []
      : [fact("follows", lead.firstReference)]),
    fact("from", contactLine(user)),
    fact("page", lead.url),
    fact("visitor", lead.visitorId),
    fact("calls and texts", consentWords),
    ...lead.attachments.map(({ fileName, contentType, sizeBytes }) =>
      fact("attachment", `${fileName} (${contentType}, ${sizeBytes} bytes)`),
    ),
  ];
}

function deliveryLines(delivery: DeliveryRecord, timeZone: string): string[] {
  const { recipient, state, format, subject, isFallback, attempts } = delivery;
  const time = (atMs: number) => formatLocalTime(atMs, timeZone, true);
  const next =
    state === "waiting" ? `, next attempt ${time(delivery.dueAtMs)}` : "";
  return [
    `  ${terminalLine(recipient)}  ${state}${next}${isFallback ? ", as the fallback recipient" : ""}`,
    `    as ${format}: ${terminalLine(subject)}`,
    ...attempts.map(
      ({ atMs, tookMs, outcome, answer }) =>
        `    ${time(atMs)}  ${outcome} after ${tookMs} ms  ${terminalLine(answer)}`,
    ),
  ];
}

function listFormats(deliveries: readonly DeliveryRecord[]): LeadFormat[] {
  return [...new Set(deliveries.map(({ format }) => format))];
}

function mailLines(
  lead: StoredLead,
  format: LeadFormat,
  profile: LeadsContext["profile"],
): string[] {
  return ["", `Mail (${format})`, indent(mailText(lead, format, profile))];
}

function mailText(
  lead: StoredLead,
  format: LeadFormat,
  profile: LeadsContext["profile"],
): string {
  try {
    return terminalBlock(formatLeadMail(lead, format, profile));
  } catch (error) {
    return `It cannot be built: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function fact(name: string, value: string): string {
  return `  ${name.padEnd(15)}  ${terminalLine(value)}`;
}
