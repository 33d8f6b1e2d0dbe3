import {
  OFFER_SERVICE,
  type ServiceDraft,
} from "#app/domain/scheduling/service-draft.ts";
import { isOwnWork, takeOffOffer } from "#app/domain/promotion/offer-price.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import type {
  OfferPorts,
  OfferRequest,
} from "#app/site/offers/current-offers.server.ts";
import { findServiceOffer } from "#app/site/offers/service-offer.server.ts";
import { buildServiceLine } from "#app/site/store/department-line.server.ts";
import { getBookingAddress } from "#app/features/service-booking/booking-steps.ts";
import { listBookableStores } from "#app/features/service-booking/draft-access.server.ts";
import {
  getServiceField,
  listNeedIds,
  MOVES_HERE_FIELD,
  NEEDS_FORM_NAME,
} from "./needs-form.ts";

export type NeedsStepData = ReturnType<typeof needsStep>;

/** `?service=oil-change` and `?store=joliet` choose beforehand; what was told already counts more. */
export function needsStep(
  ports: OfferPorts & Pick<AppPorts, "formTokens">,
  facts: OfferRequest & Pick<RequestFacts, "language">,
  draft: ServiceDraft | null,
  query: URLSearchParams,
) {
  const { profile, formTokens } = ports;
  const { language } = facts;
  const stores = listBookableStores(profile);
  const services = profile.serviceCenter.popularServices;
  const storeId = [query.get("store"), draft?.storeId, facts.storeId].find(
    (id) => stores.some((store) => store.id === id),
  );
  const offer = findServiceOffer(
    ports,
    facts,
    query.get("offer") ?? draft?.offerId ?? null,
    language,
  );
  const hasOfferWork = offer !== null && isOwnWork(offer);
  const ids = listNeedIds(
    services.map(({ id }) => id),
    hasOfferWork,
  );
  const asked = [
    ...query.getAll("service"),
    ...listOfferServices(offer, draft),
  ].filter((id) => ids.includes(id));
  const told = (draft?.serviceIds ?? []).filter((id) => ids.includes(id));
  const chosen = asked.length > 0 ? asked : told;
  return {
    kind: "needs" as const,
    action: getBookingAddress(
      facts,
      "needs",
      offer === null ? {} : { offer: offer.id },
    ),
    token: formTokens.issue(NEEDS_FORM_NAME),
    stores: stores.map((store) => ({
      id: store.id,
      name: store.name,
      address: `${store.addressLine1}, ${store.city}, ${store.stateShort}`,
      city: store.city,
      line: buildServiceLine(ports, facts, store.id),
    })),
    services: services.map(({ id, name, description, fromCents }) => ({
      id,
      name: name[language],
      text: description[language],
      /** It is null where the profile gives no price. */
      ...takeOffOffer({ id, fromCents }, offer),
    })),
    /** The visitor came for these, or said them before: all other work is folded. Empty for nothing. */
    chosen,
    offer: offer && {
      title: offer.title,
      text: offer.text,
      until: offer.until,
      isWork: hasOfferWork,
      isTires: hasOfferWork && offer.serviceKind === "tires",
    },
    isStale: query.has("stale"),
    defaults: {
      store: storeId ?? stores[0]?.id ?? "",
      reason: draft?.reason ?? "new",
      [MOVES_HERE_FIELD]: draft?.reason === "rescheduled" ? "on" : "",
      notes: draft?.notes ?? "",
      ...Object.fromEntries(
        ids.map((id) => [getServiceField(id), chosen.includes(id) ? "on" : ""]),
      ),
    },
  };
}

/**
 * What a visit is for that begins with an offer: the services that the offer names, else the offer itself (Assumption
 * A469). Who has sent this step before with the same offer has said it themselves.
 */
function listOfferServices(
  offer: ReturnType<typeof findServiceOffer>,
  draft: ServiceDraft | null,
): readonly string[] {
  if (offer === null || draft?.offerId === offer.id) return [];
  return isOwnWork(offer) ? [OFFER_SERVICE] : offer.serviceIds;
}
