import {
  OTHER_SERVICE,
  type ServiceDraft,
} from "#app/domain/scheduling/service-draft.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  formatShownAppointmentTime,
  formatAppointmentVehicle,
} from "#app/site/appointments/appointment-words.ts";
import {
  buildServiceLine,
  type DepartmentLine,
} from "#app/site/store/department-line.server.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import {
  BOOKING_STEPS,
  type BookingStep,
  getBookingAddress,
} from "./booking-steps.ts";
import { serviceBookingCopy } from "./copy.ts";
import { requireStore } from "./draft-access.server.ts";
import { formatPricedService } from "#app/site/appointments/priced-service.server.ts";

interface SummaryRow {
  readonly label: "store" | "needs" | "vehicle" | "time" | "wish";
  readonly lines: readonly string[];
  /** Null on the page where it is asked. */
  readonly changeAddress: string | null;
}

export interface VisitSummary {
  readonly line: DepartmentLine;
  readonly rows: readonly SummaryRow[];
}

/** What was said so far, as it stands beside each step. */
export function summarizeVisit(
  ports: Pick<AppPorts, "profile" | "clock">,
  facts: Pick<RequestFacts, "language" | "storeId">,
  draft: ServiceDraft | null,
  here: BookingStep,
): VisitSummary {
  const { profile } = ports;
  // On the first page the form itself says it all.
  if (draft === null || here === "needs")
    return { line: buildServiceLine(ports, facts, facts.storeId), rows: [] };
  const store = requireStore(profile, draft);
  const { vehicle, slot } = draft;
  const isBefore = (step: BookingStep) =>
    BOOKING_STEPS.indexOf(step) < BOOKING_STEPS.indexOf(here);
  const toRow = (
    step: BookingStep,
    label: SummaryRow["label"],
    lines: readonly string[],
  ): readonly SummaryRow[] =>
    isBefore(step)
      ? [{ label, lines, changeAddress: getBookingAddress(facts, step) }]
      : [];
  return {
    line: buildServiceLine(ports, facts, store.id),
    rows: [
      ...toRow("needs", "store", [
        store.name,
        `${store.addressLine1}, ${store.city}`,
      ]),
      ...toRow("needs", "needs", listServices({ profile }, facts, draft)),
      ...(vehicle === null
        ? []
        : toRow("vehicle", "vehicle", [formatAppointmentVehicle(vehicle)])),
      ...(slot === null
        ? []
        : toRow("time", slot.isWish ? "wish" : "time", [
            formatShownAppointmentTime(
              slot.startMs,
              store.timeZone,
              facts.language,
            ),
          ])),
    ],
  };
}

/** Each with what it costs at least, in the order of the profile, "something else" last. */
function listServices(
  ports: Pick<AppPorts, "profile">,
  facts: Pick<RequestFacts, "language">,
  { serviceIds }: Pick<ServiceDraft, "serviceIds">,
): readonly string[] {
  const { profile } = ports;
  const { language } = facts;
  const t = createTranslator(
    serviceBookingCopy,
    profile.texts[language],
    language,
  );
  return [
    ...profile.serviceCenter.popularServices
      .filter(({ id }) => serviceIds.includes(id))
      .map(({ name, fromCents }) =>
        formatPricedService(ports, facts, { name: name[language], fromCents }),
      ),
    ...(serviceIds.includes(OTHER_SERVICE) ? [t("other")] : []),
  ];
}
