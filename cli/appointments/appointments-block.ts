import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { noWords, readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import {
  KIND_WORDS,
  listKinds,
  readDay,
  readKind,
  readSpan,
  requireStore,
} from "./appointments-arguments.ts";
import type { AppointmentsCommand } from "./appointments-context.ts";
import { appointmentLine } from "./appointment-words.ts";

export const BLOCK_USAGE = `Usage: appointments block --store <id> --day <day> [options]

Takes times of a store out of the calendar: nobody can book them any more. What is booked then stays booked, and is
listed. A day that is closed for good belongs into the store's specialDays in stores.json.

  --kind <kind>   only test-drive or service (default: both)
  --from <time>   by the store's clock, as in 13:30 (default: the whole day)
  --until <time>  by the store's clock
  --note <text>   why, for your colleagues
`;

export const UNBLOCK_USAGE = `Usage: appointments unblock <number>

Gives blocked times free again. Their numbers: appointments list
`;

export const appointmentsBlock: AppointmentsCommand = async (args, context) => {
  const { records, profile, clock, stdout, stderr } = context;
  const { values, positionals } = readArguments(args, {
    store: { type: "string" },
    kind: { type: "string" },
    day: { type: "string" },
    from: { type: "string" },
    until: { type: "string" },
    note: { type: "string", default: "" },
  });
  noWords(positionals);
  const store = requireStore(values.store, profile);
  const day = readDay(values.day, "--day");
  const span = readSpan(
    { day, from: values.from, until: values.until },
    store.timeZone,
  );
  const nowMs = clock.nowMs();
  if (span.endMs <= nowMs) throw new WrongUsage(`${day} is over.`);
  const booked: Appointment[] = [];
  for (const kind of listKinds(readKind(values.kind))) {
    const id = await records.block({
      storeId: store.id,
      kind,
      ...span,
      note: values.note,
      by: COMMAND_LINE,
      nowMs,
    });
    stdout.write(
      `Blocked as ${id}: ${KIND_WORDS[kind]} at ${store.id}, ${formatLocalTime(span.startMs, store.timeZone)} to ${formatLocalTime(span.endMs, store.timeZone)}\n`,
    );
    booked.push(
      ...(await records.listOverlapping({ storeId: store.id, kind, ...span })),
    );
  }
  if (booked.length > 0) {
    stderr.write("These are booked then, and stay so:\n");
    for (const appointment of booked)
      stderr.write(`  ${appointmentLine(appointment, profile, false)}\n`);
  }
  return EXIT_CODES.done;
};

export const appointmentsUnblock: AppointmentsCommand = async (
  args,
  { records, clock, stdout, stderr },
) => {
  const { positionals } = readArguments(args, {});
  const [text, ...others] = positionals;
  if (text === undefined || !/^\d{1,15}$/.test(text) || others.length > 0)
    throw new WrongUsage("Name one block by its number: appointments list");
  const change = { by: COMMAND_LINE, nowMs: clock.nowMs() };
  if (!(await records.unblock(Number(text), change))) {
    stderr.write(`There is no block ${text}.\n`);
    return EXIT_CODES.failed;
  }
  stdout.write(`Block ${text} is gone: its times can be booked again.\n`);
  return EXIT_CODES.done;
};
