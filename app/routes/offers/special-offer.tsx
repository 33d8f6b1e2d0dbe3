import { data, redirect } from "react-router";
import { LockedOffersPage } from "#app/features/special-offers/locked-offers.tsx";
import {
  EndedOfferPage,
  OfferPage,
} from "#app/features/special-offers/offer-page.tsx";
import {
  offerHead,
  offerPage,
} from "#app/features/special-offers/offer.server.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/special-offer.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "specialOffer");
  const page = requirePage(offerPage(ports, facts, params), url);
  if (page.kind === "moved") throw redirect(page.address + url.search, 301);
  const status = page.kind === "ended" ? 410 : 200;
  const packed = await withHead({ context, url }, page, offerHead);
  return data(packed, { status });
}

export default function SpecialOffer() {
  const page = usePageData<typeof loader>();
  // It stands at the address of every offer and of none.
  if (page.kind === "locked")
    return <LockedOffersPage locked={page.locked} isIndex={false} />;
  if (page.kind === "ended") return <EndedOfferPage page={page} />;
  return <OfferPage page={page} />;
}
