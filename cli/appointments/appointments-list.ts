import type { SlotBlockQuestion } from "#app/operator-ports.ts";
import { DAY_MS } from "#app/domain/time.ts";
import {
  noWords,
  readArguments,
  readLimit,
} from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES } from "#cli/leads/leads-context.ts";
import { homeTimeZone } from "#cli/leads/lead-words.ts";
import { formatLocalTime, startOfDay } from "#cli/local-time.ts";
import { terminalLine } from "#cli/terminal-text.ts";
import {
  KIND_WORDS,
  readDay,
  readKind,
  readStore,
} from "./appointments-arguments.ts";
import type {
  AppointmentsCommand,
  AppointmentsContext,
} from "./appointments-context.ts";
import { appointmentLine, headingLine } from "./appointment-words.ts";

export const LIST_USAGE = `Usage: appointments list [options]

Lists coming appointments, the soonest first, by each store's clock, and the times that are blocked. Names are
initials unless --with-contacts.

  --store <id>     only of one store
  --kind <kind>    only test-drive or service
  --day <day>      only of one day, past ones too, as in 2026-11-20
  --all            canceled ones too
  --limit <n>      how many (default: 50, at most 500)
  --with-contacts  names, e-mail addresses and phones in full
`;

const MOST = 500;

export const appointmentsList: AppointmentsCommand = async (args, context) => {
  const { records, profile, stdout, place } = context;
  const { values, positionals } = readArguments(args, {
    store: { type: "string" },
    kind: { type: "string" },
    day: { type: "string" },
    all: { type: "boolean", default: false },
    limit: { type: "string", default: "50" },
    "with-contacts": { type: "boolean", default: false },
  });
  noWords(positionals);
  const storeId = readStore(values.store, profile)?.id;
  const kind = readKind(values.kind);
  const limit = readLimit(values.limit, MOST);
  const span = readSpan(values.day, values.store, context);
  const found = await records.list({
    storeId,
    kind,
    isWithCancelled: values.all,
    ...span,
    limit: limit + 1,
  });
  const shown = found.slice(0, limit);
  if (shown.length === 0) stdout.write(`No appointments in ${place}.\n`);
  else stdout.write(`${headingLine()}\n`);
  for (const appointment of shown)
    stdout.write(
      `${appointmentLine(appointment, profile, values["with-contacts"])}\n`,
    );
  if (found.length > limit) stdout.write("\nThere are more: raise --limit.\n");
  await writeBlocks(context, { storeId, kind });
  return EXIT_CODES.done;
};

/** A day begins by the clock of the store that is asked for, else of the first. */
function readSpan(
  day: string | undefined,
  storeId: string | undefined,
  { profile, clock }: AppointmentsContext,
): { readonly fromMs: number; readonly untilMs: number } {
  if (day === undefined)
    return { fromMs: clock.nowMs(), untilMs: Number.MAX_SAFE_INTEGER };
  const timeZone =
    readStore(storeId, profile)?.timeZone ?? homeTimeZone(profile);
  const fromMs = startOfDay(readDay(day, "--day"), timeZone) ?? 0;
  return { fromMs, untilMs: fromMs + DAY_MS };
}

async function writeBlocks(
  { records, profile, clock, stdout }: AppointmentsContext,
  only: Omit<SlotBlockQuestion, "nowMs">,
): Promise<void> {
  const blocks = await records.listBlocks({ ...only, nowMs: clock.nowMs() });
  if (blocks.length === 0) return;
  stdout.write(
    "\nBlocked times (free one again: appointments unblock <number>)\n",
  );
  for (const { id, storeId, kind, startMs, endMs, note } of blocks) {
    const timeZone =
      readStore(storeId, profile)?.timeZone ?? homeTimeZone(profile);
    stdout.write(
      `  ${id}  ${storeId}  ${KIND_WORDS[kind]}  ${formatLocalTime(startMs, timeZone)} to ${formatLocalTime(endMs, timeZone)}${note === "" ? "" : `  ${terminalLine(note, 60)}`}\n`,
    );
  }
}
