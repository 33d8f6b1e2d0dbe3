import { changeSaved } from "#app/features/saved-vehicles/change-saved.server.ts";
import { savedPage } from "#app/features/saved-vehicles/saved-page.server.ts";
import { SavedPage } from "#app/features/saved-vehicles/saved-page.tsx";
import { portsContext, requestContext } from "#app/ports.ts";
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
    { query: url.searchParams },
  );
  return withHead({ context, url }, page, (page, site) => ({
    title: siteTexts(savedCopy, site)(page.isShared ? "titleShared" : "title"),
    description: null,
  }));
}

export function action({ request, context }: Route.ActionArgs) {
  return changeSaved(
    context.get(portsContext),
    context.get(requestContext),
    request,
  );
}

export default function SavedVehicles() {
  return <SavedPage page={usePageData<typeof loader>()} />;
}
