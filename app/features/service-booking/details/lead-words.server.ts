import type {
  AppointmentBusiness,
  RepairOrderLine,
} from "#app/domain/scheduling/appointment.ts";
import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";
import type { LeadSubmission } from "#app/domain/leads/lead.ts";
import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { AppPorts } from "#app/ports.ts";
import {
  formatAppointmentTime,
  formatAppointmentVehicle,
} from "#app/site/appointments/appointment-words.ts";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import { requireStore } from "#app/features/service-booking/draft-access.server.ts";
import type { findServiceOffer } from "#app/site/offers/service-offer.server.ts";
import {
  createStoreTranslator,
  STORE_LANGUAGE,
} from "#app/site/leads/store-words.ts";

interface ToldVisit {
  readonly startMs: number;
  readonly isBooked: boolean;
  readonly lines: readonly RepairOrderLine[];
  readonly offer: ReturnType<typeof findServiceOffer>;
  readonly business: AppointmentBusiness | null;
}

/** Spec §7: what the department reads, one line for each thing that the visitor said. */
export function listVisitSummary(
  { profile }: Pick<AppPorts, "profile">,
  draft: ServiceDraft,
  { startMs, isBooked, lines, offer, business }: ToldVisit,
): LeadSubmission["summary"] {
  const t = createStoreTranslator(serviceBookingCopy, profile);
  const { timeZone } = requireStore(profile, draft);
  const time = formatAppointmentTime(startMs, timeZone, STORE_LANGUAGE);
  const { vehicle, notes, reason } = draft;
  const rows: readonly (readonly [label: string, value: string | null])[] = [
    isBooked
      ? [t("sumTime"), time]
      : [t("sumWish"), t("sumWishValue", { time })],
    [t("sumReason"), t(`sumReason.${reason}`)],
    [t("sumVehicle"), vehicle && formatAppointmentVehicle(vehicle)],
    [t("sumVin"), vehicle && vehicle.vin],
    [
      t("sumMiles"),
      vehicle?.miles === null || vehicle === null
        ? null
        : String(vehicle.miles),
    ],
    ...lines.map(
      ({ opCode, name }) => [t("sumService"), `${name} (${opCode})`] as const,
    ),
    [t("sumOffer"), offer && formatOffer(offer)],
    [t("sumNotes"), notes],
    [t("sumBusiness"), business && business.name],
    [t("sumContact"), business && formatContact(business)],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The desk takes it off the bill by its code. */
function formatOffer({ title, code }: NonNullable<ToldVisit["offer"]>): string {
  return code === null ? title : `${title} (${code})`;
}

function formatContact({
  contactName,
  contactTitle,
  contactPhone,
  contactEmail,
}: AppointmentBusiness): string {
  return [
    contactName,
    contactTitle,
    formatPhone(contactPhone, "general"),
    contactEmail,
  ]
    .filter((it) => it !== "")
    .join(", ");
}
