import { redirect } from "react-router";
import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import { addLanguage } from "#app/domain/address/printed-address.ts";
import { getCompareAddress } from "#app/domain/saved-vehicles/shortlist.ts";
import { changeCompared } from "#app/features/compare/change-compared.server.ts";
import {
  readAskedVins,
  comparePage,
} from "#app/features/compare/compare-page.server.ts";
import { ComparePage } from "#app/features/compare/compare-page.tsx";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { areCookiesRefused } from "#app/site/visitor/cookie-check.server.ts";
import type { Route } from "./+types/compare.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { siteTexts, withHead } from "#app/site/head/page-head.server.ts";
import { compareCopy } from "#app/features/compare/copy.ts";

export { buildUnlistedHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  // Checkboxes send a key each; the address to share has one.
  if (url.searchParams.getAll("vins").length > 1)
    throw redirect(
      addClickIdentifiers(
        addLanguage(
          getCompareAddress(readAskedVins(url.searchParams)),
          context.get(requestContext).language,
        ),
        url.searchParams,
      ),
      302,
    );
  const page = await comparePage(
    context.get(portsContext),
    context.get(requestContext),
    {
      query: url.searchParams,
      areCookiesRefused: areCookiesRefused(context.get(requestContext), url),
    },
  );
  return withHead({ context, url }, page, (_page, site) => ({
    title: siteTexts(compareCopy, site)("title"),
    description: null,
  }));
}

export function action({ request, url, context }: Route.ActionArgs) {
  return changeCompared(
    context.get(portsContext),
    context.get(requestContext),
    { request, url },
  );
}

export default function Compare() {
  return <ComparePage page={usePageData<typeof loader>()} />;
}
