import {
  appointmentsBlock,
  appointmentsUnblock,
  BLOCK_USAGE,
  UNBLOCK_USAGE,
} from "#cli/appointments/appointments-block.ts";
import {
  appointmentsCancel,
  CANCEL_USAGE,
} from "#cli/appointments/appointments-cancel.ts";
import type {
  AppointmentsCommand,
  AppointmentsContext,
} from "#cli/appointments/appointments-context.ts";
import {
  appointmentsExport,
  EXPORT_USAGE,
} from "#cli/appointments/appointments-export.ts";
import {
  appointmentsFeed,
  FEED_USAGE,
} from "#cli/appointments/appointments-feed.ts";
import {
  appointmentsHolidays,
  HOLIDAYS_USAGE,
} from "#cli/appointments/appointments-holidays.ts";
import {
  appointmentsList,
  LIST_USAGE,
} from "#cli/appointments/appointments-list.ts";
import {
  appointmentsShow,
  SHOW_USAGE,
} from "#cli/appointments/appointments-show.ts";
import { runSubcommand } from "#cli/subcommands.ts";

const APPOINTMENTS_USAGE = `Usage: appointments <command>

  list                coming appointments, the soonest first, and blocked times
  show <reference>    everything about one appointment; --json for the service system's names
  cancel <reference>  cancel it for the store; the customer is told by mail
  block               take times of a store out of the calendar
  unblock <number>    give them free again
  holidays            special days of the profile, and appointments in closed hours
  feed                a store's calendar for its own people; --renew for a new address
  export [<file>]     all appointments as CSV

Options of a command: appointments <command> --help
`;

const COMMANDS: Readonly<
  Record<string, { readonly run: AppointmentsCommand; readonly usage: string }>
> = {
  list: { run: appointmentsList, usage: LIST_USAGE },
  show: { run: appointmentsShow, usage: SHOW_USAGE },
  cancel: { run: appointmentsCancel, usage: CANCEL_USAGE },
  block: { run: appointmentsBlock, usage: BLOCK_USAGE },
  unblock: { run: appointmentsUnblock, usage: UNBLOCK_USAGE },
  holidays: { run: appointmentsHolidays, usage: HOLIDAYS_USAGE },
  feed: { run: appointmentsFeed, usage: FEED_USAGE },
  export: { run: appointmentsExport, usage: EXPORT_USAGE },
};

export const APPOINTMENTS_HELP = {
  usage: APPOINTMENTS_USAGE,
  commands: COMMANDS,
};

/** Resolves to the exit code: 0 done, 1 no such thing or something to do, 3 waits for --confirm, 64 wrong usage. */
export function appointmentsCommand(
  args: readonly string[],
  context: AppointmentsContext,
): Promise<number> {
  return runSubcommand(args, context, {
    name: "appointments",
    ...APPOINTMENTS_HELP,
    missing: "Say what to do with appointments.",
  });
}
