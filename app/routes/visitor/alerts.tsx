import { AlertsPage } from "#app/features/alerts/alerts-page.tsx";
import {
  alertsHead,
  alertsPage,
  changeAlerts,
} from "#app/features/alerts/alerts.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { requirePage } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/alerts.ts";

export { buildUnlistedHeaders as headers } from "#app/site/page/private-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const page = await alertsPage(
    context.get(portsContext),
    context.get(requestContext),
    params,
  );
  return withHead({ context, url }, requirePage(page, url), alertsHead);
}

export async function action({
  request,
  url,
  context,
  params,
}: Route.ActionArgs) {
  const answer = await changeAlerts(
    context.get(portsContext),
    context.get(requestContext),
    { key: params.key, request },
  );
  return requirePage(answer, url);
}

export default function Alerts() {
  return <AlertsPage page={usePageData<typeof loader>()} />;
}
