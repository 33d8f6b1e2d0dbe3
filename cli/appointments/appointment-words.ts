import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { contactLine, maskedName } from "#cli/leads/lead-words.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { indent, tableLine, terminalLine } from "#cli/terminal-text.ts";
import { KIND_WORDS } from "./appointments-arguments.ts";

type Profile = Pick<StoreProfile, "stores">;

const WIDTH = 100;
/** Reference, start by the store's clock, kind, store, state, name: below a hundred characters with the gaps. */
const COLUMNS = [9, 16, 10, 14, 9, 17];
const HEADINGS = ["REFERENCE", "STARTS", "KIND", "STORE", "STATE", "NAME"];

export function headingLine(): string {
  return tableLine(HEADINGS, COLUMNS).trimEnd();
}

export function appointmentLine(
  appointment: Appointment,
  profile: Profile,
  isWithContacts: boolean,
): string {
  const { reference, kind, storeId, state, customer } = appointment;
  const line = tableLine(
    [
      reference,
      formatStart(appointment, profile),
      KIND_WORDS[kind],
      storeId,
      state,
      isWithContacts ? "" : maskedName(customer),
    ],
    COLUMNS,
  ).trimEnd();
  return isWithContacts
    ? `${line}\n${indent(terminalLine(contactLine(customer), WIDTH - 2))}`
    : line;
}

/** By the store's clock. */
export function formatStart(
  { startMs, storeId }: Pick<Appointment, "startMs" | "storeId">,
  profile: Profile,
): string {
  return formatLocalTime(startMs, getStoreOrFirst(storeId, profile).timeZone);
}
