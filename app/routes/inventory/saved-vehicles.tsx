import { changeSaved } from "#app/features/saved-vehicles/change-saved.server.ts";
import { savedPage } from "#app/features/saved-vehicles/saved-page.server.ts";
import {
  getTitleKey,
  SavedPage,
} from "#app/features/saved-vehicles/saved-page.tsx";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { areCookiesRefused } from "#app/site/visitor/cookie-check.server.ts";
import type { Route } from "./+types/saved-vehicles.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { siteTexts, withHead } from "#app/site/head/page-head.server.ts";
import { savedCopy } from "#app/features/saved-vehicles/copy.ts";

export { buildUnlistedHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await savedPage(
    context.get(portsContext),
    context.get(requestContext),
    {
      query: url.searchParams,
      areCookiesRefused: areCookiesRefused(context.get(requestContext), url),
    },
  );
  return withHead({ context, url }, page, (page, site) => ({
    title: siteTexts(savedCopy, site)(getTitleKey(page)),
    description: null,
  }));
}

export function action({ request, url, context }: Route.ActionArgs) {
  return changeSaved(context.get(portsContext), context.get(requestContext), {
    request,
    url,
  });
}

export default function SavedVehicles() {
  return <SavedPage page={usePageData<typeof loader>()} />;
}
