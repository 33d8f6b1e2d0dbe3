import type { Appointment } from "#app/domain/scheduling/appointment.ts";
import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { MailBlock } from "#app/domain/visitor-mail/mail-bodies.ts";
import type { VisitorMail } from "#app/domain/visitor-mail/visitor-mail.ts";
import type { AppPorts } from "#app/ports.ts";
import { buildVisitorMail } from "#app/site/leads/visitor-mail.server.ts";
import { createTranslator, type Translate } from "#app/site/page/copy.ts";
import {
  buildAppointmentCalendar,
  formatStorePlace,
  getManageLink,
  type ToldAppointment,
} from "./appointment-calendar.server.ts";
import {
  formatAppointmentTime,
  formatAppointmentVehicle,
} from "./appointment-words.ts";
import { BROUGHT, bringCopy } from "./bring-copy.ts";
import { findOfferLines, isOfferWork } from "./receipt/offer-row.ts";
import { appointmentMailCopy } from "./mail-copy.ts";

type Ports = Pick<
  AppPorts,
  "profile" | "siteUrl" | "signedNames" | "stopLinks"
>;
type Text = keyof (typeof appointmentMailCopy)["sentences"];

export type MailedAppointment = ToldAppointment &
  Pick<Appointment, "visitorId" | "customer" | "repairOrderLines" | "offer">;

export interface AppointmentNews {
  readonly news:
    "booked" | "changed" | "reminder" | "cancelled" | "cancelledByStore";
  /** As it is now: after the change. */
  readonly appointment: MailedAppointment;
  /** Before the change; only what was changed has one. */
  readonly previousStartMs?: number;
  readonly nowMs: number;
}

/** Mails of one kind are counted and found together: the log and the operators know these. */
const KIND_OF_NEWS = {
  booked: "appointment-booked",
  changed: "appointment-changed",
  reminder: "appointment-reminder",
  cancelled: "appointment-cancelled",
  cancelledByStore: "appointment-cancelled",
} as const satisfies Record<AppointmentNews["news"], string>;

/**
 * For the book, which stores it together with what it tells. Its key is of the appointment and its state: one piece of
 * news goes out once, whoever tells it, and a reminder once for each time.
 */
export function buildAppointmentMail(
  ports: Ports,
  told: AppointmentNews,
): VisitorMail {
  const { profile } = ports;
  const { news, appointment, nowMs } = told;
  const { id, kind, storeId, customer, language, revision } = appointment;
  const store = getStoreOrFirst(storeId, profile);
  const t = createTranslator(
    appointmentMailCopy,
    profile.texts[language],
    language,
  );
  const time = formatAppointmentTime(
    appointment.startMs,
    store.timeZone,
    language,
  );
  const isOver = appointment.state === "cancelled";
  return buildVisitorMail(
    ports,
    {
      kind: KIND_OF_NEWS[news],
      idempotencyKey: `${KIND_OF_NEWS[news]}.${id}.${news === "reminder" ? appointment.startMs : revision}`,
      storeId,
      visitorId: appointment.visitorId,
      askedFrom: null,
      language,
      to: { name: `${customer.firstName} ${customer.lastName}`, email: "" },
      subject: t(`${news}.${kind}.subject`, { store: store.name, time }),
      heading: t(`${news}.${kind}.heading`),
      preview: time,
      blocks: listBlocks(ports, told, t),
      reason: t(isOver ? "reasonOver" : "reason"),
      isUnasked: news === "reminder",
      attachments: [buildAppointmentCalendar(ports, appointment, nowMs)],
    },
    customer.email,
  );
}

function listBlocks(
  ports: Ports,
  { news, appointment, previousStartMs }: AppointmentNews,
  t: Translate<Text>,
): readonly MailBlock[] {
  const { kind, language } = appointment;
  const store = getStoreOrFirst(appointment.storeId, ports.profile);
  const tBring = createTranslator(
    bringCopy,
    ports.profile.texts[language],
    language,
  );
  const formatTime = (atMs: number) =>
    formatAppointmentTime(atMs, store.timeZone, language);
  const lines: MailBlock = {
    kind: "lines",
    lines: [
      { label: t("when"), value: formatTime(appointment.startMs) },
      ...listSubjectLines(appointment, t),
      { label: t("where"), value: formatStorePlace(store) },
      { label: t("reference"), value: appointment.reference },
    ],
  };
  if (news === "cancelled" || news === "cancelledByStore")
    return [
      {
        kind: "text",
        text: t(`${news}.text`, {
          phone: formatPhone(store.phone, "general"),
        }),
      },
      lines,
      { kind: "note", text: t("calendarRemoveNote") },
    ];
  return [
    ...listIntro(
      news,
      { kind, store: store.name, previousStartMs },
      formatTime,
      t,
    ),
    lines,
    {
      kind: "button",
      label: t("manage"),
      url: getManageLink(ports, appointment),
    },
    { kind: "button", label: t("directions"), url: store.googleMapsLink },
    { kind: "heading", text: tBring("title") },
    { kind: "list", items: BROUGHT[kind].map((it) => tBring(it)) },
    {
      kind: "note",
      text: t(news === "changed" ? "calendarUpdateNote" : "calendarNote"),
    },
  ];
}

function listIntro(
  news: "booked" | "changed" | "reminder",
  {
    kind,
    store,
    previousStartMs,
  }: Pick<Appointment, "kind"> & {
    readonly store: string;
    readonly previousStartMs: number | undefined;
  },
  formatTime: (atMs: number) => string,
  t: Translate<Text>,
): readonly MailBlock[] {
  if (news === "booked")
    return [{ kind: "text", text: t(`booked.${kind}.text`, { store }) }];
  if (news === "reminder") return [{ kind: "text", text: t("reminder.text") }];
  if (previousStartMs === undefined) return [];
  const oldTime = formatTime(previousStartMs);
  return [{ kind: "text", text: t("changed.text", { oldTime }) }];
}

/** Assumption A201: a mail has nothing that was typed, so that nobody writes to others in our name. The page behind its link has all of it. */
function listSubjectLines(
  {
    kind,
    vehicles,
    repairOrderLines,
    offer,
  }: Pick<
    MailedAppointment,
    "kind" | "vehicles" | "repairOrderLines" | "offer"
  >,
  t: Translate<Text>,
): readonly { readonly label: string; readonly value: string }[] {
  if (kind === "testDrive")
    return vehicles.map((vehicle) => ({
      label: t("car"),
      value: formatAppointmentVehicle(vehicle),
    }));
  const services = repairOrderLines
    .map((line) =>
      isOfferWork(line, offer) && offer.until !== null
        ? `${line.name} · ${offer.until}`
        : line.name,
    )
    .join(", ");
  const offerLines = findOfferLines(offer, repairOrderLines);
  return [
    ...(services === "" ? [] : [{ label: t("services"), value: services }]),
    ...(offerLines === null
      ? []
      : [{ label: t("offer"), value: offerLines.join(" · ") }]),
  ];
}
