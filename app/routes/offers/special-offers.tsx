import { OffersPage } from "#app/features/special-offers/offers-page.tsx";
import {
  offersHead,
  offersPage,
} from "#app/features/special-offers/offers-pages.server.ts";
import type { LoadContext } from "#app/ports.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

interface OffersArgs {
  readonly url: URL;
  readonly context: LoadContext;
  readonly params: { readonly section?: string };
}

/** One module for the index and its three sections. */
export async function loader({ url, context, params }: OffersArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "specialOffers");
  const page = requirePage(offersPage(ports, facts, params), url);
  return withHead({ context, url }, page, offersHead);
}

export default function SpecialOffers() {
  return <OffersPage page={usePageData<typeof loader>()} />;
}
