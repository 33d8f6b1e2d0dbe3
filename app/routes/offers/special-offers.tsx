import { OffersPage } from "#app/features/special-offers/offers-page.tsx";
import { offersPage } from "#app/features/special-offers/offers-pages.server.ts";
import { findOfferSection } from "#app/features/special-offers/ways-on.server.ts";
import type { LoadContext } from "#app/ports.ts";
import {
  buildNotFoundError,
  requirePageOn,
} from "#app/site/page/page-not-found.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { sectionsHead } from "#app/site/sections/section-things.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

interface OffersArgs {
  readonly url: URL;
  readonly context: LoadContext;
  readonly params: { readonly section?: string };
}

/** One module for the index and its three sections. */
export async function loader({ url, context, params }: OffersArgs) {
  const section = findOfferSection(params.section);
  if (section === null && params.section !== undefined)
    throw buildNotFoundError(url);
  const { ports, facts } = requirePageOn({ context, url }, "specialOffers");
  const page = offersPage(ports, facts, section);
  return withHead({ context, url }, page, sectionsHead);
}

export default function SpecialOffers() {
  return <OffersPage page={usePageData<typeof loader>()} />;
}
