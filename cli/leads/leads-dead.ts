import type { AttemptOutcome } from "#app/domain/leads/lead.ts";
import type {
  DeliveryRecord,
  LeadRecord,
} from "#app/domain/leads/lead-record.ts";
import { noWords, readArguments, readLimit } from "./leads-arguments.ts";
import {
  EXIT_CODES,
  type LeadsCommand,
  type LeadsContext,
} from "./leads-context.ts";
import { many, getTimeZone, sayOrigin } from "./lead-words.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { terminalLine } from "#cli/terminal-text.ts";

export const DEAD_USAGE = `Usage: leads dead [--limit <n>]

Lists deliveries that were given up, newest first, with the reason and what to do.

  --limit <n>  how many leads (default: 50, at most 500)
`;

const MOST = 500;

export const leadsDead: LeadsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    limit: { type: "string", default: "50" },
  });
  noWords(positionals);
  const limit = readLimit(values.limit, MOST);
  const { records, stdout } = context;
  const found = await records.list({ limit: limit + 1, state: "dead" });
  if (found.length === 0) {
    stdout.write("Nothing was given up: every lead was delivered or waits.\n");
    return EXIT_CODES.done;
  }
  for (const record of found.slice(0, limit))
    stdout.write(`${deadLines(record, context).join("\n")}\n\n`);
  if (found.length > limit)
    stdout.write(`There are more: --limit ${MOST} shows up to ${MOST}.\n`);
  stdout.write(
    "When the reason is gone: leads replay <reference>, or leads replay --all-dead\n",
  );
  return EXIT_CODES.done;
};

function deadLines(record: LeadRecord, { profile }: LeadsContext): string[] {
  const { lead, reference, deliveries, receivedAtMs } = record;
  const timeZone = getTimeZone(record, profile);
  const type = "unreadable" in lead ? "cannot be read" : lead.type;
  return [
    `${reference}  ${formatLocalTime(receivedAtMs, timeZone)}  ${type}`,
    ...deliveries
      .filter(({ state }) => state === "dead")
      .flatMap((it) =>
        reasonLines(it, timeZone, sayOrigin(it.recipient, lead, profile)),
      ),
    ...fallbackLine(deliveries),
  ];
}

function reasonLines(
  { recipient, attempts, endedAtMs }: DeliveryRecord,
  timeZone: string,
  origin: string,
): string[] {
  const last = attempts.at(-1);
  const ended =
    endedAtMs === null ? "" : ` on ${formatLocalTime(endedAtMs, timeZone)}`;
  return [
    `  to ${terminalLine(recipient)}: given up${ended} after ${many(attempts.length, "attempt")}`,
    `    from:   ${origin}`,
    `    reason: ${last === undefined ? "unknown" : `${last.outcome}, ${terminalLine(last.answer)}`}`,
    `    do:     ${ADVICE[last?.outcome ?? "failed"]}`,
  ];
}

const ADVICE: Readonly<Record<AttemptOutcome, string>> = {
  refused:
    "the receiver will not take it: put the address right in leads.json, then replay",
  failed:
    "nobody took it for days: look at SMTP_URL or EMAIL_API_URL and at the mail server, then replay",
  misconfigured:
    "the mail server refuses our login, our sender or the way to this address: put SMTP_URL or EMAIL_API_KEY, the sender and its SPF and DKIM right, then replay",
  unconfirmed:
    "the mail server had all of it three times and never said so: ask the recipient, and replay only what is not there",
  unbuildable:
    "no mail can be made of it: read it with leads show, and call the customer",
  delivered: "it was delivered at last: nothing",
};

function fallbackLine(deliveries: readonly DeliveryRecord[]): string[] {
  const fallback = deliveries.find(({ isFallback }) => isFallback);
  return fallback === undefined
    ? []
    : [
        `  to ${terminalLine(fallback.recipient)} instead, as the fallback recipient: ${fallback.state}`,
      ];
}
