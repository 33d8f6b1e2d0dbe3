import { PlansPage } from "#app/features/protection-plans/plans-page.tsx";
import {
  plansHead,
  plansPage,
} from "#app/features/protection-plans/plans.server.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/protection-plans.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn(
    { context, url },
    "vehicleProtectionPlans",
  );
  const page = requirePage(plansPage(ports, facts), url);
  return withHead({ context, url }, page, plansHead);
}

export default function Plans() {
  return <PlansPage page={usePageData<typeof loader>()} />;
}
