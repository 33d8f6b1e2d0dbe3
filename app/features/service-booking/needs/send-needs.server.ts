import { isOwnWork } from "#app/domain/promotion/offer-price.ts";
import type { ServiceDraft } from "#app/domain/scheduling/service-draft.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  releaseSlot,
  type SlotPorts,
} from "#app/site/appointments/choose-slot.server.ts";
import {
  type FormAnswer,
  type PostPorts,
  readPost,
} from "#app/site/forms/sending/read-post.server.ts";
import type { OfferPorts } from "#app/site/offers/current-offers.server.ts";
import { findServiceOffer } from "#app/site/offers/service-offer.server.ts";
import { redirectAfterPost } from "#app/site/visitor/remember-visitor.server.ts";
import {
  findOpenStep,
  getBookingAddress,
} from "#app/features/service-booking/booking-steps.ts";
import {
  buildDraftCookie,
  type DraftPorts,
  listBookableStores,
} from "#app/features/service-booking/draft-access.server.ts";
import { buildNeedsForm, getServiceField, listNeedIds } from "./needs-form.ts";

type Ports = PostPorts & DraftPorts & SlotPorts & OfferPorts;

export async function sendNeeds(
  ports: Ports,
  facts: RequestFacts,
  {
    draft,
    query,
  }: { readonly draft: ServiceDraft | null; readonly query: URLSearchParams },
  request: Request,
): Promise<Response | FormAnswer> {
  const { profile } = ports;
  const serviceIds = profile.serviceCenter.popularServices.map(({ id }) => id);
  // The form's address has it, with or without scripts.
  const offer = findServiceOffer(
    ports,
    facts,
    query.get("offer"),
    facts.language,
  );
  const hasOfferWork = offer !== null && isOwnWork(offer);
  const form = buildNeedsForm(
    listBookableStores(profile).map(({ id }) => id),
    serviceIds,
    hasOfferWork,
  );
  const post = await readPost(ports, facts, request, form);
  if (post.status === "refused") return post.answer;
  // Its checkboxes are those of the profile.
  const given: Readonly<Record<string, unknown>> = post.value;
  const { store: storeId, reason, notes } = post.value;
  const isSameStore = draft?.storeId === storeId;
  if (draft?.slot && !isSameStore)
    await releaseSlot(ports, draft.slot.holdToken);
  const changed: ServiceDraft = {
    storeId,
    reason: reason === "rescheduled" ? reason : "new",
    serviceIds: listNeedIds(serviceIds, hasOfferWork).filter(
      (id) => given[getServiceField(id)] === true,
    ),
    offerId: offer?.id ?? null,
    notes,
    vehicle: draft?.vehicle ?? null,
    // Another store has other times.
    slot: isSameStore ? draft.slot : null,
    sent: draft?.sent ?? null,
  };
  const next = draft?.slot ? findOpenStep(changed) : "vehicle";
  return redirectAfterPost(getBookingAddress(facts, next), [
    buildDraftCookie(ports, changed),
  ]);
}
