import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { formatAppointmentVehicle } from "#app/site/appointments/appointment-words.ts";
import { exportCsv, takeOneFile } from "#cli/csv/csv-export.ts";
import { formatCsvLine } from "#app/domain/csv/csv-line.ts";
import { many } from "#cli/leads/lead-words.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { KIND_WORDS } from "./appointments-arguments.ts";
import type {
  AppointmentsCommand,
  AppointmentsContext,
} from "./appointments-context.ts";

export const EXPORT_USAGE = `Usage: appointments export [<file>] [--force]

Writes all appointments with their contact details as CSV, the earliest first, to a file or to standard output. Cells
that a spreadsheet would take for formulas begin with an apostrophe.

  --force  write over a file that is there
`;

export const APPOINTMENT_COLUMNS = [
  "reference",
  "kind",
  "store",
  "state",
  "starts_at",
  "ends_at",
  "booked_at",
  "changes",
  "reason",
  "first_name",
  "last_name",
  "email",
  "phone",
  "business",
  "business_contact",
  "business_phone",
  "business_email",
  "vehicles",
  "vins",
  "services",
  "notes",
  "visitor",
  "elsewhere",
];

export const appointmentsExport: AppointmentsCommand = async (
  args,
  context,
) => {
  const { values, positionals } = readArguments(args, {
    force: { type: "boolean", default: false },
  });
  return exportCsv(
    {
      file: takeOneFile(positionals),
      isForced: values.force,
      fill: (write) => writeAppointments(context, write),
      formatCount: (count) => many(count, "appointment"),
    },
    context,
  );
};

async function writeAppointments(
  { records }: AppointmentsContext,
  write: (text: string) => Promise<void>,
): Promise<number> {
  let count = 0;
  await write(formatCsvLine(APPOINTMENT_COLUMNS));
  for await (const appointment of records.listAll()) {
    await write(formatCsvLine(listCells(appointment)));
    count += 1;
  }
  return count;
}

/** In the order of APPOINTMENT_COLUMNS. */
function listCells(appointment: Appointment): readonly string[] {
  const { customer, vehicles, repairOrderLines } = appointment;
  const { business } = customer;
  return [
    appointment.reference,
    KIND_WORDS[appointment.kind],
    appointment.storeId,
    appointment.state,
    new Date(appointment.startMs).toISOString(),
    new Date(appointment.endMs).toISOString(),
    new Date(appointment.createdAtMs).toISOString(),
    String(appointment.revision - 1),
    appointment.reason,
    customer.firstName,
    customer.lastName,
    customer.email,
    customer.phone,
    business?.name ?? "",
    [business?.contactName, business?.contactTitle].filter(Boolean).join(", "),
    business?.contactPhone ?? "",
    business?.contactEmail ?? "",
    vehicles.map(formatAppointmentVehicle).join("\n"),
    vehicles.map(({ vin }) => vin ?? "").join("\n"),
    repairOrderLines
      .map(({ opCode, name, notesNarrative }) =>
        [opCode, name, notesNarrative].filter((it) => it !== "").join(" · "),
      )
      .join("\n"),
    [appointment.notesGeneral, customer.comments]
      .filter((it) => it !== "")
      .join("\n"),
    appointment.visitorId ?? "",
    appointment.remoteId ?? "",
  ];
}
