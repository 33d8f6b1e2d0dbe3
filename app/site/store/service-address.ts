import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { isPageOn } from "#app/site/page/built-pages.ts";

/** The place of the request form on the service center's page. */
export const REQUEST_ID = "request";

type Facts = Pick<RequestFacts, "language" | "storeId">;

/** Whether the visitor's store takes bookings on the page for them. */
export function canBookService(
  profile: Pick<StoreProfile, "pages" | "stores">,
  { storeId }: Pick<Facts, "storeId">,
): boolean {
  const store =
    profile.stores.find(({ id }) => id === storeId) ?? profile.stores[0];
  return (
    isPageOn(profile, "serviceSchedule") && store?.canScheduleService === true
  );
}

/** Where "Schedule service" leads: to the booking, else to the request form. Null while neither stands. */
export function findServiceAddress(
  profile: Pick<StoreProfile, "pages" | "stores">,
  facts: Facts,
  /** The booking takes this offer along (Assumption A460). */
  offerId: string | null = null,
): string | null {
  if (!canBookService(profile, facts))
    return findRequestAddress(profile, facts);
  const address = getPageAddress("serviceSchedule", {
    language: facts.language,
  });
  return offerId === null
    ? address
    : `${address}?${new URLSearchParams({ offer: offerId }).toString()}`;
}

/** Somebody answers it with a time: for what has no slot. */
export function findRequestAddress(
  profile: Pick<StoreProfile, "pages">,
  { language }: Pick<Facts, "language">,
): string | null {
  return isPageOn(profile, "service")
    ? `${getPageAddress("service", { language })}#${REQUEST_ID}`
    : null;
}
