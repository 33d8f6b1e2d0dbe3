import { isOwnWork } from "#app/domain/promotion/offer-price.ts";
import {
  OFFER_SERVICE,
  OTHER_SERVICE,
  type ServiceDraft,
} from "#app/domain/scheduling/service-draft.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type {
  OfferPorts,
  OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import { findServiceOffer } from "#app/site/offers/service-offer.server.ts";
import {
  formatShownAppointmentTime,
  formatAppointmentVehicle,
} from "#app/site/appointments/appointment-words.ts";
import { buildCrumbs } from "#app/site/sections/ways.server.ts";
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
import { findOfferLines } from "#app/site/appointments/receipt/offer-row.ts";
import {
  formatOfferEnd,
  formatPricedService,
  quoteWords,
} from "#app/site/appointments/priced-service.server.ts";

interface SummaryRow {
  readonly label: "store" | "needs" | "offer" | "vehicle" | "time" | "wish";
  readonly lines: readonly string[];
  /** Null for what no step asks. */
  readonly changeAddress: string | null;
}

export interface VisitSummary extends ReturnType<typeof buildCrumbs> {
  readonly line: DepartmentLine;
  readonly rows: readonly SummaryRow[];
}

/** What was said so far, as it stands beside each step. */
export function summarizeVisit(
  ports: OfferPorts,
  facts: OfferRequest & Pick<RequestFacts, "language">,
  draft: ServiceDraft | null,
  here: BookingStep,
): VisitSummary {
  const { profile } = ports;
  const t = createBookingTranslator(ports, facts);
  const crumbs = buildCrumbs(
    profile,
    facts,
    [{ page: "service", label: t("serviceCenter") }],
    t("title"),
  );
  // On the first page the form itself says it all.
  if (draft === null || here === "needs")
    return {
      ...crumbs,
      line: buildServiceLine(ports, facts, facts.storeId),
      rows: [],
    };
  const store = requireStore(profile, draft);
  const { vehicle, slot, offerId } = draft;
  const offer = findServiceOffer(ports, facts, offerId, facts.language);
  const needs = listServices({ profile }, facts, draft, offer);
  const offerLines = findOfferLines(
    offer,
    needs.map((name) => ({ name })),
  );
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
    ...crumbs,
    line: buildServiceLine(ports, facts, store.id),
    rows: [
      ...toRow("needs", "store", [
        store.name,
        `${store.addressLine1}, ${store.city}`,
      ]),
      ...toRow("needs", "needs", [
        ...needs,
        ...quoteWords({ profile }, facts, draft.notes),
      ]),
      ...(offerLines === null
        ? []
        : [
            { label: "offer" as const, lines: offerLines, changeAddress: null },
          ]),
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

function createBookingTranslator(
  { profile }: Pick<AppPorts, "profile">,
  { language }: Pick<RequestFacts, "language">,
) {
  return createTranslator(
    serviceBookingCopy,
    profile.texts[language],
    language,
  );
}

/** Each with what it costs at least, in the order of the profile, "something else" last. */
function listServices(
  ports: Pick<AppPorts, "profile">,
  facts: Pick<RequestFacts, "language">,
  { serviceIds }: Pick<ServiceDraft, "serviceIds">,
  offer: ReturnType<typeof findServiceOffer>,
): readonly string[] {
  const { profile } = ports;
  const { language } = facts;
  const t = createBookingTranslator(ports, facts);
  const hasOfferWork = serviceIds.includes(OFFER_SERVICE);
  const offerWork =
    hasOfferWork && offer !== null && isOwnWork(offer) ? offer : null;
  const hasOther =
    serviceIds.includes(OTHER_SERVICE) || (hasOfferWork && offerWork === null);
  return [
    ...profile.serviceCenter.popularServices
      .filter(({ id }) => serviceIds.includes(id))
      .map(({ id, name, fromCents }) =>
        formatPricedService(
          ports,
          facts,
          { id, name: name[language], fromCents },
          offer,
        ),
      ),
    ...(offerWork === null
      ? []
      : [offerWork.title, ...formatOfferEnd(ports, facts, offerWork)]),
    ...(hasOther ? [t("other")] : []),
  ];
}
