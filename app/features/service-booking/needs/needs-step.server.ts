import {
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
import { getBookingAddress } from "#app/features/service-booking/booking-steps.ts";
import { listBookableStores } from "#app/features/service-booking/draft-access.server.ts";
import { listServices } from "#app/features/service-booking/visit-summary.server.ts";
import { getServiceField, NEEDS_FORM_NAME } from "./needs-form.ts";

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
  const asked = query.getAll("service");
  const chosen = asked.length > 0 ? asked : (draft?.serviceIds ?? []);
  const storeId = [query.get("store"), draft?.storeId, facts.storeId].find(
    (id) => stores.some((store) => store.id === id),
  );
  const offer = findServiceOffer(
    ports,
    facts,
    query.get("offer") ?? draft?.offerId ?? null,
    language,
  );
  const ids = [...services.map(({ id }) => id), OTHER_SERVICE];
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
    })),
    services: services.map(({ id, name, description, fromCents }) => ({
      id,
      name: name[language],
      text: description[language],
      /** It is null where the profile gives no price. */
      fromCents,
    })),
    /** What the visitor came with; the fields that say so may lie below what they see. */
    cameFor: listServices({ profile }, facts, { serviceIds: asked }),
    offer: offer && offer.title,
    isStale: query.has("stale"),
    defaults: {
      store: storeId ?? stores[0]?.id ?? "",
      reason: draft?.reason ?? "new",
      notes: draft?.notes ?? "",
      ...Object.fromEntries(
        ids.map((id) => [getServiceField(id), chosen.includes(id) ? "on" : ""]),
      ),
    },
  };
}
