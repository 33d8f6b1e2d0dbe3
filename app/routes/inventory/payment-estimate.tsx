import { data, redirect } from "react-router";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import { EstimatePage } from "#app/features/payment-estimator/page/estimate-page.tsx";
import {
  estimateHead,
  estimatePage,
} from "#app/features/payment-estimator/page/estimate-page.server.ts";
import { keepTerms } from "#app/features/payment-estimator/page/keep-terms.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/payment-estimate.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

/** What somebody works out is theirs: in no cache and in no search engine. */
export { buildUnlistedHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const answer = await estimatePage(
    context.get(portsContext),
    context.get(requestContext),
    { vin: params.vin, query: url.searchParams },
  );
  const page = requirePage(answer, url);
  if (page.kind === "sold")
    throw redirect(
      addClickIdentifiers(page.vehicleAddress, url.searchParams),
      302,
    );
  if (url.pathname !== page.address)
    throw redirect(page.address + url.search, 301);
  const packed = await withHead({ context, url }, page, estimateHead);
  // Assumption A41.
  return data(packed, { status: page.kind === "private" ? 404 : 200 });
}

/** "Use these terms on every car". */
export async function action({
  request,
  url,
  context,
  params,
}: Route.ActionArgs) {
  const answer = await keepTerms(
    context.get(portsContext),
    context.get(requestContext),
    params.vin,
    { request, url },
  );
  return requirePage(answer, url);
}

export default function PaymentEstimate() {
  return <EstimatePage page={usePageData<typeof loader>()} />;
}
