import { data, redirect } from "react-router";
import {
  EndedOfferPage,
  LockedOfferPage,
} from "#app/features/special-offers/no-offer-pages.tsx";
import { OfferPage } from "#app/features/special-offers/offer-page.tsx";
import { buildOfferAnswer } from "#app/features/special-offers/offer.server.ts";
import { findOfferSection } from "#app/features/special-offers/ways-on.server.ts";
import {
  buildNotFoundError,
  requirePageOn,
} from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/special-offer.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { offerHead } from "#app/features/special-offers/offer-heads.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const section = findOfferSection(params.section);
  if (section === null) throw buildNotFoundError(url);
  const { ports, facts } = requirePageOn({ context, url }, "specialOffer");
  const answer = buildOfferAnswer(ports, facts, section, params.id);
  if (answer.kind === "unknown") throw buildNotFoundError(url);
  if (answer.kind === "moved") throw redirect(answer.address + url.search, 301);
  const { page } = answer;
  const status = page.kind === "ended" ? 410 : 200;
  const packed = await withHead({ context, url }, page, offerHead);
  return data(packed, { status });
}

export default function SpecialOffer() {
  const page = usePageData<typeof loader>();
  if (page.kind === "locked") return <LockedOfferPage />;
  if (page.kind === "ended") return <EndedOfferPage page={page} />;
  return <OfferPage page={page} />;
}
