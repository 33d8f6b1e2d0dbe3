import { BuyHerePayHerePage } from "#app/features/auto-financing/buy-here-pay-here-page.tsx";
import { buyHerePayHerePage } from "#app/features/auto-financing/buy-here-pay-here.server.ts";
import { portsContext, requestContext } from "#app/ports.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/auto-financing-buy-here-pay-here.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { sectionsHead } from "#app/site/sections/section-things.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const ports = context.get(portsContext);
  requirePageOn(ports.profile, "buyHerePayHere", url);
  const page = buyHerePayHerePage(ports, context.get(requestContext));
  return withHead({ context, url }, page, sectionsHead);
}

export default function BuyHerePayHere() {
  return <BuyHerePayHerePage page={usePageData<typeof loader>()} />;
}
