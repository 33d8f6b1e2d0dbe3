import path from "node:path";
import { formatLeadMail } from "#app/operations.server.ts";
import type {
  DeliveryRecord,
  LeadRecord,
} from "#app/domain/leads/lead-record.ts";
import type { LeadFormat } from "#app/domain/leads/route-lead.ts";
import type { StoredLead } from "#app/domain/leads/lead.ts";
import { isFileFault, writeAttachments } from "./attachment-files.ts";
import { readArguments, readReference } from "./leads-arguments.ts";
import {
  EXIT_CODES,
  type LeadsCommand,
  type LeadsContext,
  WrongUsage,
} from "./leads-context.ts";
import { contactLine, getTimeZone, sayOrigin } from "./lead-words.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { indent, terminalBlock, terminalLine } from "#cli/terminal-text.ts";

export const SHOW_USAGE = `Usage: leads show <reference>
       leads show <reference> --attachment [<folder>]

Shows everything about one lead: who sent it, its deliveries with every attempt and receipt, and the mail.
The reference may be typed in small letters and without its hyphen.

  --attachment  write what came with the lead, such as a résumé, into the folder (default: this one) and show
                nothing else; "-" writes the only attachment to standard output
  --force       write over files that are there
`;

export const leadsShow: LeadsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    attachment: { type: "boolean", default: false },
    force: { type: "boolean", default: false },
  });
  const [text, folder, ...others] = positionals;
  if (text === undefined || others.length > 0)
    throw new WrongUsage("Name one lead by its reference, as in K7Q2-9FXM.");
  if (!values.attachment && folder !== undefined)
    throw new WrongUsage(
      `"${folder}" was not expected here: only --attachment takes a folder.`,
    );
  const reference = readReference(text);
  const record = await context.records.find(reference);
  if (record === null) {
    context.stderr.write(
      `There is no lead ${reference} in ${context.place}. The newest ones: leads list\n`,
    );
    return EXIT_CODES.failed;
  }
  if (values.attachment)
    return giveAttachments(record, folder ?? ".", values.force, context);
  context.stdout.write(`${describe(record, context).join("\n")}\n`);
  return EXIT_CODES.done;
};

async function giveAttachments(
  { id, reference }: LeadRecord,
  folder: string,
  isForced: boolean,
  { records, stdout, stderr }: LeadsContext,
): Promise<number> {
  const attachments = await records.readAttachments(id);
  const [first, ...others] = attachments;
  if (first === undefined) {
    stderr.write(`Nothing is attached to lead ${reference}.\n`);
    return EXIT_CODES.failed;
  }
  if (folder === "-") {
    if (others.length > 0)
      throw new WrongUsage(
        `${reference} has ${attachments.length} attachments: name a folder for them.`,
      );
    stdout.write(first.bytes);
    return EXIT_CODES.done;
  }
  try {
    const names = await writeAttachments(folder, attachments, isForced);
    for (const name of names)
      stdout.write(`${terminalLine(path.join(folder, name))}\n`);
    return EXIT_CODES.done;
  } catch (error) {
    if (!isFileFault(error)) throw error;
    stderr.write(
      error.code === "EEXIST"
        ? `${terminalLine(error.path ?? "")} is there already. Name another folder, or say --force.\n`
        : `The attachment could not be written: ${terminalLine(error.message)}\n`,
    );
    return EXIT_CODES.failed;
  }
}

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
    ...deliveries.flatMap((it) =>
      deliveryLines(it, timeZone, sayOrigin(it.recipient, lead, profile)),
    ),
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

function deliveryLines(
  delivery: DeliveryRecord,
  timeZone: string,
  origin: string,
): string[] {
  const { recipient, state, format, subject, isFallback, attempts } = delivery;
  const time = (atMs: number) => formatLocalTime(atMs, timeZone, true);
  const next =
    state === "waiting" ? `, next attempt ${time(delivery.dueAtMs)}` : "";
  return [
    `  ${terminalLine(recipient)}  ${state}${next}${isFallback ? ", as the fallback recipient" : ""}`,
    `    from ${origin}`,
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
