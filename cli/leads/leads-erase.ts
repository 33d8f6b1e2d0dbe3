import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { parseReference } from "#app/domain/leads/reference-number.ts";
import type {
  ErasedWho,
  VisitorTraces,
} from "#app/ports/visitor-eraser-ports.ts";
import { readArguments } from "./leads-arguments.ts";
import { EXIT_CODES, type LeadsCommand, WrongUsage } from "./leads-context.ts";
import { many } from "./lead-words.ts";

export const ERASE_USAGE = `Usage: leads erase <email|reference> [--confirm]

Forgets one person, for good: every lead of the address or of the lead's visitor, with attachments, deliveries and notes,
and their chats, mails, alerts, trade offers and appointments, in every store. A coming appointment keeps its time and
loses who. The record of consents stays as long as the law may ask for it. What the dealership's own mailboxes and
systems received is not here, and has to be deleted there; copies in backups end with the backups.

  --confirm  erase; without it the command only says what there is
`;

export const leadsErase: LeadsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    confirm: { type: "boolean", default: false },
  });
  const [text, ...others] = positionals;
  if (text === undefined || others.length > 0)
    throw new WrongUsage(
      "Name one person by their email address, or by the reference of a lead of theirs.",
    );
  const who = readWho(text);
  const { eraser, clock, stdout, stderr, place } = context;
  const nowMs = clock.nowMs();
  const traces = values.confirm
    ? await eraser.erase(who, { by: COMMAND_LINE, storeIds: null, nowMs })
    : await eraser.find(who, null);
  if (traces === null) {
    stderr.write(`Nobody is known by ${text} in ${place}.\n`);
    return EXIT_CODES.failed;
  }
  const what = describeTraces(traces);
  if (values.confirm) {
    stdout.write(`Erased: ${what}.\n${describeKept(traces)}`);
    return EXIT_CODES.done;
  }
  stderr.write(
    `${what} would be erased for good. Add --confirm to do it.\n${describeKept(traces)}`,
  );
  return EXIT_CODES.held;
};

function readWho(text: string): ErasedWho {
  if (text.includes("@")) return { email: text };
  const reference = parseReference(text);
  if (reference === null)
    throw new WrongUsage(
      `"${text}" is neither an email address nor a reference such as K7Q2-9FXM.`,
    );
  return { reference };
}

function describeTraces(traces: VisitorTraces): string {
  return [
    many(traces.leads, "lead"),
    many(traces.conversations, "chat"),
    many(traces.mails, "mail"),
    many(traces.alerts, "alert"),
    many(traces.trades, "trade offer"),
    many(traces.appointments, "appointment"),
  ].join(", ");
}

function describeKept({
  comingAppointments,
  keptConsents,
  keptLeads,
}: VisitorTraces): string {
  return [
    ...(comingAppointments === 0
      ? []
      : [
          `Of the appointments, ${comingAppointments} to come: the time stays taken, without a name.`,
        ]),
    ...(keptConsents === 0
      ? []
      : [
          `${many(keptConsents, "line")} of the record of consents: kept as proof, by leads.retentionDays of the profile.`,
        ]),
    ...(keptLeads === 0
      ? []
      : [
          `${many(keptLeads, "lead")} from the same browser in another address's name: kept.`,
        ]),
  ]
    .map((line) => `${line}\n`)
    .join("");
}
