import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES } from "#cli/leads/leads-context.ts";
import type { AppointmentsCommand } from "./appointments-context.ts";
import { requireAppointment } from "./appointments-show.ts";
import { appointmentLine } from "./appointment-words.ts";

export const CANCEL_USAGE = `Usage: appointments cancel <reference> [--confirm]

Cancels an appointment for the store. The customer gets a mail that is sorry and gives the phone number, the store a
lead, and the time is offered again.

  --confirm  cancel it; without this it is only shown
`;

const WORDS = {
  stale: "It was changed at this very moment. Look again: appointments show",
  away: "The store's own service scheduler does not answer: nothing was canceled. Try again later.",
};

export const appointmentsCancel: AppointmentsCommand = async (
  args,
  context,
) => {
  const { profile, clock, stdout, stderr } = context;
  const { values, positionals } = readArguments(args, {
    confirm: { type: "boolean", default: false },
  });
  const appointment = await requireAppointment(positionals, context);
  if (appointment === null) return EXIT_CODES.failed;
  if (appointment.state === "cancelled") {
    stdout.write(`${appointment.reference} is canceled already.\n`);
    return EXIT_CODES.done;
  }
  if (appointment.startMs <= clock.nowMs()) {
    stderr.write(
      `${appointment.reference} has begun, so that there is nothing to cancel.\n`,
    );
    return EXIT_CODES.failed;
  }
  if (!values.confirm) {
    stdout.write(`${appointmentLine(appointment, profile, false)}\n`);
    stderr.write("To cancel it and tell the customer: --confirm\n");
    return EXIT_CODES.held;
  }
  const outcome = await context.cancel(appointment);
  if (outcome !== "cancelled") {
    stderr.write(`${WORDS[outcome]}\n`);
    return EXIT_CODES.failed;
  }
  stdout.write(
    `${appointment.reference} is canceled. ${
      appointment.customer.email === ""
        ? "It has no mail address any more: nobody was told but the store."
        : "The running server tells the customer and the store."
    }\n`,
  );
  return EXIT_CODES.done;
};
