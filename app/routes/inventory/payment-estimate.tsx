import { data, redirect } from "react-router";
import { EstimatePage } from "#app/features/payment-estimator/page/estimate-page.tsx";
import { estimatePage } from "#app/features/payment-estimator/page/estimate-page.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { buildNotFoundError } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/payment-estimate.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { estimateHead } from "#app/features/payment-estimator/page/estimate-head.server.ts";

/** What somebody works out is theirs: in no cache and in no search engine. */
export { buildUnlistedHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const answer = await estimatePage(
    context.get(portsContext),
    context.get(requestContext),
    params.vin,
    url.searchParams,
  );
  if (answer.status === "unknown") throw buildNotFoundError(url);
  if (answer.status === "moved") throw redirect(answer.location, 302);
  if (url.pathname !== answer.address)
    throw redirect(answer.address + url.search, 301);
  // Assumption A41.
  const isPrivate = answer.page.state.kind === "private";
  const packed = await withHead({ context, url }, answer.page, estimateHead);
  return data(packed, { status: isPrivate ? 404 : 200 });
}

export default function PaymentEstimate() {
  return <EstimatePage page={usePageData<typeof loader>()} />;
}
