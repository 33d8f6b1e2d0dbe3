import { getAppointmentAddress } from "#app/domain/scheduling/appointment-address.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import {
  type CalendarEvent,
  formatCalendarFile,
} from "#app/domain/scheduling/calendar-file.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { VisitorMailAttachment } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { AppPorts } from "#app/ports.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { formatAppointmentVehicle } from "./appointment-words.ts";
import { appointmentMailCopy } from "./mail-copy.ts";

type Ports = Pick<AppPorts, "profile" | "siteUrl" | "signedNames">;

/** What a visitor's mails and files tell of an appointment. */
export type ToldAppointment = Pick<
  Appointment,
  | "id"
  | "reference"
  | "kind"
  | "storeId"
  | "startMs"
  | "endMs"
  | "state"
  | "revision"
  | "language"
  | "vehicles"
>;

/** Shoppers leave for the store about an hour before. */
const ALARM_MINUTES = 60;

/** RFC 5546 §3.2: whoever put it in a calendar finds it moved, or gone, by the next file of the same appointment. */
export function buildAppointmentCalendar(
  ports: Ports,
  appointment: ToldAppointment,
  nowMs: number,
): VisitorMailAttachment {
  const { profile, siteUrl } = ports;
  const { kind, reference, language } = appointment;
  const isCancelled = appointment.state === "cancelled";
  const store = getStoreOrFirst(appointment.storeId, profile);
  const t = createTranslator(
    appointmentMailCopy,
    profile.texts[language],
    language,
  );
  const link = getManageLink(ports, appointment);
  const { startMs, endMs } = appointment;
  const method = isCancelled ? "CANCEL" : "PUBLISH";
  const text = formatCalendarFile({
    method,
    name: null,
    events: [
      {
        uid: getEventUid(siteUrl, appointment),
        sequence: appointment.revision,
        stampMs: nowMs,
        startMs,
        endMs,
        summary: `${t(`what.${kind}`)}, ${store.name}`,
        description: [
          // Assumption A201: a car that was typed has no place in a file that is mailed.
          ...(kind === "testDrive"
            ? appointment.vehicles.map(formatAppointmentVehicle)
            : []),
          `${t("reference")}: ${reference}`,
          `${t("phone")}: ${formatPhone(store.phone, "general")}`,
          ...(isCancelled ? [] : [`${t("manage")}: ${link}`]),
        ].join("\n"),
        location: formatStorePlace(store),
        coordinates: store.coordinates,
        url: isCancelled ? null : link,
        organizer: { name: store.name, email: store.email },
        isCancelled,
        alarmMinutes: ALARM_MINUTES,
      },
    ],
  });
  return {
    fileName: `${kind === "testDrive" ? "test-drive" : kind}-${reference}.ics`,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    bytes: new TextEncoder().encode(text),
  };
}

/** Where the visitor sees, changes and cancels it. */
export function getManageLink(
  { siteUrl, signedNames }: Pick<Ports, "siteUrl" | "signedNames">,
  { id, language }: Pick<Appointment, "id" | "language">,
): string {
  return siteUrl + getAppointmentAddress(signedNames.sign(id), { language });
}

export function getEventUid(
  siteUrl: string,
  { id }: Pick<Appointment, "id">,
): CalendarEvent["uid"] {
  return `appointment-${id}@${new URL(siteUrl).host}`;
}

export function formatStorePlace({
  name,
  addressLine1,
  addressLine2,
  city,
  stateShort,
  zip,
}: StoreProfile["stores"][number]): string {
  return [name, addressLine1, addressLine2, city, `${stateShort} ${zip}`]
    .filter((it) => it !== null)
    .join(", ");
}
