import {
  getDeliveryState,
  type LeadRecord,
} from "#app/domain/leads/lead-record.ts";
import {
  noWords,
  readArguments,
  readLimit,
  readMoment,
  readReference,
  readType,
} from "./leads-arguments.ts";
import {
  EXIT_CODES,
  type LeadsCommand,
  type LeadsContext,
  WrongUsage,
} from "./leads-context.ts";
import {
  contactLine,
  homeTimeZone,
  maskedName,
  getTimeZone,
} from "./lead-words.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { indent, tableLine, terminalLine } from "#cli/terminal-text.ts";

export const LIST_USAGE = `Usage: leads list [options]

Lists leads, newest first. Names are initials unless --with-contacts.

  --type <TYPE>         only of one type, as in CONTACT_SALES
  --state <state>       only with a delivery that is waiting, delivered or dead
  --since <day>         received on this day or later: 2026-11-20, or 30d for thirty days
  --until <day>         received before this day
  --limit <n>           how many (default: 25, at most 500)
  --before <reference>  the page after the one that ended with this lead
  --with-contacts       names, e-mail addresses and phones in full
`;

const STATES = ["waiting", "delivered", "dead"] as const;
const MOST = 500;
const WIDTH = 100;
/** Reference, received, type, store, status, delivery, name: a hundred characters with the gaps. */
const COLUMNS = [9, 16, 19, 12, 6, 9, 17];

export const leadsList: LeadsCommand = async (args, context) => {
  const { records, stdout, place } = context;
  const { request, isWithContacts } = await readCall(args, context);
  // One more tells whether there is another page.
  const found = await records.list({ ...request, limit: request.limit + 1 });
  const shown = found.slice(0, request.limit);
  const last = shown.at(-1);
  if (last === undefined) {
    stdout.write(`No such leads in ${place}.\n`);
    return EXIT_CODES.done;
  }
  stdout.write(`${tableLine(HEADINGS, COLUMNS)}\n`);
  for (const record of shown)
    stdout.write(`${leadLines(record, context, isWithContacts)}\n`);
  if (found.length > shown.length)
    stdout.write(`\nOlder ones: add --before ${last.reference}\n`);
  return EXIT_CODES.done;
};

const HEADINGS = [
  "REFERENCE",
  "RECEIVED",
  "TYPE",
  "STORE",
  "STATUS",
  "DELIVERY",
  "NAME",
];

function leadLines(
  record: LeadRecord,
  { profile }: LeadsContext,
  isWithContacts: boolean,
): string {
  const { lead, reference, receivedAtMs } = record;
  const received = formatLocalTime(receivedAtMs, getTimeZone(record, profile));
  const isRead = !("unreadable" in lead);
  const line = tableLine(
    [
      reference,
      received,
      isRead ? lead.type : "(cannot be read)",
      isRead ? lead.storeId : "",
      isRead ? lead.status : "",
      getDeliveryState(record),
      isRead && !isWithContacts ? maskedName(lead.user) : "",
    ],
    COLUMNS,
  ).trimEnd();
  if (!isRead || !isWithContacts) return line;
  return `${line}\n${indent(terminalLine(contactLine(lead.user), WIDTH - 2))}`;
}

async function readCall(
  args: readonly string[],
  { records, clock, profile }: LeadsContext,
) {
  const { values, positionals } = readArguments(args, {
    type: { type: "string" },
    state: { type: "string" },
    since: { type: "string" },
    until: { type: "string" },
    limit: { type: "string", default: "25" },
    before: { type: "string" },
    "with-contacts": { type: "boolean", default: false },
  });
  noWords(positionals);
  const time = { nowMs: clock.nowMs(), timeZone: homeTimeZone(profile) };
  const state = STATES.find((it) => it === values.state);
  if (values.state !== undefined && state === undefined)
    throw new WrongUsage(
      `There is no state "${values.state}". Use one of: ${STATES.join(", ")}.`,
    );
  return {
    isWithContacts: values["with-contacts"],
    request: {
      limit: readLimit(values.limit, MOST),
      type: readType(values.type),
      state,
      sinceMs: readMoment(values.since, "--since", time),
      untilMs: readMoment(values.until, "--until", time),
      beforeId: await readBefore(values.before, records),
    },
  };
}

async function readBefore(
  text: string | undefined,
  records: LeadsContext["records"],
): Promise<number | undefined> {
  if (text === undefined) return undefined;
  const reference = readReference(text);
  const record = await records.find(reference);
  if (record === null)
    throw new WrongUsage(`--before: there is no lead ${reference}.`);
  return record.id;
}
