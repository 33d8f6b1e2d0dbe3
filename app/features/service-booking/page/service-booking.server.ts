import { getStoreOrFirst } from "#app/domain/leads/route-lead.ts";
import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type { SlotPorts } from "#app/site/appointments/choose-slot.server.ts";
import { readReference } from "#app/site/forms/sending/send-lead.server.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { buildServiceLine } from "#app/site/store/department-line.server.ts";
import { findRequestAddress } from "#app/site/store/service-address.ts";
import {
  type BookingStep,
  findBookingStep,
  findOpenStep,
  getBookingAddress,
  isReached,
} from "#app/features/service-booking/booking-steps.ts";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";
import {
  listBookableStores,
  readDraft,
} from "#app/features/service-booking/draft-access.server.ts";
import { detailsStep } from "#app/features/service-booking/details/details-step.server.ts";
import { needsStep } from "#app/features/service-booking/needs/needs-step.server.ts";
import { timeStep } from "#app/features/service-booking/time/time-step.server.ts";
import { vehicleStep } from "#app/features/service-booking/vehicle/vehicle-step.server.ts";
import { summarizeVisit } from "#app/features/service-booking/visit-summary.server.ts";
import { bookedPage } from "./booked-page.server.ts";

export type ServiceBookingPorts = SlotPorts &
  Pick<AppPorts, "formTokens" | "tradeRecords" | "serviceDrafts" | "index">;
export type ServiceBookingFacts = Pick<
  RequestFacts,
  | "language"
  | "storeId"
  | "visitor"
  | "gate"
  | "tradeToken"
  | "serviceDraftToken"
>;

/** Null stands for an address that this page never had. */
export async function serviceBookingPage(
  ports: ServiceBookingPorts,
  facts: ServiceBookingFacts,
  url: URL,
) {
  const { profile } = ports;
  const query = url.searchParams;
  const token = query.get("appointment");
  if (token !== null) return bookedPage(ports, facts, token);
  const reference = readReference(url);
  if (reference !== null) {
    const { id, name } = getStoreOrFirst(
      query.get("store") ?? facts.storeId,
      profile,
    );
    return {
      kind: "sent" as const,
      reference,
      line: buildServiceLine(ports, facts, id),
      storeName: name,
    };
  }
  if (listBookableStores(profile).length === 0)
    return {
      kind: "none" as const,
      requestAddress: findRequestAddress(profile, facts),
      line: buildServiceLine(ports, facts, facts.storeId),
    };
  const step = findBookingStep(query.get("step"));
  if (step === null) return null;
  const draft = readDraft(ports, facts);
  if (!isReached(step, draft))
    return {
      kind: "elsewhere" as const,
      address: findWayBack(facts, draft),
    };
  const visit = summarizeVisit(ports, facts, draft, step);
  const page = await buildStep(ports, facts, { step, draft, query });
  return { ...page, visit };
}

/** A draft that is gone, or that the browser does not keep, is told on the first page. */
export function findWayBack(
  facts: Pick<RequestFacts, "language">,
  draft: ServiceDraft | null,
): string {
  return draft === null
    ? getBookingAddress(facts, "needs", { stale: "1" })
    : getBookingAddress(facts, findOpenStep(draft));
}

async function buildStep(
  ports: ServiceBookingPorts,
  facts: ServiceBookingFacts,
  {
    step,
    draft,
    query,
  }: {
    readonly step: BookingStep;
    readonly draft: ServiceDraft | null;
    readonly query: URLSearchParams;
  },
) {
  if (step === "needs" || draft === null)
    return needsStep(ports, facts, draft, query);
  if (step === "vehicle") return vehicleStep(ports, facts, draft);
  return step === "time" || draft.slot === null
    ? timeStep(ports, facts, draft, query)
    : detailsStep(ports, facts, draft, draft.slot);
}

export type ServiceBookingPageData = Exclude<
  NonNullable<Awaited<ReturnType<typeof serviceBookingPage>>>,
  { readonly kind: "elsewhere" }
>;

const TITLES = {
  needs: "title",
  vehicle: "vehicleTitle",
  time: "timeTitle",
  details: "detailsTitle",
  none: "title",
  booked: "bookedTitle",
  sent: "wishSentTitle",
} as const;

export function serviceBookingHead(
  page: ServiceBookingPageData,
  site: SiteView,
): SaidHead {
  const t = siteTexts(serviceBookingCopy, site);
  return {
    title: t(TITLES[page.kind]),
    hasOwnTitle: true,
    description:
      page.kind === "needs" || page.kind === "none"
        ? t("description", { name: site.name })
        : null,
  };
}
