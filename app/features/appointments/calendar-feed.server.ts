import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import {
  type CalendarEvent,
  formatCalendarFile,
} from "#app/domain/scheduling/calendar-file.ts";
import { DAY_MS } from "#app/domain/time.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  formatStorePlace,
  getEventUid,
} from "#app/site/appointments/appointment-calendar.server.ts";
import { formatAppointmentVehicle } from "#app/site/appointments/appointment-words.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import { feedCopy } from "./feed-copy.ts";

type Ports = Pick<
  AppPorts,
  "appointmentFeeds" | "profile" | "siteUrl" | "clock"
>;
type FeedText = keyof (typeof feedCopy)["sentences"];

const FILE = /^([0-9a-f]{64})\.ics$/;
/** Whoever looks up last week's visits finds them. */
const PAST_DAYS = 30;

/**
 * A store's appointments of one kind, for the calendars of its people: with names and phone numbers, and therefore at an
 * address that nobody can guess. Null for any other address.
 */
export async function calendarFeed(
  ports: Ports,
  file: string,
): Promise<Response | null> {
  const { appointmentFeeds, profile, siteUrl, clock } = ports;
  const [, secret] = FILE.exec(file) ?? [];
  if (secret === undefined) return null;
  const feed = await appointmentFeeds.find(secret);
  const store = profile.stores.find(({ id }) => id === feed?.storeId);
  if (feed === null || store === undefined) return null;
  const appointments = await appointmentFeeds.listBooked(
    feed,
    clock.nowMs() - PAST_DAYS * DAY_MS,
  );
  const t = createTranslator(feedCopy, profile.texts.en, "en");
  const text = formatCalendarFile({
    method: null,
    name: t(`name.${feed.kind}`, { store: store.name }),
    events: appointments.map((it) => toEvent(it, { profile, siteUrl }, t)),
  });
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Robots-Tag": "noindex",
    },
  });
}

function toEvent(
  appointment: Appointment,
  { profile, siteUrl }: Pick<Ports, "profile" | "siteUrl">,
  t: Translate<FeedText>,
): CalendarEvent {
  const { kind, customer, vehicles, repairOrderLines } = appointment;
  const who =
    customer.business?.name ??
    `${customer.firstName} ${customer.lastName}`.trim();
  const what = vehicles.map(formatAppointmentVehicle);
  return {
    uid: getEventUid(siteUrl, appointment),
    sequence: appointment.revision,
    // Only what was changed is sent anew: the same appointment has the same bytes.
    stampMs: appointment.createdAtMs,
    startMs: appointment.startMs,
    endMs: appointment.endMs,
    summary: [
      t(`what.${kind}`),
      who === "" ? t("erased") : who,
      ...what.slice(0, 1),
    ].join(", "),
    description: listFacts(appointment, t)
      .map(([label, value]) => `${label}: ${value}`)
      .concat(
        repairOrderLines.map(({ opCode, name, notesNarrative }) =>
          [`${opCode} ${name}`.trim(), notesNarrative]
            .filter((it) => it !== "")
            .join(": "),
        ),
      )
      .join("\n"),
    location: formatStorePlace(getStoreOrFirst(appointment.storeId, profile)),
    coordinates: null,
    url: null,
    organizer: null,
    isCancelled: false,
    alarmMinutes: null,
  };
}

function listFacts(
  { customer, vehicles, reference, notesGeneral }: Appointment,
  t: Translate<FeedText>,
): readonly (readonly [label: string, value: string])[] {
  const { business } = customer;
  const facts: readonly (readonly [string, string])[] = [
    [t("customer"), `${customer.firstName} ${customer.lastName}`.trim()],
    [
      t("phone"),
      customer.phone === "" ? "" : formatPhone(customer.phone, "general"),
    ],
    [t("email"), customer.email],
    [t("business"), business?.name ?? ""],
    [t("contact"), business?.contactName ?? ""],
    ...vehicles.map(
      (vehicle) =>
        [
          t("vehicle"),
          [formatAppointmentVehicle(vehicle), vehicle.vin, vehicle.stockNumber]
            .filter(Boolean)
            .join(", "),
        ] as const,
    ),
    [t("notes"), notesGeneral || customer.comments],
    [t("reference"), reference],
  ];
  return facts.filter(([, value]) => value !== "");
}
