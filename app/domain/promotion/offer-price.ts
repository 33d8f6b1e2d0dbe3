import type { Promotion } from "#app/domain/store-profile/store-profile.ts";

/** What an offer of the workshop does to prices. */
export type ServiceDiscount = Pick<Promotion, "serviceIds" | "offCents">;

/** It is for none of the services that the profile lists, so the work has no name but the offer's own. */
export function isOwnWork({
  serviceIds,
}: Pick<ServiceDiscount, "serviceIds">): boolean {
  return serviceIds.length === 0;
}

interface ServicePrice {
  /** The service costs this at least; 0 is free, and null names no price. */
  readonly fromCents: number | null;
  /** The offer is taken off it already. */
  readonly hasOffer: boolean;
}

/** An offer lowers the services that it names, by the amount that it names, and never below nothing. */
export function takeOffOffer(
  service: { readonly id: string | null; readonly fromCents: number | null },
  offer: ServiceDiscount | null,
): ServicePrice {
  const { id, fromCents } = service;
  const offCents =
    id !== null && offer?.serviceIds.includes(id) ? offer.offCents : null;
  // What is free, or has no price, cannot cost less.
  return !fromCents || !offCents
    ? { fromCents, hasOffer: false }
    : { fromCents: Math.max(0, fromCents - offCents), hasOffer: true };
}
