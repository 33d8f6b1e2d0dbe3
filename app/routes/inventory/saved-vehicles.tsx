import { useLoaderData } from "react-router";
import { changeSaved } from "#app/features/saved-vehicles/change-saved.server.ts";
import { savedPage } from "#app/features/saved-vehicles/saved-page.server.ts";
import { SavedPage } from "#app/features/saved-vehicles/saved-page.tsx";
import { portsContext, requestContext } from "#app/ports.ts";
import { packPageData, unpackPageData } from "#app/site/shell/page-data.ts";
import type { Route } from "./+types/saved-vehicles.ts";

export { unlistedPage as headers } from "#app/site/garage/unlisted-page.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = await savedPage(
    context.get(portsContext),
    context.get(requestContext),
    url.searchParams,
  );
  return packPageData(page);
}

export function action({ request, context }: Route.ActionArgs) {
  return changeSaved(
    context.get(portsContext),
    context.get(requestContext),
    request,
  );
}

export default function SavedVehicles() {
  return <SavedPage page={unpackPageData(useLoaderData<typeof loader>())} />;
}
