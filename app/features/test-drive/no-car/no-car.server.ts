import { parseVin } from "#app/domain/saved-vehicles/shortlist.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { type SaidHead, siteTexts } from "#app/site/head/page-head.server.ts";
import type { SiteView } from "#app/site/page/site-view.ts";
import { CARDS_IN_ROW } from "#app/site/vehicles/cards/present-cards.server.ts";
import { listNewestCards } from "#app/site/vehicles/gated/newest-cards.server.ts";
import { testDriveCopy } from "#app/features/test-drive/copy.ts";

export type NoCarPageData = NonNullable<ReturnType<typeof noCarPage>>;

/** Assumption A410: a test drive of a car that this visitor cannot know. Null where the address holds no VIN. */
export function noCarPage(
  ports: Pick<AppPorts, "index" | "profile" | "clock">,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor">,
  vin: string,
) {
  if (parseVin(vin) === null) return null;
  const { language } = facts;
  return {
    step: "no-car" as const,
    allCarsAddress: formatSearchAddress(EVERYTHING, { language }),
    newest: listNewestCards(ports, facts, CARDS_IN_ROW),
  };
}

export function noCarHead(_page: unknown, site: SiteView): SaidHead {
  return {
    title: siteTexts(testDriveCopy, site)("noCarTitle"),
    description: null,
  };
}
