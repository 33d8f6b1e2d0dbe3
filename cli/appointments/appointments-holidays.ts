import { listOpenSpans } from "#app/domain/store-hours/day-hours.ts";
import { isStoreOpenThen } from "#app/features/appointments/closed-times.server.ts";
import type { Store } from "#app/domain/store-profile/store-profile.ts";
import { formatZonedDay } from "#app/domain/time.ts";
import { noWords, readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES } from "#cli/leads/leads-context.ts";
import { terminalLine } from "#cli/terminal-text.ts";
import { readStore } from "./appointments-arguments.ts";
import type {
  AppointmentsCommand,
  AppointmentsContext,
} from "./appointments-context.ts";
import { appointmentLine } from "./appointment-words.ts";

export const HOLIDAYS_USAGE = `Usage: appointments holidays [--store <id>]

Lists the coming special days of the profile, and the appointments that fall into hours when the store is closed by
now: somebody must call these customers. The running server tells the store of each once.

  --store <id>  only of one store

Exit code: 1 when there are such appointments.
`;

export const appointmentsHolidays: AppointmentsCommand = async (
  args,
  context,
) => {
  const { records, profile, clock, stdout } = context;
  const { values, positionals } = readArguments(args, {
    store: { type: "string" },
  });
  noWords(positionals);
  const only = readStore(values.store, profile);
  const stores = only === undefined ? profile.stores : [only];
  for (const store of stores) writeSpecialDays(store, context);
  const nowMs = clock.nowMs();
  const closed = (await records.listComing(nowMs)).filter(
    (it) =>
      (only === undefined || it.storeId === only.id) &&
      !isStoreOpenThen(profile, it),
  );
  if (closed.length === 0) {
    stdout.write("No appointment falls into closed hours.\n");
    return EXIT_CODES.done;
  }
  stdout.write(
    "These appointments fall into closed hours. Call, then: appointments cancel <reference>\n",
  );
  for (const appointment of closed)
    stdout.write(`  ${appointmentLine(appointment, profile, false)}\n`);
  return EXIT_CODES.failed;
};

function writeSpecialDays(
  { id, specialDays, timeZone }: Store,
  { clock, stdout }: AppointmentsContext,
): void {
  const today = formatZonedDay(clock.nowMs(), timeZone);
  const coming = specialDays
    .filter(({ day }) => day >= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
  stdout.write(
    coming.length === 0 ? `${id}: no special days to come\n` : `${id}:\n`,
  );
  for (const special of coming) {
    const hours = special.closed
      ? "closed"
      : listOpenSpans(special)
          .map(
            ({ open, close }) =>
              `${formatMinutes(open)} to ${formatMinutes(close)}`,
          )
          .join(", ");
    stdout.write(
      `  ${special.day}  ${hours.padEnd(14)}  ${special.departments.join(", ")}  ${terminalLine(special.name.en, 40)}\n`,
    );
  }
}

/** It reads `09:30`. */
function formatMinutes(minutes: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(2, "0");
  return `${hour}:${String(minutes % 60).padStart(2, "0")}`;
}
