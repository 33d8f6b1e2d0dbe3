import {
  type Appointment,
  formatServiceAppointment,
} from "#app/domain/scheduling/appointment.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import { formatAppointmentVehicle } from "#app/site/appointments/appointment-words.ts";
import { readArguments, readReference } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { contactLine } from "#cli/leads/lead-words.ts";
import { indent, terminalBlock, terminalLine } from "#cli/terminal-text.ts";
import { KIND_WORDS } from "./appointments-arguments.ts";
import type {
  AppointmentsCommand,
  AppointmentsContext,
} from "./appointments-context.ts";
import { formatStart } from "./appointment-words.ts";

export const SHOW_USAGE = `Usage: appointments show <reference> [--json]

Shows everything about one appointment. Its reference is that of the lead that booked it.

  --json  with the names of the service system: appointment_id, start_datetime, repair_order_lines …
`;

export const appointmentsShow: AppointmentsCommand = async (args, context) => {
  const { values, positionals } = readArguments(args, {
    json: { type: "boolean", default: false },
  });
  const appointment = await requireAppointment(positionals, context);
  if (appointment === null) return EXIT_CODES.failed;
  context.stdout.write(
    values.json
      ? `${JSON.stringify(formatServiceAppointment(appointment), null, 2)}\n`
      : `${describe(appointment, context).join("\n")}\n`,
  );
  return EXIT_CODES.done;
};

/** Null when there is none, which it says. */
export async function requireAppointment(
  [text, ...others]: readonly string[],
  { records, stderr, place }: AppointmentsContext,
): Promise<Appointment | null> {
  if (text === undefined || others.length > 0)
    throw new WrongUsage(
      "Name one appointment by its reference, as in K7Q2-9FXM.",
    );
  const reference = readReference(text);
  const appointment = await records.find(reference);
  if (appointment === null)
    stderr.write(
      `There is no appointment ${reference} in ${place}. Coming ones: appointments list\n`,
    );
  return appointment;
}

function describe(
  appointment: Appointment,
  { profile }: AppointmentsContext,
): readonly string[] {
  const { customer, vehicles, repairOrderLines } = appointment;
  const { business } = customer;
  return [
    `Appointment ${appointment.reference}`,
    fact("kind", KIND_WORDS[appointment.kind]),
    fact("store", appointment.storeId),
    fact("starts", formatStart(appointment, profile)),
    fact(
      "ends",
      formatStart({ ...appointment, startMs: appointment.endMs }, profile),
    ),
    fact("state", appointment.state),
    fact("changed", `${appointment.revision - 1} times`),
    fact("reason", appointment.reason),
    fact("customer", contactLine(customer)),
    ...(business === null
      ? []
      : [
          fact(
            "business",
            [
              business.name,
              business.contactName,
              business.contactTitle,
              formatPhone(business.contactPhone, "general"),
              business.contactEmail,
            ]
              .filter((it) => it !== "")
              .join(" · "),
          ),
        ]),
    ...vehicles.map((vehicle) =>
      fact(
        "vehicle",
        [formatAppointmentVehicle(vehicle), vehicle.vin, vehicle.stockNumber]
          .filter(Boolean)
          .join(" · "),
      ),
    ),
    ...repairOrderLines.map(({ opCode, name, notesNarrative }) =>
      fact(
        "service",
        [opCode, name, notesNarrative].filter((it) => it !== "").join(" · "),
      ),
    ),
    ...(appointment.remoteId === null
      ? []
      : [fact("elsewhere", appointment.remoteId)]),
    ...listNotes([appointment.notesGeneral, customer.comments]),
  ];
}

function listNotes(notes: readonly string[]): readonly string[] {
  return [...new Set(notes)]
    .filter((it) => it !== "")
    .flatMap((it) => ["  notes", indent(terminalBlock(it), "    ")]);
}

function fact(name: string, value: string): string {
  return `  ${name.padEnd(10)}${terminalLine(value)}`;
}
